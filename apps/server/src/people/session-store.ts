import type { Kysely } from 'kysely'
import type { SessionLifetimes } from '../config.ts'
import type { Schema } from '../storage/schema.ts'
import type { Caller } from './caller.ts'
import { isAdministrator, personOf } from './person-row.ts'
import { isNotBanned, refuseBanned } from './sanctions.ts'
import { hashOf, newToken } from './sessions.ts'

/** How often the last visit of a person is recorded. */
const NOTE_EVERY = 10 * 60 * 1000

/** A session as its owner sees it. */
export interface SessionListItem {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly seen: number
}

/** The sessions of all people. Only the hashes of their tokens are stored. */
export class SessionStore {
  readonly #db: Kysely<Schema>
  readonly #lifetimes: SessionLifetimes
  readonly #now: () => number

  constructor(db: Kysely<Schema>, lifetimes: SessionLifetimes, now: () => number) {
    this.#db = db
    this.#lifetimes = lifetimes
    this.#now = now
  }

  /** Starts a session and returns its token, not for the banned. A guest has proved nothing. */
  async start(person: { readonly id: string; readonly kind: string }, label: string) {
    const now = this.#now()
    await refuseBanned(this.#db, person.id, now)
    const token = newToken()
    const session = {
      token_hash: hashOf(token),
      person: person.id,
      created: now,
      expires: this.#expiry(person.kind, now, now),
      seen: now,
      authenticated: person.kind === 'account' ? now : 0,
      label: label.slice(0, 200),
    }
    await this.#db.insertInto('sessions').values(session).execute()
    return token
  }

  /** Whose session it is; null if there is none, or if it has ended. */
  async find(token: string): Promise<Caller | null> {
    const now = this.#now()
    const hash = hashOf(token)
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .leftJoin('meta', isAdministrator)
      .selectAll('people')
      .select(['sessions.seen as used', 'sessions.created as began', 'sessions.authenticated'])
      .select('meta.key as administrator')
      .where('sessions.token_hash', '=', hash)
      .where('sessions.expires', '>', now)
      .where('people.deleted', 'is', null)
      .where(isNotBanned)
      .executeTakeFirst()
    if (row === undefined) return null
    if (now - row.used > NOTE_EVERY) {
      await this.#note(hash, row.id, this.#expiry(row.kind, row.began, now))
    }
    const { authenticated } = row
    return { person: personOf(row), credential: { kind: 'session', hash, authenticated } }
  }

  /** Idle sessions end, and those of accounts end some day in any case: a guest has no other way in. */
  #expiry(kind: string, created: number, now: number): number {
    const { idle, absolute, guestIdle } = this.#lifetimes
    return kind === 'guest' ? now + guestIdle : Math.min(now + idle, created + absolute)
  }

  async #note(hash: string, person: string, expires: number): Promise<void> {
    const seen = this.#now()
    await this.#db
      .updateTable('sessions')
      .set({ seen, expires })
      .where('token_hash', '=', hash)
      .execute()
    await this.#db.updateTable('people').set({ seen }).where('id', '=', person).execute()
  }

  /** The person of a session has just proved who they are. */
  async confirm(hash: string): Promise<void> {
    await this.#db
      .updateTable('sessions')
      .set({ authenticated: this.#now() })
      .where('token_hash', '=', hash)
      .execute()
  }

  /** The open sessions of a person, the last used first. */
  list(person: string): Promise<SessionListItem[]> {
    return this.#db
      .selectFrom('sessions')
      .select(['token_hash as id', 'label', 'created', 'seen'])
      .where('person', '=', person)
      .where('expires', '>', this.#now())
      .orderBy('seen', 'desc')
      .execute()
  }

  /** Ends one session of a person; false if there is none. */
  async end(person: string, hash: string): Promise<boolean> {
    const ended = await this.#db
      .deleteFrom('sessions')
      .where('token_hash', '=', hash)
      .where('person', '=', person)
      .returning('person')
      .executeTakeFirst()
    return ended !== undefined
  }

  async endAll(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute()
  }

  /** Deletes the sessions that have ended. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('sessions').where('expires', '<=', this.#now()).execute()
  }

  /** Those of these hashes whose sessions are open. */
  async open(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return []
    const rows = await this.#db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', hashes)
      .where('expires', '>', this.#now())
      .execute()
    return rows.map(({ token_hash }) => token_hash)
  }
}
