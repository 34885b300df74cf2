import { LOG_PAGE, newTable, tableId } from '@guildhall/protocol'
import {
  answerTo,
  type LiveTable,
  maySee,
  seatsNow,
  type TableState,
  tableRequestSchema,
  viewTable,
} from '@guildhall/tables'
import * as v from 'valibot'
import { forbidden, notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { admitName, admitWish } from '../tables/admit-wish.ts'
import { createTable } from '../tables/create-table.ts'
import { rematchOf } from '../tables/rematch.ts'
import { submitRequest } from '../tables/submit-request.ts'
import { openTables, tablesOf } from '../tables/table-lists.ts'

const params = v.strictObject({ table: tableId })
const whole = v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'must be a whole number'), v.toNumber())

/** From which seat a person looks, and whether several people share the device. */
const watching = { seat: v.optional(whole), curtain: v.optional(v.picklist(['true'])) }

export const tableRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/tables',
    who: 'anyone',
    scope: 'read',
    summary: 'Open tables that anybody may join, the newest first',
    handle: ({ services, person }) => openTables(services.storage, person?.id ?? null),
  }),
  route({
    method: 'GET',
    path: '/api/me/tables',
    who: 'person',
    scope: 'read',
    summary: 'My tables: those that wait for me first, then the others, then those that ended',
    handle: ({ services, person }) => tablesOf(services.storage, signedIn(person).id),
  }),
  route({
    method: 'POST',
    path: '/api/tables',
    who: 'person',
    scope: 'play',
    summary: 'Makes a table. The id in the answer is also the link to it',
    body: newTable,
    perMinute: 30,
    async handle({ services, person, body, request, reply }) {
      const host = signedIn(person)
      await services.moderation.admit(host.id, 'tables')
      for (const chair of body.chairs) {
        if (chair.kind === 'me') await admitName(services.storage, host, chair.name)
      }
      const counted = services.quotas.countedAs(host, request.raw)
      const id = await services.quotas.inTurn(counted, async () => {
        await services.quotas.admitTable(counted, body)
        return createTable(services, host, { ...body, network: counted.network })
      })
      const liveTable = await visibleTable(services, id, host)
      reply.status(201)
      return liveTable.read((table) => viewTable(table, { person: host.id }, services.time.now()))
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table',
    who: 'anyone',
    scope: 'read',
    summary: 'The table as the caller may know it',
    params,
    async handle({ services, person, params }) {
      const liveTable = await visibleTable(services, params.table, person)
      return liveTable.read((table) =>
        viewTable(table, { person: person?.id ?? null }, services.time.now()),
      )
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/requests',
    who: 'person',
    scope: 'play',
    summary:
      'A command at the table: to sit, start, play, undo, propose … The same id gets the same answer',
    params,
    body: tableRequestSchema,
    async handle({ services, person, params, body, request, reply }) {
      await visibleTable(services, params.table, person)
      await admitWish(services, signedIn(person), body.wish)
      const addressed = { table: params.table, person: signedIn(person).id, request: body }
      const counted = services.quotas.countedAs(signedIn(person), request.raw)
      const answer = await answerTo((reply) => submitRequest(services, addressed, counted, reply))
      if (!answer.ok) reply.status(answer.retry ? 503 : 409)
      return answer
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/rematch',
    who: 'person',
    scope: 'play',
    summary: 'The next game of the same people; the second who asks gets the same table',
    params,
    async handle({ services, person, params, request }) {
      const asks = signedIn(person)
      await services.moderation.admit(asks.id, 'tables')
      const liveTable = await visibleTable(services, params.table, person)
      const counted = services.quotas.countedAs(asks, request.raw)
      return services.quotas.inTurn(counted, () => rematchOf(services, asks, counted, liveTable))
    },
  }),
  route({
    method: 'POST',
    path: '/api/tables/:table/hint',
    who: 'person',
    scope: 'play',
    summary: 'What looks best to the caller, who is to decide, where the table has hints',
    params,
    perMinute: 60,
    async handle({ services, person, params }) {
      const liveTable = await visibleTable(services, params.table, person)
      return services.hints.ask(liveTable, signedIn(person).id)
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/log',
    who: 'anyone',
    scope: 'read',
    summary:
      'What happened after a number, as the caller may know it, with its description: a page of at most 500',
    params,
    query: v.strictObject({
      after: v.optional(whole, '0'),
      limit: v.optional(v.pipe(whole, v.minValue(1), v.maxValue(LOG_PAGE)), String(LOG_PAGE)),
      ...watching,
    }),
    async handle({ services, person, params, query, request, reply }) {
      const liveTable = await visibleTable(services, params.table, person)
      const { after, limit, seat, curtain = '' } = query
      const own = seat === undefined ? {} : { seat }
      const watcher = { person: person?.id ?? null, curtain: curtain === 'true', ...own }
      const seats = await liveTable.read((now) => seatsNow(now, watcher))
      reply.type(JSON_TEXT)
      return services.reading.read(readerOf(person, request), {
        ...{ what: 'log', table: params.table, after, limit, watcher, seats },
      })
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/file',
    who: 'anyone',
    scope: 'read',
    summary: 'The file of a game that is over; `guildhall verify` checks it',
    params,
    async handle({ services, person, params, request, reply }) {
      const liveTable = await visibleTable(services, params.table, person)
      await liveTable.read(assertOver)
      const { table } = params
      const text = await services.reading.read(readerOf(person, request), { what: 'file', table })
      reply.type(JSON_TEXT)
      reply.header('content-disposition', `attachment; filename="${params.table}.guildhall.json"`)
      return text
    },
  }),
  route({
    method: 'GET',
    path: '/api/tables/:table/replay',
    who: 'anyone',
    scope: 'read',
    summary: 'A game that is over, as it stood after so many decisions, from any seat',
    params,
    query: v.strictObject({ step: whole, seat: v.optional(whole) }),
    async handle({ services, person, params, query, request, reply }) {
      const liveTable = await visibleTable(services, params.table, person)
      const { game } = await liveTable.read((table) => {
        assertOver(table)
        return table.header
      })
      const { step, seat: viewer = 'spectator' } = query
      if (typeof viewer === 'number' && viewer >= game.players) throw notFound('seat')
      reply.type(JSON_TEXT)
      const { table } = params
      return services.reading.read(readerOf(person, request), {
        ...{ what: 'replay', table, step, viewer },
      })
    },
  }),
]

export const JSON_TEXT = 'application/json; charset=utf-8'

/** Those who share a turn in long reads: a person, or everybody without a name at one address. */
const readerOf = (person: Person | null, { ip }: { readonly ip: string }): string =>
  person?.id ?? `address ${ip}`

function assertOver({ status }: TableState): void {
  if (status !== 'over') throw notOver()
}

export const notOver = (): Refused =>
  new Refused(409, 'notOver', 'The game isn’t over. Its file is available afterwards.')

/** Routes that require a person have one. */
export function signedIn(person: Person | null): Person {
  if (person === null)
    throw new Refused(401, 'signIn', 'Enter a name first. You don’t need an account.')
  return person
}

/** A table that the caller may see. Any other is reported as not found. */
export async function visibleTable(
  { tableManager }: Services,
  table: string,
  person: Person | null,
): Promise<LiveTable> {
  const liveTable = await tableManager.open(table)
  if (liveTable === null) throw notFound('table')
  if (!(await liveTable.read((now) => maySee(now, person?.id ?? null)))) {
    throw forbidden('You can’t see this table.')
  }
  return liveTable
}
