import { type Kysely, sql, type Transaction } from 'kysely'
import type { Config } from '../config.ts'
import { Refused } from '../http/refused.ts'
import { sayIn } from '../i18n.ts'
import type { MailQueue, QueuedMail } from '../notify/mail-queue.ts'
import type { Notification } from '../notify/notification.ts'
import { useInvitation } from '../people/invitations.ts'
import { hashOf, newToken } from '../people/sessions.ts'
import type { EmailClaim } from '../storage/account-rows.ts'
import type { Schema } from '../storage/schema.ts'
import type { Storage } from '../storage/storage.ts'

const LASTS = 24 * 60 * 60 * 1000

const expired = (): Refused =>
  new Refused(410, 'expired', 'This link has expired. Request a new one.')
const taken = (): Refused =>
  new Refused(409, 'emailTaken', 'There’s already an account with this email. Sign in instead.')

/** The account that a guest asks for with an address. */
interface ClaimedAccount {
  /** The hash of its password. */
  readonly password: string
  readonly invitation: string | null
}

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
  readonly #mailQueue: MailQueue
  readonly #now: () => number

  constructor(storage: Storage, config: Config, mailQueue: MailQueue, now: () => number) {
    this.#storage = storage
    this.#db = storage.db
    this.#config = config
    this.#mailQueue = mailQueue
    this.#now = now
  }

  /**
   * Remembers a claim, and its mail; with the account that a guest wants. Whether the address has an
   * owner is looked up when the mail is written: the answer takes as long.
   */
  async claim(person: string, email: string, account: ClaimedAccount | null): Promise<void> {
    const now = this.#now()
    await this.#db.transaction().execute(async (db) => {
      await db.deleteFrom('email_claims').where('person', '=', person).execute()
      await db
        .insertInto('email_claims')
        .values({
          ...{ token_hash: hashOf(newToken()), person, email, created: now, expires: now + LASTS },
          ...{ password: account?.password ?? null, invitation: account?.invitation ?? null },
        })
        .execute()
      await this.#mailQueue.add(db, person, { about: 'claim', to: email })
    })
    this.#mailQueue.wake()
  }

  /** The claimed address gets a link; one that has an owner gets a word to the owner instead. */
  async write(
    person: string,
    { to }: Extract<QueuedMail, { readonly about: 'claim' }>,
  ): Promise<Notification | null> {
    const token = await this.#renew(person, to)
    if (token === null) return null
    const owner = await this.#ownerOf(to)
    const isTaken = owner !== undefined && owner.id !== person
    const say = await sayIn(isTaken ? owner.locale : await this.#localeOf(person))
    const { publicUrl } = this.#config
    return isTaken
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
  }

  /** The token for the link of a claim, which is not known to anybody before; null without a claim. */
  async #renew(person: string, email: string): Promise<string | null> {
    const token = newToken()
    const renewed = await this.#db
      .updateTable('email_claims')
      .set({ token_hash: hashOf(token) })
      .where('person', '=', person)
      .where('email', '=', email)
      .where('expires', '>', this.#now())
      .returning('person')
      .executeTakeFirst()
    return renewed === undefined ? null : token
  }

  async #localeOf(person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('people')
      .select('locale')
      .where('id', '=', person)
      .executeTakeFirstOrThrow()
    return row.locale
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
    const { person, email, password, invitation } = claim
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
      if (invitation !== null) await useInvitation(db, invitation)
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
