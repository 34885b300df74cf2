import { FairQueue } from '@guildhall/bots/thread'
import { busy } from '../http/refused.ts'
import type { Asked, Read, ReadQuestion } from './question.ts'

/** The thread that reads. */
export interface ReadingProgram {
  post(asked: Asked): void
  end(): Promise<unknown>
}

export interface ReadingPorts {
  readonly start: (
    onRead: (read: Read) => void,
    onFailure: (error: unknown) => void,
  ) => ReadingProgram
  /** Calls once after the given time; the result cancels it. */
  readonly after: (ms: number, call: () => void) => () => void
  /** What is stored of a table is not what was written. */
  readonly onDamage: (table: string, reason: string) => void
}

/** How many may wait, and how many of them for one person or address. */
const MOST_WAITING = 100
const MOST_OF_ONE = 4
/** After this time a read is given up. */
const LIMIT_MS = 20_000

interface Job {
  readonly asked: Asked
  readonly resolve: (text: string) => void
  readonly reject: (error: unknown) => void
}

/**
 * Long reads, made in a thread of their own: nobody else waits for them. People and addresses take
 * turns, and beyond a number they are asked to come back later.
 */
export class Reading {
  readonly #ports: ReadingPorts
  readonly #waiting = new FairQueue<Job>()
  #program: ReadingProgram | null = null
  #current: { readonly job: Job; readonly end: () => void } | null = null
  #asked = 0

  constructor(ports: ReadingPorts) {
    this.#ports = ports
  }

  get waiting(): number {
    return this.#waiting.size
  }

  /** The text of the answer. `reader` is the person or address that asks. */
  read(reader: string, question: ReadQuestion): Promise<string> {
    const { size } = this.#waiting
    if (size >= MOST_WAITING || this.#waiting.waitingOf(reader) >= MOST_OF_ONE) throw busy()
    return new Promise((resolve, reject) => {
      this.#asked += 1
      this.#waiting.add(reader, { asked: { ...question, id: this.#asked }, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    const program = this.#program
    this.#program = null
    for (const { reject } of this.#waiting.clear()) reject(busy())
    this.#finish()?.reject(busy())
    await program?.end()
  }

  #next(): void {
    if (this.#current !== null) return
    const taken = this.#waiting.take()
    if (taken === undefined) return
    const { job, person } = taken
    const cancel = this.#ports.after(LIMIT_MS, () => this.#stop(busy()))
    const end = () => {
      cancel()
      this.#waiting.done(person)
    }
    this.#current = { job, end }
    this.#program ??= this.#start()
    this.#program.post(job.asked)
  }

  #start(): ReadingProgram {
    const program: ReadingProgram = this.#ports.start(
      (read) => this.#receive(read),
      (error) => {
        if (program === this.#program) this.#stop(error)
      },
    )
    return program
  }

  #receive(read: Read): void {
    if (read.id !== this.#current?.job.asked.id) return
    const job = this.#finish()
    if ('text' in read) job?.resolve(read.text)
    else job?.reject(new Error(read.fault))
    if ('fault' in read && read.damaged && job !== undefined && 'table' in job.asked) {
      this.#ports.onDamage(job.asked.table, read.fault)
    }
    this.#next()
  }

  /** The next question gets a fresh thread. */
  #stop(error: unknown): void {
    const program = this.#program
    this.#program = null
    program?.end().catch(() => {})
    this.#finish()?.reject(error)
    this.#next()
  }

  #finish(): Job | undefined {
    const current = this.#current
    this.#current = null
    current?.end()
    return current?.job
  }
}
