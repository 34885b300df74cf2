import type { Review } from '@guildhall/bots/coach'
import type { AnyCommand } from '@guildhall/kernel'
import { Conflict, type JournalStore, type StoredEntry } from '@guildhall/tables'
import { answer, entriesOf, reading, writing } from './database.ts'
import type { EntryRow, ReviewRow, TableRow } from './rows.ts'

/** The tables of this device, in the browser's own database. */
export const store: JournalStore = {
  append: ({ table, entries: added, summary }) =>
    writing(async ({ tables, entries }) => {
      const row: TableRow | undefined = await answer(tables.get(table))
      if (row === undefined) throw new Conflict('the table is gone')
      if (added[0]?.number !== row.number + 1) throw new Conflict(`it is at ${row.number}`)
      const { number, at } = added.at(-1) ?? added[0]
      const { fault: _, ...sound } = row
      for (const entry of added) entries.add(entryRow(table, entry))
      tables.put({ ...sound, number, updated: at, summary } satisfies TableRow)
    }),

  entries: (table, after) =>
    reading(async ({ entries }) => {
      const rows: EntryRow[] = await answer(entries.getAll(entriesOf(table, after)))
      return rows.map(({ table: _, fact, ...entry }): StoredEntry => ({ ...entry, event: fact }))
    }),

  quarantine: (table, reason) => change(table, (row) => ({ ...row, fault: reason })),
}

const entryRow = (table: string, { event, ...entry }: StoredEntry): EntryRow => ({
  ...entry,
  table,
  fact: event,
})

/** Inserts a new table with its first entries; an existing one of that id stays as it is. */
export const insertTable = (row: TableRow, first: readonly StoredEntry[]): Promise<void> =>
  writing(async ({ tables, entries }) => {
    if ((await answer(tables.getKey(row.id))) !== undefined) return
    tables.add(row)
    for (const entry of first) entries.add(entryRow(row.id, entry))
  })

export const rowOf = (table: string): Promise<TableRow | undefined> =>
  reading(({ tables }) => answer(tables.get(table)))

/** All tables, the one that was played at last first. */
export const allRows = (): Promise<TableRow[]> =>
  reading(async ({ tables }) => {
    const rows: TableRow[] = await answer(tables.getAll())
    return rows.toSorted((one, other) => other.updated - one.updated)
  })

/** The finished game of a table was uploaded to the server. */
export const markUploaded = (table: string, putAt: string): Promise<void> =>
  change(table, (row) => ({ ...row, putAt }))

/** The review of a table's game; null where there is none. */
export const loadReview = (table: string): Promise<Review<AnyCommand> | null> =>
  reading(async ({ reviews }) => {
    const row: ReviewRow | undefined = await answer(reviews.get(table))
    return row?.review ?? null
  })

export const saveReview = (table: string, review: Review<AnyCommand>): Promise<void> =>
  writing(async ({ reviews }) => {
    reviews.put({ table, review } satisfies ReviewRow)
  })

/** Deletes a table with its entries and its review. */
export const removeTable = (table: string): Promise<void> =>
  writing(async ({ tables, entries, reviews }) => {
    tables.delete(table)
    entries.delete(entriesOf(table))
    reviews.delete(table)
  })

const change = (table: string, to: (row: TableRow) => TableRow): Promise<void> =>
  writing(async ({ tables }) => {
    const row: TableRow | undefined = await answer(tables.get(table))
    if (row !== undefined) tables.put(to(row))
  })
