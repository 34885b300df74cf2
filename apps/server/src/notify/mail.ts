import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import { createTransport, type Transporter } from 'nodemailer'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { sayIn } from '../i18n.ts'
import type { Person } from '../people/person.ts'
import { hashOf, newToken } from '../people/sessions.ts'
import { CONFIRM, forgetUnconfirmedMail, mailKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import type { Channel } from './channel.ts'
import { type Notification, plain } from './notification.ts'

const LASTS = 24 * 60 * 60 * 1000

/** An unconfirmed address, as it is stored. */
interface Unconfirmed {
  readonly person: string
  readonly email: string
  readonly until: number
}

/** Mails to people who asked for them and confirmed their address. */
export class Mail {
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #now: () => number
  readonly #transport: Transporter | null
  readonly #report: (error: unknown) => void
  readonly #running = new Set<Promise<void>>()

  constructor(
    db: Kysely<Schema>,
    config: Config,
    now: () => number,
    report: (error: unknown) => void,
  ) {
    this.#db = db
    this.#report = report
    this.#config = config
    this.#now = now
    this.#transport = config.smtp === null ? null : createTransport(config.smtp.url)
  }

  get works(): boolean {
    return this.#transport !== null
  }

  /** Sends a mail with a confirmation link. No other mail is sent before it is followed. */
  async ask({ id: person, locale }: Person, email: string): Promise<void> {
    if (this.#transport === null) {
      throw new Refused(409, 'noMail', 'This server doesn’t send email.')
    }
    const token = newToken()
    await forgetUnconfirmedMail(this.#db, [person]) // only the newest link is valid
    await this.#db
      .insertInto('meta')
      .values({
        key: CONFIRM + hashOf(token),
        value: JSON.stringify({ person, email, until: this.#now() + LASTS } satisfies Unconfirmed),
      })
      .execute()
    const link = new URL(`/api/notifications/mail/confirm?token=${token}`, this.#config.publicUrl)
    const say = await sayIn(locale)
    const notification = {
      title: say('mail.confirm.title'),
      lines: [say('mail.confirm.open'), say('mail.confirm.ignore')],
      link: link.href,
    }
    await this.deliver(email, notification, hashOf(token).slice(0, 32))
  }

  /** Confirms the address of a person. */
  async confirm(token: string): Promise<void> {
    const found = await this.#db
      .deleteFrom('meta')
      .where('key', '=', CONFIRM + hashOf(token))
      .returning('value')
      .executeTakeFirst()
    const asked: Unconfirmed | null = found === undefined ? null : JSON.parse(found.value)
    if (asked === null || asked.until < this.#now()) {
      throw new Refused(410, 'expired', 'This link has expired. Request a new one.')
    }
    const value = asked.email
    await this.#db
      .insertInto('meta')
      .values({ key: mailKey(asked.person), value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute()
  }

  async addressOf(person: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('meta')
      .select('value')
      .where('key', '=', mailKey(person))
      .executeTakeFirst()
    return row?.value ?? null
  }

  async forget(person: string): Promise<void> {
    await this.#db.deleteFrom('meta').where('key', '=', mailKey(person)).execute()
  }

  /** The address of a person who wants mails. */
  async channelsOf(person: string): Promise<Channel[]> {
    const address = await this.addressOf(person)
    if (address === null || this.#transport === null) return []
    return [{ name: 'mail', send: (notification, id) => this.deliver(address, notification, id) }]
  }

  /** Tries once to send a mail of which nothing may be kept; nobody waits for it. */
  once(to: string, notification: Notification): void {
    if (this.#transport === null) return
    this.inBackground(this.deliver(to, notification, randomUUID()))
  }

  /** Work that nobody waits for; closing does. */
  inBackground(work: Promise<void>): void {
    const done = work.catch(this.#report).finally(() => this.#running.delete(done))
    this.#running.add(done)
  }

  async close(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running)
    this.#transport?.close()
  }

  /** Resolves once the mail server has taken it. `name` is the same for each try. */
  async deliver(to: string, notification: Notification, name: string): Promise<void> {
    await this.#transport?.sendMail({
      from: this.#config.smtp?.from,
      to,
      subject: notification.title,
      text: plain(notification),
      messageId: `<${name}@${this.#config.publicUrl.hostname}>`,
    })
  }
}
