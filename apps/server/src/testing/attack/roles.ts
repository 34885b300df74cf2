import type { Attack } from './attack.ts'
import { attackServer } from './attacked-server.ts'
import { tryMessages } from './message-roles.ts'
import { ADMIN_TOKEN, everybody, ROLES } from './people.ts'
import { tryRoutes } from './route-roles.ts'
import { tryTokens } from './token-roles.ts'

/** Everybody asks for everything: every route and every message in every role. */
export const roles: Attack = async () => {
  const figures = { roles: ROLES.length, routes: 0, messages: 0, tokens: 0 }
  const failures = await attackServer({ ADMIN_TOKEN, TRUST_PROXY: '1' }, async ({ url }, fail) => {
    const people = await everybody(url)
    figures.messages = await tryMessages(people, fail)
    figures.routes = await tryRoutes(people, fail)
    figures.tokens = await tryTokens(url, people, fail)
  })
  const tried = figures.routes + figures.messages + figures.tokens
  return { tried, failures, figures }
}
