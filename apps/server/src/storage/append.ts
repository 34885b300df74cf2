import { type Append, Conflict, type TableEvent, Uncertain } from '@guildhall/tables'
import { type Kysely, sql } from 'kysely'
import { plainEntries, rowsOf } from './entry-rows.ts'
import type { Written } from './group-commit.ts'
import { noticeRow } from './outbox.ts'
import { packIfDue } from './pack-log.ts'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'
import { CHANNEL } from './table-listener.ts'
import type { EntryRow, SeatName } from './table-rows.ts'

/** What one append adds, checked against what is stored. */
interface Addition {
  readonly append: Append
  readonly rows: readonly EntryRow[]
  readonly names: readonly SeatName[]
  /** The last entry that was stored before. */
  readonly before: number
  /** Whether the game was over before. */
  readonly wasOver: boolean
}

/**
 * Writes several appends in one transaction. Each is checked separately: one that comes too late is
 * a conflict, and the others are written. Rejects if none was.
 */
export async function writeTogether(
  storage: Storage,
  appends: readonly Append[],
): Promise<Written> {
  try {
    return await inTransaction(storage, (db) => writeAll(storage, db, appends))
  } catch (error) {
    if (storage.refusal(error) !== 'duplicate') throw error
    // One of them was written before. Trying each alone finds it.
    const [only, ...more] = appends
    if (only === undefined || more.length === 0) return [new Conflict('it was written before')]
    const written: (Error | null)[] = []
    for (const append of appends) {
      written.push(...(await writeTogether(storage, [append]).catch((reason) => [asError(reason)])))
    }
    return written
  }
}

const asError = (reason: unknown): Error =>
  reason instanceof Error ? reason : new Error(String(reason))

/** Distinguishes an uncertain commit from a refused one. */
async function inTransaction<T>(
  { db, refusal }: Storage,
  work: (db: Kysely<Schema>) => Promise<T>,
): Promise<T> {
  let committing = false
  try {
    return await db.transaction().execute(async (transaction) => {
      const result = await work(transaction)
      committing = true
      return result
    })
  } catch (error) {
    if (committing && refusal(error) === null) throw new Uncertain(String(error))
    throw error
  }
}

async function writeAll(
  storage: Storage,
  db: Kysely<Schema>,
  appends: readonly Append[],
): Promise<Written> {
  const found = await db
    .selectFrom('tables')
    .select(['id', 'leader', 'number', 'hash', 'ended'])
    .where(
      'id',
      'in',
      appends.map(({ table }) => table),
    )
    // In a fixed order, to avoid deadlocks between processes.
    .orderBy('id')
    .$if(storage.kind === 'postgres', (query) => query.forUpdate())
    .execute()
  const tables = new Map(found.map((row) => [row.id, row]))
  const additions: Addition[] = []
  const written = appends.map((append) => {
    const table = tables.get(append.table)
    if (table === undefined) return new Conflict(`there is no table ${append.table}`)
    if (table.leader !== append.leader) return new Conflict(`led by ${table.leader}`)
    if (append.entries[0]?.number !== table.number + 1) return new Conflict(`at ${table.number}`)
    const { plain, names } = plainEntries(table.id, append.entries)
    const rows = rowsOf(table.id, table.hash, plain)
    additions.push({ append, rows, names, before: table.number, wasOver: table.ended !== null })
    return null
  })
  if (additions.length > 0) await addAll(storage, db, additions)
  for (const { append, before, wasOver } of additions) {
    const last = append.entries.at(-1)?.number ?? before
    await packIfDue(db, append.table, { before, last, ends: !wasOver && isOver(append) })
  }
  return written
}

