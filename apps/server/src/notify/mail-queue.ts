import type { Time } from '@guildhall/tables'
import type { FastifyBaseLogger } from 'fastify'
import type { Kysely } from 'kysely'
import type { Told } from '../accounts/told-actions.ts'
import type { Metrics } from '../metrics.ts'
import { claimDue, dropMail, keepMail, postponeNotice } from '../storage/outbox.ts'
import type { Schema } from '../storage/schema.ts'
import type { OutboxRow } from '../storage/server-rows.ts'
import type { Storage } from '../storage/storage.ts'
import { grouped } from './grouped.ts'
import type { Mail } from './mail.ts'
import type { Notification } from './notification.ts'

/**
 * A mail that nobody waits for. It is written when it is sent: links and codes are made anew for each
 * try, so that none lies in the database.
 */
export type QueuedMail =
  /** What happened to the account. */
  | { readonly about: 'security'; readonly to: string; readonly action: Told }
  /** The link that confirms an address, or a word to its owner. */
  | { readonly about: 'claim'; readonly to: string }
  /** The way back in, which nobody waits for after that time. */
  | { readonly about: 'recovery'; readonly to: string; readonly until: number }

/** What a mail says to a person; null if there is no reason for it any more. */
export type WriteMail = (person: string, mail: QueuedMail) => Promise<Notification | null>

interface QueuePorts {
  readonly storage: Storage
  readonly mail: Mail
  readonly metrics: Metrics
  readonly log: FastifyBaseLogger
  readonly time: Time
  readonly process: string
}

const SCAN_MS = 2000
const AT_ONCE = 20
/** After this time another process may take over a claimed mail. */
const CLAIM_MS = 5 * 60_000
/** How often it is tried; the pause doubles each time: more than four hours in all. */
const TRIES = 10
const FIRST_PAUSE = 15_000

/** Mails that are stored until the mail server has taken them. */
export class MailQueue {
  readonly #ports: QueuePorts
  #write: WriteMail | null = null
  #cancel = () => {}
  #working: Promise<void> = Promise.resolve()

  constructor(ports: QueuePorts) {
    this.#ports = ports
  }

  /** Stores a mail, within the transaction of what it is about; `wake` sends it at once. */
  async add(db: Kysely<Schema>, person: string, mail: QueuedMail): Promise<void> {
    if (!this.#ports.mail.works) return
    await keepMail(db, { person, body: JSON.stringify(mail), due: this.#ports.time.now() })
  }

  start(write: WriteMail): void {
    if (!this.#ports.mail.works) return
    this.#write = write
    this.wake()
  }

  wake(): void {
    if (this.#write !== null) this.#scanIn(0)
  }

  async stop(): Promise<void> {
    this.#write = null
    this.#cancel()
    await this.#working
  }

  #scanIn(ms: number): void {
    this.#cancel()
    this.#cancel = this.#ports.time.after(ms, () => {
      this.#working = this.#working
        .then(() => this.#scan())
        .catch((error: unknown) => this.#ports.log.error({ err: error }, 'mails failed'))
        .finally(() => {
          if (this.#write !== null) this.#scanIn(SCAN_MS)
        })
    })
  }

  async #scan(): Promise<void> {
    const { storage, time, process } = this.#ports
    for (let claimed = AT_ONCE; claimed === AT_ONCE && this.#write !== null; ) {
      const now = time.now()
      const claim = { process, now, until: now + CLAIM_MS, what: 'mails' } as const
      const rows = await claimDue(storage, claim, AT_ONCE)
      claimed = rows.length
      // Those to one person in their order, the others at the same time.
      const people = [...grouped(rows, ({ person }) => person).values()]
      await Promise.all(people.map((mails) => this.#sendAll(mails)))
    }
  }

  async #sendAll(rows: readonly OutboxRow[]): Promise<void> {
    for (const row of rows) {
      try {
        await this.#send(row)
        await dropMail(this.#ports.storage, row.id)
      } catch (error) {
        await this.#tryLater(row, error)
      }
    }
  }

  async #send(row: OutboxRow): Promise<void> {
    const queued: QueuedMail = JSON.parse(row.body)
    const written = await this.#write?.(row.person, queued)
    if (written === undefined) throw new Error('the server is stopping')
    if (written !== null) await this.#ports.mail.deliver(queued.to, written, row.id)
  }

  async #tryLater(row: OutboxRow, error: unknown): Promise<void> {
    const { storage, log, metrics, time } = this.#ports
    const { about }: QueuedMail = JSON.parse(row.body)
    const { tries, person } = row
    const told = { about, person, tries, reason: reasonOf(error) }
    if (tries >= TRIES || isFinal(error)) {
      metrics.mailsGivenUp.inc()
      log.error(told, 'a mail was given up')
      await dropMail(storage, row.id)
      return
    }
    log.warn(told, 'a mail could not be sent, and is tried again')
    await postponeNotice(storage, row, time.now() + FIRST_PAUSE * 2 ** tries)
  }
}

/** Without the address, which the error of a mail server has in other fields. */
const reasonOf = (error: unknown): string => {
  const response = error instanceof Error && 'responseCode' in error ? error.responseCode : ''
  const code = error instanceof Error && 'code' in error ? error.code : String(error)
  return `${code} ${response}`.trim()
}

/** Whether the mail server will never take it: there is no such address. */
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === 'EENVELOPE' &&
  'responseCode' in error &&
  Number(error.responseCode) >= 500
