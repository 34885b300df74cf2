import type { BotPool } from '@guildhall/bots/thread'
import type { ChatLine, ServerMessage } from '@guildhall/protocol'
import type { TableManager, Time } from '@guildhall/tables'
import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from './accounts/accounts.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Mail } from './notify/mail.ts'
import type { Push } from './notify/push.ts'
import type { Peers } from './peers/peers.ts'
import type { People } from './people/people.ts'
import type { Person } from './people/person.ts'
import type { Reviews } from './reviews.ts'
import type { Storage } from './storage/storage.ts'
import type { TableStore } from './storage/table-store.ts'
import type { Hints } from './tables/hints.ts'

/** Everything that a route or a socket may use, made once when the server starts. */
export interface Services {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly time: Time
  readonly storage: Storage
  readonly store: TableStore
  readonly tableManager: TableManager
  readonly bots: BotPool
  readonly reviews: Reviews
  readonly hints: Hints
  readonly people: People
  readonly accounts: Accounts
  readonly peers: Peers
  readonly metrics: Metrics
  /** Something went wrong that nobody asked about. */
  readonly report: (where: string, error: unknown) => void
  readonly mail: Mail
  readonly push: Push
  readonly chat: ChatService
  readonly sockets: Connections
}

/** The chat at the tables. */
export interface ChatService {
  say(person: Person, table: string, text: string): Promise<void>
  lines(table: string, reader: string | null): Promise<ChatLine[]>
  /** Sends those who have the table open here a line that was said at another process. */
  repeat(table: string, number: number): Promise<void>
}

/** Who was signed out: in one session by its hash, all programs (null), or everywhere. */
export interface SignedOut {
  readonly person: string
  readonly session?: string | null | undefined
}

/** Those who are connected right now. */
export interface Connections {
  readonly count: number
  isPresent(person: string): boolean
  /** Who was signed out or deleted is not connected any more, at no process. */
  disconnect(who: SignedOut): void
  /** The same at this one. */
  drop(who: SignedOut): void
  /** Another process says who has a table open there. */
  watchedElsewhere(there: WatchedElsewhere): void
  /** To everybody who has a table open here; null for those who are not to get it. */
  broadcast(table: string, message: (reader: string | null) => ServerMessage | null): void
}

/** Those who have a table open at another process. */
export interface WatchedElsewhere {
  readonly table: string
  readonly process: string
  readonly people: readonly string[]
  /** How many of whom nobody knows who they are. */
  readonly unnamed: number
  /** Whether that process wants to know who has it open here. */
  readonly asks: boolean
}
