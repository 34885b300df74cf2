import { NO_SEAT, type StoredEntry, type TableEvent } from '@guildhall/tables'
import { hashAfter, type PlainEntry } from './hash-chain.ts'
import type { EntryRow, SeatName } from './table-rows.ts'

/** JSON has no line feed of its own. */
const BETWEEN = '\n'

/** An event without the name of a person, and that name. */
function withoutName(event: TableEvent): {
  readonly body: string
  readonly named: GivenName | null
} {
  const person = personNamed(event)
  if (person === null || !('name' in event)) return { body: JSON.stringify(event), named: null }
  const { name = '', ...rest } = event
  return { body: JSON.stringify(rest), named: { person, name } }
}

/** Whose name an event contains. */
function personNamed(event: TableEvent): string | null {
  if (event.type === 'seated') return event.person
  return event.type === 'proposed' && event.seat === NO_SEAT ? (event.asker ?? null) : null
}

type GivenName = Pick<SeatName, 'person' | 'name'>

/** Entries as they go into the chain, and the names beside it. */
export function plainEntries(
  table: string,
  entries: readonly StoredEntry[],
): { readonly plain: PlainEntry[]; readonly names: SeatName[] } {
  const names: SeatName[] = []
  const plain = entries.map(({ number, at, event, requestId, person }) => {
    const { body, named } = withoutName(event)
    if (named !== null) names.push({ table_id: table, number, ...named })
    return { number, at, request_id: requestId, person, body }
  })
  return { plain, names }
}

/** The rows of entries that follow the hash `before`: one for what a request led to. */
export function rowsOf(table: string, before: string, entries: readonly PlainEntry[]): EntryRow[] {
  let hash = before
  return together(entries).map((run) => {
    hash = hashAfter(hash, run)
    const [{ at, person } = { at: 0, person: null }] = run
    const { number = 0, request_id = null } = run.at(-1) ?? {}
    const body = run.map((entry) => entry.body).join(BETWEEN)
    return { table_id: table, number, at, request_id, person, body, hash }
  })
}

/** Entries of one person and moment; the id of a request stands with its last. */
function together(entries: readonly PlainEntry[]): PlainEntry[][] {
  const runs: PlainEntry[][] = []
  let last: PlainEntry | undefined
  for (const entry of entries) {
    const isSame = last?.request_id === null && last.at === entry.at && last.person === entry.person
    if (isSame) runs.at(-1)?.push(entry)
    else runs.push([entry])
    last = entry
  }
  return runs
}

/** The entries of a row. A damaged one may hold anything; its hash tells. */
export function entriesOfRow(row: EntryRow): PlainEntry[] {
  const { number, at, request_id, person } = row
  const bodies = String(row.body).split(BETWEEN)
  const first = number - bodies.length + 1
  return bodies.map((body, i) => ({
    ...{ number: first + i, at, person, body },
    request_id: first + i === number ? request_id : null,
  }))
}

/** The entry with the name that was given; a deleted name is empty. */
export function entryOf(plain: PlainEntry, name: string | undefined): StoredEntry {
  const { number, at, request_id: requestId, person } = plain
  const event: TableEvent = JSON.parse(plain.body)
  const whole = personNamed(event) === null ? event : { ...event, name: name ?? '' }
  return { number, at, event: whole, requestId, person }
}