async function addAll(
  { kind }: Storage,
  db: Kysely<Schema>,
  additions: readonly Addition[],
): Promise<void> {
  const entries = additions.flatMap(({ rows }) => rows)
  const names = additions.flatMap((addition) => addition.names)
  const chairs = additions
    .filter(changesSeatHolders)
    .flatMap(({ append }) => seatHolderRows(append))
  const notices = additions.flatMap(({ append }) =>
    (append.notices ?? []).map((notice) => noticeRow(append.table, notice)),
  )
  await db.insertInto('entries').values(entries).execute()
  if (names.length > 0) await db.insertInto('seat_names').values(names).execute()
  await updateTables(db, additions)
  if (chairs.length > 0) {
    await db
      .insertInto('chairs')
      .values(chairs)
      .onConflict((conflict) =>
        conflict.columns(['table_id', 'seat']).doUpdateSet(({ ref }) => ({
          person: ref('excluded.person'),
          name: ref('excluded.name'),
          bot: ref('excluded.bot'),
        })),
      )
      .execute()
  }
  if (notices.length > 0) {
    await db
      .insertInto('outbox')
      .values(notices)
      .onConflict((conflict) => conflict.column('dedupe').doNothing())
      .execute()
  }
  if (kind === 'postgres') await notify(db, additions)
}

/** By the kind of event, so that a new kind does not compile until it is handled here. */
const CHANGES_SEAT_HOLDERS: Readonly<Record<TableEvent['type'], boolean>> = {
  seated: true,
  freed: true,
  botSeated: true,
  handed: true,
  reclaimed: true,
  passed: true,
  hosted: false,
  paced: false,
  arranged: false,
  started: false,
  played: false,
  undone: false,
  offered: false,
  proposed: false,
  agreed: false,
  declined: false,
  takenBack: false,
  waited: false,
  closed: false,
  rematch: false,
}

const changesSeatHolders = ({ append }: Addition): boolean =>
  append.entries.some(({ event }) => CHANGES_SEAT_HOLDERS[event.type])

const seatHolderRows = ({ table, summary }: Append) =>
  summary.chairs.map((holder, seat) => ({ table_id: table, seat, ...holder }))

const isOver = ({ summary: { status } }: Append): boolean =>
  status === 'over' || status === 'closed'

/** One statement for all of them, which both databases understand. */
async function updateTables(db: Kysely<Schema>, additions: readonly Addition[]): Promise<void> {
  const rows = additions.map(({ append, rows }) => {
    const { table } = append
    const { status, waitingFor, due, turns, outcome } = append.summary
    const { number = 0, at = 0, hash = '' } = rows.at(-1) ?? {}
    const text = (value: string | null) => sql`cast(${value} as text)`
    const whole = (value: number | null) => sql`cast(${value} as bigint)`
    const ended = isOver(append) ? at : null
    return sql`(${sql.join([
      ...[text(table), text(status), whole(number), text(hash), text(waitingFor), whole(due)],
      ...[whole(turns), text(outcome && JSON.stringify(outcome)), whole(at), whole(ended)],
    ])})`
  })
  await sql`
    with fresh (id, status, number, hash, waiting_for, due, turns, outcome, updated, ended)
      as (values ${sql.join(rows)})
    update tables set status = fresh.status, number = fresh.number, hash = fresh.hash,
      waiting_for = fresh.waiting_for, due = fresh.due, turns = fresh.turns,
      outcome = fresh.outcome, updated = fresh.updated,
      ended = coalesce(tables.ended, fresh.ended), fault = null, fault_at = null,
      silent_since = null, network = case when fresh.ended is null then tables.network end
    from fresh where tables.id = fresh.id`.execute(db)
}

/** Sent with the commit. */
async function notify(db: Kysely<Schema>, additions: readonly Addition[]): Promise<void> {
  const said = additions.map(
    ({ append: { table, entries } }) => sql`(${`${table}:${entries.at(-1)?.number}`})`,
  )
  await sql`select pg_notify(${CHANNEL}, said) from (values ${sql.join(said)}) as all_said (said)`.execute(
    db,
  )
}
