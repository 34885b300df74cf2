import type { ReviewState } from '@guildhall/bots/coach'
import type { BotPool } from '@guildhall/bots/thread'
import type { AnyCommand } from '@guildhall/kernel'
import type { Kysely } from 'kysely'
import { Refused } from './http/refused.ts'
import type { Schema } from './storage/schema.ts'
import type { ReviewRow } from './storage/table-rows.ts'

interface ReviewsPorts {
  now(): number
  report(error: unknown): void
}

/** A game to be reviewed, and who asks for it. */
export interface ReviewOrder {
  readonly table: string
  readonly person: string
  /** How many decisions it has. */
  readonly steps: number
  /** Its file, which is read only where it is needed. */
  readonly file: () => Promise<string>
}

/** How often the progress of a review is stored. */
const PROGRESS_MS = 2000
/** After this time without progress another process may take over. */
const SILENT_MS = 30_000
/** How many may wait in all processes together, and how many of one person here. */
const MOST_WAITING = 20
const MOST_OF_ONE = 3

/** The reviews of finished games: made while no bot thinks, and stored with the game. */
export class Reviews {
  readonly #db: Kysely<Schema>
  readonly #bots: BotPool
  readonly #now: () => number
  readonly #report: (error: unknown) => void
  readonly #made = new Set<Promise<void>>()
  /** Who asked for what is not made yet, by table. */
  readonly #askedBy = new Map<string, string>()
  #closing = false

  constructor(db: Kysely<Schema>, bots: BotPool, { now, report }: ReviewsPorts) {
    this.#db = db
    this.#bots = bots
    this.#now = now
    this.#report = report
  }

  async see(table: string): Promise<ReviewState<AnyCommand>> {
    const row = await this.#row(table)
    return row === undefined ? { state: 'none' } : this.#seen(row)
  }

  /** Has the game reviewed, once, for the person who asks first. */
  async ask(order: ReviewOrder): Promise<ReviewState<AnyCommand>> {
    const { table, person, steps: total } = order
    const row = await this.#row(table)
    const seen = row === undefined ? ({ state: 'none' } as const) : this.#seen(row)
    if (seen.state !== 'none') return seen
    await this.#refuseTooMany(person)
    const file = await order.file()
    const first = { updated: this.#now(), done: 0, total }
    const taken =
      row === undefined
        ? await this.#db
            .insertInto('reviews')
            .values({ table_id: table, ...first, body: null })
            .onConflict((known) => known.doNothing())
            .executeTakeFirst()
        : await this.#db
            .updateTable('reviews')
            .set(first)
            .where('table_id', '=', table)
            .where('updated', '=', row.updated)
            .executeTakeFirst()
    // Of two requests at once, one makes it.
    const count = 'numUpdatedRows' in taken ? taken.numUpdatedRows : taken.numInsertedOrUpdatedRows
    if (count === 1n) this.#make(order, file)
    return { state: 'running', done: 0, all: total }
  }

  /** Drops waiting reviews without an error. Resolves when nothing is written any more. */
  async close(): Promise<void> {
    this.#closing = true
    await Promise.all(this.#made)
  }

  #row(table: string): Promise<ReviewRow | undefined> {
    return this.#db
      .selectFrom('reviews')
      .selectAll()
      .where('table_id', '=', table)
      .executeTakeFirst()
  }

  #seen({ body, done, total, updated }: ReviewRow): ReviewState<AnyCommand> {
    if (body !== null) return { state: 'done', review: JSON.parse(body) }
    if (updated < this.#now() - SILENT_MS) return { state: 'none' }
    return { state: 'running', done, all: total }
  }

  async #refuseTooMany(person: string): Promise<void> {
    const own = [...this.#askedBy.values()].filter((by) => by === person).length
    if (own >= MOST_OF_ONE) {
      throw new Refused(
        429,
        'tooManyReviews',
        `You have ${own} reviews in the queue. Wait until one of them is ready.`,
      )
    }
    const { count } = await this.#db
      .selectFrom('reviews')
      .select((of) => of.fn.countAll<number>().as('count'))
      .where('body', 'is', null)
      .where('updated', '>=', this.#now() - SILENT_MS)
      .executeTakeFirstOrThrow()
    if (Number(count) < MOST_WAITING) return
    throw new Refused(
      503,
      'tooManyReviews',
      'Too many reviews are queued. Try again in a few minutes.',
    )
  }

  #make({ table, person, steps }: ReviewOrder, file: string): void {
    let done = 0
    this.#askedBy.set(table, person)
    const write = (row: Partial<ReviewRow>) =>
      this.#db
        .updateTable('reviews')
        .set({ ...row, updated: this.#now() })
        .where('table_id', '=', table)
        .execute()
    // Also while it waits, so that other processes know it is planned.
    const reporting = setInterval(() => write({ done }).catch(this.#report), PROGRESS_MS)
    const onProgress = (progress: { readonly done: number }) => {
      done = progress.done
    }
    const made = this.#bots
      .review({ name: table, account: person, file, onProgress })
      .then(
        async (review) => {
          clearInterval(reporting)
          await write({ done: steps, body: JSON.stringify(review) })
        },
        async (error: unknown) => {
          clearInterval(reporting)
          if (!this.#closing) this.#report(error)
          // It may be requested again.
          await this.#db.deleteFrom('reviews').where('table_id', '=', table).execute()
        },
      )
      .catch(this.#report)
      .finally(() => {
        this.#askedBy.delete(table)
        this.#made.delete(made)
      })
    this.#made.add(made)
  }
}
