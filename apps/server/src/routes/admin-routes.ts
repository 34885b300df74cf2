import { tableId } from '@guildhall/protocol'
import { sql } from 'kysely'
import * as v from 'valibot'
import { forbidden, notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { streamed } from '../http/streamed.ts'
import { audit, auditPage } from '../people/audit.ts'
import type { Person } from '../people/person.ts'
import { type ExportKind, exportTable } from '../reading/export-table.ts'
import type { ReadQuestion } from '../reading/question.ts'
import type { Services } from '../services.ts'
import { runServerCommand } from '../tables/server-commands.ts'
import { reason } from './moderation-routes.ts'
import { JSON_TEXT, signedIn } from './table-routes.ts'

const MOST = 200
const pageNumber = v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.toNumber())
const params = v.strictObject({ table: tableId })

export const adminRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/admin/health',
    who: 'administrator',
    summary: 'How the server is: tables, people, processes, what waits and what is quarantined',
    async handle({ services }) {
      const { db, place, kind } = services.storage
      const count = async (
        table: 'people' | 'tables' | 'outbox' | 'reports',
        where = sql`1 = 1`,
      ) => {
        const { n } = await db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll().as('n'))
          .where(sql<boolean>`${where}`)
          .executeTakeFirstOrThrow()
        return Number(n)
      }
      return {
        storage: { kind, place },
        sockets: services.sockets.count,
        tablesInMemory: services.tableManager.size,
        botsWaiting: services.bots.waiting,
        people: await count('people'),
        // Uploaded games were not played at a table of this server.
        tables: await count('tables', sql`brought is null`),
        playing: await count('tables', sql`status = 'playing'`),
        setAside: await count('tables', sql`fault is not null`),
        noticesWaiting: await count('outbox', sql`sent is null`),
        openReports: await count('reports', sql`handled is null`),
        processes: await db
          .selectFrom('processes')
          .select(['id', 'address', 'seen', 'until'])
          .execute(),
      }
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/tables',
    who: 'administrator',
    summary: 'Tables, quarantined ones first; without anything hidden',
    query: v.strictObject({ only: v.optional(v.picklist(['setAside', 'playing', 'open'])) }),
    handle: ({ services, query: { only } }) =>
      services.storage.db
        .selectFrom('tables')
        .select(['id', 'game', 'players', 'title', 'status', 'number', 'turns', 'leader'])
        .select(['created', 'updated', 'fault', 'fault_at'])
        .$if(only === 'setAside', (query) => query.where('fault', 'is not', null))
        .$if(only === 'playing' || only === 'open', (query) =>
          query.where('status', '=', only === 'open' ? 'open' : 'playing'),
        )
        .orderBy((order) => order.case().when('fault', 'is not', null).then(0).else(1).end())
        .orderBy('updated', 'desc')
        .limit(MOST)
        .execute(),
  }),
  route({
    method: 'GET',
    path: '/api/admin/tables/:table/export',
    who: 'administrator',
    summary:
      'What is stored of a table, without what is hidden while it is played; all of it but the secret where it was quarantined. Written to the audit',
    params,
    async handle({ services, person, params, reply }) {
      const { id } = signedIn(person)
      const kind = await exportKind(services, signedIn(person), params.table)
      reply.type(JSON_TEXT)
      const read = (question: ReadQuestion) => services.reading.read(id, question)
      return streamed(exportTable(read, params.table, kind))
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/tables/:table/close',
    who: 'administrator',
    summary: 'Ends a table without a result',
    params,
    body: v.strictObject({ reason: v.optional(reason) }),
    async handle({ services, person, params, body }) {
      await audit(services, signedIn(person), { action: 'close', target: params.table, ...body })
      await runServerCommand(services, params.table, { type: 'close' }).catch((error: unknown) => {
        if (error instanceof Refused) throw error
      })
      const { status } = await services.storage.db
        .selectFrom('tables')
        .select('status')
        .where('id', '=', params.table)
        .executeTakeFirstOrThrow(() => notFound('table'))
      if (status === 'open' || status === 'playing') {
        // It cannot be read any more, so only the row is closed.
        const ended = services.time.now()
        await services.storage.db
          .updateTable('tables')
          .set({ status: 'closed', ended, due: null, waiting_for: null })
          .where('id', '=', params.table)
          .execute()
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/tables/:table/retry',
    who: 'administrator',
    summary: 'A quarantined table is tried again',
    params,
    async handle({ services, person, params }) {
      await audit(services, signedIn(person), { action: 'retry', target: params.table })
      await services.storage.db
        .updateTable('tables')
        .set({ fault: null, fault_at: null })
        .where('id', '=', params.table)
        .execute()
      await services.tableManager.forget(params.table)
      if ((await services.tableManager.open(params.table)) === null) throw notFound('table')
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/audit',
    who: 'administrator',
    summary: 'What administrators have done, the newest first, with names; 50 on a page',
    query: v.strictObject({ page: v.optional(pageNumber, '0') }),
    handle: ({ services, query }) => auditPage(services, query.page),
  }),
]

/** Not even an administrator sees what will be rolled, nor what a table in play hides. */
async function exportKind(services: Services, person: Person, id: string): Promise<ExportKind> {
  const { storage } = services
  const table = await storage.db
    .selectFrom('tables')
    .select(['status', 'fault'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (table === undefined) throw notFound('table')
  await audit(services, person, { action: 'export', target: id })
  const live = table.status === 'open' || table.status === 'playing'
  if (live && table.fault === null) return 'seen'
  if (!live) return 'storedWithSecret'
  const seats = storage.db.selectFrom('chairs').select('seat').where('table_id', '=', id)
  const plays = await seats.where('person', '=', person.id).executeTakeFirst()
  if (plays !== undefined) throw forbidden('You play at this table. Ask another administrator.')
  return 'stored'
}
