import type { Read } from '../shell/read.tsx'

export const KINDS = ['discord', 'slack', 'ntfy', 'json'] as const
export type Kind = (typeof KINDS)[number]
/** Names of services are the same in every language. */
export const KIND_NAMES: Readonly<Record<Kind, string>> = {
  discord: 'Discord',
  slack: 'Slack',
  ntfy: 'ntfy',
  json: 'JSON',
}

/** How somebody is told, and what the server can do. */
export interface Ways {
  readonly pushKey: string
  readonly browsers: readonly { readonly endpoint: string; readonly created: number }[]
  readonly webhooks: readonly {
    readonly id: string
    readonly kind: Kind
    readonly created: number
    readonly disabled: number | null
  }[]
  readonly mail: { readonly works: boolean; readonly address: string | null }
}

export interface WayProps {
  readonly ways: Ways
  readonly read: Read<Ways>
}
