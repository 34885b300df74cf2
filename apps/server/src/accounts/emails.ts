import { type Kysely, sql, type Transaction } from 'kysely'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { sayIn } from '../i18n.ts'
import type { Mail } from '../notify/mail.ts'
import type { Person } from '../people/person.ts'
import { hashOf, newToken } from '../people/sessions.ts'
import type { EmailClaim } from '../storage/account-rows.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

const LASTS = 24 * 60 * 60 * 1000

const expired = (): Refused =>
  new Refused(410, 'expired', 'This link has expired. Request a new one.')
const taken = (): Refused =>
  new Refused(409, 'emailTaken', 'There’s already an account with this email. Sign in instead.')

/** An address that has become somebody's. */
export interface ConfirmedEmail {
  readonly person: string
  /** The confirmed address before, if there was one. */
  readonly before: string | null
  /** Whether a guest has an account now. */
  readonly made: boolean
}

/**
 * The addresses of accounts. Where the server sends mail, an address is a claim until the link in
 * a mail is followed: whoever asks for one is answered alike, whether it belongs to somebody or not.
 */
export class Emails {
  readonly #storage: Storage
  readonly #db: Kysely<Schema>
  readonly #config: Config
  readonly #mail: Mail
  readonly #now: () => number

  constructor(storage: Storage, config: Config, mail: Mail, now: () => number) {
    this.#storage = storage
    this.#db = storage.db
    this.#config = config
    this.#mail = mail
    this.#now = now
  }

  /** Remembers a claim and sends its mail; with the password of the account that a guest wants. */
  async claim(person: Person, email: string, password: string | null): Promise<void> {
    const token = newToken()
    const now = this.#now()
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('email_claims').where('person', '=', person.id).execute()
      await db
        .insertInto('email_claims')
        .values({
          ...{ token_hash: hashOf(token), person: person.id, email, password },
          ...{ created: now, expires: now + LASTS },
        })
        .execute()
    })
    // Not awaited: the answer takes as long whether the address has an owner or not.
    this.#mail.inBackground(this.#sendLink(person, email, token))
  }

  /** The claimed address gets a link; one that has an owner gets a word to the owner instead. */
  async #sendLink(person: Person, email: string, token: string): Promise<void> {
    const owner = await this.#ownerOf(email)
    const isTaken = owner !== undefined && owner.id !== person.id
    const say = await sayIn(isTaken ? owner.locale : person.locale)
    const { publicUrl } = this.#config
    const notification = isTaken
      ? {
          title: say('email.known.title'),
          lines: [say('email.known.text'), say('email.ignore')],
          link: new URL('/recover', publicUrl).href,
        }
      : {
          title: say('email.confirm.title'),
          lines: [say('email.confirm.text'), say('email.ignore')],
          link: new URL(`/confirm-email#${token}`, publicUrl).href,
        }
    this.#mail.later(email, notification)
  }

  /** Who has confirmed this address. */
  #ownerOf(email: string): Promise<{ id: string; locale: string } | undefined> {
    return this.#db
      .selectFrom('people')
      .select(['id', 'locale'])
      .where('email', '=', email)
      .where('email_confirmed', 'is not', null)
      .executeTakeFirst()
  }

  /** The claim of a link that has not expired. */
  async find(token: string): Promise<EmailClaim> {
    const claim = await this.#db
      .selectFrom('email_claims')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .where('expires', '>', this.#now())
      .executeTakeFirst()
    if (claim === undefined) throw expired()
    return claim
  }

  /** The address that a person has claimed and not confirmed yet. */
  async claimedBy(person: string): Promise<string | null> {
    const claim = await this.#db
      .selectFrom('email_claims')
      .select('email')
      .where('person', '=', person)
      .where('expires', '>', this.#now())
      .executeTakeFirst()
    return claim?.email ?? null
  }

  /** The link was followed: the address is theirs from now on. */
  confirm(claim: EmailClaim): Promise<ConfirmedEmail> {
    const { person, email, password } = claim
    const now = this.#now()
    return this.#alone(expired, async (db) => {
      const used = await db
        .deleteFrom('email_claims')
        .where('token_hash', '=', claim.token_hash)
        .returning('person')
        .executeTakeFirst()
      if (used === undefined) throw expired()
      await this.#lock(db, email, person)
      await this.#free(db, email, person)
      const before = await db
        .selectFrom('people')
        .select(['kind', 'email', 'email_confirmed'])
        .where('id', '=', person)
        .executeTakeFirstOrThrow()
      const set = { kind: 'account', email, email_confirmed: now } as const
      await db.updateTable('people').set(set).where('id', '=', person).execute()
      if (password !== null) await setPassword(db, person, password, now)
      return {
        person,
        before: before.email_confirmed === null ? null : before.email,
        made: before.kind === 'guest',
      }
    })
  }

  /**
   * The rows that will change, always in the same order: two who confirm each other's address wait
   * for each other, and neither is stuck.
   */
  async #lock(db: Transaction<Schema>, email: string, person: string): Promise<void> {
    if (this.#storage.kind !== 'postgres') return
    await db
      .selectFrom('people')
      .select('id')
      .where((where) => where.or([where('id', '=', person), where('email', '=', email)]))
      .orderBy('id')
      .forUpdate()
      .execute()
  }

  /** Whoever only said that the address is theirs gives way to who has proved it. */
  async #free(db: Transaction<Schema>, email: string, person: string): Promise<void> {
    const holder = await db
      .selectFrom('people')
      .select(['id', 'email_confirmed'])
      .where('email', '=', email)
      .where('id', '!=', person)
      .executeTakeFirst()
    if (holder === undefined) return
    if (holder.email_confirmed !== null) throw expired()
    await db
      .updateTable('people')
      .set({ email: null })
      .where('id', '=', holder.id)
      .where('email_confirmed', 'is', null) // unless the link was followed in this moment
      .execute()
  }

  /** Where the server sends no mail, an address is a name to sign in with, for the first to take it. */
  async set(person: string, email: string, password: string | null): Promise<void> {
    const now = this.#now()
    await this.#alone(taken, async (db) => {
      const { rows } = await sql<{ id: string }>`
        select id from people where email = ${email} and id != ${person}`.execute(db)
      if (rows.length > 0) throw taken()
      const set = { kind: 'account', email, email_confirmed: null } as const
      await db.updateTable('people').set(set).where('id', '=', person).execute()
      if (password !== null) await setPassword(db, person, password, now)
    })
  }

  /** Whoever comes at the same time as another, and second, is refused like one who comes later. */
  async #alone<T>(late: () => Refused, work: (db: Transaction<Schema>) => Promise<T>): Promise<T> {
    try {
      return await this.#db.transaction().execute(work)
    } catch (error) {
      throw this.#storage.refusal(error) === 'duplicate' ? late() : error
    }
  }

  async sweep(): Promise<void> {
    await this.#db.deleteFrom('email_claims').where('expires', '<=', this.#now()).execute()
  }
}

async function setPassword(
  db: Kysely<Schema>,
  person: string,
  hash: string,
  changed: number,
): Promise<void> {
  await db
    .insertInto('passwords')
    .values({ person, hash, changed })
    .onConflict((known) => known.column('person').doUpdateSet({ hash, changed }))
    .execute()
}
