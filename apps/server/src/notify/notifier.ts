import { createHash } from 'node:crypto'
import { item } from '@guildhall/kernel'
import { sayIn } from '../i18n.ts'
import type { Services } from '../services.ts'
import {
  claimDue,
  finishNotice,
  noteSending,
  postponeNotice,
  sendingOf,
} from '../storage/outbox.ts'
import type { OutboxRow } from '../storage/server-rows.ts'
import type { Channel } from './channel.ts'
import { grouped } from './grouped.ts'
import { bundled, type Notification } from './notification.ts'
import { webhooksOf } from './webhook.ts'

const SCAN_MS = 2000
const AT_ONCE = 50
/** After this time another process may take over a claimed notice. */
const CLAIM_MS = 60_000
/** How often it is tried; the delay doubles each time. */
const TRIES = 6
const FIRST_PAUSE = 15_000

/** Notifies people that it is their turn, from the notices that are stored. */
export class Notifier {
  readonly #services: Services
  readonly #process: string
  #cancel = () => {}
  #stopped = false
  #working: Promise<void> = Promise.resolve()

  constructor(services: Services, process: string) {
    this.#services = services
    this.#process = process
  }

  start(): void {
    this.#cancel = this.#services.time.after(SCAN_MS, () => {
      this.#working = this.#scan()
        .catch((error: unknown) => this.#services.log.error({ err: error }, 'notices failed'))
        .finally(() => {
          if (!this.#stopped) this.start()
        })
    })
  }

  async stop(): Promise<void> {
    this.#stopped = true
    this.#cancel()
    await this.#working
  }

  async #scan(): Promise<void> {
    const { storage, time } = this.#services
    for (let claimed = AT_ONCE; claimed === AT_ONCE && !this.#stopped; ) {
      const now = time.now()
      const claim = { process: this.#process, now, until: now + CLAIM_MS, what: 'notices' } as const
      const rows = await claimDue(storage, claim, AT_ONCE)
      claimed = rows.length
      // In parallel, so that a slow mail server delays only its own recipients.
      const people = [...grouped(rows, (row) => row.person)]
      await Promise.all(people.map(([person, notices]) => this.#notify(person, notices)))
    }
  }

  /** Drops the outdated notices of a person and sends the others. */
  async #notify(person: string, rows: readonly OutboxRow[]): Promise<void> {
    const { storage, time, config } = this.#services
    const waiting: OutboxRow[] = []
    for (const row of rows) {
      if (await this.#waitsFor(row)) waiting.push(row)
      else await finishNotice(storage, row, time.now())
    }
    if (waiting.length === 0) return
    if (await this.#isHere(person)) {
      const later = time.now() + Math.max(SCAN_MS, config.noticeAfter)
      for (const row of waiting) await postponeNotice(storage, { ...row, tries: 0 }, later)
      return
    }
    for (const notification of await this.#bundles(waiting)) await this.#send(person, notification)
  }

  /** Whether it is still the turn of the person to notify. */
  async #waitsFor({ person, table_id }: OutboxRow): Promise<boolean> {
    const table = await this.#services.storage.db
      .selectFrom('tables')
      .select('waiting_for')
      .where('id', '=', table_id)
      .executeTakeFirst()
    return table?.waiting_for === person
  }

  async #isHere(person: string): Promise<boolean> {
    const { sockets, peers } = this.#services
    return sockets.isPresent(person) || peers.isPresent(person)
  }

  /** Groups notices into notifications: all new ones together; earlier groups stay as they were. */
  async #bundles(rows: readonly OutboxRow[]): Promise<(readonly OutboxRow[])[]> {
    const fresh = rows.filter((row) => sendingOf(row).letter === undefined)
    const begun = rows.filter((row) => sendingOf(row).letter !== undefined)
    const named =
      fresh.length === 0
        ? []
        : await noteSending(this.#services.storage, fresh, { letter: nameOf(fresh) })
    return [...grouped([...begun, ...named], (row) => sendingOf(row).letter ?? '').values()]
  }

  /** Sends a notification on every channel on which it has not gone out yet. */
  async #send(person: string, rows: readonly OutboxRow[]): Promise<void> {
    const { storage, time, log } = this.#services
    const { letter: name = '', told: sent = [] } = sendingOf(item(rows, 0))
    const done = [...sent]
    let failed = false
    try {
      const notification = await this.#notificationOf(person, rows)
      for (const channel of (await this.#channels(person)).filter(
        (each) => !sent.includes(each.name),
      )) {
        try {
          await channel.send(notification, name)
          done.push(channel.name)
          await noteSending(storage, rows, { told: done })
        } catch (error) {
          failed = true
          log.warn({ err: error, way: channel.name }, 'a notice could not be sent')
        }
      }
    } catch (error) {
      failed = true
      log.warn({ err: error }, 'a notice could not be written')
    }
    for (const row of rows) {
      if (!failed || row.tries >= TRIES) await finishNotice(storage, row, time.now())
      else await postponeNotice(storage, row, time.now() + FIRST_PAUSE * 2 ** row.tries)
    }
  }

  async #notificationOf(person: string, rows: readonly OutboxRow[]): Promise<Notification> {
    const { people, reading, config } = this.#services
    const { publicUrl } = config
    const locale = await people.localeOf(person)
    const notifications: Notification[] = []
    for (const { table_id: table } of rows) {
      if (table === null) continue
      const order = { person, locale, publicUrl: publicUrl.href }
      const text = await reading.read(person, { what: 'turn', table, ...order })
      notifications.push(JSON.parse(text))
    }
    return bundled(notifications, { say: await sayIn(locale), publicUrl })
  }

  async #channels(person: string): Promise<Channel[]> {
    const { push, mail } = this.#services
    return [
      ...(await push.browsersOf(person)),
      ...(await mail.channelsOf(person)),
      ...(await webhooksOf(this.#services, person)),
    ]
  }
}

const nameOf = (rows: readonly OutboxRow[]): string =>
  createHash('sha256')
    .update(rows.map(({ dedupe }) => dedupe).join())
    .digest('base64url')
    .slice(0, 32)
