import { seededChance } from '@guildhall/kernel'
import { isBotName } from '../registry.ts'
import type { Budget } from '../search/question.ts'
import { shareOf } from '../search/thinking.ts'
import { Allowance } from './allowance.ts'
import { FairQueue } from './fair-queue.ts'
import type { Decision, Found, Question, Reply, Seen } from './question.ts'
import { type ReviewJob, ReviewQueue } from './review-queue.ts'
import { Thread, type ThreadPorts } from './thread.ts'

export interface PoolPorts extends ThreadPorts {
  readonly threads: number
  /** How much is thought about a piece of advice. */
  readonly advice?: Budget | undefined
  /** Milliseconds that pass. */
  readonly now: () => number
  /** Milliseconds of thinking that each person has a minute; beyond it bots decide quickly. */
  readonly perMinute?: number | undefined
  /** Called when the bots of a table begin or end to think shorter than they should. */
  readonly onHurry?: ((table: string, hurries: boolean) => void) | undefined
  readonly report: (error: unknown) => void
}

/** The bot that decides at once if another was late or failed. */
const AT_ONCE = 'greedy'
/** The default budget of a hint; a person waits for it. */
const ADVICE: Budget = { ms: 900 }

/** The least part of its budget that a decision gets, however many wait. */
const LEAST_SHARE = 0.01
/** Whoever has waited this long already gets no more than that. */
const PATIENCE_MS = 2500
/** Less than this part is told to the table. */
const HURRIED_SHARE = 0.4
/** How many tables are remembered that were told. */
const MOST_HURRIED = 1000

interface Job {
  readonly account: string
  /** When it was asked. */
  readonly at: number
  /** The question with that share of its budget. */
  readonly question: (share: number) => Question
  readonly begin: (share: number) => void
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Threads in which bots think, so that nobody else waits for them. People share them fairly, and
 * where many wait bots think shorter instead of later. The time they leave goes to reviews of
 * finished games.
 */
export class BotPool {
  readonly #report: (error: unknown) => void
  readonly #now: () => number
  readonly #onHurry: (table: string, hurries: boolean) => void
  readonly #waiting = new FairQueue<Job>()
  readonly #allowance: Allowance
  /** The tables whose bots think shorter than they should. */
  readonly #hurried = new Set<string>()
  readonly #threads: Thread[]
  readonly #budget: Budget
  readonly #reviews: ReviewQueue
  #asked = 0
  /** How many decisions were made for a bot that was late or failed. */
  fallbacks = 0

  constructor(ports: PoolPorts) {
    this.#report = ports.report
    this.#now = ports.now
    this.#onHurry = ports.onHurry ?? (() => {})
    this.#allowance = new Allowance(ports.perMinute ?? Number.POSITIVE_INFINITY, ports.now)
    this.#budget = ports.advice ?? ADVICE
    this.#threads = Array.from({ length: ports.threads }, () => new Thread(ports))
    // Bots take the first thread that is free, so the last one has the most time.
    const last = this.#threads.at(-1) ?? new Thread(ports)
    this.#reviews = new ReviewQueue(last, {
      nextId: () => this.#nextId(),
      mayContinue: () => this.#waiting.size === 0,
      onPartDone: () => this.#next(),
    })
  }

  knows(bot: string): boolean {
    return isBotName(bot)
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.size
  }

  /** Whether the bots of a table think shorter than they should. */
  hurries(table: string): boolean {
    return this.#hurried.has(table)
  }

  /** The place of the bot's choice in `legal`; another's, where it was late or failed. */
  async choose(decision: Decision): Promise<number> {
    if (decision.legal.length === 1) return 0
    try {
      return await this.#choose(decision)
    } catch (error) {
      this.#report(error)
      this.fallbacks += 1
      return this.#instead(decision)
    }
  }

  /** The lines that look best to the seat, the best first. Fails where it takes too long. */
  async advise(seen: Seen): Promise<Found['lines']> {
    const of = this.#of(seen)
    const reply = await this.#ask(seen.account, (share) => ({
      ...{ what: 'advice', ...of },
      // Where it is counted in simulations, the same question shall get the same advice.
      budget: 'ms' in this.#budget ? shareOf(this.#budget, share) : this.#budget,
    }))
    if ('lines' in reply) return reply.lines
    throw new Error('lines were asked for')
  }

  /** Reviews a game after earlier requests, and only while no bot waits. */
  review(job: ReviewJob): ReturnType<ReviewQueue['add']> {
    return this.#reviews.add(job)
  }

  async close(): Promise<void> {
    this.#waiting.clear()
    this.#reviews.close()
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #choose({ bot, legal, ...seen }: Decision): Promise<number> {
    const of = this.#of(seen)
    const reply = await this.#ask(
      seen.account,
      (share) => ({ what: 'choice', bot, legal, share, ...of }),
      (share) => this.#hurry(seen.table, share < HURRIED_SHARE),
    )
    if ('choice' in reply && legal[reply.choice] !== undefined) return reply.choice
    throw new Error(`${bot} chose what is not legal`)
  }

  /** A quick look in the place of a long one, and any command at all where that fails, too. */
  async #instead(decision: Decision): Promise<number> {
    const { bot, legal, seed } = decision
    try {
      if (bot !== AT_ONCE) return await this.#choose({ ...decision, bot: AT_ONCE })
    } catch (error) {
      this.#report(error)
    }
    return seededChance(seed).int(legal.length)
  }

  #of({ game, view, seat, seed }: Seen) {
    const table = { game: game.id, players: game.players, options: game.options }
    return { id: this.#nextId(), ...table, view, seat, seed }
  }

  #nextId(): number {
    this.#asked += 1
    return this.#asked
  }

  #ask(account: string, question: Job['question'], begin: Job['begin'] = () => {}): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(account, { account, at: this.#now(), question, begin, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy)
    const taken = thread === undefined ? undefined : this.#waiting.take()
    if (thread === undefined || taken === undefined) return this.#reviews.continue()
    const { account, question, begin, resolve, reject } = taken.job
    const start = this.#now()
    const share = this.#shareOf(taken.job, start)
    begin(share)
    thread
      .ask(question(share))
      .then(resolve, reject)
      .finally(() => {
        this.#allowance.spend(account, this.#now() - start)
        this.#waiting.done(account)
        this.#next()
      })
  }

  /**
   * The threads are divided among people, and the part of each among what they have waiting. What
   * has waited gets less, so that it is not late.
   */
  #shareOf({ account, at }: Job, now: number): number {
    if (this.#allowance.isSpent(account)) return LEAST_SHARE
    const fair = this.#threads.length / this.#waiting.people / this.#waiting.countOf(account)
    return Math.max(LEAST_SHARE, Math.min(1, fair, 1 - (now - at) / PATIENCE_MS))
  }

  #hurry(table: string, hurries: boolean): void {
    if (hurries === this.#hurried.has(table)) return
    const [oldest] = this.#hurried
    if (hurries && oldest !== undefined && this.#hurried.size >= MOST_HURRIED) {
      this.#hurry(oldest, false)
    }
    if (hurries) this.#hurried.add(table)
    else this.#hurried.delete(table)
    this.#onHurry(table, hurries)
  }
}
