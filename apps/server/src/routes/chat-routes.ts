import { randomUUID } from 'node:crypto'
import { chatText, tableId } from '@guildhall/protocol'
import * as v from 'valibot'
import { addressEntries, addressedPerson } from '../chat/addressed-person.ts'
import { storeReport } from '../chat/report.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { signedIn, visibleTable } from './table-routes.ts'

const params = v.strictObject({ table: tableId })

export const chatRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:table/talk',
    who: 'anyone',
    scope: 'read',
    summary: 'The chat of the table, without people whom I have muted',
    params,
    async handle({ services, person, params }) {
      await visibleTable(services, params.table, person)
      return services.chat.lines(params.table, person?.id ?? null)
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/talk',
    who: 'person',
    scope: 'play',
    summary: 'Says something at the table',
    params,
    body: v.strictObject({ text: chatText }),
    handle: ({ services, person, params, body }) =>
      services.chat.say(signedIn(person), params.table, body.text),
  }),
  route({
    method: 'PUT',
    path: '/api/tables/:table/silence',
    who: 'person',
    summary: 'Mutes or blocks the one at that seat, or who sent that message',
    params,
    body: v.strictObject({ ...addressEntries, kind: v.picklist(['mute', 'block']) }),
    async handle({ services, person, params, body }) {
      const me = signedIn(person)
      const other = await addressedPerson(services, me, { ...params, ...body })
      if (other.person === me.id) throw new Refused(400, 'yourself', 'This is your own seat.')
      await services.storage.db
        .insertInto('blocks')
        .values({
          ...{ id: randomUUID(), person: me.id, other: other.person, name: other.name },
          // One for each seat: that two of them are the same person is not to be seen.
          source: `${params.table} ${other.seat ?? ''}`,
          ...{ kind: body.kind, created: services.time.now() },
        })
        .onConflict((known) => known.columns(['person', 'other', 'kind', 'source']).doNothing())
        .execute()
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/silenced',
    who: 'person',
    summary: 'Whom I have muted or blocked, by the names they had',
    handle: ({ services, person }) =>
      services.storage.db
        .selectFrom('blocks')
        .select(['id', 'name', 'kind', 'created'])
        .where('person', '=', signedIn(person).id)
        .orderBy('created', 'desc')
        .orderBy('id')
        .execute(),
  }),
  route({
    method: 'DELETE',
    path: '/api/me/silenced/:id',
    who: 'person',
    summary: 'Unmutes or unblocks them; the id is that of the list',
    params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
    async handle({ services, person, params }) {
      await services.storage.db
        .deleteFrom('blocks')
        .where('person', '=', signedIn(person).id)
        .where('id', '=', params.id)
        .execute()
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/reports',
    who: 'person',
    summary: 'Tells the administrators about the one at that seat, or about that message',
    params,
    body: v.strictObject({
      ...addressEntries,
      reason: v.picklist(['talk', 'stalling', 'cheating', 'name', 'other']),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
    }),
    perMinute: 5,
    async handle({ services, person, params, body, reply }) {
      const { reason, text, line = null } = body
      const reported = await addressedPerson(services, signedIn(person), { ...params, ...body })
      await storeReport(services.storage.db, {
        ...{ ...reported, reporter: signedIn(person).id, table_id: params.table, line },
        ...{ reason, body: text, created: services.time.now() },
      })
      reply.status(201)
      return {}
    },
  }),
]
