import { emailAddress, password } from '@guildhall/protocol'
import * as v from 'valibot'
import { enterAlone } from '../accounts/enter.ts'
import { notFound } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { audit } from '../people/audit.ts'
import { perMinute } from './account-routes.ts'
import { reason } from './moderation-routes.ts'
import { signedIn } from './table-routes.ts'

export const recoveryRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/api/recovery',
    who: 'anyone',
    summary: 'Sends a link to this address with which its owner gets in again, if it has one',
    body: v.strictObject({ email: emailAddress }),
    perMinute: 5,
    async handle({ services, body }) {
      services.recovery.byMail(body.email)
    },
  }),
  route({
    method: 'POST',
    path: '/api/recover',
    who: 'anyone',
    summary:
      'Sets a new password by a code from a mail, of mine or from an administrator; ends all sessions and tokens',
    body: v.strictObject({ code: v.pipe(v.string(), v.maxLength(60)), password }),
    perMinute,
    async handle(call) {
      const { services, body, request } = call
      const { accounts, recovery, security } = services
      const person = await recovery.find(body.code)
      await accounts.changePassword(person, body.password, () => recovery.use(body.code))
      await enterAlone(call, person.id)
      await security.tell(person.id, 'recovered', request)
    },
  }),
  route({
    method: 'POST',
    path: '/api/account/recovery-codes',
    who: 'account',
    recent: true,
    summary: 'Ten new codes, each of which opens my account once. They are shown this once',
    perMinute,
    async handle({ services, person, request }) {
      const { id } = signedIn(person)
      const codes = await services.recovery.makeOwn(id)
      await services.security.tell(id, 'codesMade', request)
      return { codes }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/people/:id/recovery-code',
    who: 'administrator',
    recent: true,
    summary: 'A code with which somebody gets in again, within a day. The person is told',
    params: v.strictObject({ id: v.pipe(v.string(), v.uuid()) }),
    body: v.strictObject({ reason }),
    perMinute,
    async handle({ services, person, params: { id }, body }) {
      const { storage, recovery, security } = services
      const found = await storage.db
        .selectFrom('people')
        .select('id')
        .where('id', '=', id)
        .where('kind', '=', 'account')
        .where('deleted', 'is', null)
        .executeTakeFirst()
      if (found === undefined) throw notFound('account')
      await audit(services, signedIn(person), { action: 'recoveryCode', target: id, ...body })
      const made = await recovery.makeForAdministrator(id)
      await security.tell(id, 'codeIssued', null)
      return made
    },
  }),
  route({
    method: 'GET',
    path: '/api/account/security-log',
    who: 'account',
    summary: 'What happened to the security of my account in the last 90 days, the newest first',
    handle: ({ services, person }) => services.security.list(signedIn(person).id),
  }),
]
