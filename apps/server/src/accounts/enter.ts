import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Credential } from '../people/caller.ts'
import type { Person } from '../people/person.ts'
import { setSession } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { absorbGuest } from '../storage/forget-person.ts'
import { runServerCommand } from '../tables/server-commands.ts'

/** A call with which somebody signs in. */
export interface Entering {
  readonly services: Services
  /** Who called before, if anybody. */
  readonly person: Person | null
  readonly credential: Credential | null
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

/** The browser, as far as it tells. */
export const labelOf = (request: FastifyRequest): string => request.headers['user-agent'] ?? ''

/**
 * Signs somebody in with a new session. The one before it ends, with its sockets: whoever knew it
 * gets nothing by it.
 */
export async function enter(call: Entering, account: string): Promise<void> {
  const { services, person, credential, request, reply } = call
  const { people, sockets, config, devices } = services
  await people.refuseBanned(account)
  if (person !== null && credential !== null) {
    await people.sessions.end(person.id, credential.hash)
    sockets.disconnect({ person: person.id, session: credential.hash })
  }
  const owner = { id: account, kind: 'account' }
  setSession(reply, config, await people.sessions.start(owner, labelOf(request)))
  devices.remember(reply, config, account)
}

/** Signs in to an account; the games of the guest who called come along. */
export async function enterFromElsewhere(call: Entering, account: string): Promise<void> {
  await call.services.people.refuseBanned(account)
  if (call.person?.kind === 'guest') await carryOver(call.services, call.person.id, account)
  await enter(call, account)
}

/** Ends all sessions and tokens of a person, with their sockets, and signs in again here. */
export async function enterAlone(call: Entering, account: string): Promise<void> {
  await call.services.people.signOutEverywhere(account)
  call.services.sockets.disconnect({ person: account })
  await enter(call, account)
}

/** The seats of a guest become those of the account, and the tables that the guest made. */
async function carryOver(services: Services, guest: string, account: string): Promise<void> {
  const { db } = services.storage
  const sat = db.selectFrom('chairs').select('table_id as id').where('person', '=', guest)
  const made = db.selectFrom('tables').select('id').where('host', '=', guest)
  for (const { id } of await sat.union(made).execute()) {
    await runServerCommand(services, id, { type: 'pass', from: guest, to: account })
  }
  await absorbGuest(services.storage, guest, account)
  await services.people.signOutEverywhere(guest)
  services.sockets.disconnect({ person: guest })
}
