import type { Resource } from '../shell/resource.tsx'

export const WEBHOOK_KINDS = ['discord', 'slack', 'ntfy', 'json'] as const
export type WebhookKind = (typeof WEBHOOK_KINDS)[number]
/** Names of services are the same in every language. */
export const WEBHOOK_NAMES: Readonly<Record<WebhookKind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'JSON',
}

/** The channels by which somebody is notified, and what the server can do. */
export interface Channels {
  readonly pushKey: string
  readonly browsers: readonly { readonly endpoint: string; readonly created: number }[]
  readonly webhooks: readonly Webhook[]
  readonly mail: { readonly works: boolean; readonly address: string | null }
}

export interface Webhook {
  readonly id: string
  readonly kind: WebhookKind
  readonly created: number
  readonly disabled: number | null
}

export interface ChannelProps {
  readonly channels: Channels
  readonly resource: Resource<Channels>
}
