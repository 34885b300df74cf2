import type { Services } from '../services.ts'
import type { Webhook } from '../storage/schema.ts'
import { type Letter, plain } from './letter.ts'
import { safePost } from './safe-post.ts'
import { NotTaken, type Way } from './way.ts'

export const WEBHOOK_KINDS = ['discord', 'slack', 'ntfy', 'json'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]

/** What each kind of receiver expects. Names in a letter must not call anybody there. */
const FORMS: Readonly<
  Record<WebhookKind, (letter: Letter) => { readonly body: string; readonly type: string }>
> = {
  discord: (letter) => ({
    body: JSON.stringify({ content: plain(letter), allowed_mentions: { parse: [] } }),
    type: 'application/json',
  }),
  slack: (letter) => ({
    body: JSON.stringify({ text: plain(letter).replaceAll(/[&<>]/g, escaped), link_names: 0 }),
    type: 'application/json',
  }),
  ntfy: (letter) => ({ body: plain(letter), type: 'text/plain; charset=utf-8' }),
  json: (letter) => ({ body: JSON.stringify(letter), type: 'application/json' }),
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (character: string): string => ENTITIES[character] ?? character

/** A webhook that fails so often in a row is left alone. */
const PATIENCE = 20

/** The webhooks of a person, but for those that are left alone. */
export async function webhooksOf(services: WebhookServices, person: string): Promise<Way[]> {
  const hooks = await hooksOf(services, person)
  return hooks.filter(({ disabled }) => disabled === null).map((hook) => wayOf(services, hook))
}

/** One webhook of a person. Where one that was left alone takes a letter, it is called again. */
export async function webhookOf(
  services: WebhookServices,
  person: string,
  id: string,
): Promise<Way | null> {
  const hook = (await hooksOf(services, person)).find((each) => each.id === id)
  return hook === undefined ? null : wayOf(services, hook)
}

type WebhookServices = Pick<Services, 'storage' | 'config' | 'time'>

const hooksOf = ({ storage }: WebhookServices, person: string): Promise<Webhook[]> =>
  storage.db
    .selectFrom('webhooks')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created')
    .execute()

function wayOf({ storage, config, time }: WebhookServices, hook: Webhook): Way {
  const note = (failures: number) =>
    storage.db
      .updateTable('webhooks')
      .set({ failures, disabled: failures >= PATIENCE ? time.now() : null })
      .where('id', '=', hook.id)
      .execute()
  return {
    name: `webhook ${hook.id}`,
    async send(letter, id) {
      try {
        await sendWebhook(hook, letter, id, config.internalWebhooks)
      } catch (error) {
        await note(hook.failures + 1)
        throw error
      }
      if (hook.failures > 0) await note(0)
    },
  }
}

async function sendWebhook(
  hook: { readonly kind: string; readonly url: string },
  letter: Letter,
  id: string,
  internal: boolean,
): Promise<void> {
  const { body, type } = FORMS[hook.kind as WebhookKind](letter)
  const headers = { 'content-type': type, 'idempotency-key': id, 'user-agent': 'Guildhall' }
  const status = await safePost({ url: new URL(hook.url), body, headers, internal })
  if (status < 200 || status >= 300) throw new NotTaken('the webhook', status)
}
