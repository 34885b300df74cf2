import { randomUUID } from 'node:crypto'
import { type JoinBuilder, type Kysely, sql } from 'kysely'
import { administratorKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import type { Person } from './person.ts'
import { hashOf, newToken, SESSION_LASTS } from './sessions.ts'

/** How often the last visit of a person is recorded. */
const NOTE_EVERY = 10 * 60 * 1000

/** People, their sessions and their tokens. */
export class People {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** A guest: a name is enough. */
  async makeGuest(name: string, locale: string): Promise<Person> {
    const now = this.#now()
    const person = { id: randomUUID(), kind: 'guest' as const, name, locale }
    await this.#db
      .insertInto('people')
      .values({ ...person, email: null, created: now, seen: now, deleted: null })
      .execute()
    return { ...person, administrator: false }
  }

  /** Starts a session and returns its token, which is not stored. */
  async signIn(person: string, label: string): Promise<string> {
    const now = this.#now()
    const token = newToken()
    await this.#db
      .insertInto('sessions')
      .values({
        token_hash: hashOf(token),
        person,
        created: now,
        expires: now + SESSION_LASTS,
        seen: now,
        label: label.slice(0, 200),
      })
      .execute()
    return token
  }

  /** The person of a session; null if there is none, or if it has ended. */
  async ofSession(token: string): Promise<Person | null> {
    const now = this.#now()
    const hash = hashOf(token)
    const row = await this.#db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .leftJoin('meta', isAdministrator)
      .selectAll('people')
      .select(['sessions.seen as used', 'meta.key as administrator'])
      .where('sessions.token_hash', '=', hash)
      .where('sessions.expires', '>', now)
      .where('people.deleted', 'is', null)
      .executeTakeFirst()
    if (row === undefined) return null
    if (now - row.used > NOTE_EVERY) await this.#noteSession(hash, row.id, now)
    return personOf(row)
  }

  async #noteSession(hash: string, person: string, now: number): Promise<void> {
    const expires = now + SESSION_LASTS
    await this.#db
      .updateTable('sessions')
      .set({ seen: now, expires })
      .where('token_hash', '=', hash)
      .execute()
    await this.#db.updateTable('people').set({ seen: now }).where('id', '=', person).execute()
  }

  /** The person of a token. */
  async ofToken(token: string): Promise<Person | null> {
    const now = this.#now()
    const row = await this.#db
      .selectFrom('api_tokens')
      .innerJoin('people', 'people.id', 'api_tokens.person')
      .leftJoin('meta', isAdministrator)
      .selectAll('people')
      .select('meta.key as administrator')
      .where('api_tokens.token_hash', '=', hashOf(token))
      .where((where) =>
        where.or([where('api_tokens.expires', 'is', null), where('api_tokens.expires', '>', now)]),
      )
      .where('people.deleted', 'is', null)
      .executeTakeFirst()
    return row === undefined ? null : personOf(row)
  }

  async isSignedIn(person: string): Promise<boolean> {
    const now = this.#now()
    const session = await this.#db
      .selectFrom('sessions')
      .select('person')
      .where('person', '=', person)
      .where('expires', '>', now)
      .executeTakeFirst()
    if (session !== undefined) return true
    const token = await this.#db
      .selectFrom('api_tokens')
      .select('person')
      .where('person', '=', person)
      .executeTakeFirst()
    return token !== undefined
  }

  async signOut(token: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute()
  }

  async signOutEverywhere(person: string): Promise<void> {
    await this.#db.deleteFrom('sessions').where('person', '=', person).execute()
  }

  async change(
    person: string,
    to: { readonly name?: string | undefined; readonly locale?: string | undefined },
  ): Promise<void> {
    const set = {
      ...(to.name === undefined ? {} : { name: to.name }),
      ...(to.locale === undefined ? {} : { locale: to.locale }),
    }
    if (Object.keys(set).length === 0) return
    await this.#db.updateTable('people').set(set).where('id', '=', person).execute()
  }

  /** The language in which somebody reads what the server sends. */
  async localeOf(person: string): Promise<string> {
    const row = await this.#db
      .selectFrom('people')
      .select('locale')
      .where('id', '=', person)
      .executeTakeFirst()
    return row?.locale ?? ''
  }

  async makeAdministrator(person: string): Promise<void> {
    await this.#db
      .insertInto('meta')
      .values({ key: administratorKey(person), value: String(this.#now()) })
      .onConflict((conflict) => conflict.column('key').doNothing())
      .execute()
  }
}

const isAdministrator = (
  join: JoinBuilder<Schema, 'people' | 'meta'>,
): JoinBuilder<Schema, 'people' | 'meta'> =>
  join.on('meta.key', '=', sql<string>`${administratorKey('')} || people.id`)

const personOf = (row: Schema['people'] & { readonly administrator: string | null }): Person => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  locale: row.locale,
  administrator: row.administrator !== null,
})
