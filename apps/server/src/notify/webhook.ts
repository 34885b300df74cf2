import type { Services } from '../services.ts'
import { type Letter, plain } from './letter.ts'
import { safePost } from './safe-post.ts'
import type { Way } from './way.ts'

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

/** The webhooks of a person. */
export async function webhooksOf(
  { storage, config, time }: Pick<Services, 'storage' | 'config' | 'time'>,
  person: string,
): Promise<Way[]> {
  const hooks = await storage.db
    .selectFrom('webhooks')
    .selectAll()
    .where('person', '=', person)
    .where('disabled', 'is', null)
    .orderBy('created')
    .execute()
  const note = (hook: string, failures: number) =>
    storage.db
      .updateTable('webhooks')
      .set({ failures, disabled: failures >= PATIENCE ? time.now() : null })
      .where('id', '=', hook)
      .execute()
  return hooks.map((hook) => ({
    name: `webhook ${hook.id}`,
    async send(letter, id) {
      try {
        await sendWebhook(hook, letter, id, config.internalWebhooks)
      } catch (error) {
        await note(hook.id, hook.failures + 1)
        throw error
      }
      if (hook.failures > 0) await note(hook.id, 0)
    },
  }))
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
  if (status < 200 || status >= 300) throw new Error(`the webhook answered ${status}`)
}
