import { importedGame } from '@guildhall/protocol'
import { type Route, route } from '../http/route.ts'
import { importGame } from '../tables/import-game.ts'
import { signedIn } from './table-routes.ts'

/** The file of a long game of four with all modules has about a quarter of it. */
const LARGEST = 1024 * 1024

export const gameRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/games',
    who: 'person',
    scope: 'play',
    summary:
      'Imports a finished game that was played elsewhere; refused unless `guildhall verify` would agree',
    body: importedGame,
    perMinute: 10,
    largest: LARGEST,
    async handle({ services, person, body, reply }) {
      await services.moderation.admit(signedIn(person).id, 'tables')
      const table = await importGame(services, signedIn(person), body)
      reply.status(201)
      return { table }
    },
  }),
]
