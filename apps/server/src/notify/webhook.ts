import type { Services } from '../services.ts'
import type { Webhook } from '../storage/account-rows.ts'
import { type Channel, DeliveryFailed } from './channel.ts'
import { type Notification, plain } from './notification.ts'
import { safePost } from './safe-post.ts'

export const WEBHOOK_KINDS = ['discord', 'slack', 'ntfy', 'json'] as const satisfies Kind[]
type Kind = Webhook['kind']

/** What each kind of receiver expects. Names in a notification must not trigger mentions there. */
const FORMS: Readonly<
  Record<Kind, (notification: Notification) => { readonly body: string; readonly type: string }>
> = {
  discord: (notification) => ({
    body: JSON.stringify({ content: plain(notification), allowed_mentions: { parse: [] } }),
    type: 'application/json',
  }),
  slack: (notification) => ({
    body: JSON.stringify({
      text: plain(notification).replaceAll(/[&<>]/g, escaped),
      link_names: 0,
    }),
    type: 'application/json',
  }),
  ntfy: (notification) => ({ body: plain(notification), type: 'text/plain; charset=utf-8' }),
  json: (notification) => ({ body: JSON.stringify(notification), type: 'application/json' }),
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (character: string): string => ENTITIES[character] ?? character

/** A webhook is suspended after so many failures in a row. */
const MOST_FAILURES = 20

/** The webhooks of a person, without suspended ones. */
export async function webhooksOf(services: WebhookServices, person: string): Promise<Channel[]> {
  const hooks = await hooksOf(services, person)
  return hooks.filter(({ disabled }) => disabled === null).map((hook) => channelOf(services, hook))
}

/** One webhook of a person. A suspended one is used again once it accepts a notification. */
export async function webhookOf(
  services: WebhookServices,
  person: string,
  id: string,
): Promise<Channel | null> {
  const hook = (await hooksOf(services, person)).find((each) => each.id === id)
  return hook === undefined ? null : channelOf(services, hook)
}

type WebhookServices = Pick<Services, 'storage' | 'config' | 'time'>

const hooksOf = ({ storage }: WebhookServices, person: string): Promise<Webhook[]> =>
  storage.db
    .selectFrom('webhooks')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created')
    .execute()

function channelOf({ storage, config, time }: WebhookServices, hook: Webhook): Channel {
  const note = (failures: number) =>
    storage.db
      .updateTable('webhooks')
      .set({ failures, disabled: failures >= MOST_FAILURES ? time.now() : null })
      .where('id', '=', hook.id)
      .execute()
  return {
    name: `webhook ${hook.id}`,
    async send(notification, id) {
      try {
        await sendWebhook(hook, notification, id, config.internalWebhooks)
      } catch (error) {
        await note(hook.failures + 1)
        throw error
      }
      if (hook.failures > 0) await note(0)
    },
  }
}

async function sendWebhook(
  hook: Webhook,
  notification: Notification,
  id: string,
  internal: boolean,
): Promise<void> {
  const { body, type } = FORMS[hook.kind](notification)
  const headers = { 'content-type': type, 'idempotency-key': id, 'user-agent': 'Guildhall' }
  const status = await safePost({ url: new URL(hook.url), body, headers, internal })
  if (status < 200 || status >= 300) throw new DeliveryFailed('the webhook', status)
}
