import { timingSafeEqual } from 'node:crypto'
import { accountRequest, password } from '@guildhall/protocol'
import * as v from 'valibot'
import { enter, enterAlone } from '../accounts/enter.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { hashOf } from '../people/sessions.ts'
import { signedIn } from './table-routes.ts'

/** Few of these per minute: they are expensive, and a target for guessing. */
export const perMinute = 20

export const accountRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/account',
    who: 'person',
    summary: 'Makes an account of the guest that I am, with a password',
    body: accountRequest,
    perMinute,
    async handle(call) {
      const { services, person, body } = call
      await services.accounts.register(signedIn(person), body.email, body.password)
      await enter(call, signedIn(person).id)
    },
  }),
  route({
    method: 'PUT',
    path: '/api/account/password',
    who: 'account',
    recent: true,
    summary: 'Sets another password, ends all tokens, and signs out everywhere else',
    body: v.strictObject({ password }),
    perMinute,
    async handle(call) {
      const { services, person, body } = call
      await services.accounts.changePassword(signedIn(person), body.password)
      await enterAlone(call, signedIn(person).id)
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
    path: '/api/admin/claim',
    who: 'account',
    recent: true,
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
