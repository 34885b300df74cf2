import type { Letter } from './letter.ts'
import { safePost } from './safe-post.ts'

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

export const plain = ({ title, lines, link }: Letter): string =>
  [title, ...lines.map((line) => `• ${line}`), link].join('\n')

/** Sends a letter to a webhook. The id lets a receiver drop one that comes twice. */
export async function sendWebhook(
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
