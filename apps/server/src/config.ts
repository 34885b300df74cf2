import { UNATTENDED, type UnattendedLimits } from '@guildhall/tables'
import * as v from 'valibot'
import { readTrustProxy, type TrustProxy } from './http/client-address.ts'

/** The settings of the server, read from its environment. */
export interface Config {
  readonly host: string
  readonly port: number
  /** The folder of the embedded database, or the address of a PostgreSQL. */
  readonly storage: { readonly folder: string } | { readonly url: string }
  /** The public address; cookies, links and origin checks depend on it. */
  readonly publicUrl: URL
  /** Which proxies to trust about client addresses. */
  readonly trustProxy: TrustProxy
  /** Where other processes of the same database reach this one; null for the public port. */
  readonly peerUrl: string | null
  readonly botThreads: number
  readonly botLimit: number
  /** Whether bots without a level, such as `search:500`, may be seated. */
  readonly anyBot: boolean
  /** Simulations per hint, for repeatable hints; 0 for a time limit instead. */
  readonly hintSimulations: number
  readonly logLevel: string
  readonly limits: Limits
  readonly sessions: SessionLifetimes
  /** smtp://user:password@host:port, and the sender of the mails. */
  readonly smtp: { readonly url: string; readonly from: string } | null
  /** People are notified of their turn after so many milliseconds without a move. */
  readonly noticeAfter: number
  /** Who may create an account: everybody, those with an invitation, or nobody. */
  readonly registration: 'open' | 'invitation' | 'closed'
  /** Whether people may play without an account. */
  readonly guests: boolean
  /** Turns an account into an administrator; null to disable that. */
  readonly adminToken: string | null
  /** Allows webhooks to internal addresses, for a club that runs its own chat. */
  readonly internalWebhooks: boolean
}

/** How long sessions last, in milliseconds. */
export interface SessionLifetimes {
  /** Without use. */
  readonly idle: number
  /** In any case. */
  readonly absolute: number
  /** Of guests without use: with the session they lose their games. */
  readonly guestIdle: number
  /** How long nobody is asked again who they are. */
  readonly recent: number
}

/** Limits per message, socket, person and address. */
export interface Limits {
  /** Bytes of a message, and of a body. */
  readonly message: number
  readonly body: number
  /** Messages per second on one socket, and the burst size. */
  readonly messagesPerSecond: number
  readonly burst: number
  readonly socketsPerPerson: number
  readonly socketsPerAddress: number
  /** Bytes that may be queued for a client that does not read. */
  readonly unread: number
  /** HTTP requests per minute from one address. */
  readonly requestsPerMinute: number
  /** Unfinished tables that one person may have created. */
  readonly tablesPerPerson: number
  /** Seats of bots at the unfinished tables that one person has created. */
  readonly botSeatsPerPerson: number
  /** The same for all guests of one address together. */
  readonly tablesPerAddress: number
  readonly botSeatsPerAddress: number
  /** Where only bots play: decisions while nobody watches, rounds and entries in all. */
  readonly unattended: UnattendedLimits
  /** Milliseconds of a thread per minute for the bots, and hints, of one person. */
  readonly thinkingPerMinute: number
  /** Chat messages per half minute. */
  readonly linesPerHalfMinute: number
}

const whole = (fallback: number, least = 0) =>
  v.optional(v.pipe(v.string(), v.toNumber(), v.integer(), v.minValue(least)), String(fallback))
const DAY = 24 * 60 * 60 * 1000
const yesNo = v.picklist(['0', '1', 'false', 'true'])
const flag = v.optional(yesNo, '0')
const isOn = (value: string): boolean => value === '1' || value === 'true'

const trusted = v.pipe(
  v.optional(v.string(), '0'),
  v.transform(readTrustProxy),
  v.nonNullable(
    v.custom<TrustProxy>((trust) => typeof trust === 'function'),
    'must be a number of proxies or a list of their addresses, e.g. 1 or 10.0.0.0/8, 192.168.1.2',
  ),
)

