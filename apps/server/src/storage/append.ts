import { type Append, Conflict, type TableEvent, Uncertain } from '@guildhall/tables'
import type { Kysely } from 'kysely'
import {
  ADD_ENTRIES,
  ADD_NOTICES,
  ENDS_OF_TABLES,
  NOTIFY,
  UPDATE_TABLES,
} from './append-statements.ts'
import { plainEntries, rowsOf } from './entry-rows.ts'
import type { Written } from './group-commit.ts'
import { valuesOfNotice } from './outbox.ts'
import { packIfDue } from './pack-log.ts'
import type { RowValues } from './row-statement.ts'
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
  const ids = appends.map(({ table }) => [table])
  const found = await ENDS_OF_TABLES.read(db, storage.kind, ids)
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
    (append.notices ?? []).map((notice) => valuesOfNotice(append.table, notice)),
  )
  await ADD_ENTRIES.run(db, kind, entries.map(valuesOfEntry))
  if (names.length > 0) await db.insertInto('seat_names').values(names).execute()
  await UPDATE_TABLES.run(db, kind, additions.map(valuesOfTable))
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
  await ADD_NOTICES.run(db, kind, notices)
  if (kind === 'postgres') await NOTIFY.run(db, kind, additions.map(saidOf))
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

const valuesOfEntry = (row: EntryRow): RowValues => [
  ...[row.table_id, row.number, row.at, row.request_id, row.person, row.body, row.hash],
]

/** As `UPDATE_TABLES` takes them. */
function valuesOfTable({ append, rows }: Addition): RowValues {
  const { status, waitingFor, due, turns, outcome } = append.summary
  const { number = 0, at = 0, hash = '' } = rows.at(-1) ?? {}
  const ended = isOver(append) ? at : null
  return [
    ...[append.table, status, number, hash, waitingFor, due, turns],
    ...[outcome && JSON.stringify(outcome), at, ended],
  ]
}

const saidOf = ({ append: { table, entries } }: Addition): RowValues => [
  ...[CHANNEL, `${table}:${entries.at(-1)?.number}`],
]
