import * as v from 'valibot'
import { notFound } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { clearSession } from '../people/sessions.ts'
import { signedIn } from './table-routes.ts'

export const sessionRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/account/sessions',
    who: 'person',
    summary: 'Where I am signed in, the last used first',
    async handle({ services, person, credential }) {
      const sessions = await services.people.sessions.list(signedIn(person).id)
      return sessions.map((session) => ({ ...session, current: session.id === credential?.hash }))
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/account/sessions/:id',
    who: 'person',
    recent: true,
    summary: 'Signs out on one of my devices',
    params: v.strictObject({ id: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
    async handle({ services, person, credential, params, request }) {
      const { id } = signedIn(person)
      const ended = await services.people.sessions.end(id, params.id)
      if (!ended) throw notFound('session')
      services.sockets.disconnect({ person: id, session: params.id })
      if (params.id === credential?.hash)
        await services.security.record(id, 'sessionEnded', request)
      else await services.security.tell(id, 'sessionEnded', request)
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-out',
    who: 'person',
    summary: 'Signs out on this device',
    async handle({ services, person, credential, reply }) {
      const { id } = signedIn(person)
      if (credential !== null) {
        await services.people.sessions.end(id, credential.hash)
        services.sockets.disconnect({ person: id, session: credential.hash })
      }
      clearSession(reply, services.config)
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-out-everywhere',
    who: 'person',
    recent: true,
    summary: 'Ends all my sessions and tokens, on every device',
    async handle({ services, person, request, reply }) {
      const { id } = signedIn(person)
      await services.people.signOutEverywhere(id)
      await services.security.tell(id, 'signedOutEverywhere', request)
      services.sockets.disconnect({ person: id })
      clearSession(reply, services.config)
    },
  }),
]
