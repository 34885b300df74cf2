// What games take on the disk, and how long it takes to open one:
// `npx tsx apps/server/src/testing/measure-storage.ts [GAMES]`. The figures are in bench/README.md.
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { greedy, random, simulateGame } from '@guildhall/bots'
import type { AnyLog } from '@guildhall/kernel'
import { GAMES } from '@guildhall/registry'
import { type StoredEntry, type TableEvent, TableState } from '@guildhall/tables'
import { sql } from 'kysely'
import { plainEntries, rowsOf } from '../storage/entry-rows.ts'
import { openStorage } from '../storage/open-storage.ts'
import type { Storage } from '../storage/storage.ts'
import type { EntryRow } from '../storage/table-rows.ts'
import { TableStore } from '../storage/table-store.ts'
import { addPerson, addTable, scratchFolder, summary } from './stored-tables.ts'

const PLAYERS = 4
const GAME = 'red-cathedral'
const LEADER = 'p1'
const PEOPLE = Array.from({ length: PLAYERS }, () => randomUUID())
const LONG = 1000
const OPENINGS = 60
const count = Number(process.argv[2] ?? 30)

const definition = GAMES.find(({ definition: { id } }) => id === GAME)?.definition
if (definition === undefined) throw new Error(`there is no game ${GAME}`)
const options = definition.automatic
const created = definition.create({ players: PLAYERS, options })
if (!created.ok) throw new Error(JSON.stringify(created.problems))
const game = created.value

const logOf = (bot: 'random' | 'greedy', seed: number): AnyLog => {
  const bots = PEOPLE.map(() => (bot === 'random' ? random : greedy()))
  const { log } = simulateGame(game, bots, seed, { keepLog: true })
  if (log === undefined) throw new Error('the log was not kept')
  return log
}

/** The requests that lead to a game: one for each decision, or one for all of a seat in a row. */
function requestsOf({ setup, steps }: AnyLog, by: 'decision' | 'turn'): StoredEntry[][] {
  const events: TableEvent[] = [
    ...PEOPLE.map((person, seat) => ({ type: 'seated', seat, person, name: 'Ann' }) as const),
    { type: 'started', setup },
    ...steps.map((step) => ({ type: 'played', ...step }) as const),
  ]
  const requests: StoredEntry[][] = []
  let last: number | null = null
  for (const [i, event] of events.entries()) {
    const seat = event.type === 'played' || event.type === 'seated' ? event.seat : 0
    const isSame = by === 'turn' && event.type === 'played' && seat === last
    if (!isSame) requests.push([])
    const at = 1_790_000_000_000 + requests.length * 7001
    const entry = { number: i + 1, at, event, requestId: null, person: PEOPLE[seat] ?? null }
    requests.at(-1)?.push(entry)
    last = event.type === 'played' ? seat : null
  }
  return requests.map((entries) =>
    entries.map((entry, i) =>
      i < entries.length - 1 ? entry : { ...entry, requestId: randomUUID() },
    ),
  )
}

/** Stores what one request led to. */
type Write = (table: string, entries: readonly StoredEntry[], ends: boolean) => Promise<void>

const packed = (store: TableStore): Write => {
  return (table, entries, ends) => {
    const status = ends ? 'over' : 'playing'
    return store.append({ table, leader: LEADER, entries, summary: summary({ status }) })
  }
}

/** As it was before there were packs: a row for each entry. */
const anEntryARow = ({ db }: Storage): Write => {
  return (table, entries) =>
    db.transaction().execute(async (transaction) => {
      const { hash } = await transaction
        .selectFrom('tables')
        .select('hash')
        .where('id', '=', table)
        .executeTakeFirstOrThrow()
      const rows: EntryRow[] = []
      for (const entry of entries) {
        const { plain } = plainEntries(table, [entry])
        rows.push(...rowsOf(table, rows.at(-1)?.hash ?? hash, plain))
      }
      const { number = 0, hash: last = hash } = rows.at(-1) ?? {}
      await transaction.insertInto('entries').values(rows).execute()
      await transaction
        .updateTable('tables')
        .set({ hash: last, number })
        .where('id', '=', table)
        .execute()
    })
}

/** The size of the file, and that of its pages that are in use. */
interface Weight {
  readonly file: number
  readonly used: number
}

