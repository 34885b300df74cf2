import type { BotPool } from '@guildhall/bots/thread'
import type { ChatLine, ServerMessage } from '@guildhall/protocol'
import type { TableManager, Time } from '@guildhall/tables'
import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from './accounts/accounts.ts'
import type { Devices } from './accounts/devices.ts'
import type { Emails } from './accounts/emails.ts'
import type { Recovery } from './accounts/recovery.ts'
import type { SecurityLog } from './accounts/security-log.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Mail } from './notify/mail.ts'
import type { MailQueue } from './notify/mail-queue.ts'
import type { Push } from './notify/push.ts'
import type { Peers } from './peers/peers.ts'
import type { Invitations } from './people/invitations.ts'
import type { Moderation } from './people/moderation.ts'
import type { People } from './people/people.ts'
import type { Person } from './people/person.ts'
import type { Reading } from './reading/reading.ts'
import type { Reviews } from './reviews.ts'
import type { Readiness } from './storage/readiness.ts'
import type { Storage } from './storage/storage.ts'
import type { TableStore } from './storage/table-store.ts'
import type { Hints } from './tables/hints.ts'
import type { Quotas } from './tables/quotas.ts'

/** Everything that a route or a socket may use, made once when the server starts. */
export interface Services {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly time: Time
  readonly storage: Storage
  readonly readiness: Readiness
  readonly store: TableStore
  readonly tableManager: TableManager
  readonly bots: BotPool
  readonly reviews: Reviews
  readonly reading: Reading
  readonly hints: Hints
  readonly people: People
  readonly moderation: Moderation
  readonly quotas: Quotas
  readonly invitations: Invitations
  readonly accounts: Accounts
  readonly emails: Emails
  readonly recovery: Recovery
  readonly security: SecurityLog
  readonly devices: Devices
  readonly peers: Peers
  readonly metrics: Metrics
  /** Reports an error that belongs to no request. */
  readonly report: (where: string, error: unknown) => void
  readonly mail: Mail
  readonly mailQueue: MailQueue
  readonly push: Push
  readonly chat: ChatService
  readonly typing: TypingService
  readonly sockets: Connections
}

/** The chat at the tables. */
export interface ChatService {
  say(person: Person, table: string, text: string): Promise<void>
  lines(table: string, reader: string | null): Promise<ChatLine[]>
  /** Sends a chat message from another process to everyone who watches the table here. */
  repeat(table: string, number: number): Promise<void>
  /** Removes a message for everyone, at all processes. */
  remove(table: string, number: number): Promise<void>
}

/** Who writes a message at a table, and at which of their seats. */
export interface Writer {
  readonly table: string
  readonly person: string
  readonly seat: number
}

/** Tells the others at a table that somebody writes a message. */
export interface TypingService {
  note(person: Person, table: string): Promise<void>
  /** Says so to those who watch the table here. */
  repeat(writer: Writer): Promise<void>
}

/** Who was signed out: in one session, or of one token, by its hash; or everywhere. */
export interface SignedOut {
  readonly person: string
  readonly session?: string | undefined
  /** Why they were banned. */
  readonly banned?: string | undefined
}

/** Those who are connected right now. */
export interface Connections {
  readonly count: number
  isPresent(person: string): boolean
  /** Disconnects people who were signed out or deleted, at all processes. */
  disconnect(who: SignedOut): void
  /** The same at this process. */
  drop(who: SignedOut): void
  /** Another process reports who watches a table there. */
  watchedElsewhere(there: WatchedElsewhere): void
  /** Sends to everyone who watches a table here; null for those who must not get it. */
  broadcast(table: string, message: (reader: string | null) => ServerMessage | null): void
}

/** The people who watch a table at another process. */
export interface WatchedElsewhere {
  readonly table: string
  readonly process: string
  readonly people: readonly string[]
  /** Those of them who have it open out of sight only. */
  readonly away: readonly string[]
  /** How many viewers are not signed in. */
  readonly unnamed: number
  /** Whether that process asks who watches it here. */
  readonly asks: boolean
}
