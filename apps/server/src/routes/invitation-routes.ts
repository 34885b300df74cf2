import { invitationToken, label } from '@guildhall/protocol'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { audit } from '../people/audit.ts'
import { reason } from './moderation-routes.ts'
import { signedIn } from './table-routes.ts'

const params = v.strictObject({ id: v.pipe(v.string(), v.maxLength(100)) })

export const invitationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/registration',
    who: 'anyone',
    summary: 'Who may create an account here, and whether guests may play',
    handle: ({ services: { config } }) =>
      Promise.resolve({ registration: config.registration, guests: config.guests }),
  }),
  route({
    method: 'GET',
    path: '/api/invitations/:token',
    who: 'anyone',
    summary: 'Whether an account can be created with this invitation',
    params: v.strictObject({ token: invitationToken }),
    perMinute: 20,
    handle: async ({ services, params }) => ({
      valid: await services.invitations.isValid(params.token),
    }),
  }),
  route({
    method: 'GET',
    path: '/api/admin/invitations',
    who: 'administrator',
    summary: 'Invitations, the newest first, without what makes them work',
    handle: ({ services }) => services.invitations.list(),
  }),
  route({
    method: 'POST',
    path: '/api/admin/invitations',
    who: 'administrator',
    summary: 'Makes an invitation for some accounts. Its link is shown this once',
    body: v.strictObject({
      label,
      uses: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 1),
      expires: v.optional(v.nullable(v.pipe(v.number(), v.integer())), null),
    }),
    async handle({ services, person, body, reply }) {
      if (body.expires !== null && body.expires <= services.time.now()) {
        throw new Refused(400, 'badRequest', 'expires: this time has passed')
      }
      const { id, token } = await services.invitations.make(signedIn(person).id, body)
      await audit(services, signedIn(person), { action: 'invite', target: id, ...body })
      reply.status(201)
      return { id, link: new URL(`/invite/${token}`, services.config.publicUrl).href }
    },
  }),
  route({
    method: 'POST',
    path: '/api/admin/invitations/:id/revoke',
    who: 'administrator',
    summary: 'Nobody can create an account with this invitation any more',
    params,
    body: v.strictObject({ reason }),
    async handle({ services, person, params, body }) {
      await services.invitations.revoke(params.id)
      await audit(services, signedIn(person), {
        ...{ action: 'revokeInvitation', target: params.id, ...body },
      })
    },
  }),
]
