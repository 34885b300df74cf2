import type { Letter } from './letter.ts'

/** One way on which somebody wants to be told outside the house. */
export interface Way {
  /** Tells it from the person's other ways, as long as it is there. */
  readonly name: string
  /** Resolves once the letter was taken. The id lets a receiver drop one that comes twice. */
  readonly send: (letter: Letter, id: string) => Promise<void>
}

/** A letter that the other side did not take, and what it answered. */
export class NotTaken extends Error {
  readonly status: number

  constructor(receiver: string, status: number) {
    super(`${receiver} answered ${status}`)
    this.status = status
  }
}
