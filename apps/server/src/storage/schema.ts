import type { TableStatus } from '@guildhall/tables'

/**
 * The rows of both databases. Times are milliseconds since 1970, JSON is text, booleans are 1 and
 * 0.
 */
export interface Schema {
  people: Person
  passwords: Password
  passkeys: Passkey
  sessions: Session
  api_tokens: ApiToken
  email_claims: EmailClaim
  recovery_codes: RecoveryCode
  security_log: SecurityLogRow
  tables: TableRow
  chairs: SeatHolderRow
  packs: PackRow
  entries: EntryRow
  seat_names: SeatName
  reviews: ReviewRow
  processes: ProcessRow
  outbox: OutboxRow
  chat: ChatRow
  blocks: Block
  reports: Report
  report_lines: ReportLine
  moderation: ModerationRow
  invitations: Invitation
  push_subscriptions: PushSubscription
  webhooks: Webhook
  meta: Meta
  attempts: AttemptRow
  audit: Audit
}

export type YesNo = 0 | 1

export interface Person {
  id: string
  kind: 'guest' | 'account'
  /** Empty for a former player; the client decides what to show. */
  name: string
  /** In lower case. */
  email: string | null
  /** When a link proved that the address is theirs; null for a mere name to sign in with. */
  email_confirmed: number | null
  locale: string
  created: number
  seen: number
  /** When all personal data were deleted. */
  deleted: number | null
  /** The account that a guest turned into. */
  became: string | null
}

export interface Password {
  person: string
  hash: string
  changed: number
}

export interface Passkey {
  /** The id of the credential. */
  id: string
  person: string
  public_key: string
  counter: number
  /** JSON. */
  transports: string
  label: string
  created: number
  used: number | null
}

export interface Session {
  token_hash: string
  person: string
  created: number
  expires: number
  seen: number
  /** When the person last proved who they are; 0 for a guest. */
  authenticated: number
  /** The browser and device, as shown to its owner. */
  label: string
}

export interface ApiToken {
  id: string
  token_hash: string
  person: string
  label: string
  /** Separated by spaces. */
  scopes: string
  created: number
  expires: number | null
  used: number | null
}

/** An address that somebody says is theirs, until they follow the link in a mail. */
export interface EmailClaim {
  token_hash: string
  person: string
  email: string
  /** The hash of the password of the account that a guest asked for. */
  password: string | null
  created: number
  expires: number
}

/** A code that opens an account once: from a mail, of the person, or from an administrator. */
export interface RecoveryCode {
  code_hash: string
  person: string
  kind: 'mail' | 'own' | 'administrator'
  created: number
  expires: number | null
}

/** What happened to the security of an account. */
export interface SecurityLogRow {
  id: string
  person: string
  at: number
  action: string
  /** `password`, `passkey`, `code` or empty. */
  method: string
  /** The browser, as the person knows it. */
  device: string
  /** Shortened to the network. */
  address: string
}

export interface TableRow {
  id: string
  game: string
  /** The rules version when the table was created. */
  rules_version: number
  players: number
  /** JSON. */
  options: string
  secret: string
  commitment: string
  host: string
  visibility: 'public' | 'link'
  spectators: YesNo
  /** The hash of the invitation token, if there is one. */
  invite: string | null
  title: string
  status: TableStatus
  /** The last entry, and the hash of the chain at it. */
  number: number
  hash: string
  waiting_for: string | null
  due: number | null
  turns: number
  /** JSON: the account of every seat, once the game is over. */
  outcome: string | null
  leader: string | null
  /** Since when it had no leader before this one, until that is recorded. */
  silent_since: number | null
  created: number
  updated: number
  /** When it was over or closed. */
  ended: number | null
  /** Why it was quarantined, and when. */
  fault: string | null
  fault_at: number | null
  /** When the game was uploaded; null for games played here. */
  brought: number | null
  /** Keyed hash of the network from which a guest created it, until it has ended. */
  network: string | null
}

export interface SeatHolderRow {
  table_id: string
  seat: number
  person: string | null
  name: string
  bot: string | null
}

