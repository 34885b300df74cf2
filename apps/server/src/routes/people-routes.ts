import { randomUUID } from 'node:crypto'
import { changedPerson, newGuest } from '@guildhall/protocol'
import { answerTo } from '@guildhall/tables'
import * as v from 'valibot'
import { labelOf } from '../accounts/enter.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { clearSession, setSession } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { exportPerson } from '../storage/export-person.ts'
import { finishedGames } from '../storage/finished-games.ts'
import { forgetPerson } from '../storage/forget-person.ts'
import { tablesOf } from '../tables/table-lists.ts'
import { signedIn } from './table-routes.ts'

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me',
    who: 'anyone',
    scope: 'read',
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
      if (person !== null) throw new Refused(409, 'signedIn', 'You’re already signed in.')
      const accepted = request.headers['accept-language']?.slice(0, 2).toLowerCase()
      const locale = body.locale ?? accepted ?? 'en'
      const guest = await services.people.makeGuest(body.name, locale)
      const token = await services.people.sessions.start(guest, labelOf(request))
      setSession(reply, services.config, token)
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
      const { id } = signedIn(person)
      await services.people.change(id, body)
      return { person: { ...signedIn(person), ...body } }
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/games',
    who: 'person',
    scope: 'read',
    summary: 'My finished games, the newest first',
    query: v.strictObject({
      before: v.optional(v.pipe(v.string(), v.regex(/^\d{1,16}$/), v.toNumber())),
    }),
    async handle({ services, person, query }) {
      const before = query.before ?? services.time.now()
      const games = await finishedGames(services.storage, signedIn(person).id, before, MOST)
      // The ids of the others stay here; their names are enough.
      return games.map(({ chairs, ...game }) => ({
        ...game,
        chairs: chairs.map(({ seat, name, bot }) => ({ seat, name, bot })),
      }))
    },
  }),
  route({
    method: 'GET',
    path: '/api/me/data',
    who: 'person',
    summary: 'Everything that is stored about me',
    perMinute: 5,
    handle: ({ services, person }) => exportPerson(services.storage, signedIn(person).id),
  }),
  route({
    method: 'DELETE',
    path: '/api/me',
    who: 'person',
    recent: true,
    summary: 'Forgets me: my seats go to bots, and the games of the others keep "a former player"',
    perMinute: 5,
    async handle({ services, person, request, reply }) {
      const { id, kind } = signedIn(person)
      if (kind === 'account') await services.security.tell(id, 'deleted', request)
      await leaveTables(services, id)
      await forgetPerson(services.storage, id, services.time.now())
      services.sockets.disconnect({ person: id })
      clearSession(reply, services.config)
    },
  }),
]

const MOST = 50

/** No table waits for a person who was deleted. */
async function leaveTables({ tableManager, storage }: Services, person: string): Promise<void> {
  for (const { id, status } of await tablesOf(storage, person)) {
    const liveTable = await tableManager.open(id)
    const request = { id: randomUUID(), seen: 0, wish: { type: 'leave' } } as const
    if (status === 'open' || status === 'playing') {
      await answerTo((reply) => tableManager.submit({ table: id, person, request }, reply))
    }
    if (liveTable !== null) await tableManager.forget(id)
  }
}
