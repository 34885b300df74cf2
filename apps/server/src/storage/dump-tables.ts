import type { Schema } from './schema.ts'

/** Which processes are alive, who has guessed, and entries as packs: a backup has them one by one. */
export const NOT_DUMPED = ['processes', 'attempts', 'packs'] as const

/** The contents of a backup: everything else. */
export type Dumped = Exclude<keyof Schema, (typeof NOT_DUMPED)[number]>

/** The sort keys of each table. A row comes after the rows it refers to. */
export const KEYS: { readonly [T in Dumped]: readonly (keyof Schema[T] & string)[] } = {
  people: ['id'],
  passwords: ['person'],
  passkeys: ['id'],
  sessions: ['token_hash'],
  api_tokens: ['id'],
  email_claims: ['token_hash'],
  recovery_codes: ['code_hash'],
  security_log: ['id'],
  tables: ['id'],
  chairs: ['table_id', 'seat'],
  entries: ['table_id', 'number'],
  seat_names: ['table_id', 'number'],
  reviews: ['table_id'],
  outbox: ['id'],
  chat: ['table_id', 'number'],
  blocks: ['id'],
  reports: ['id'],
  report_lines: ['report', 'number'],
  moderation: ['id'],
  invitations: ['id'],
  push_subscriptions: ['endpoint'],
  webhooks: ['id'],
  meta: ['key'],
  audit: ['id'],
}

export const DUMPED = Object.keys(KEYS) as readonly Dumped[]
