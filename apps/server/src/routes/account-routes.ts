import { randomUUID, timingSafeEqual } from 'node:crypto'
import {
  accountRequest,
  label,
  passkeyResponse,
  password,
  signInRequest,
} from '@guildhall/protocol'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { hashOf, newToken, setSession } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { absorbGuest } from '../storage/forget-person.ts'
import { runServerCommand } from '../tables/server-commands.ts'
import { signedIn } from './table-routes.ts'

/** Few of these per minute: they are expensive, and a target for guessing. */
const perMinute = 20

export const accountRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/account',
    who: 'person',
    summary: 'Makes an account of the guest that I am, with a password',
    body: accountRequest,
    perMinute,
    async handle({ services, person, body, request, reply }) {
      await services.accounts.register(signedIn(person), body.email, body.password)
      await enter(services, signedIn(person).id, request, reply)
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-in',
    who: 'anyone',
    summary: 'Signs in with a password; the games of the guest I was come along',
    body: signInRequest,
    perMinute,
    async handle({ services, person, body, request, reply }) {
      const id = await services.accounts.byPassword(body.email, body.password, {
        address: request.ip,
        device: services.devices.in(request, services.config),
      })
      if (person?.kind === 'guest') await carryOver(services, person.id, id)
      await enter(services, id, request, reply)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/account/password',
    who: 'account',
    summary: 'Sets another password, and signs out everywhere else',
    body: v.strictObject({ password }),
    perMinute,
    async handle({ services, person, body, request, reply }) {
      await services.accounts.changePassword(signedIn(person), body.password)
      await services.people.signOutEverywhere(signedIn(person).id)
      services.sockets.disconnect({ person: signedIn(person).id })
      await enter(services, signedIn(person).id, request, reply)
    },
  }),
  route({
    method: 'GET',
    path: '/api/account/ways-in',
    who: 'account',
    summary: 'My passkeys, and when my password was set',
    handle: ({ services, person }) => services.accounts.signInMethods(signedIn(person)),
  }),
  route({
    method: 'POST',
    path: '/api/account/passkeys/options',
    who: 'person',
    summary: 'What the browser needs to make a passkey',
    perMinute,
    handle: ({ services, person }) => services.accounts.passkeyOptions(signedIn(person)),
  }),
  route({
    method: 'POST',
    path: '/api/account/passkeys',
    who: 'person',
    summary: 'Keeps a passkey; with the first one a guest has an account',
    body: v.strictObject({ label, response: passkeyResponse }),
    perMinute,
    async handle({ services, person, body, request, reply }) {
      const guest = signedIn(person).kind === 'guest'
      await services.accounts.addPasskey(signedIn(person), body.response, body.label)
      if (guest) await enter(services, signedIn(person).id, request, reply)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    who: 'account',
    summary: 'Removes a passkey, unless it is my last way to sign in',
    params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(200)) }),
    handle: ({ services, person, params }) =>
      services.accounts.removePasskey(signedIn(person), params.id),
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    who: 'anyone',
    summary: 'What the browser needs to sign in with a passkey',
    perMinute,
    handle: ({ services }) => services.accounts.signInOptions(),
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/passkey',
    who: 'anyone',
    summary: 'Signs in with a passkey; the games of the guest I was come along',
    body: v.strictObject({ response: passkeyResponse }),
    perMinute,
    async handle({ services, person, body, request, reply }) {
      const id = await services.accounts.byPasskey(body.response)
      if (person?.kind === 'guest') await carryOver(services, person.id, id)
      await enter(services, id, request, reply)
    },
  }),
  route({
    method: 'POST',
    path: '/api/tokens',
    who: 'account',
    summary: 'A token for a program that plays or reads as me. It is shown this once',
    body: v.strictObject({ label }),
    perMinute,
    async handle({ services, person, body, reply }) {
      const token = newToken()
      const id = randomUUID()
      await services.storage.db
        .insertInto('api_tokens')
        .values({
          id,
          token_hash: hashOf(token),
          person: signedIn(person).id,
          label: body.label,
          created: services.time.now(),
          expires: null,
          used: null,
        })
        .execute()
      reply.status(201)
      return { id, token }
    },
  }),
  route({
    method: 'GET',
    path: '/api/tokens',
    who: 'account',
    summary: 'My tokens, without what makes them work',
    handle: ({ services, person }) =>
      services.storage.db
        .selectFrom('api_tokens')
        .select(['id', 'label', 'created', 'used'])
        .where('person', '=', signedIn(person).id)
        .execute(),
  }),
  route({
    method: 'DELETE',
    path: '/api/tokens/:id',
    who: 'account',
    summary: 'Ends a token',
    params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
    async handle({ services, person, params }) {
      const { id } = signedIn(person)
      await services.storage.db
        .deleteFrom('api_tokens')
        .where('id', '=', params.id)
        .where('person', '=', id)
        .execute()
      services.sockets.disconnect({ person: id, session: null })
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/claim',
    who: 'account',
    summary: 'Makes me an administrator, if I know the ADMIN_TOKEN of the server',
    body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) }),
    perMinute: 5,
    async handle({ services, person, body }) {
      const { adminToken } = services.config
      if (adminToken === null || !same(body.token, adminToken)) {
        throw new Refused(403, 'wrongToken', 'Wrong admin token.')
      }
      await services.people.makeAdministrator(signedIn(person).id)
    },
  }),
]

const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))

/** A new session: one from before the sign-in is not reused. */
async function enter(
  { people, config, devices }: Services,
  person: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const label = request.headers['user-agent'] ?? ''
  setSession(reply, config, await people.signIn(person, label))
  devices.remember(reply, config, person)
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
}
