import { newTokenRequest } from '@guildhall/protocol'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { perMinute } from './account-routes.ts'
import { signedIn } from './table-routes.ts'

const DAY = 24 * 60 * 60 * 1000

export const tokenRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/tokens',
    who: 'account',
    recent: true,
    summary:
      'A token for a program that plays or reads as me, or for reading the metrics. It is shown this once',
    body: newTokenRequest,
    perMinute,
    async handle({ services, person, body: { label, scopes, days }, request, reply }) {
      const { id, administrator } = signedIn(person)
      if (scopes.includes('metrics') && !administrator) {
        throw new Refused(403, 'notAllowed', 'Only administrators can do this.')
      }
      const expires = services.time.now() + days * DAY
      const made = await services.people.tokens.make(id, { label, scopes, expires })
      await services.security.tell(id, 'tokenMade', request)
      reply.status(201)
      return { ...made, scopes, expires }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tokens',
    who: 'account',
    summary: 'My tokens, without what makes them work',
    handle: ({ services, person }) => services.people.tokens.list(signedIn(person).id),
  }),
  route({
    method: 'DELETE',
    path: '/api/tokens/:id',
    who: 'account',
    recent: true,
    summary: 'Ends a token, and disconnects its programs',
    params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
    async handle({ services, person, params, request }) {
      const { id } = signedIn(person)
      const ended = await services.people.tokens.end(id, params.id)
      if (ended === undefined) throw notFound('token')
      services.sockets.disconnect({ person: id, session: ended.token_hash })
      await services.security.tell(id, 'tokenEnded', request)
    },
  }),
]
