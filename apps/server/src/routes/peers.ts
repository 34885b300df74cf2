import { type Answer, requestSchema } from '@guildhall/tables'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { type AnyRoute, route } from '../http/route.ts'
import { PEER_PATH } from '../peers/peers.ts'

/** What processes ask of each other; not for anybody else. */
export const peerRoutes: readonly AnyRoute[] = [
  route({
    method: 'POST',
    path: PEER_PATH,
    who: 'peer',
    summary: 'A request at a table that this process leads, from another process',
    body: v.strictObject({ table: v.string(), person: v.string(), request: requestSchema }),
    async handle({ services, body: { table, person, request } }) {
      const room = await services.hall.room(table)
      if (room === null || !room.leads) throw new Refused(409, 'notLeader', 'It is led elsewhere.')
      return new Promise<Answer>((resolve, reject) => {
        room.request(person, request, resolve).catch(reject)
      })
    },
  }),
  route({
    method: 'GET',
    path: '/peer/present/:person',
    who: 'peer',
    summary: 'Whether somebody is connected here, asked by another process',
    params: v.strictObject({ person: v.pipe(v.string(), v.maxLength(100)) }),
    handle: ({ services, params }) =>
      Promise.resolve({ present: services.sockets.isPresent(params.person) }),
  }),
]
