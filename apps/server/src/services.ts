import type { ChatLine, ServerMessage } from '@guildhall/protocol'
import type { Hall, Time } from '@guildhall/tables'
import type { FastifyBaseLogger } from 'fastify'
import type { Accounts } from './accounts/accounts.ts'
import type { BotPool } from './bots/pool.ts'
import type { Config } from './config.ts'
import type { Metrics } from './metrics.ts'
import type { Mail } from './notify/mail.ts'
import type { Push } from './notify/push.ts'
import type { Peers } from './peers/peers.ts'
import type { People } from './people/people.ts'
import type { Person } from './people/person.ts'
import type { Storage } from './storage/storage.ts'
import type { TableStore } from './storage/table-store.ts'

/** Everything that a route or a socket may use, made once when the server starts. */
export interface Services {
  readonly config: Config
  readonly log: FastifyBaseLogger
  readonly time: Time
  readonly storage: Storage
  readonly store: TableStore
  readonly hall: Hall
  readonly bots: BotPool
  readonly people: People
  readonly accounts: Accounts
  readonly peers: Peers
  readonly metrics: Metrics
  readonly mail: Mail
  readonly push: Push
  readonly chat: Talk
  readonly sockets: Connections
}

/** The talk at the tables. */
export interface Talk {
  say(person: Person, table: string, text: string): Promise<void>
  lines(table: string, reader: string | null): Promise<ChatLine[]>
}

/** Those who are connected right now. */
export interface Connections {
  readonly count: number
  isPresent(person: string): boolean
  /** Who was signed out, banned or deleted is not connected any more. */
  disconnect(person: string): void
  /** To everybody who has a table open here; null for those who are not to hear it. */
  broadcast(table: string, message: (reader: string | null) => ServerMessage | null): void
}