const environment = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: whole(8080),
  GUILDHALL_DATA: v.optional(v.string(), './data'),
  DATABASE_URL: v.optional(
    v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//, 'must be postgres://…')),
  ),
  PUBLIC_URL: v.optional(v.pipe(v.string(), v.url())),
  TRUST_PROXY: trusted,
  PEER_URL: v.optional(v.pipe(v.string(), v.url())),
  BOT_THREADS: whole(1, 1),
  BOT_LIMIT_MS: whole(5000, 50),
  ANY_BOT: flag,
  HINT_SIMULATIONS: whole(0),
  LOG_LEVEL: v.optional(v.picklist(['silent', 'error', 'warn', 'info', 'debug']), 'info'),
  SMTP_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\//, 'must be smtp://…'))),
  MAIL_FROM: v.optional(v.string()),
  ADMIN_TOKEN: v.optional(v.pipe(v.string(), v.minLength(24, 'needs at least 24 characters'))),
  REGISTRATION: v.optional(v.picklist(['open', 'invitation', 'closed']), 'open'),
  GUESTS: v.optional(yesNo, '1'),
  INTERNAL_WEBHOOKS: flag,
  SESSION_IDLE_DAYS: whole(30, 1),
  SESSION_MAX_DAYS: whole(180, 1),
  GUEST_IDLE_DAYS: whole(90, 1),
  CONFIRM_IDENTITY_AFTER_MINUTES: whole(10, 1),
  NOTICE_AFTER_MS: whole(120_000),
  LIMIT_MESSAGE_BYTES: whole(16_384, 1024),
  LIMIT_BODY_BYTES: whole(65_536, 1024),
  LIMIT_MESSAGES_PER_SECOND: whole(10, 1),
  LIMIT_BURST: whole(20, 1),
  LIMIT_SOCKETS_PER_PERSON: whole(5, 1),
  LIMIT_SOCKETS_PER_ADDRESS: whole(50, 1),
  LIMIT_UNREAD_BYTES: whole(262_144, 16_384),
  LIMIT_REQUESTS_PER_MINUTE: whole(300, 1),
  LIMIT_TABLES_PER_PERSON: whole(100, 1),
  LIMIT_BOT_SEATS_PER_PERSON: whole(150, 1),
  LIMIT_TABLES_PER_ADDRESS: whole(200, 1),
  LIMIT_BOT_SEATS_PER_ADDRESS: whole(300, 1),
  LIMIT_UNATTENDED_DECISIONS: whole(UNATTENDED.decisions),
  LIMIT_THINKING_MS_PER_MINUTE: whole(45_000),
  LIMIT_LINES_PER_HALF_MINUTE: whole(10, 1),
})

/** The configuration, or one line for every wrong setting. */
export function readConfig(
  env: Readonly<Record<string, string | undefined>>,
):
  | { readonly ok: true; readonly value: Config }
  | { readonly ok: false; readonly lines: string[] } {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const read = v.safeParse(environment, given)
  if (!read.success) {
    return {
      ok: false,
      lines: read.issues.map((issue) => `${v.getDotPath(issue)}: ${issue.message}`),
    }
  }
  const e = read.output
  if (e.SMTP_URL !== undefined && e.MAIL_FROM === undefined) {
    return { ok: false, lines: ['MAIL_FROM: who the mails of SMTP_URL come from is missing'] }
  }
  return {
    ok: true,
    value: {
      host: e.HOST,
      port: e.PORT,
      storage:
        e.DATABASE_URL === undefined ? { folder: e.GUILDHALL_DATA } : { url: e.DATABASE_URL },
      publicUrl: new URL(e.PUBLIC_URL ?? `http://localhost:${e.PORT}`),
      trustProxy: e.TRUST_PROXY,
      peerUrl: e.PEER_URL ?? null,
      botThreads: e.BOT_THREADS,
      botLimit: e.BOT_LIMIT_MS,
      anyBot: isOn(e.ANY_BOT),
      hintSimulations: e.HINT_SIMULATIONS,
      logLevel: e.LOG_LEVEL,
      smtp:
        e.SMTP_URL === undefined || e.MAIL_FROM === undefined
          ? null
          : { url: e.SMTP_URL, from: e.MAIL_FROM },
      registration: e.REGISTRATION,
      guests: isOn(e.GUESTS),
      adminToken: e.ADMIN_TOKEN ?? null,
      noticeAfter: e.NOTICE_AFTER_MS,
      internalWebhooks: isOn(e.INTERNAL_WEBHOOKS),
      sessions: {
        idle: e.SESSION_IDLE_DAYS * DAY,
        absolute: e.SESSION_MAX_DAYS * DAY,
        guestIdle: e.GUEST_IDLE_DAYS * DAY,
        recent: e.CONFIRM_IDENTITY_AFTER_MINUTES * 60_000,
      },
      limits: {
        message: e.LIMIT_MESSAGE_BYTES,
        body: e.LIMIT_BODY_BYTES,
        messagesPerSecond: e.LIMIT_MESSAGES_PER_SECOND,
        burst: e.LIMIT_BURST,
        socketsPerPerson: e.LIMIT_SOCKETS_PER_PERSON,
        socketsPerAddress: e.LIMIT_SOCKETS_PER_ADDRESS,
        unread: e.LIMIT_UNREAD_BYTES,
        requestsPerMinute: e.LIMIT_REQUESTS_PER_MINUTE,
        tablesPerPerson: e.LIMIT_TABLES_PER_PERSON,
        botSeatsPerPerson: e.LIMIT_BOT_SEATS_PER_PERSON,
        tablesPerAddress: e.LIMIT_TABLES_PER_ADDRESS,
        botSeatsPerAddress: e.LIMIT_BOT_SEATS_PER_ADDRESS,
        unattended: { ...UNATTENDED, decisions: e.LIMIT_UNATTENDED_DECISIONS },
        thinkingPerMinute: e.LIMIT_THINKING_MS_PER_MINUTE,
        linesPerHalfMinute: e.LIMIT_LINES_PER_HALF_MINUTE,
      },
    },
  }
}
