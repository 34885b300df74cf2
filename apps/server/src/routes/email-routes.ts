import { emailAddress } from '@guildhall/protocol'
import * as v from 'valibot'
import { enter } from '../accounts/enter.ts'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { perMinute } from './account-routes.ts'
import { signedIn } from './table-routes.ts'

export const emailRoutes: readonly Route[] = [
  route({
    method: 'PUT',
    path: '/api/account/email',
    who: 'account',
    recent: true,
    summary: 'Sets my email address, once I have followed the link in the mail that it gets',
    body: v.strictObject({ email: emailAddress }),
    perMinute,
    async handle({ services, person, body, request, reply }) {
      const { emails, mail, security } = services
      if (mail.works) {
        await emails.claim(signedIn(person).id, body.email, null)
        reply.status(202)
        return { confirm: body.email }
      }
      await emails.set(signedIn(person).id, body.email, null)
      await security.tell(signedIn(person).id, 'emailChanged', request)
      return { confirm: null }
    },
  }),
  route({
    method: 'POST',
    path: '/api/email/confirm',
    who: 'anyone',
    summary: 'Confirms an address by the link of a mail; elsewhere than I asked, with the password',
    body: v.strictObject({
      token: v.pipe(v.string(), v.maxLength(100)),
      password: v.optional(v.pipe(v.string(), v.maxLength(200))),
    }),
    perMinute,
    async handle(call) {
      const { services, person, body, request } = call
      const claim = await services.emails.find(body.token)
      // A link alone is not enough: its reader may not be who asked for an account.
      if (person?.id !== claim.person) {
        const known = await services.accounts.matches(claim.password, body.password)
        if (!known) throw new Refused(403, 'passwordNeeded', 'Enter the password you chose.')
      }
      const { before, made } = await services.emails.confirm(claim)
      if (made) await services.people.signOutEverywhere(claim.person)
      if (made) services.sockets.disconnect({ person: claim.person })
      const action = made ? 'accountMade' : 'emailChanged'
      await services.security.tell(claim.person, action, request, [before])
      if (person === null || person.id === claim.person) await enter(call, claim.person)
    },
  }),
]
