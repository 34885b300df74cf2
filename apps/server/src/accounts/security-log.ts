import { randomUUID } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { sayIn } from '../i18n.ts'
import type { Mail } from '../notify/mail.ts'
import type { MailQueue, QueuedMail } from '../notify/mail-queue.ts'
import type { Notification } from '../notify/notification.ts'
import type { Schema } from '../storage/schema.ts'
import type { Told } from './told-actions.ts'

const DAY = 24 * 60 * 60 * 1000
const KEPT = 90 * DAY
const SHOWN = 100

type Logged = 'signedIn' | 'signInFailed'
export type SignInMethod = 'password' | 'passkey' | 'code' | ''

interface SecurityLogPorts {
  readonly config: Config
  readonly mail: Mail
  readonly mailQueue: MailQueue
  readonly now: () => number
}

/** What happened to the security of accounts: kept for 90 days, without secrets. */
export class SecurityLog {
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #mail: Mail
  readonly #mailQueue: MailQueue
  readonly #now: () => number

  constructor(db: Kysely<Schema>, { config, mail, mailQueue, now }: SecurityLogPorts) {
    this.#db = db
    this.#config = config
    this.#mail = mail
    this.#mailQueue = mailQueue
    this.#now = now
  }

  /** Writes it down. Where an administrator did it, nobody learns from where: `request` is null. */
  async record(
    person: string,
    action: Told | Logged,
    request: FastifyRequest | null,
    method: SignInMethod = '',
  ): Promise<void> {
    const device = (request?.headers['user-agent'] ?? '').slice(0, 200)
    await this.#db
      .insertInto('security_log')
      .values({
        ...{ id: randomUUID(), person, at: this.#now(), action, method, device },
        address: shortened(request?.ip ?? ''),
      })
      .execute()
  }

  /** Writes it down and tells the person, at their confirmed address or at these others. */
  async tell(
    person: string,
    action: Told,
    request: FastifyRequest | null,
    others: readonly (string | null)[] = [],
  ): Promise<void> {
    await this.record(person, action, request)
    const { address } = await this.#recipient(person)
    for (const to of new Set([address, ...others])) {
      if (to === null) continue
      const mail = { about: 'security', to, action } as const
      // Nothing is kept of who is deleted, so that mail is not tried again.
      if (action === 'deleted') this.#mail.once(to, await this.write(person, mail))
      else await this.#mailQueue.add(this.#db, person, mail)
    }
    this.#mailQueue.wake()
  }

  /** What the person is told. */
  async write(
    person: string,
    { action }: Extract<QueuedMail, { readonly about: 'security' }>,
  ): Promise<Notification> {
    const { locale } = await this.#recipient(person)
    const say = await sayIn(locale)
    return {
      title: say('security.title'),
      lines: [say(`security.${action}`), say('security.notYou')],
      link: new URL('/account', this.#config.publicUrl).href,
    }
  }

  /** The address that is theirs for sure: that of the account, or that of their notifications. */
  async #recipient(person: string): Promise<{ address: string | null; locale: string }> {
    const { email, email_confirmed, locale } = await this.#db
      .selectFrom('people')
      .select(['email', 'email_confirmed', 'locale'])
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    const address = email_confirmed === null ? await this.#mail.addressOf(person) : email
    return { address, locale }
  }

  /** Writes down a wrong password, if there is such an account. */
  async failed(email: string, request: FastifyRequest): Promise<void> {
    const found = await this.#db
      .selectFrom('people')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    if (found !== undefined) await this.record(found.id, 'signInFailed', request, 'password')
  }

  /** Writes down a passkey that was not accepted, if it is somebody's. */
  async failedPasskey(key: string, request: FastifyRequest): Promise<void> {
    const found = await this.#db
      .selectFrom('passkeys')
      .select('person')
      .where('id', '=', key)
      .executeTakeFirst()
    if (found !== undefined) await this.record(found.person, 'signInFailed', request, 'passkey')
  }

  /** The last entries of a person, the newest first. */
  list(person: string): Promise<object[]> {
    return this.#db
      .selectFrom('security_log')
      .select(['id', 'at', 'action', 'method', 'device', 'address'])
      .where('person', '=', person)
      .orderBy('at', 'desc')
      .limit(SHOWN)
      .execute()
  }

  async sweep(): Promise<void> {
    const since = this.#now() - KEPT
    await this.#db.deleteFrom('security_log').where('at', '<', since).execute()
  }
}

/** The network of an address: enough to recognise one's own, too little to find a household. */
function shortened(address: string): string {
  if (!ipaddr.isValid(address)) return ''
  const parsed = ipaddr.process(address)
  const bits = parsed.kind() === 'ipv4' ? 24 : 48
  const network =
    bits === 24
      ? ipaddr.IPv4.networkAddressFromCIDR(`${parsed}/24`)
      : ipaddr.IPv6.networkAddressFromCIDR(`${parsed}/48`)
  return `${network}/${bits}`
}
