import { randomUUID } from 'node:crypto'
import type { Kysely } from 'kysely'
import type { SessionLifetimes } from '../config.ts'
import { administratorKey } from '../storage/personal-keys.ts'
import type { Schema } from '../storage/schema.ts'
import type { Person } from './person.ts'
import { refuseBanned } from './sanctions.ts'
import { SessionStore } from './session-store.ts'
import { Tokens } from './tokens.ts'

/** People, their sessions and their tokens. */
export class People {
  readonly #db: Kysely<Schema>
  readonly #now: () => number
  readonly sessions: SessionStore
  readonly tokens: Tokens

  constructor(db: Kysely<Schema>, lifetimes: SessionLifetimes, now: () => number) {
    this.#db = db
    this.#now = now
    this.sessions = new SessionStore(db, lifetimes, now)
    this.tokens = new Tokens(db, now)
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

  /** Undoes it, where something went wrong right after. */
  async removeGuest(id: string): Promise<void> {
    await this.#db.deleteFrom('people').where('id', '=', id).where('kind', '=', 'guest').execute()
  }

  /** Refuses those who are banned, with the reason. */
  refuseBanned(person: string): Promise<void> {
    return refuseBanned(this.#db, person, this.#now())
  }

  /** Ends all sessions and all tokens of a person. */
  async signOutEverywhere(person: string): Promise<void> {
    await this.sessions.endAll(person)
    await this.tokens.endAll(person)
  }

  /** Those of these sessions and tokens that are still valid, by their hashes. */
  async stillOpen(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    return new Set([...(await this.sessions.open(hashes)), ...(await this.tokens.open(hashes))])
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
