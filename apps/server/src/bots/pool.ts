import { Worker } from 'node:worker_threads'
import { isBotName } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import type { BotQuestion, Bots } from '@guildhall/tables'
import type { Choice, Question } from './question.ts'

export interface PoolOptions {
  /** The program of a thread. */
  readonly program: URL
  readonly threads: number
  /** A bot that thinks longer is stopped, and its decision made for it. */
  readonly limit: number
  readonly report: (error: unknown) => void
}

interface Job {
  readonly question: Question
  readonly done: (choice: number) => void
}

/** Threads in which bots think, so that nobody else waits for them. */
export class BotPool implements Bots {
  readonly #options: PoolOptions
  readonly #waiting: Job[] = []
  readonly #threads: Thread[]
  #asked = 0
  /** How many decisions were made for a bot that was late or failed. */
  fallbacks = 0

  constructor(options: PoolOptions) {
    this.#options = options
    this.#threads = Array.from({ length: options.threads }, () => new Thread(options))
  }

  knows(bot: string): boolean {
    return isBotName(bot)
  }

  /** Questions that no thread has taken yet. */
  get waiting(): number {
    return this.#waiting.length
  }

  choose({ bot, game, view, legal, seat, seed }: BotQuestion): Promise<number> {
    if (legal.length === 1) return Promise.resolve(0)
    this.#asked += 1
    const question: Question = {
      id: this.#asked,
      bot,
      game: game.id,
      players: game.players,
      options: game.options,
      view,
      legal,
      seat,
      seed,
    }
    return new Promise((done) => {
      this.#waiting.push({ question, done })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#waiting.length = 0
    await Promise.all(this.#threads.map((thread) => thread.close()))
  }

  #next(): void {
    const thread = this.#threads.find(({ busy }) => !busy)
    const job = thread === undefined ? undefined : this.#waiting.shift()
    if (thread === undefined || job === undefined) return
    thread.ask(job.question).then(
      (choice) => this.#answer(job, choice),
      (error: unknown) => {
        this.#options.report(error)
        this.fallbacks += 1
        const { legal, seed } = job.question
        this.#answer(job, seededChance(seed).int(legal.length))
      },
    )
  }

  #answer({ done }: Job, choice: number): void {
    done(choice)
    this.#next()
  }
}

/** A question that a thread thinks about. */
interface Thought {
  readonly question: Question
  readonly timer: NodeJS.Timeout
  readonly resolve: (choice: number) => void
  readonly reject: (error: unknown) => void
}

/** One thread, started anew when it had to be stopped. */
class Thread {
  readonly #options: PoolOptions
  #worker: Worker | null = null
  #thought: Thought | null = null

  constructor(options: PoolOptions) {
    this.#options = options
  }

  get busy(): boolean {
    return this.#thought !== null
  }

  ask(question: Question): Promise<number> {
    return new Promise((resolve, reject) => {
      const { limit } = this.#options
      const late = () => this.#stop(new Error(`${question.bot} took more than ${limit} ms`))
      this.#thought = { question, timer: setTimeout(late, limit), resolve, reject }
      this.#worker ??= this.#start()
      this.#worker.postMessage(question)
    })
  }

  /** Nobody waits any more for what it was thinking about. */
  async close(): Promise<void> {
    const worker = this.#worker
    this.#worker = null
    this.#end()
    await worker?.terminate()
  }

  #start(): Worker {
    const worker = new Worker(this.#options.program)
    worker.on('message', (answer: Choice) => this.#hear(answer))
    worker.on('error', (error) => this.#stop(error))
    worker.on('exit', () => {
      if (worker === this.#worker) this.#stop(new Error('the thread of a bot has ended'))
    })
    return worker
  }

  #hear(answer: Choice): void {
    const thought = this.#thought
    if (thought === null || answer.id !== thought.question.id) return
    if ('fault' in answer) return this.#stop(new Error(answer.fault))
    const { choice } = answer
    if (choice < 0 || choice >= thought.question.legal.length) {
      return this.#stop(new Error(`${thought.question.bot} chose what is not legal`))
    }
    this.#end()?.resolve(choice)
  }

  /** Whatever it was thinking about is not finished; the next question gets a fresh thread. */
  #stop(error: unknown): void {
    const worker = this.#worker
    this.#worker = null
    worker?.terminate().catch(() => {})
    this.#end()?.reject(error)
  }

  #end(): Thought | null {
    const thought = this.#thought
    this.#thought = null
    if (thought !== null) clearTimeout(thought.timer)
    return thought
  }
}
