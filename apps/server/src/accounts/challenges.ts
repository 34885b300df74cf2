import type { Kysely } from 'kysely'
import type { Schema } from '../storage/schema.ts'

const LASTS = 5 * 60 * 1000
const PREFIX = 'challenge '
const keyOf = (challenge: string, purpose: string) => `${PREFIX}${purpose} ${challenge}`

/**
 * Challenges that passkeys sign: valid once, for five minutes, on any process of the server, and
 * only for their purpose.
 */
export class Challenges {
  readonly #db: Kysely<Schema>
  readonly #now: () => number

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  async remember(challenge: string, purpose: string): Promise<void> {
    const now = this.#now()
    await this.#db
      .deleteFrom('meta')
      .where('key', 'like', `${PREFIX}%`)
      .where('value', '<', String(now))
      .execute()
    await this.#db
      .insertInto('meta')
      .values({ key: keyOf(challenge, purpose), value: String(now + LASTS) })
      .execute()
  }

  /** Whether a challenge was issued and is still valid. Uses it up. */
  async take(challenge: string, purpose: string): Promise<boolean> {
    const taken = await this.#db
      .deleteFrom('meta')
      .where('key', '=', keyOf(challenge, purpose))
      .returning('value')
      .executeTakeFirst()
    return taken !== undefined && Number(taken.value) > this.#now()
  }
}
