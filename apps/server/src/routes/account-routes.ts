import { timingSafeEqual } from 'node:crypto'
import { accountRequest, password, registrationRequest } from '@guildhall/protocol'
import * as v from 'valibot'
import { type Entering, enter, enterAlone } from '../accounts/enter.ts'
import { localeOf } from '../http/locale-of.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { audit } from '../people/audit.ts'
import { refuseAdministratorName } from '../people/names.ts'
import type { Person } from '../people/person.ts'
import { claiming, registering } from '../people/registration.ts'
import { hashOf } from '../people/sessions.ts'
import type { Services } from '../services.ts'
import { signedIn } from './table-routes.ts'

/** Few of these per minute: they are expensive, and a target for guessing. */
export const perMinute = 20

export const accountRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/account',
    who: 'person',
    summary:
      'Makes an account of the guest that I am, with a password; where the server sends mail, once its link was followed',
    body: accountRequest,
    perMinute,
    async handle(call) {
      const { services, body } = call
      const person = signedIn(call.person)
      return register(services, body.invitation, (invitation) =>
        makeAccount(call, person, { ...body, invitation }),
      )
    },
  }),
  route({
    method: 'POST',
    path: '/api/register',
    who: 'anyone',
    summary: 'Creates an account with a name and a password, without having been a guest',
    body: registrationRequest,
    perMinute,
    async handle(call) {
      const { services, person, body, request } = call
      if (person !== null) throw new Refused(409, 'signedIn', 'You’re already signed in.')
      await refuseAdministratorName(services.storage.db, body.name, null)
      return register(services, body.invitation, async (invitation) => {
        const made = await services.people.makeGuest(body.name, localeOf(request, body.locale))
        try {
          return await makeAccount(call, made, { ...body, invitation })
        } catch (error) {
          await services.people.removeGuest(made.id)
          throw error
        }
      })
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
      const { services, body, request } = call
      const person = signedIn(call.person)
      await services.accounts.changePassword(person, body.password)
      await enterAlone(call, person.id)
      await services.security.tell(person.id, 'passwordChanged', request)
    },
  }),
  route({
    method: 'GET',
    path: '/api/account/ways-in',
    who: 'account',
    summary: 'My passkeys, when my password was set, my address and how many recovery codes I have',
    async handle({ services, person }) {
      const { id } = signedIn(person)
      return {
        ...(await services.accounts.signInMethods(signedIn(person))),
        claimedEmail: await services.emails.claimedBy(id),
        recoveryCodes: await services.recovery.countOwn(id),
        mails: services.mail.works,
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/claim',
    who: 'account',
    recent: true,
    summary: 'Makes me an administrator, if I know the ADMIN_TOKEN of the server',
    body: v.strictObject({ token: v.pipe(v.string(), v.maxLength(200)) }),
    perMinute: 5,
    async handle({ services, person, body, request }) {
      const { adminToken } = services.config
      if (adminToken === null || !same(body.token, adminToken)) {
        throw new Refused(403, 'wrongToken', 'Wrong admin token.')
      }
      await services.people.makeAdministrator(signedIn(person).id)
      await services.security.tell(signedIn(person).id, 'becameAdministrator', request)
      await audit(services, signedIn(person), { action: 'claim', target: signedIn(person).id })
    },
  }),
]

const same = (a: string, b: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(a)), Buffer.from(hashOf(b)))

/** Where mails are sent there is no account before the address is confirmed. */
const register = <T>(
  services: Services,
  invitation: string | undefined,
  make: (invitation: string | null) => Promise<T>,
): Promise<T> => (services.mail.works ? claiming : registering)(services, invitation, make)

interface NewAccount {
  readonly email: string
  readonly password: string
  /** The invitation that is used once the address is confirmed. */
  readonly invitation: string | null
}

/** Makes an account of a guest; where mails are sent, once the address is confirmed. */
async function makeAccount(
  call: Entering,
  guest: Person,
  { email, password, invitation }: NewAccount,
): Promise<{ readonly confirm: string | null }> {
  const { accounts, emails, mail, security } = call.services
  const hash = await accounts.newPassword(guest, email, password)
  if (mail.works) {
    await emails.claim(guest.id, email, { password: hash, invitation })
    call.reply.status(202)
    return { confirm: email }
  }
  await emails.set(guest.id, email, hash)
  await enter(call, guest.id)
  await security.tell(guest.id, 'accountMade', call.request)
  return { confirm: null }
}