/** Everybody plays at the same time; the last request of each game comes after the first weighing. */
async function store(games: readonly StoredEntry[][][], writer: (storage: Storage) => Write) {
  const { folder, remove } = scratchFolder()
  const storage = await openStorage({ folder })
  const store = new TableStore(storage, '')
  await store.heartbeat(LEADER, 1000, 7000)
  for (const person of PEOPLE) await addPerson(storage, person)
  const tables: string[] = []
  for (const _ of games) {
    const table = await addTable(storage, PEOPLE[0] ?? '', {
      game: GAME,
      players: PLAYERS,
      options,
    })
    await store.lead(table, LEADER, 1000)
    tables.push(table)
  }
  const weigh = async (): Promise<Weight> => {
    await sql`pragma wal_checkpoint(truncate)`.execute(storage.db)
    const { rows } = await sql<{ used: number }>`
      select (p.page_count - f.freelist_count) * s.page_size as used
      from pragma_page_count() as p, pragma_freelist_count() as f, pragma_page_size() as s`.execute(
      storage.db,
    )
    return { file: statSync(join(folder, 'guildhall.db')).size, used: rows[0]?.used ?? 0 }
  }
  const write = writer(storage)
  const empty = await weigh()
  const longest = Math.max(...games.map(({ length }) => length))
  for (let i = 0; i < longest; i++) {
    await Promise.all(
      games.map((requests, g) => {
        const entries = requests[i]
        return entries && i < requests.length - 1 ? write(tables[g] ?? '', entries, false) : null
      }),
    )
  }
  const live = await weigh()
  const opening = await openings(store, tables[0] ?? '')
  for (const [g, requests] of games.entries()) {
    await write(tables[g] ?? '', requests.at(-1) ?? [], true)
  }
  const weights = { empty, live, over: await weigh() }
  const { rows } = await sql<{ bytes: number }>`
    select sum(length(pack)) as bytes from packs group by table_id order by 1`.execute(storage.db)
  const openingOver = await openings(store, tables[0] ?? '')
  await storage.close()
  remove()
  return { weights, opening, openingOver, finished: rows.map(({ bytes }) => bytes) }
}

/** The median time of reading and folding a table, and how many entries it has. */
async function openings(store: TableStore, table: string) {
  const times: number[] = []
  let number = 0
  for (let i = 0; i < OPENINGS; i++) {
    const start = performance.now()
    const header = await store.header(table)
    if (header === null) throw new Error('there is no table')
    ;({ number } = new TableState(header, await store.entries(table, 0)))
    times.push(performance.now() - start)
  }
  const sorted = times.slice(OPENINGS / 3).toSorted((a, b) => a - b)
  return { number, ms: sorted[sorted.length >> 1] ?? 0, least: sorted[0] ?? 0 }
}

function words({ ms, least }: { readonly ms: number; readonly least: number }): string {
  return `${ms.toFixed(1)} ms (least ${least.toFixed(1)})`
}

for (const bot of ['random', 'greedy'] as const) {
  const logs = Array.from({ length: count }, (_, seed) => logOf(bot, seed))
  // The first is the one that is opened: the one nearest to a thousand entries.
  logs.sort((a, b) => Math.abs(a.steps.length - LONG) - Math.abs(b.steps.length - LONG))
  const decisions = logs.reduce((sum, { steps }) => sum + steps.length, 0)
  for (const by of ['decision', 'turn'] as const) {
    const games = logs.map((log) => requestsOf(log, by))
    for (const [how, writer] of [
      ['an entry a row', anEntryARow],
      ['packed', (storage: Storage) => packed(new TableStore(storage, ''))],
    ] as const) {
      const { weights, opening, openingOver, finished } = await store(games, writer)
      const { empty, live, over } = weights
      const each = (weight: Weight, of: keyof Weight, all: number) =>
        ((weight[of] - empty[of]) / all).toFixed(1)
      console.log(`${bot}, a request a ${by}, ${how}: ${decisions} decisions in ${count} games
  bytes a decision while they are played: ${each(live, 'used', decisions)} (file ${each(live, 'file', decisions)})
  once they are over: ${each(over, 'used', decisions)} (file ${each(over, 'file', decisions)})
  bytes a finished game: ${each(over, 'used', count)}; packs: median ${finished[finished.length >> 1] ?? 0}, most ${finished.at(-1) ?? 0}
  opening ${opening.number} entries: ${words(opening)}; once it is over: ${words(openingOver)}`)
    }
  }
}
