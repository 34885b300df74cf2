import { randomUUID } from 'node:crypto'
import { chatText, tableId } from '@guildhall/protocol'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import type { Services } from '../services.ts'
import { signedIn, visibleTable } from './table-routes.ts'

const params = v.strictObject({ table: tableId })
const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

export const chatRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables/:table/talk',
    who: 'anyone',
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
    summary: 'Mutes or blocks the one at that seat',
    params,
    body: v.strictObject({ seat, kind: v.picklist(['mute', 'block']) }),
    async handle({ services, person, params, body }) {
      const other = await personAt(services, params.table, body.seat)
      if (other === signedIn(person).id)
        throw new Refused(400, 'yourself', 'This is your own seat.')
      const created = services.time.now()
      await services.storage.db
        .insertInto('blocks')
        .values({ person: signedIn(person).id, other, kind: body.kind, created })
        .onConflict((conflict) => conflict.columns(['person', 'other', 'kind']).doNothing())
        .execute()
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/silenced',
    who: 'person',
    summary: 'Whom I have muted or blocked',
    handle: ({ services, person }) =>
      services.storage.db
        .selectFrom('blocks')
        .innerJoin('people', 'people.id', 'blocks.other')
        .select(['blocks.other as id', 'people.name', 'blocks.kind', 'blocks.created'])
        .where('blocks.person', '=', signedIn(person).id)
        .execute(),
  }),
  route({
    method: 'DELETE',
    path: '/api/me/silenced/:id',
    who: 'person',
    summary: 'Unmutes or unblocks them',
    params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) }),
    async handle({ services, person, params }) {
      await services.storage.db
        .deleteFrom('blocks')
        .where('person', '=', signedIn(person).id)
        .where('other', '=', params.id)
        .execute()
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/reports',
    who: 'person',
    summary: 'Tells the administrators about the one at that seat',
    params,
    body: v.strictObject({
      seat,
      reason: v.picklist(['talk', 'stalling', 'cheating', 'name', 'other']),
      text: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(1000)), ''),
    }),
    perMinute: 5,
    async handle({ services, person, params, body, reply }) {
      await services.storage.db
        .insertInto('reports')
        .values({
          id: randomUUID(),
          reporter: signedIn(person).id,
          person: await personAt(services, params.table, body.seat),
          table_id: params.table,
          reason: body.reason,
          body: body.text,
          created: services.time.now(),
          handled: null,
          handled_by: null,
        })
        .execute()
      reply.status(201)
      return {}
    },
  }),
]

/** The person at a seat. Clients identify people by seat, never by internal id. */
async function personAt({ tableManager }: Services, table: string, at: number): Promise<string> {
  const liveTable = await tableManager.open(table)
  const person = await liveTable?.read(({ seatHolders }) => seatHolders[at]?.person ?? null)
  if (person === undefined || person === null) throw notFound('player')
  return person
}
