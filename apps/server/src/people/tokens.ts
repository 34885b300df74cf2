import { randomUUID } from 'node:crypto'
import { TOKEN_SCOPES } from '@guildhall/protocol'
import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'
import type { Caller, Scope } from './caller.ts'
import { isAdministrator, personOf } from './person-row.ts'
import { isNotBanned } from './sanctions.ts'
import { hashOf, newToken } from './sessions.ts'

/** How often the last use of a token is recorded. */
const NOTE_EVERY = 10 * 60 * 1000

export interface NewToken {
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly expires: number
}

/** A token as its owner sees it, without what makes it work. */
export interface TokenListItem {
  readonly id: string
  readonly label: string
  readonly scopes: readonly Scope[]
  readonly created: number
  readonly expires: number | null
  readonly used: number | null
}

/** The tokens of programs that play or read as a person. */
export class Tokens {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  async make(person: string, { label, scopes, expires }: NewToken) {
    const token = newToken()
    const id = randomUUID()
    await this.#db
      .insertInto('api_tokens')
      .values({
        ...{ id, token_hash: hashOf(token), person, label, scopes: scopes.join(' ') },
        ...{ created: this.#now(), expires, used: null },
      })
      .execute()
    return { id, token }
  }

  /** Whose token it is; null if there is none, or if it has ended. */
  async find(token: string): Promise<Caller | null> {
    const now = this.#now()
    const hash = hashOf(token)
    const row = await this.#db
      .selectFrom('api_tokens')
      .innerJoin('people', 'people.id', 'api_tokens.person')
      .leftJoin('meta', isAdministrator)
      .selectAll('people')
      .select(['api_tokens.scopes', 'api_tokens.used', 'meta.key as administrator'])
      .where('api_tokens.token_hash', '=', hash)
      .where('api_tokens.expires', '>', now)
      .where('people.deleted', 'is', null)
      .where(isNotBanned)
      .executeTakeFirst()
    if (row === undefined) return null
    if (now - (row.used ?? 0) > NOTE_EVERY) await this.#note(hash, now)
    return {
      person: personOf(row),
      credential: { kind: 'token', hash, scopes: scopesIn(row.scopes) },
    }
  }

  async #note(hash: string, used: number): Promise<void> {
    await this.#db.updateTable('api_tokens').set({ used }).where('token_hash', '=', hash).execute()
  }

  async list(person: string): Promise<TokenListItem[]> {
    const rows = await this.#db
      .selectFrom('api_tokens')
      .select(['id', 'label', 'scopes', 'created', 'expires', 'used'])
      .where('person', '=', person)
      .orderBy('created')
      .execute()
    return rows.map(({ scopes, ...row }) => ({ ...row, scopes: scopesIn(scopes) }))
  }

  /** Ends a token; its hash and label, if there was one. */
  end(person: string, id: string): Promise<{ token_hash: string; label: string } | undefined> {
    return this.#db
      .deleteFrom('api_tokens')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning(['token_hash', 'label'])
      .executeTakeFirst()
  }

  async endAll(person: string): Promise<void> {
    await this.#db.deleteFrom('api_tokens').where('person', '=', person).execute()
  }

  /** Deletes the tokens that have ended. */
  async sweep(): Promise<void> {
    await this.#db.deleteFrom('api_tokens').where('expires', '<=', this.#now()).execute()
  }

  /** Those of these hashes whose tokens are valid. */
  async open(hashes: readonly string[]): Promise<string[]> {
    if (hashes.length === 0) return []
    const rows = await this.#db
      .selectFrom('api_tokens')
      .select('token_hash')
      .where('token_hash', 'in', hashes)
      .where('expires', '>', this.#now())
      .execute()
    return rows.map(({ token_hash }) => token_hash)
  }
}

const scopesIn = (text: string): readonly Scope[] => {
  const given = text.split(' ')
  return TOKEN_SCOPES.filter((scope) => given.includes(scope))
}
