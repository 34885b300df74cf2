import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { Refused } from '../http/refused.ts'
import { hashOf } from '../people/sessions.ts'
import type { Schema } from '../storage/schema.ts'
import type { AttemptLimit, Counter } from './attempt-limits.ts'

const MINUTE = 60_000
/** After the last free attempt one minute passes, then 2, 4, 8 … */
const FIRST_WAIT = MINUTE
const MOST_DOUBLINGS = 10
/** By then every count has decayed. */
const REMEMBERED = 7 * 24 * 60 * MINUTE
const CLEAN_EVERY = 60 * MINUTE

/** An attempt that was counted, and until when it made others wait. */
interface Counted extends Counter {
  readonly key: string
  readonly until: number
}

/**
 * Counts attempts to guess a password or a code, in the database: the limits hold for all processes
 * together. An attempt counts before it is checked, so guesses in parallel are no way around.
 */
export class Attempts {
  readonly #db: Kysely<Schema>
  readonly #now: () => number
  #cleaned = 0

  constructor(db: Kysely<Schema>, now: () => number) {
    this.#db = db
    this.#now = now
  }

  /**
   * Checks a guess if all counters allow one more; refuses it with the time to wait otherwise. Null
   * means wrong: it stays counted, as does a check that throws. Anything else is given back.
   */
  async guard<T>(counters: readonly Counter[], check: () => Promise<T | null>): Promise<T | null> {
    const counted = await this.#count(counters)
    const result = await check()
    if (result !== null) await this.#giveBack(counted)
    return result
  }

  /** Everything or nothing: what one counter refuses does not count for the others. */
  async #count(counters: readonly Counter[]): Promise<Counted[]> {
    await this.#clean()
    return this.#db.transaction().execute(async (db) => {
      const counted: Counted[] = []
      for (const counter of counters) counted.push(await this.#countOne(db, counter))
      return counted
    })
  }

  async #countOne(db: Transaction<Schema>, { of, limit }: Counter): Promise<Counted> {
    const now = this.#now()
    const key = hashOf(of)
    // Locks the row until the end of the transaction, whether it is new or not.
    const row = await db
      .insertInto('attempts')
      .values({ key, count: 0, at: now, until: 0 })
      .onConflict((known) => known.column('key').doUpdateSet({ key }))
      .returning(['count', 'at', 'until'])
      .executeTakeFirstOrThrow()
    if (row.until > now) throw tooManyAttempts(row.until - now)
    const count = Math.min(decayed(row, limit, now) + 1, limit.free + MOST_DOUBLINGS)
    const until = count < limit.free ? 0 : now + waitAfter(count, limit)
    await db.updateTable('attempts').set({ count, at: now, until }).where('key', '=', key).execute()
    return { key, of, limit, until }
  }

  async #giveBack(counted: readonly Counted[]): Promise<void> {
    await this.#db.transaction().execute(async (db) => {
      for (const { key, limit, until } of counted) {
        if (limit.endsWithSuccess) {
          await db.deleteFrom('attempts').where('key', '=', key).execute()
          continue
        }
        const mineOrFree = sql`count <= ${limit.free} or until = ${until}`
        await db
          .updateTable('attempts')
          .set({ count: sql`count - 1`, until: sql`case when ${mineOrFree} then 0 else until end` })
          .where('key', '=', key)
          .where('count', '>', 0)
          .execute()
      }
    })
  }

  async #clean(): Promise<void> {
    const now = this.#now()
    if (now - this.#cleaned < CLEAN_EVERY) return
    this.#cleaned = now
    await this.#db
      .deleteFrom('attempts')
      .where('at', '<', now - REMEMBERED)
      .execute()
  }
}

const decayed = (
  { count, at }: Pick<Schema['attempts'], 'count' | 'at'>,
  { oneLessEvery }: AttemptLimit,
  now: number,
): number => Math.max(0, count - Math.floor((now - at) / oneLessEvery))

const waitAfter = (count: number, { free, longest }: AttemptLimit): number =>
  Math.min(longest, FIRST_WAIT * 2 ** (count - free))

function tooManyAttempts(ms: number): Refused {
  const minutes = Math.ceil(ms / MINUTE)
  const text = `Too many wrong attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`
  return new Refused(429, 'tooManyAttempts', text, Math.ceil(ms / 1000))
}
