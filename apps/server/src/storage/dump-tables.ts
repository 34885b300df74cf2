import type { Schema } from './schema.ts'

/** What a backup holds: everything but who is alive, which is true of one moment only. */
export type Dumped = Exclude<keyof Schema, 'processes'>

/** By what each is ordered. A row stands after those it speaks of. */
export const KEYS: { readonly [T in Dumped]: readonly (keyof Schema[T] & string)[] } = {
  people: ['id'],
  passwords: ['person'],
  passkeys: ['id'],
  sessions: ['token_hash'],
  api_tokens: ['id'],
  tables: ['id'],
  chairs: ['table_id', 'seat'],
  entries: ['table_id', 'number'],
  seat_names: ['table_id', 'number'],
  reviews: ['table_id'],
  outbox: ['id'],
  chat: ['table_id', 'number'],
  blocks: ['person', 'other', 'kind'],
  reports: ['id'],
  push_subscriptions: ['endpoint'],
  webhooks: ['id'],
  meta: ['key'],
  audit: ['id'],
}

export const DUMPED = Object.keys(KEYS) as readonly Dumped[]
