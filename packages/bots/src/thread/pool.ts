import { seededChance } from '@guildhall/kernel'
import { isBotName } from '../registry.ts'
import type { Budget } from '../search/thinking.ts'
import type { Decision, Found, Question, Reply, Seen } from './question.ts'
import { type ReviewJob, ReviewQueue } from './review-queue.ts'
import { Thread, type ThreadPorts } from './thread.ts'

export interface PoolPorts extends ThreadPorts {
  readonly threads: number
  /** How much is thought about a piece of advice. */
  readonly advice?: Budget | undefined
  readonly report: (error: unknown) => void
}

/** The bot that decides at once if another was late or failed. */
const AT_ONCE = 'greedy'
/** The default budget of a hint; a person waits for it. */
const ADVICE: Budget = { ms: 900 }

interface Job {
  readonly question: Question
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/**
 * Threads in which bots think, so that nobody else waits for them. The time they leave goes to
 * reviews of finished games.
 */
export class BotPool {
  readonly #report: (error: unknown) => void
  readonly #waiting: Job[] = []
  readonly #threads: Thread[]
  readonly #budget: Budget
  readonly #reviews: ReviewQueue
  #asked = 0
  /** How many decisions were made for a bot that was late or failed. */
  fallbacks = 0

  constructor(ports: PoolPorts) {
    this.#report = ports.report
    this.#budget = ports.advice ?? ADVICE
    this.#threads = Array.from({ length: ports.threads }, () => new Thread(ports))
    // Bots take the first thread that is free, so the last one has the most time.
    const last = this.#threads.at(-1) ?? new Thread(ports)
    this.#reviews = new ReviewQueue(last, {
      nextId: () => this.#nextId(),
      mayContinue: () => this.#waiting.length === 0,
      onPartDone: () => this.#next(),
    })
  }

  knows(bot: string): boolean {
    return isBotName(bot)
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.length
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
    const reply = await this.#ask({ what: 'advice', budget: this.#budget, ...this.#of(seen) })
    if ('lines' in reply) return reply.lines
    throw new Error('lines were asked for')
  }

  /** Reviews a game after earlier requests, and only while no bot waits. */
  review(job: ReviewJob): ReturnType<ReviewQueue['add']> {
    return this.#reviews.add(job)
  }

  async close(): Promise<void> {
    this.#waiting.length = 0
    this.#reviews.close()
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  async #choose({ bot, legal, ...seen }: Decision): Promise<number> {
    const reply = await this.#ask({ what: 'choice', bot, legal, ...this.#of(seen) })
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

  #ask(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ question, resolve, reject })
      this.#next()
    })
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy)
    const job = thread === undefined ? undefined : this.#waiting.shift()
    if (thread === undefined || job === undefined) return this.#reviews.continue()
    thread
      .ask(job.question)
      .then(job.resolve, job.reject)
      .finally(() => this.#next())
  }
}
