import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StoredEntry, Summary } from '@guildhall/tables'
import { makeTable, type TableWish } from '../storage/make-table.ts'
import type { Storage } from '../storage/storage.ts'

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

/** A table of two at the first game on the shelf, or as the wish says. */
export async function addTable(
  storage: Storage,
  host: string,
  wish: Partial<TableWish> = {},
): Promise<string> {
  const made = await makeTable(
    storage,
    {
      ...{ game: 'red-cathedral', players: 2, options: {}, host, title: '' },
      ...{ visibility: 'public', spectators: true, ...wish },
    },
    1000,
  )
  if (!made.ok) throw new Error(JSON.stringify(made.problems))
  return made.value
}

/** A small entry of that number. */
export const entry = (number: number, more: Partial<StoredEntry> = {}): StoredEntry => ({
  ...{ number, at: 1000 + number, fact: { type: 'waited', ms: number } },
  ...{ requestId: null, person: null, ...more },
})

export const summary = (more: Partial<Summary> = {}): Summary => ({
  ...{ status: 'open', chairs: [], waitingFor: null, due: null, turns: 0, outcome: null, ...more },
})
