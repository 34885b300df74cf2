import { randomInt } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { sayIn } from '../i18n.ts'
import type { Mail } from '../notify/mail.ts'
import type { MailQueue, QueuedMail } from '../notify/mail-queue.ts'
import type { Notification } from '../notify/notification.ts'
import { hashOf } from '../people/sessions.ts'
import type { RecoveryCode } from '../storage/account-rows.ts'
import type { Schema } from '../storage/schema.ts'

const HOUR = 60 * 60 * 1000
const LASTS = { mail: HOUR, administrator: 24 * HOUR, own: null } as const
const OWN_CODES = 10

/** Without letters and digits that look alike; 20 of them are 100 bits, so a fast hash is enough. */
const LETTERS = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
const GROUPS = 5
const GROUP = 4

const newCode = (): string =>
  Array.from({ length: GROUPS }, () =>
    Array.from({ length: GROUP }, () => LETTERS[randomInt(LETTERS.length)]).join(''),
  ).join('-')

/** However somebody typed it. */
const hashOfCode = (code: string): string => hashOf(code.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''))

interface RecoveryPorts {
  readonly config: Config
  readonly mail: Mail
  readonly mailQueue: MailQueue
  readonly now: () => number
}

/** Codes that open an account once, for people who cannot sign in any more. */
export class Recovery {
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #mail: Mail
  readonly #mailQueue: MailQueue
  readonly #now: () => number

  constructor(db: Kysely<Schema>, { config, mail, mailQueue, now }: RecoveryPorts) {
    this.#db = db
    this.#config = config
    this.#mail = mail
    this.#mailQueue = mailQueue
    this.#now = now
  }

  /** Sends a link to the owner of a confirmed address, if there is one; nobody can tell. */
  byMail(email: string): void {
    if (!this.#mail.works) throw new Refused(409, 'noMail', 'This server doesn’t send email.')
    this.#mail.inBackground(this.#askLink(email))
  }

  async #askLink(to: string): Promise<void> {
    const owner = await this.#ownerOf(to)
    if (owner === undefined) return
    const until = this.#now() + LASTS.mail
    await this.#mailQueue.add(this.#db, owner.id, { about: 'recovery', to, until })
    this.#mailQueue.wake()
  }

  /** The mail with the link. */
  async write(
    person: string,
    { to, until }: Extract<QueuedMail, { readonly about: 'recovery' }>,
  ): Promise<Notification | null> {
    const owner = await this.#ownerOf(to)
    if (owner?.id !== person || until <= this.#now()) return null
    const [code] = await this.#replace(person, 'mail', 1)
    const say = await sayIn(owner.locale)
    return {
      title: say('recovery.title'),
      lines: [say('recovery.text'), say('email.ignore')],
      link: new URL(`/recover#${code}`, this.#config.publicUrl).href,
    }
  }

  /** Who has confirmed this address. */
  #ownerOf(email: string): Promise<{ id: string; locale: string } | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'locale'])
      .where('email', '=', email)
      .where('email_confirmed', 'is not', null)
      .where('deleted', 'is', null)
      .executeTakeFirst()
  }

  /** Ten new codes for somebody to keep; the ones before are worth nothing any more. */
  makeOwn(person: string): Promise<string[]> {
    return this.#replace(person, 'own', OWN_CODES)
  }

  /** One code that an administrator hands over. */
  async makeForAdministrator(person: string): Promise<{ code: string; expires: number }> {
    const [code = ''] = await this.#replace(person, 'administrator', 1)
    return { code, expires: this.#now() + LASTS.administrator }
  }

  async #replace(person: string, kind: RecoveryCode['kind'], count: number): Promise<string[]> {
    const created = this.#now()
    const lasts = LASTS[kind]
    const expires = lasts === null ? null : created + lasts
    const codes = Array.from({ length: count }, newCode)
    await this.#db.transaction().execute(async (db) => {
      await db
        .deleteFrom('recovery_codes')
        .where('person', '=', person)
        .where('kind', '=', kind)
        .execute()
      const rows = codes.map((code) => ({
        ...{ code_hash: hashOfCode(code), person, kind, created, expires },
      }))
      await db.insertInto('recovery_codes').values(rows).execute()
    })
    return codes
  }

  /** How many codes somebody has left. */
  async countOwn(person: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('recovery_codes')
      .select('code_hash')
      .where('person', '=', person)
      .where('kind', '=', 'own')
      .execute()
    return rows.length
  }

  /** Whose code it is; nothing is used up yet. */
  async find(code: string): Promise<{ id: string; name: string }> {
    const found = await this.#db
      .selectFrom('recovery_codes')
      .innerJoin('people', 'people.id', 'recovery_codes.person')
      .select(['people.id', 'people.name', 'recovery_codes.expires'])
      .where('code_hash', '=', hashOfCode(code))
      .where('people.deleted', 'is', null)
      .executeTakeFirst()
    if (found === undefined || (found.expires ?? Number.MAX_VALUE) <= this.#now()) throw badCode()
    return found
  }

  /** Uses a code up, and with it whatever else was sent to the same person. */
  async use(code: string): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      const used = await db
        .deleteFrom('recovery_codes')
        .where('code_hash', '=', hashOfCode(code))
        .returning('person')
        .executeTakeFirst()
      if (used === undefined) throw badCode()
      await db
        .deleteFrom('recovery_codes')
        .where('person', '=', used.person)
        .where('kind', '!=', 'own')
        .execute()
    })
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('recovery_codes').where('expires', '<=', this.#now()).execute()
  }
}

const badCode = (): Refused =>
  new Refused(410, 'badCode', 'This code is wrong, used or expired. Request a new one.')
