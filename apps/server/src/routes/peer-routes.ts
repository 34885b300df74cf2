import { tableId } from '@guildhall/protocol'
import { answerTo, tableRequestSchema } from '@guildhall/tables'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { PEER_REQUESTS_PATH } from '../peers/peers.ts'
import { applyServerCommand, serverCommandSchema } from '../tables/server-commands.ts'

const id = v.pipe(v.string(), v.maxLength(100))
const whole = v.pipe(v.number(), v.integer(), v.minValue(0))
const notLeader = (): Refused => new Refused(409, 'notLeader', 'Another server leads this table.')

/** Routes for other processes only. */
export const peerRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: PEER_REQUESTS_PATH,
    who: 'peer',
    summary: 'A request at a table that this process leads, from another process',
    body: v.strictObject({ table: v.string(), person: v.string(), request: tableRequestSchema }),
    async handle({ services, body: { table, person, request } }) {
      const liveTable = await services.tableManager.open(table)
      if (liveTable === null || !liveTable.leads) throw notLeader()
      return answerTo((reply) => liveTable.submit(person, request, reply))
    },
  }),
  route({
    method: 'POST',
    path: '/peer/orders',
    who: 'peer',
    summary: 'What the server itself does at a table that this process leads',
    body: v.strictObject({ table: tableId, order: serverCommandSchema }),
    async handle({ services, body: { table, order } }) {
      const liveTable = await services.tableManager.open(table)
      if (liveTable === null || !(await applyServerCommand(liveTable, order))) throw notLeader()
    },
  }),
  route({
    method: 'POST',
    path: '/peer/present',
    who: 'peer',
    summary: 'Whether somebody is connected here',
    body: v.strictObject({ person: id }),
    handle: ({ services, body }) =>
      Promise.resolve({ present: services.sockets.isPresent(body.person) }),
  }),
  route({
    method: 'POST',
    path: '/peer/signed-out',
    who: 'peer',
    summary: 'Somebody was signed out, in one session or everywhere',
    body: v.strictObject({
      person: id,
      session: v.optional(id),
      banned: v.optional(v.string()),
    }),
    async handle({ services, body }) {
      services.sockets.drop(body)
    },
  }),
  route({
    method: 'POST',
    path: '/peer/said',
    who: 'peer',
    summary: 'Somebody said something at a table, or it was removed',
    body: v.strictObject({ table: tableId, number: whole }),
    handle: ({ services, body }) => services.chat.repeat(body.table, body.number),
  }),
  route({
    method: 'POST',
    path: '/peer/typing',
    who: 'peer',
    summary: 'Somebody writes a message at a table',
    body: v.strictObject({ table: tableId, person: id, seat: whole }),
    handle: ({ services, body }) => services.typing.repeat(body),
  }),
  route({
    method: 'POST',
    path: '/peer/watched',
    who: 'peer',
    summary: 'Whether anybody has a table of bots open at another process, to the leader of it',
    body: v.strictObject({ table: tableId, process: id, isWatched: v.boolean() }),
    handle: ({ services, body }) => services.tableManager.watchedElsewhere(body),
  }),
  route({
    method: 'POST',
    path: '/peer/watching',
    who: 'peer',
    summary: 'Who has a table open at another process, which may ask who has it open here',
    body: v.strictObject({
      table: tableId,
      process: id,
      people: v.array(id),
      away: v.optional(v.array(id), []), // a process of the version before does not say it
      unnamed: whole,
      asks: v.boolean(),
    }),
    async handle({ services, body }) {
      services.sockets.watchedElsewhere(body)
    },
  }),
]
