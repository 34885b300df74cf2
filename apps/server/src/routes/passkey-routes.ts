import { invitationToken, label, passkeyResponse } from '@guildhall/protocol'
import * as v from 'valibot'
import { enter } from '../accounts/enter.ts'
import { type Route, route } from '../http/route.ts'
import { registering } from '../people/registration.ts'
import { perMinute } from './account-routes.ts'
import { signedIn } from './table-routes.ts'

export const passkeyRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/account/passkeys/options',
    who: 'person',
    recent: true,
    summary: 'What the browser needs to make a passkey',
    perMinute,
    handle: ({ services, person }) =>
      services.accounts.passkeys.registrationOptions(signedIn(person)),
  }),
  route({
    method: 'POST',
    path: '/api/account/passkeys',
    who: 'person',
    recent: true,
    summary: 'Keeps a passkey; with the first one a guest has an account',
    body: v.strictObject({
      label,
      response: passkeyResponse,
      invitation: v.optional(invitationToken),
    }),
    perMinute,
    async handle(call) {
      const { services, body, request } = call
      const person = signedIn(call.person)
      const add = () => services.accounts.passkeys.add(person, body.response, body.label)
      if (person.kind === 'guest') {
        await registering(services, body.invitation, add)
        await enter(call, person.id)
      } else await add()
      const action = person.kind === 'guest' ? 'accountMade' : 'passkeyAdded'
      await services.security.tell(person.id, action, request)
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/account/passkeys/:id',
    who: 'account',
    recent: true,
    summary: 'Removes a passkey, unless it is my last way to sign in',
    params: v.strictObject({ id: v.pipe(v.string(), v.maxLength(200)) }),
    async handle({ services, person, params, request }) {
      await services.accounts.passkeys.remove(signedIn(person), params.id)
      await services.security.tell(signedIn(person).id, 'passkeyRemoved', request)
    },
  }),
]
