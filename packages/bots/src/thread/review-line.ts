import type { AnyCommand, GameFile } from '@guildhall/kernel'
import type { ReviewProgress } from '../coach/review.ts'
import type { Review } from '../coach/reviewed.ts'
import type { ReviewPart, ReviewQuestion } from './question.ts'
import type { Thread } from './thread.ts'

/** A finished game to be reviewed. */
export interface ReviewJob {
  /** Of which no two games that wait have the same. */
  readonly name: string
  readonly file: GameFile
  /** For each decision, where it shall not be as many as usual. */
  readonly simulations?: number
  /** Told now and then how far it has come. */
  readonly heard: (progress: ReviewProgress) => void
}

interface Waiting extends ReviewJob {
  readonly resolve: (review: Review<AnyCommand>) => void
  readonly reject: (error: unknown) => void
}

/** What the line has to know of those it shares a thread with. */
export interface Neighbours {
  nextId(): number
  /** Whether nobody else needs the thread now. */
  mayGoOn(): boolean
  /** A part was made: somebody else may go first. */
  hasStepped(): void
}

/** Games that wait for their review. One is made at a time, part by part. */
export class ReviewLine {
  readonly #thread: Thread
  readonly #neighbours: Neighbours
  readonly #line: Waiting[] = []
  /** The game that the thread has. */
  #begun: string | null = null

  constructor(thread: Thread, neighbours: Neighbours) {
    this.#thread = thread
    this.#neighbours = neighbours
  }

  add(job: ReviewJob): Promise<Review<AnyCommand>> {
    return new Promise((resolve, reject) => {
      this.#line.push({ ...job, resolve, reject })
      this.goOn()
    })
  }

  /** The next part, where there is one to be made and nobody else waits. */
  goOn(): void {
    const [job] = this.#line
    if (job === undefined || this.#thread.busy || !this.#neighbours.mayGoOn()) return
    this.#part(job)
      .then(
        (part) => this.#hear(job, part),
        (error: unknown) => {
          this.#drop(job)
          job.reject(error)
        },
      )
      .finally(() => this.#neighbours.hasStepped())
  }

  /** Nobody gets theirs any more. */
  close(): void {
    for (const { reject } of this.#line.splice(0)) reject(new Error('the server closes'))
  }

  async #part({ name, file, simulations }: Waiting): Promise<ReviewPart> {
    const id = this.#neighbours.nextId()
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

  #hear(job: Waiting, part: ReviewPart): void {
    switch (part.state) {
      case 'running':
        return job.heard(part)
      case 'done':
        this.#drop(job)
        return job.resolve(part.review)
      case 'unknown':
        // The thread was stopped meanwhile for somebody else's sake, and begins anew.
        this.#begun = null
    }
  }

  #drop(job: Waiting): void {
    this.#begun = null
    const at = this.#line.indexOf(job)
    if (at >= 0) this.#line.splice(at, 1)
  }
}
