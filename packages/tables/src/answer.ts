import type { TableRefusal } from './refusal.ts'
import type { PersonId } from './table-event.ts'

/** The answer to a request. The same id gets the same answer. */
export type Answer =
  | {
      readonly ok: true
      /** The number of its last entry. */
      readonly number: number
      /** How many commands of a turn were played: what comes after a roll has to be sent anew. */
      readonly played?: number
    }
  | {
      readonly ok: false
      readonly refusal: TableRefusal
      /** The last number of the table. */
      readonly number: number
      /** Whether the same request may succeed a moment later. */
      readonly retry: boolean
    }

/** The answer to a request, for callers that need not have it before the listeners. */
export const answerTo = (
  submit: (reply: (answer: Answer) => void) => Promise<void>,
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    submit(resolve).catch(reject)
  })

/** How many refusals are kept. */
const REMEMBERED = 256

/** The last refusals at a table, so that a repeated request gets the same answer. */
export class Refusals {
  readonly #answers = new Map<string, Answer>()

  get(person: PersonId, id: string): Answer | undefined {
    return this.#answers.get(`${person} ${id}`)
  }

  add(person: PersonId, id: string, answer: Answer): void {
    this.#answers.set(`${person} ${id}`, answer)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > REMEMBERED && oldest !== undefined) this.#answers.delete(oldest)
  }
}
