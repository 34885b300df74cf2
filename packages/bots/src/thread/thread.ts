import type { Question, Reply } from './question.ts'

/** A program that thinks elsewhere: a thread of the server, a worker of the browser. */
export interface Program {
  post(question: Question): void
  end(): Promise<unknown> | undefined
}

export interface ThreadPorts {
  /** Starts the program; the callbacks get its replies and its failure. */
  readonly start: (onReply: (reply: Reply) => void, onFailure: (error: unknown) => void) => Program
  /** The time limit in milliseconds. */
  readonly limit: number
  /** Calls once after the given time; the result cancels it. */
  readonly after: (ms: number, call: () => void) => () => void
}

/** No one waits for a part of a review: it is stopped only if it hangs. */
const PATIENCE = 6

/** A question that is being thought about. */
interface Thought {
  readonly question: Question
  readonly cancel: () => void
  readonly resolve: (reply: Reply) => void
  readonly reject: (error: unknown) => void
}

/** One thread, started at the first request, and again after it was stopped. */
export class Thread {
  readonly #ports: ThreadPorts
  #program: Program | null = null
  #thought: Thought | null = null

  constructor(ports: ThreadPorts) {
    this.#ports = ports
  }

  get busy(): boolean {
    return this.#thought !== null
  }

  ask(question: Question): Promise<Reply> {
    return new Promise((resolve, reject) => {
      const { after } = this.#ports
      const limit = this.#ports.limit * (question.what === 'review' ? PATIENCE : 1)
      const late = () => this.#stop(new Error(`${nameOf(question)} took more than ${limit} ms`))
      this.#thought = { question, cancel: after(limit, late), resolve, reject }
      this.#program ??= this.#start()
      this.#program.post(question)
    })
  }

  /** Drops its current question. */
  async close(): Promise<void> {
    const program = this.#program
    this.#program = null
    this.#end()
    await program?.end()
  }

  #start(): Program {
    const program: Program = this.#ports.start(
      (reply) => this.#receive(reply),
      (error) => {
        if (program === this.#program) this.#stop(error)
      },
    )
    return program
  }

  #receive(reply: Reply): void {
    const thought = this.#thought
    if (thought === null || reply.id !== thought.question.id) return
    if ('fault' in reply) return this.#stop(new Error(reply.fault))
    this.#end()?.resolve(reply)
  }

  /** Whatever it was thinking about is not finished; the next question gets a fresh thread. */
  #stop(error: unknown): void {
    const program = this.#program
    this.#program = null
    program?.end()?.catch(() => {})
    this.#end()?.reject(error)
  }

  #end(): Thought | null {
    const thought = this.#thought
    this.#thought = null
    thought?.cancel()
    return thought
  }
}

const nameOf = (question: Question): string =>
  question.what === 'choice' ? question.bot : question.what
