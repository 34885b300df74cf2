import type { StoredEntry, TableEvent } from '@guildhall/tables'
import { nextHash } from './chain.ts'
import type { EntryRow, SeatName } from './schema.ts'

/** What a fact says without the name of a person, and that name. */
function apart(fact: TableEvent): { readonly body: string; readonly named: NamedFact | null } {
  if (fact.type !== 'seated') return { body: JSON.stringify(fact), named: null }
  const { name, ...rest } = fact
  return { body: JSON.stringify(rest), named: { person: fact.person, name } }
}

type NamedFact = Pick<SeatName, 'person' | 'name'>

/** The rows of entries that follow the hash `before`, and the hash of the last one. */
export function rowsOf(
  table: string,
  before: string,
  entries: readonly StoredEntry[],
): { readonly rows: EntryRow[]; readonly names: SeatName[]; readonly hash: string } {
  const rows: EntryRow[] = []
  const names: SeatName[] = []
  let hash = before
  for (const { number, at, event: fact, requestId, person } of entries) {
    const { body, named } = apart(fact)
    const row = { number, at, request_id: requestId, person, body }
    hash = nextHash(hash, row)
    rows.push({ table_id: table, ...row, hash })
    if (named !== null) names.push({ table_id: table, number, ...named })
  }
  return { rows, names, hash }
}

/** The entry of a row, with the name that was given; a forgotten one is empty. */
export function entryOf(row: EntryRow, name: string | null): StoredEntry {
  const { number, at, request_id: requestId, person } = row
  const fact = JSON.parse(row.body) as TableEvent
  const whole: TableEvent = fact.type === 'seated' ? { ...fact, name: name ?? '' } : fact
  return { number, at, event: whole, requestId, person }
}
