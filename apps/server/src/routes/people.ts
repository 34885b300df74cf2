import { changedPerson, newGuest } from '@guildhall/protocol'
import { Refused } from '../http/refused.ts'
import { type AnyRoute, route } from '../http/route.ts'
import { clearSession, SESSION_COOKIE, setSession } from '../people/sessions.ts'
import { some } from './tables.ts'

export const peopleRoutes: readonly AnyRoute[] = [
  route({
    method: 'GET',
    path: '/api/me',
    who: 'anyone',
    summary: 'Who I am; null where nobody is signed in',
    handle: ({ person }) => Promise.resolve({ person }),
  }),
  route({
    method: 'POST',
    path: '/api/guest',
    who: 'anyone',
    summary: 'Comes in as a guest: a name is enough',
    body: newGuest,
    perMinute: 20,
    async handle({ services, person, body, request, reply }) {
      if (person !== null) throw new Refused(409, 'signedIn', 'You are signed in already.')
      const locale = request.headers['accept-language']?.slice(0, 2).toLowerCase() ?? 'en'
      const guest = await services.people.makeGuest(body.name, locale)
      const label = request.headers['user-agent'] ?? ''
      setSession(reply, services.config, await services.people.signIn(guest.id, label))
      reply.status(201)
      return { person: guest }
    },
  }),
  route({
    method: 'PATCH',
    path: '/api/me',
    who: 'person',
    summary: 'Changes my name or language',
    body: changedPerson,
    async handle({ services, person, body }) {
      const { id } = some(person)
      await services.people.change(id, body)
      return { person: { ...some(person), ...body } }
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-out',
    who: 'person',
    summary: 'Signs out on this device',
    async handle({ services, person, request, reply }) {
      const { id } = some(person)
      const session = request.cookies[SESSION_COOKIE(services.config)]
      if (session !== undefined) await services.people.signOut(session)
      services.sockets.disconnect(id)
      clearSession(reply, services.config)
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-out-everywhere',
    who: 'person',
    summary: 'Ends all my sessions, on every device',
    async handle({ services, person, reply }) {
      const { id } = some(person)
      await services.people.signOutEverywhere(id)
      services.sockets.disconnect(id)
      clearSession(reply, services.config)
    },
  }),
]
