import { passkeyResponse, signInRequest } from '@guildhall/protocol'
import type { FastifyRequest } from 'fastify'
import * as v from 'valibot'
import type { Guesser } from '../accounts/attempt-limits.ts'
import { enterFromElsewhere } from '../accounts/enter.ts'
import { type Route, route } from '../http/route.ts'
import type { Credential } from '../people/caller.ts'
import type { Services } from '../services.ts'
import { perMinute } from './account-routes.ts'
import { signedIn } from './table-routes.ts'

export const signInRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/sign-in',
    who: 'anyone',
    summary: 'Signs in with a password; the games of the guest I was come along',
    body: signInRequest,
    perMinute,
    async handle(call) {
      const { services, body, request } = call
      const guesser = guesserOf(services, request)
      const id = await services.accounts
        .byPassword(body.email, body.password, guesser)
        .catch((error: unknown) => {
          services.mail.inBackground(services.security.failed(body.email, request))
          throw error
        })
      await enterFromElsewhere(call, id)
      await services.security.record(id, 'signedIn', request, 'password')
    },
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/passkey/options',
    who: 'anyone',
    summary: 'What the browser needs to sign in with a passkey',
    perMinute,
    handle: ({ services }) => services.accounts.passkeys.signInOptions(),
  }),
  route({
    method: 'POST',
    path: '/api/sign-in/passkey',
    who: 'anyone',
    summary: 'Signs in with a passkey; the games of the guest I was come along',
    body: v.strictObject({ response: passkeyResponse }),
    perMinute,
    async handle(call) {
      const { services, body, request } = call
      const id = await services.accounts.passkeys.signIn(body.response).catch((error: unknown) => {
        services.mail.inBackground(services.security.failedPasskey(body.response.id, request))
        throw error
      })
      await enterFromElsewhere(call, id)
      await services.security.record(id, 'signedIn', request, 'passkey')
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/confirm',
    who: 'account',
    summary: 'Proves by my password that it is me, before I change what protects my account',
    body: v.strictObject({ password: v.pipe(v.string(), v.maxLength(200)) }),
    perMinute,
    async handle({ services, person, credential, body, request }) {
      const guesser = guesserOf(services, request)
      await services.accounts.confirmPassword(signedIn(person), body.password, guesser)
      await confirm(services, credential)
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/confirm/passkey/options',
    who: 'account',
    summary: 'What the browser needs to prove by a passkey that it is me',
    perMinute,
    handle: ({ services, person }) =>
      services.accounts.passkeys.confirmOptions(signedIn(person).id),
  }),
  route({
    method: 'POST',
    path: '/api/account/confirm/passkey',
    who: 'account',
    summary: 'Proves by a passkey that it is me',
    body: v.strictObject({ response: passkeyResponse }),
    perMinute,
    async handle({ services, person, credential, body }) {
      await services.accounts.passkeys.confirm(signedIn(person).id, body.response)
      await confirm(services, credential)
    },
  }),
]

const guesserOf = ({ devices, config }: Services, request: FastifyRequest): Guesser => ({
  address: request.ip,
  device: devices.in(request, config),
})

async function confirm({ people }: Services, credential: Credential | null): Promise<void> {
  if (credential !== null) await people.sessions.confirm(credential.hash)
}
