import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

/** How many messages before and after the reported one are stored with a report. */
const AROUND = 10

type NewReport = Omit<Schema['reports'], 'id' | 'handled' | 'handled_by'>

/** Stores a report with the chat as it is now, so that nothing is hidden by a removal. */
export async function storeReport(db: Kysely<Schema>, report: NewReport): Promise<void> {
  const id = randomUUID()
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('reports')
      .values({ ...report, id, handled: null, handled_by: null })
      .execute()
    const lines = await linesAround(transaction, report)
    if (lines.length === 0) return
    await transaction
      .insertInto('report_lines')
      .values(lines.map((line) => ({ ...line, report: id })))
      .execute()
  })
}

/** The messages around the reported one; the last ones where a seat is reported. */
async function linesAround(
  db: Kysely<Schema>,
  { table_id, line }: NewReport,
): Promise<Omit<Schema['report_lines'], 'report'>[]> {
  if (table_id === null) return []
  const until = line === null ? Number.MAX_SAFE_INTEGER : line + AROUND
  return db
    .selectFrom('chat')
    .select(['number', 'at', 'person', 'name', 'body'])
    .where('table_id', '=', table_id)
    .where('number', '<=', until)
    .where('number', '>=', line === null ? 0 : line - AROUND)
    .orderBy('number', 'desc')
    .limit(2 * AROUND + 1)
    .execute()
}

/** The words of a removed message are kept only as long as a report about it waits. */
export async function forgetRemoved(
  db: Kysely<Schema>,
  table: string,
  number: number,
): Promise<void> {
  await db
    .updateTable('chat')
    .set({ body: '' })
    .where('table_id', '=', table)
    .where('number', '=', number)
    .where('removed', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('reports')
            .select('reports.id')
            .where('reports.table_id', '=', table)
            .where('reports.line', '=', number)
            .where('reports.handled', 'is', null),
        ),
      ),
    )
    .execute()
}
