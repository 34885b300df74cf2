import type { Change } from './changed-server.ts'

/** A fault by which a server would leak what is hidden, and where that must be noticed. */
interface Leak extends Change {
  readonly what: string
  /** In the name of a channel that must differ. */
  readonly noticed: RegExp
}

const TABLES = 'packages/tables/src'
const SERVER = 'apps/server/src'

/** A sum over all that a table knows. */
const SUM = `[...JSON.stringify(table.play?.state ?? null)].reduce(
  (sum, c) => (sum * 31 + c.charCodeAt(0)) % 1_000_003, 0)`

export const LEAKS: readonly Leak[] = [
  {
    what: 'the state, in a header',
    file: `${SERVER}/routes/chat-routes.ts`,
    from: `async handle({ services, person, params }) {
      await visibleTable(services, params.table, person)
      return services.chat`,
    to: `async handle({ services, person, params, reply }) {
      const liveTable = await visibleTable(services, params.table, person)
      reply.header('x-sum', await liveTable.read((table) => String(${SUM})))
      return services.chat`,
    noticed: /talk before to Nobody/,
  },
  {
    what: 'what other seats see, in the view',
    file: `${SERVER}/routes/table-routes.ts`,
    from: 'viewTable(table, { person: person?.id ?? null }, services.time.now()),',
    to: `({
          ...viewTable(table, { person: person?.id ?? null }, services.time.now()),
          all: [0, 1, 2].map((seat) => table.play?.game.view(table.play.state, seat)),
        }),`,
    noticed: /^\/api\/tables\/[\w-]+ before to Nobody/,
  },
  {
    what: 'the state, in the chance of a hint',
    file: `${TABLES}/hint.ts`,
    from: 'seed: `hint ',
    to: `seed: \`\${${SUM}} `,
    noticed: /^hint to (Anna|Boris|Clara)/,
  },
  {
    what: 'the state, in the news',
    file: `${SERVER}/socket/news.ts`,
    from: '{"type":"news",',
    to: `{"type":"news","sum":\${((table: Table) => ${SUM})(this.#table)},`,
    noticed: /^news frames to Stranger/,
  },
  {
    what: 'what another seat drew, in what was missed',
    file: `${TABLES}/missed.ts`,
    from: 'missed.push(viewEntry(then, entry, viewerAt(then)))',
    to: 'missed.push(...[0, 1, 2].map((seat) => viewEntry(then, entry, seat)))',
    noticed: /^table frames to Stranger/,
  },
  {
    what: 'what another seat drew, in the log',
    file: `${SERVER}/reading/reader.ts`,
    from: 'events.push(viewEntry(state, entry, viewer(state)))',
    // One of each entry: a page ends after a number of them.
    to: `events.push(Object.assign(viewEntry(state, entry, viewer(state)), {
        all: [0, 1, 2].map((seat) => viewEntry(state, entry, seat)),
      }))`,
    noticed: /log before to Nobody/,
  },
  {
    what: 'how long something is that means nothing, in a refusal',
    file: `${TABLES}/decide.ts`,
    from: 'export function decide(',
    to: `export function decide(...what: Parameters<typeof decideWell>): TableDecision {
  const decided = decideWell(...what)
  if (decided.ok) return decided
  const table = what[0]
  const code = decided.refusal.code + ' '.repeat((${SUM}) % 9973)
  return { ok: false, refusal: { ...decided.refusal, code } as never }
}
function decideWell(`,
    noticed: /^refusal 2 to (Anna|Boris|Clara)/,
  },
  {
    what: 'the hash of what was stored last, in a list of tables',
    file: `${SERVER}/tables/table-lists.ts`,
    from: 'updated: row.updated,',
    to: 'updated: row.updated, hash: row.hash,',
    noticed: /me\/tables before to (Anna|Boris|Clara)/,
  },
  {
    what: 'what others did, in somebody’s own data',
    file: `${SERVER}/storage/personal-pages.ts`,
    from: 'entry.person === person',
    to: 'entry.person !== null',
    noticed: /me\/data before to (Anna|Boris|Clara)/,
  },
  {
    what: 'the state, in a webhook',
    file: `${SERVER}/notify/notification.ts`,
    from: 'lines: lines.slice(-MOST),',
    to: `lines: lines.slice(-MOST),
    ...((table) => ({ sum: ${SUM} }))(new TableState(header, entries)),`,
    noticed: /^webhook to/,
  },
  {
    what: 'the state, in a mail',
    file: `${SERVER}/notify/mail.ts`,
    from: 'text: plain(notification),',
    to: 'text: plain(notification) + (notification as unknown as { sum: number }).sum,',
    noticed: /^mail to/,
  },
  {
    what: 'how long a notification is, in a push',
    file: `${SERVER}/notify/push.ts`,
    from: 'JSON.stringify(notification),',
    to: `JSON.stringify({ ...notification, sum: 0 }) +
        ' '.repeat((notification as unknown as { sum: number }).sum % 3001),`,
    noticed: /^size of the push to/,
  },
  {
    what: 'the file of a game that is not over',
    file: `${SERVER}/routes/table-routes.ts`,
    from: 'await liveTable.read(assertOver)',
    to: `const early = await liveTable.read((table) =>
        table.status === 'over' ? undefined : JSON.stringify(table.play?.log))
      if (early !== undefined) return early`,
    noticed: /file before to Nobody/,
  },
  {
    what: 'a replay of a game that is not over',
    file: `${SERVER}/routes/table-routes.ts`,
    from: 'const { game } = await liveTable.read((table) => {',
    to: `const early = await liveTable.read((table) =>
        table.status === 'over' ? undefined : table.play?.log.steps.map((one) => one.command))
      if (early !== undefined) return early
      const { game } = await liveTable.read((table) => {`,
    noticed: /replay\?step=1 before to Nobody/,
  },
  {
    what: 'all that is stored, to an administrator',
    file: `${SERVER}/routes/admin-routes.ts`,
    from: 'if (live && table.fault === null) return',
    to: `if (live && table.fault === '') return`,
    noticed: /export to Administrator/,
  },
  {
    what: 'the state, in the log of the server',
    file: `${SERVER}/chat/chat.ts`,
    from: 'const line = { table_id: table,',
    to: `this.#services().log.info({ sum: await liveTable.read((table) => ${SUM}) })
    const line = { table_id: table,`,
    noticed: /^log of the server/,
  },
  {
    what: 'the state, in the measurements',
    file: `${SERVER}/chat/chat.ts`,
    from: 'const { number } = await this.#write(',
    to: `const sum = await liveTable.read((table) => ${SUM})
    this.#services().metrics.requests.inc({ outcome: String(sum) })
    const { number } = await this.#write(`,
    noticed: /^metrics to Administrator/,
  },
]
