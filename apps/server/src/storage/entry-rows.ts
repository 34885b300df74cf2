import { NO_SEAT, type StoredEntry, type TableEvent } from '@guildhall/tables'
import { nextHash } from './hash-chain.ts'
import type { EntryRow, SeatName } from './schema.ts'

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

/** The rows of entries that follow the hash `before`, and the hash of the last one. */
export function rowsOf(
  table: string,
  before: string,
  entries: readonly StoredEntry[],
): { readonly rows: EntryRow[]; readonly names: SeatName[]; readonly hash: string } {
  const rows: EntryRow[] = []
  const names: SeatName[] = []
  let hash = before
  for (const { number, at, event, requestId, person } of entries) {
    const { body, named } = withoutName(event)
    const row = { number, at, request_id: requestId, person, body }
    hash = nextHash(hash, row)
    rows.push({ table_id: table, ...row, hash })
    if (named !== null) names.push({ table_id: table, number, ...named })
  }
  return { rows, names, hash }
}

/** The entry of a row, with the name that was given; a deleted name is empty. */
export function entryOf(row: EntryRow, name: string | null): StoredEntry {
  const { number, at, request_id: requestId, person } = row
  const event: TableEvent = JSON.parse(row.body)
  const whole = personNamed(event) === null ? event : { ...event, name: name ?? '' }
  return { number, at, event: whole, requestId, person }
}
