import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

interface Wanted {
  readonly person?: string
  readonly only?: 'open' | undefined
  readonly page: number
}

/** What people have reported, the newest first, with names and the chat at the time. */
export async function listReports(
  db: Kysely<Schema>,
  { person, only, page }: Wanted,
  most: number,
) {
  const rows = await db
    .selectFrom('reports')
    .leftJoin('people as reporters', 'reporters.id', 'reports.reporter')
    .leftJoin('people as reported', 'reported.id', 'reports.person')
    .leftJoin('people as handlers', 'handlers.id', 'reports.handled_by')
    .selectAll('reports')
    .select(['reporters.name as reporter_name', 'reported.name as person_name'])
    .select('handlers.name as handled_by_name')
    .$if(person !== undefined, (query) => query.where('reports.person', '=', person ?? ''))
    .$if(only === 'open', (query) => query.where('reports.handled', 'is', null))
    .orderBy('reports.created', 'desc')
    .orderBy('reports.id')
    .limit(most + 1)
    .offset(page * most)
    .execute()
  const shown = rows.slice(0, most)
  const lines = await linesOf(db, shown)
  const reports = shown.map((report) => ({
    ...report,
    lines: lines.filter((line) => line.report === report.id).map(({ report: _, ...line }) => line),
  }))
  return { reports, more: rows.length > most }
}

/** With what has become of each message since. */
async function linesOf(db: Kysely<Schema>, reports: readonly Schema['reports'][]) {
  if (reports.length === 0) return []
  const rows = await db
    .selectFrom('report_lines')
    .innerJoin('reports', 'reports.id', 'report_lines.report')
    .leftJoin('chat', (join) =>
      join
        .onRef('chat.table_id', '=', 'reports.table_id')
        .onRef('chat.number', '=', 'report_lines.number'),
    )
    .select(['report_lines.report', 'report_lines.number', 'report_lines.at'])
    .select(['report_lines.person', 'report_lines.name', 'report_lines.body', 'chat.removed'])
    .where(
      'report_lines.report',
      'in',
      reports.map(({ id }) => id),
    )
    .orderBy('report_lines.number')
    .execute()
  return rows.map(({ person, removed, ...line }) => ({
    ...line,
    removed: removed !== null,
    /** Whether the reported person said it. */
    theirs: reports.some(({ id, person: reported }) => id === line.report && reported === person),
  }))
}
