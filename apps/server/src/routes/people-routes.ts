import { changedPerson, newGuest } from '@guildhall/protocol'
import * as v from 'valibot'
import { labelOf } from '../accounts/enter.ts'
import { localeOf } from '../http/locale-of.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { streamed } from '../http/streamed.ts'
import { refuseAdministratorName } from '../people/names.ts'
import { clearSession, setSession } from '../people/sessions.ts'
import { exportPerson } from '../reading/export-person.ts'
import type { ReadQuestion } from '../reading/question.ts'
import { finishedGames } from '../storage/finished-games.ts'
import { forgetPerson } from '../storage/forget-person.ts'
import { leaveTables } from '../tables/leave-tables.ts'
import { tablesOf } from '../tables/table-lists.ts'
import { JSON_TEXT, signedIn } from './table-routes.ts'

export const peopleRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/me',
    who: 'anyone',
    scope: 'read',
    summary: 'Who I am, null where nobody is signed in; and what administrators have imposed on me',
    handle: async ({ services, person }) => ({
      person,
      moderation: person === null ? [] : await services.moderation.of(person.id),
    }),
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
      if (!services.config.guests) {
        throw new Refused(403, 'noGuests', 'You need an account to play here. Sign in.')
      }
      await refuseAdministratorName(services.storage.db, body.name, null)
      const guest = await services.people.makeGuest(body.name, localeOf(request, body.locale))
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
      const { id, name } = signedIn(person)
      if (body.name !== undefined && body.name !== name) {
        await refuseAdministratorName(services.storage.db, body.name, id)
      }
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
    async handle({ services, person, reply }) {
      const { id } = signedIn(person)
      reply.type(JSON_TEXT)
      const read = (question: ReadQuestion) => services.reading.read(id, question)
      return streamed(exportPerson(read, id))
    },
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
      const tables = await tablesOf(services.storage, id)
      await forgetPerson(services.storage, id, services.time.now())
      // What is in memory still has the name.
      for (const table of tables) await services.tableManager.forget(table.id)
      services.sockets.disconnect({ person: id })
      clearSession(reply, services.config)
    },
  }),
]

const MOST = 50
