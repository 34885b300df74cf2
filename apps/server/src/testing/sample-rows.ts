import type { Schema } from '../storage/schema.ts'

/** A row of every kind, with something in every column. */
export const SAMPLES: { readonly [T in keyof Schema]: Schema[T] } = {
  people: {
    ...{ id: 'ann', kind: 'account', name: 'Ann Secret', email: 'ann@secret.example' },
    ...{
      locale: 'de',
      created: 1_800_000_000_001,
      seen: 1_800_000_000_002,
      deleted: 9,
      became: 'ben',
      email_confirmed: 10,
    },
  },
  passwords: { person: 'ann', hash: '$argon2id$secret', changed: 3 },
  passkeys: {
    ...{ id: 'key-1', person: 'ann', public_key: 'abc', counter: 4, transports: '["usb"]' },
    ...{ label: 'Ann Secret’s key', created: 5, used: 6 },
  },
  sessions: {
    ...{ token_hash: 'hash-1', person: 'ann', created: 1, expires: 2, seen: 3 },
    authenticated: 4,
    label: 'Ann Secret’s laptop',
  },
  api_tokens: {
    ...{ id: 'token-1', token_hash: 'hash-2', person: 'ann', label: 'Ann Secret’s bot' },
    ...{ scopes: 'read play', created: 1, expires: 2, used: 3 },
  },
  email_claims: {
    ...{ token_hash: 'hash-5', person: 'ann', email: 'ann@secret.example' },
    ...{ password: '$argon2id$secret', invitation: 'invitation-1', created: 1, expires: 2 },
  },
  recovery_codes: {
    ...{ code_hash: 'hash-6', person: 'ann', kind: 'own', created: 1, expires: 2 },
  },
  security_log: {
    ...{ id: 'log-1', person: 'ann', at: 1, action: 'signedIn', method: 'password' },
    ...{ device: 'Ann Secret’s laptop', address: '192.0.2.0/24' },
  },
  tables: {
    ...{ id: 'table-1', game: 'red-cathedral', rules_version: 1, players: 2, options: '{}' },
    ...{ secret: '00', commitment: '11', host: 'ann', visibility: 'link', spectators: 1 },
    ...{ invite: 'hash-3', title: 'Ann Secret’s table', status: 'over', number: 1, hash: 'ff' },
    ...{ waiting_for: 'ann', due: 1, turns: 2, outcome: '{"seats":[]}', leader: 'p1' },
    ...{ silent_since: 2, created: 3, updated: 4, ended: 5, fault: 'odd', fault_at: 6 },
    brought: 7,
    network: 'Ann Secret’s network',
  },
  chairs: { table_id: 'table-1', seat: 0, person: 'ann', name: 'Ann Secret', bot: 'greedy' },
  entries: {
    ...{ table_id: 'table-1', number: 1, at: 2, request_id: 'request-1', person: 'ann' },
    ...{ body: '{"type":"seated","seat":0,"person":"ann"}', hash: 'ff' },
  },
  packs: {
    ...{ table_id: 'table-1', number: 0, first: 0, pack: new Uint8Array([0, 255, 10, 128]) },
    ...{ hash: 'ff', seal: 'ff' },
  },
  seat_names: { table_id: 'table-1', number: 1, person: 'ann', name: 'Ann Secret' },
  reviews: { table_id: 'table-1', updated: 1, done: 2, total: 3, body: '{}' },
  processes: { id: 'p1', address: 'http://127.0.0.1:1', seen: 1, until: 2 },
  outbox: {
    ...{ id: 'notice-1', person: 'ann', table_id: 'table-1', kind: 'turn', due: 1, tries: 2 },
    ...{ body: '{"to":"Ann Secret"}', sent: 3, claimed_by: 'p1', claimed_until: 4, dedupe: 'd' },
  },
  chat: {
    ...{ table_id: 'table-1', number: 1, at: 2, person: 'ann', body: 'I am Ann Secret' },
    ...{ name: 'Ann Secret', seat: 1, removed: 3 },
  },
  blocks: {
    ...{ id: 'block-1', person: 'ann', other: 'ben', kind: 'mute', source: 'table-1 0' },
    ...{ name: 'Ben', created: 1 },
  },
  reports: {
    ...{ id: 'report-1', reporter: 'ann', person: 'ben', table_id: 'table-1', reason: 'insult' },
    ...{ seat: 1, line: 2, name: 'Ben' },
    ...{ body: 'He insulted Ann Secret', created: 1, handled: 2, handled_by: 'cleo' },
  },
  report_lines: {
    ...{ report: 'report-1', number: 2, at: 3, person: 'ann', name: 'Ann Secret' },
    body: 'Ann Secret says so',
  },
  moderation: {
    ...{ id: 'moderation-1', person: 'ann', kind: 'mute', reason: 'Ann Secret shouts' },
    ...{ created: 1, created_by: 'ben', until: 2, lifted: 3, lifted_by: 'cleo' },
  },
  invitations: {
    ...{ id: 'invitation-1', token_hash: 'hash-4', label: 'The club', uses: 2, used: 1 },
    ...{ created: 1, created_by: 'ben', expires: 2, revoked: 3 },
  },
  push_subscriptions: {
    ...{ endpoint: 'https://push.example/secret', person: 'ann', keys: '{}', created: 1 },
  },
  webhooks: {
    ...{ id: 'hook-1', person: 'ann', kind: 'discord', url: 'https://hook.example/secret' },
    ...{ created: 1, failures: 2, disabled: 3 },
  },
  attempts: { key: 'hash-4', count: 1, at: 2, until: 3 },
  meta: { key: 'some', value: 'thing' },
  audit: { id: 'audit-1', at: 1, person: 'ann', action: 'close', target: 'table-1', body: '{}' },
}
