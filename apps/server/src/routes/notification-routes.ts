import { randomUUID } from 'node:crypto'
import { emailAddress } from '@guildhall/protocol'
import * as v from 'valibot'
import { notFound, Refused } from '../http/refused.ts'
import { type Route, route } from '../http/route.ts'
import { sayIn } from '../i18n.ts'
import type { Channel } from '../notify/channel.ts'
import { publicAddress } from '../notify/safe-post.ts'
import { sendTest } from '../notify/test-notification.ts'
import { WEBHOOK_KINDS, webhookOf } from '../notify/webhook.ts'
import type { Services } from '../services.ts'
import { signedIn } from './table-routes.ts'

const MOST_WEBHOOKS = 5
const MOST_BROWSERS = 10
const url = v.pipe(v.string(), v.url(), v.maxLength(1000))
const uuid = v.pipe(v.string(), v.uuid())

/** One of a person's channels. */
const channelSchema = v.variant('way', [
  v.strictObject({ way: v.literal('push'), endpoint: url }),
  v.strictObject({ way: v.literal('mail') }),
  v.strictObject({ way: v.literal('webhook'), id: uuid }),
])

export const notificationRoutes: readonly Route[] = [
  route({
    method: 'GET',
    path: '/api/notifications',
    who: 'person',
    summary: 'How I am notified of my turn, and what this server can do',
    async handle({ services, person }) {
      const { id } = signedIn(person)
      const { db } = services.storage
      const browsers = await db
        .selectFrom('push_subscriptions')
        .select(['endpoint', 'created'])
        .where('person', '=', id)
        .execute()
      const webhooks = await db
        .selectFrom('webhooks')
        .select(['id', 'kind', 'created', 'disabled'])
        .where('person', '=', id)
        .execute()
      return {
        pushKey: services.push.publicKey,
        browsers,
        webhooks,
        mail: { works: services.mail.works, address: await services.mail.addressOf(id) },
      }
    },
  }),
  route({
    method: 'POST',
    path: '/api/notifications/push',
    who: 'person',
    summary: 'This browser wants notifications: what its push manager gave',
    body: v.strictObject({
      endpoint: url,
      expirationTime: v.optional(v.nullable(v.number())),
      keys: v.strictObject({
        p256dh: v.pipe(v.string(), v.maxLength(200)),
        auth: v.pipe(v.string(), v.maxLength(100)),
      }),
    }),
    perMinute: 20,
    async handle({ services, person, body }) {
      const { id } = signedIn(person)
      const { db } = services.storage
      await refuseUnsafe(body.endpoint, services.config.internalWebhooks)
      refuseMany(
        await db
          .selectFrom('push_subscriptions')
          .select('endpoint')
          .where('person', '=', id)
          .execute(),
        MOST_BROWSERS,
      )
      const values = { person: id, keys: JSON.stringify(body.keys), created: services.time.now() }
      await db
        .insertInto('push_subscriptions')
        .values({ endpoint: body.endpoint, ...values })
        .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(values))
        .execute()
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/notifications/push',
    who: 'person',
    summary: 'A browser wants no notifications any more',
    body: v.strictObject({ endpoint: url }),
    async handle({ services, person, body }) {
      await services.storage.db
        .deleteFrom('push_subscriptions')
        .where('endpoint', '=', body.endpoint)
        .where('person', '=', signedIn(person).id)
        .execute()
    },
  }),
  route({
    method: 'POST',
    path: '/api/notifications/webhooks',
    who: 'account',
    summary: 'An address that is called when it is my turn, in the form of Discord, Slack or ntfy',
    body: v.strictObject({ kind: v.picklist(WEBHOOK_KINDS), url }),
    perMinute: 10,
    async handle({ services, person, body, reply }) {
      const { db } = services.storage
      await refuseUnsafe(body.url, services.config.internalWebhooks)
      refuseMany(
        await db
          .selectFrom('webhooks')
          .select('id')
          .where('person', '=', signedIn(person).id)
          .execute(),
        MOST_WEBHOOKS,
      )
      const hook = { id: randomUUID(), ...body }
      await db
        .insertInto('webhooks')
        .values({
          ...hook,
          person: signedIn(person).id,
          created: services.time.now(),
          failures: 0,
          disabled: null,
        })
        .execute()
      reply.status(201)
      return { id: hook.id }
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/notifications/webhooks/:id',
    who: 'account',
    summary: 'Removes a webhook',
    params: v.strictObject({ id: uuid }),
    async handle({ services, person, params }) {
      await services.storage.db
        .deleteFrom('webhooks')
        .where('id', '=', params.id)
        .where('person', '=', signedIn(person).id)
        .execute()
    },
  }),
  route({
    method: 'POST',
    path: '/api/notifications/mail',
    who: 'account',
    summary: 'Asks for mails; they come once the link in the first one was followed',
    body: v.strictObject({ email: emailAddress }),
    perMinute: 5,
    handle: ({ services, person, body }) => services.mail.ask(signedIn(person), body.email),
  }),
  route({
    method: 'GET',
    path: '/api/notifications/mail/confirm',
    who: 'anyone',
    summary: 'The link in the first mail',
    query: v.strictObject({ token: v.pipe(v.string(), v.maxLength(100)) }),
    perMinute: 20,
    async handle({ services, query }) {
      await services.mail.confirm(query.token)
      return { ok: true }
    },
  }),
  route({
    method: 'DELETE',
    path: '/api/notifications/mail',
    who: 'person',
    summary: 'No more mails',
    handle: ({ services, person }) => services.mail.forget(signedIn(person).id),
  }),
  route({
    method: 'POST',
    path: '/api/notifications/test',
    who: 'person',
    summary:
      'Sends a test notification on one of my channels; says whether it was accepted, or what was answered',
    body: channelSchema,
    perMinute: 10,
    async handle({ services, person, body }) {
      const { id, locale } = signedIn(person)
      const channel = await channelOf(services, id, body)
      if (channel === null) throw notFound('channel')
      return sendTest(channel, services.config.publicUrl, await sayIn(locale))
    },
  }),
]

async function channelOf(
  services: Services,
  person: string,
  wanted: v.InferOutput<typeof channelSchema>,
): Promise<Channel | null> {
  switch (wanted.way) {
    case 'push':
      return services.push.browserOf(person, wanted.endpoint)
    case 'mail':
      return (await services.mail.channelsOf(person))[0] ?? null
    case 'webhook':
      return webhookOf(services, person, wanted.id)
  }
}

async function refuseUnsafe(address: string, internal: boolean): Promise<void> {
  if (internal) return
  const { protocol, hostname } = new URL(address)
  const safe = protocol === 'https:' && (await publicAddress(hostname).catch(() => null)) !== null
  if (!safe) throw new Refused(400, 'unsafe', 'Use a public https:// address.')
}

function refuseMany(known: readonly unknown[], most: number): void {
  if (known.length >= most)
    throw new Refused(409, 'tooMany', `You already have ${most}. Remove one first.`)
}
