import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Append, StoredEntry, Summary } from '@guildhall/tables'
import { insertTable, type TableSpec } from '../storage/insert-table.ts'
import type { Storage } from '../storage/storage.ts'
import { TableStore } from '../storage/table-store.ts'

/** An empty folder of its own, and how to be rid of it. */
export function scratchFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-'))
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

export async function addPerson({ db }: Storage, id: string, name = id): Promise<string> {
  await db
    .insertInto('people')
    .values({
      ...{ id, name, kind: 'account', email: `${id}@example.org`, locale: 'en' },
      ...{ created: 1, seen: 1, deleted: null },
    })
    .execute()
  return id
}

/** A table of two at the first game in the registry, or as specified. */
export async function addTable(
  storage: Storage,
  host: string,
  command: Partial<TableSpec> = {},
): Promise<string> {
  const made = await insertTable(
    storage,
    {
      ...{ game: 'red-cathedral', players: 2, options: {}, host, title: '' },
      ...{ visibility: 'public', spectators: true, ...command },
    },
    1000,
  )
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

/** Tables of a person `ann`, all led by a process `p1` that lives until 7000. */
export async function ledTables(storage: Storage, count: number) {
  const store = new TableStore(storage, 'http://127.0.0.1:1')
  await store.heartbeat('p1', 1000, 7000)
  await addPerson(storage, 'ann')
  const tables: string[] = []
  for (let i = 0; i < count; i++) {
    const table = await addTable(storage, 'ann')
    await store.lead(table, 'p1', 1000)
    tables.push(table)
  }
  return { store, tables }
}

/** A table of a person `ann`, led by a process `p1`. */
export async function ledTable(storage: Storage) {
  const { store, tables } = await ledTables(storage, 1)
  return { store, table: tables[0] ?? '' }
}

/** A small entry of that number. */
export const entry = (number: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ number, at: 1000 + number, event: { type: 'waited', ms: number } },
  ...{ requestId: null, person: null, ...more },
})

export const summary = (more: Partial<Summary> = {}): Summary => ({
  ...{ status: 'open', chairs: [], waitingFor: null, due: null, turns: 0 },
  ...{ outcome: null, ...more },
})

/** One small entry of process `p1`, or what else is said. */
export const append = (table: string, number: number, more: Partial<Append> = {}): Append => ({
  ...{ table, leader: 'p1', entries: [entry(number)], summary: summary(), ...more },
})
