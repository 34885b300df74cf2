import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import { notFound, Refused } from '../http/refused.ts'
import type { Schema } from '../storage/schema.ts'
import { hashOf, newToken } from './sessions.ts'

interface NewInvitation {
  readonly label: string
  /** For how many accounts. */
  readonly uses: number
  readonly expires: number | null
}

/** Links with which people create accounts where registration is by invitation. */
export class Invitations {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /** The token is shown this once; only its hash is stored. */
  async make(by: string, invitation: NewInvitation): Promise<{ id: string; token: string }> {
    const token = newToken()
    const id = randomUUID()
    await this.#db
      .insertInto('invitations')
      .values({
        ...{ ...invitation, id, token_hash: hashOf(token), used: 0 },
        ...{ created: this.#now(), created_by: by, revoked: null },
      })
      .execute()
    return { id, token }
  }

  list() {
    return this.#db
      .selectFrom('invitations')
      .leftJoin('people', 'people.id', 'invitations.created_by')
      .select(['invitations.id', 'invitations.label', 'invitations.uses', 'invitations.used'])
      .select(['invitations.created', 'invitations.expires', 'invitations.revoked'])
      .select('people.name as created_by_name')
      .orderBy('invitations.created', 'desc')
      .limit(200)
      .execute()
  }

  async revoke(id: string): Promise<void> {
    const revoked = await this.#db
      .updateTable('invitations')
      .set({ revoked: this.#now() })
      .where('id', '=', id)
      .where('revoked', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (revoked === undefined) throw notFound('invitation')
  }

  async isValid(token: string): Promise<boolean> {
    return (await this.#find(token)) !== null
  }

  /** The invitation with which somebody may ask for an account; it is used once they have it. */
  async require(token: string): Promise<string> {
    const id = await this.#find(token)
    if (id === null) throw badInvitation()
    return id
  }

  async #find(token: string): Promise<string | null> {
    const found = await this.#db
      .selectFrom('invitations')
      .select('id')
      .where('token_hash', '=', hashOf(token))
      .where(this.#open)
      .executeTakeFirst()
    return found?.id ?? null
  }

  /** Uses an invitation once; two who use the last of it at the same moment do not both succeed. */
  async take(token: string): Promise<string> {
    const taken = await this.#db
      .updateTable('invitations')
      .set({ used: sql<number>`used + 1` })
      .where('token_hash', '=', hashOf(token))
      .where(this.#open)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) throw badInvitation()
    return taken.id
  }

  /** Nobody registered with it after all. */
  async giveBack(id: string): Promise<void> {
    await this.#db
      .updateTable('invitations')
      .set({ used: sql<number>`used - 1` })
      .where('id', '=', id)
      .execute()
  }

  get #open() {
    return sql<boolean>`(revoked is null and used < uses and (expires is null or expires > ${this.#now()}))`
  }
}

const badInvitation = (): Refused =>
  new Refused(403, 'badInvitation', 'This invitation isn’t valid any more. Ask for a new one.')

/**
 * Uses the invitation with which somebody has asked for an account that they get now: unless it was
 * revoked, or others were faster. It may have expired since they asked.
 */
export async function useInvitation(db: Kysely<Schema>, id: string): Promise<void> {
  const used = await db
    .updateTable('invitations')
    .set({ used: sql<number>`used + 1` })
    .where('id', '=', id)
    .where(sql<boolean>`revoked is null and used < uses`)
    .returning('id')
    .executeTakeFirst()
  if (used === undefined) throw badInvitation()
}
