import type { FastifyRequest } from 'fastify'
import { PEER_HEADER } from '../peers/peers.ts'
import { type Caller, reaches } from '../people/caller.ts'
import { SESSION_COOKIE } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { originOf } from './origin.ts'
import { Refused } from './refused.ts'
import type { Route } from './route.ts'

/** Who calls a route, if that route is for them. */
export async function admit(
  services: Services,
  route: Route,
  request: FastifyRequest,
): Promise<Caller | null> {
  if (route.who === 'peer') return admitPeer(services, request)
  const caller = await whoCalls(services, request, route.method !== 'GET')
  checkScope(route, caller)
  checkWho(route, caller)
  if (route.recent === true) checkRecent(services, caller)
  return caller
}

/** The owner of the session or the token. Only our own pages and programs may change anything. */
async function whoCalls(
  { people, config }: Services,
  request: FastifyRequest,
  changes: boolean,
): Promise<Caller | null> {
  const { authorization } = request.headers
  if (authorization !== undefined) {
    const caller = await people.tokens.find(tokenIn(authorization))
    if (caller === null) throw new Refused(401, 'badToken', 'Invalid token.')
    return caller
  }
  const origin = originOf(request.headers, config.publicUrl)
  const session = request.cookies[SESSION_COOKIE(config)]
  if (changes && (origin === 'foreign' || (origin === 'unsaid' && session !== undefined))) {
    throw new Refused(403, 'foreignOrigin', 'This request came from another website.')
  }
  return session === undefined ? null : people.sessions.find(session)
}

/** The token in a header; the name of the scheme is written either way. Empty where there is none. */
export const tokenIn = (authorization: string): string =>
  /^bearer +([\w-]+)$/i.exec(authorization)?.[1] ?? ''

function checkScope({ scope }: Route, caller: Caller | null): void {
  if (!reaches(caller?.credential ?? null, scope)) throw outOfScope()
}

export const outOfScope = (): Refused =>
  new Refused(403, 'tokenScope', 'This token isn’t allowed to do that.')

function checkWho({ who }: Route, caller: Caller | null): void {
  if (who === 'anyone') return
  if (caller === null)
    throw new Refused(401, 'signIn', 'Enter a name first. You don’t need an account.')
  if (who === 'account' && caller.person.kind !== 'account') {
    throw new Refused(403, 'accountNeeded', 'You need an account for this.')
  }
  if (who === 'administrator' && !caller.person.administrator) {
    throw new Refused(403, 'notAllowed', 'Only administrators can do this.')
  }
}

/** A guest has no password or passkey to prove anything with. */
function checkRecent({ config, time }: Services, caller: Caller | null): void {
  if (caller === null || caller.person.kind === 'guest') return
  const { credential } = caller
  const proved = credential.kind === 'session' ? credential.authenticated : 0
  if (time.now() - proved <= config.sessions.recent) return
  throw new Refused(403, 'confirmIdentity', 'Confirm that it’s you, then try again.')
}

function admitPeer({ peers }: Services, request: FastifyRequest): null {
  if (peers.isPeer(request.headers[PEER_HEADER])) return null
  throw new Refused(404, 'notFound', 'Page not found.')
}
