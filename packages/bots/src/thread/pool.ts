import { seededChance } from '@guildhall/kernel'
import { isBotName } from '../registry.ts'
import type { Decision, Question } from './question.ts'
import { Thread, type ThreadPorts } from './thread.ts'

export interface PoolPorts extends ThreadPorts {
  readonly threads: number
  readonly report: (error: unknown) => void
}

/** Who decides at once in the place of a bot that was late or failed. */
const AT_ONCE = 'greedy'

interface Job {
  readonly question: Question
  readonly done: (choice: number) => void
}

/** Threads in which bots think, so that nobody else waits for them. */
export class BotPool {
  readonly #report: (error: unknown) => void
  readonly #waiting: Job[] = []
  readonly #threads: Thread[]
  #asked = 0
  /** How many decisions were made for a bot that was late or failed. */
  fallbacks = 0

  constructor(ports: PoolPorts) {
    this.#report = ports.report
    this.#threads = Array.from({ length: ports.threads }, () => new Thread(ports))
  }

  knows(bot: string): boolean {
    return isBotName(bot)
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  /** The place of the bot's choice in `legal`; another's, where it was late or failed. */
  choose({ bot, ...decision }: Decision & { readonly bot: string }): Promise<number> {
    if (decision.legal.length === 1) return Promise.resolve(0)
    return new Promise((done) => this.#ask(bot, decision, done))
  }

  async close(): Promise<void> {
    this.#waiting.length = 0
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #ask(bot: string, decision: Decision, done: (choice: number) => void): void {
    const { game, view, legal, seat, seed } = decision
    this.#asked += 1
    const table = { game: game.id, players: game.players, options: game.options }
    this.#waiting.push({
      question: { id: this.#asked, bot, ...table, view, legal, seat, seed },
      done,
    })
    this.#next()
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy)
    const job = thread === undefined ? undefined : this.#waiting.shift()
    if (thread === undefined || job === undefined) return
    thread
      .ask(job.question)
      .catch((error: unknown) => {
        this.#report(error)
        this.fallbacks += 1
        return this.#instead(thread, job.question)
      })
      .then((choice) => {
        job.done(choice)
        this.#next()
      })
  }

  /** A quick look in the place of a long one, and any command at all where that fails, too. */
  async #instead(thread: Thread, question: Question): Promise<number> {
    const anything = () => seededChance(question.seed).int(question.legal.length)
    if (question.bot === AT_ONCE) return anything()
    return thread.ask({ ...question, bot: AT_ONCE }).catch((error: unknown) => {
      this.#report(error)
      return anything()
    })
  }
}
