import { tableId } from '@guildhall/protocol'
import * as v from 'valibot'
import { forgetRemoved } from '../chat/report.ts'
import { notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { audit, REMOVED } from '../people/audit.ts'
import { LISTS, listedPerson, listPeople } from '../people/people-list.ts'
import { listReports } from '../people/reports.ts'
import type { Services } from '../services.ts'
import { leaveTables } from '../tables/leave-tables.ts'
import { signedIn } from './table-routes.ts'

/** How many rows a page of a list has. */
const MOST = 50

const page = v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.toNumber()), '0')
const id = v.pipe(v.string(), v.minLength(1), v.maxLength(100))
const params = v.strictObject({ id })
const kind = v.picklist(['mute', 'timeout', 'ban'])
/** Every harmful act has one; the person it concerns gets to read it. */
export const reason = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500))

export const moderationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/admin/people',
    who: 'administrator',
    summary: 'People by a part of their name, a whole address or id; 50 on a page',
    query: v.strictObject({
      search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200)), ''),
      only: v.optional(v.picklist(LISTS)),
      page,
    }),
    handle: ({ services, query }) =>
      listPeople(services.storage.db, query, services.time.now(), MOST),
  }),
  route({
    method: 'GET',
    path: '/api/admin/people/:id',
    who: 'administrator',
    summary: 'One person: their tables, the reports about them, what was imposed on them',
    params,
    async handle({ services, params }) {
      const { db } = services.storage
      const person = await listedPerson(db, params.id, services.time.now())
      if (person === undefined) throw notFound('person')
      return {
        person,
        tables: await tablesOf(services, person.id),
        history: await historyOf(services, person.id),
        ...(await listReports(db, { person: person.id, page: 0 }, MOST)),
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/people/:id/moderation',
    who: 'administrator',
    recent: true,
    summary:
      'Mutes somebody (no chat), gives them a time-out (no chat, no new tables) or bans them',
    params,
    body: v.strictObject({
      kind,
      reason,
      until: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
    }),
    async handle({ services, person, params, body }) {
      refuseEnd(body.kind, body.until, services.time.now())
      const by = signedIn(person)
      await services.moderation.impose(by.id, params.id, body)
      const { kind: action, reason, until } = body
      await audit(services, by, { action, target: params.id, reason, until })
      if (body.kind !== 'ban') return
      await expel(services, params.id, reason)
      await services.security.tell(params.id, 'banned', null)
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/people/:id/lift',
    who: 'administrator',
    recent: true,
    summary: 'Lifts a mute, a time-out or a ban',
    params,
    body: v.strictObject({ kind, reason }),
    async handle({ services, person, params, body }) {
      await services.moderation.lift(signedIn(person).id, params.id, body.kind)
      await audit(services, signedIn(person), { action: 'lift', target: params.id, ...body })
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/people/:id/revoke',
    who: 'administrator',
    recent: true,
    summary: 'Somebody is an administrator no more; the last one stays',
    params,
    body: v.strictObject({ reason }),
    async handle({ services, person, params, body }) {
      await services.moderation.revoke(params.id)
      await audit(services, signedIn(person), { action: 'revoke', target: params.id, ...body })
      await services.security.tell(params.id, 'administratorRevoked', null)
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/tables/:table/talk/:number/remove',
    who: 'administrator',
    summary: 'Removes a chat message for everyone',
    params: v.strictObject({
      table: tableId,
      number: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.toNumber()),
    }),
    body: v.strictObject({ reason }),
    async handle({ services, person, params: { table, number }, body }) {
      await services.chat.remove(table, number)
      const target = `${table}/${number}`
      await audit(services, signedIn(person), { action: REMOVED, target, ...body })
    },
  }),
  route({
    method: 'GET',
    path: '/api/admin/reports',
    who: 'administrator',
    summary: 'What people have reported, the newest first, with the chat at the time',
    query: v.strictObject({ only: v.optional(v.literal('open')), page }),
    handle: ({ services, query }) => listReports(services.storage.db, query, MOST),
  }),
  route({
    method: 'POST',
    path: '/api/admin/reports/:id/handled',
    who: 'administrator',
    summary: 'A report was seen to; the words of a removed message are then forgotten',
    params,
    async handle({ services, person, params }) {
      const { db } = services.storage
      const report = await db
        .updateTable('reports')
        .set({ handled: services.time.now(), handled_by: signedIn(person).id })
        .where('id', '=', params.id)
        .where('handled', 'is', null)
        .returning(['table_id', 'line'])
        .executeTakeFirst()
      if (report === undefined) throw notFound('report')
      const { table_id, line } = report
      if (table_id !== null && line !== null) await forgetRemoved(db, table_id, line)
      await audit(services, signedIn(person), { action: 'handled', target: params.id })
    },
  }),
]

/** A time-out ends at some time, a ban when it is lifted. */
function refuseEnd(of: v.InferOutput<typeof kind>, until: number | null, now: number): void {
  if (of === 'ban' && until !== null) {
    throw new Refused(400, 'badRequest', 'until: a ban lasts until it is lifted')
  }
  if (of === 'timeout' && until === null) {
    throw new Refused(400, 'badRequest', 'until: a time-out needs an end')
  }
  if (until !== null && until <= now) {
    throw new Refused(400, 'badRequest', 'until: this time has passed')
  }
}

/** Ends all sessions, tokens and connections of somebody; bots play for them. */
async function expel(services: Services, person: string, banned: string): Promise<void> {
  await services.people.signOutEverywhere(person)
  services.sockets.disconnect({ person, banned })
  await leaveTables(services, person)
}

const tablesOf = ({ storage }: Services, person: string) =>
  storage.db
    .selectFrom('chairs')
    .innerJoin('tables', 'tables.id', 'chairs.table_id')
    .select(['tables.id', 'tables.game', 'tables.title', 'tables.status', 'tables.turns'])
    .select(['tables.updated', 'chairs.name', 'chairs.bot'])
    .where('chairs.person', '=', person)
    .orderBy('tables.updated', 'desc')
    .limit(MOST)
    .execute()

const historyOf = ({ storage }: Services, person: string) =>
  storage.db
    .selectFrom('moderation')
    .leftJoin('people as imposers', 'imposers.id', 'moderation.created_by')
    .leftJoin('people as lifters', 'lifters.id', 'moderation.lifted_by')
    .select(['moderation.id', 'moderation.kind', 'moderation.reason', 'moderation.created'])
    .select(['moderation.until', 'moderation.lifted'])
    .select(['imposers.name as created_by_name', 'lifters.name as lifted_by_name'])
    .where('moderation.person', '=', person)
    .orderBy('moderation.created', 'desc')
    .limit(MOST)
    .execute()