/** The entries that one request led to; those of the table that are not packed yet. */
export interface EntryRow {
  table_id: string
  /** That of the last entry. */
  number: number
  at: number
  request_id: string | null
  person: string | null
  /** A line of JSON for each event, without the name of a person. */
  body: string
  /** The hash of the chain at the last entry. */
  hash: string
}

/** Older entries, compressed. */
export interface PackRow {
  table_id: string
  /** Those of the last and the first entry. */
  number: number
  first: number
  pack: Uint8Array
  /** The hash of the chain at the last entry. */
  hash: string
  /** A hash of this row and of the chain before it. */
  seal: string
}

/** The name of a person at a seat: separate from the entry, so that it can be deleted. */
export interface SeatName {
  table_id: string
  number: number
  person: string
  name: string
}

/** The review of a finished game. */
export interface ReviewRow {
  table_id: string
  /** When it last made progress. */
  updated: number
  /** How many decisions of the game are judged, and how many there are. */
  done: number
  total: number
  /** JSON; null until it is complete. */
  body: string | null
}

/** A server process, and until when it counts as alive. */
export interface ProcessRow {
  id: string
  address: string
  seen: number
  until: number
}

/** A notice to be sent to a person, once. */
export interface OutboxRow {
  id: string
  person: string
  table_id: string | null
  kind: string
  /** JSON. */
  body: string
  due: number
  tries: number
  sent: number | null
  claimed_by: string | null
  claimed_until: number | null
  /** Prevents sending the same notice twice. */
  dedupe: string
}

export interface ChatRow {
  table_id: string
  number: number
  at: number
  person: string
  /** Empty for a former player, and for a message that was removed. */
  body: string
  /** The name and the seat of the sender at the time. */
  name: string
  seat: number | null
  /** When an administrator removed it. */
  removed: number | null
}

/** Whom a person has muted, or blocked altogether. */
export interface Block {
  id: string
  person: string
  other: string
  kind: 'mute' | 'block'
  /** The table and the seat where it happened: each seat is a row, whoever is behind it. */
  source: string
  /** The name at the time. */
  name: string
  created: number
}

export interface Report {
  id: string
  reporter: string
  person: string
  table_id: string | null
  /** The reported seat, or chat message, and the name at the time. */
  seat: number | null
  line: number | null
  name: string
  reason: string
  body: string
  created: number
  handled: number | null
  handled_by: string | null
}

/** A chat message around a reported one, as it was at the time. */
export interface ReportLine {
  report: string
  number: number
  at: number
  person: string
  name: string
  body: string
}

/** What administrators impose on people. */
export interface ModerationRow {
  id: string
  person: string
  kind: 'mute' | 'timeout' | 'ban'
  reason: string
  created: number
  created_by: string
  /** Null until it is lifted. */
  until: number | null
  lifted: number | null
  lifted_by: string | null
}

/** A link with which people can create accounts. */
export interface Invitation {
  id: string
  token_hash: string
  label: string
  /** How many accounts it is for, and how many were made. */
  uses: number
  used: number
  created: number
  created_by: string
  expires: number | null
  revoked: number | null
}

export interface PushSubscription {
  endpoint: string
  person: string
  /** JSON. */
  keys: string
  created: number
}

export interface Webhook {
  id: string
  person: string
  kind: 'discord' | 'slack' | 'ntfy' | 'json'
  url: string
  created: number
  /** How often in a row it failed, and since when it is suspended. */
  failures: number
  disabled: number | null
}

export interface Meta {
  key: string
  value: string
}

/** Guesses of passwords and codes. Nothing personal: the key is a hash, and kept for a week. */
export interface AttemptRow {
  key: string
  count: number
  /** When the last one was. */
  at: number
  /** Until when none is allowed; 0 for now. */
  until: number
}

export interface Audit {
  id: string
  at: number
  /** Who did it; null where the server did. */
  person: string | null
  action: string
  target: string
  /** JSON. */
  body: string
}
