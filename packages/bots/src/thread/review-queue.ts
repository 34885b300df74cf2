import type { AnyCommand } from '@guildhall/kernel'
import type { ReviewProgress } from '../coach/review.ts'
import type { Review } from '../coach/reviewed.ts'
import { FairQueue } from './fair-queue.ts'
import type { ReviewPart, ReviewQuestion } from './question.ts'
import type { Thread } from './thread.ts'

/** A finished game to be reviewed. */
export interface ReviewJob {
  /** Of which no two games that wait have the same. */
  readonly name: string
  /** The person who asked for it. */
  readonly account: string
  /** The text of its game file: a thread reads it. */
  readonly file: string
  /** For each decision, where it shall not be as many as usual. */
  readonly simulations?: number
  /** Called now and then with how far it has come. */
  readonly onProgress: (progress: ReviewProgress) => void
}

interface Waiting extends ReviewJob {
  readonly resolve: (review: Review<AnyCommand>) => void
  readonly reject: (error: unknown) => void
}

/** What the queue has to know of those it shares a thread with. */
export interface QueuePorts {
  nextId(): number
  /** Whether the thread is free. */
  mayContinue(): boolean
  /** A part is done: a bot may go first. */
  onPartDone(): void
}

/** Games that wait for their review. One is made at a time, part by part; people take turns. */
export class ReviewQueue {
  readonly #thread: Thread
  readonly #ports: QueuePorts
  readonly #waiting = new FairQueue<Waiting>()
  /** The review that is made. */
  #current: Waiting | null = null
  /** The game that the thread has. */
  #begun: string | null = null

  constructor(thread: Thread, ports: QueuePorts) {
    this.#thread = thread
    this.#ports = ports
  }

  add(job: ReviewJob): Promise<Review<AnyCommand>> {
    return new Promise((resolve, reject) => {
      this.#waiting.add(job.account, { ...job, resolve, reject })
      this.continue()
    })
  }

  /** The next part, if there is one and no bot waits. */
  continue(): void {
    if (this.#thread.busy || !this.#ports.mayContinue()) return
    this.#current ??= this.#waiting.take()?.job ?? null
    const job = this.#current
    if (job === null) return
    this.#part(job)
      .then(
        (part) => this.#receive(job, part),
        (error: unknown) => {
          this.#drop(job)
          job.reject(error)
        },
      )
      .finally(() => this.#ports.onPartDone())
  }

  /** Cancels all reviews. */
  close(): void {
    const current = this.#current === null ? [] : [this.#current]
    this.#current = null
    for (const { reject } of [...current, ...this.#waiting.clear()]) {
      reject(new Error('the server closes'))
    }
  }

  async #part({ name, file, simulations }: Waiting): Promise<ReviewPart> {
    const id = this.#ports.nextId()
    const question: ReviewQuestion = {
      what: 'review',
      id,
      name,
      ...(this.#begun === name ? {} : { file, simulations }),
    }
    this.#begun = name
    const reply = await this.#thread.ask(question)
    return 'part' in reply ? reply.part : { state: 'unknown' }
  }

  #receive(job: Waiting, part: ReviewPart): void {
    switch (part.state) {
      case 'running':
        return job.onProgress(part)
      case 'done':
        this.#drop(job)
        return job.resolve(part.review)
      case 'unknown':
        // The thread was stopped meanwhile, so the review starts again.
        this.#begun = null
    }
  }

  #drop(job: Waiting): void {
    this.#begun = null
    this.#current = null
    this.#waiting.done(job.account)
  }
}
