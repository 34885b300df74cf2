import type {
  ApiToken,
  EmailClaim,
  Invitation,
  Passkey,
  Password,
  Person,
  PushSubscription,
  RecoveryCode,
  SecurityLogRow,
  Session,
  Webhook,
} from './account-rows.ts'
import type { Audit, Block, ChatRow, ModerationRow, Report, ReportLine } from './moderation-rows.ts'
import type { AttemptRow, Meta, OutboxRow, ProcessRow } from './server-rows.ts'
import type {
  EntryRow,
  PackRow,
  ReviewRow,
  SeatHolderRow,
  SeatName,
  TableRow,
} from './table-rows.ts'

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
