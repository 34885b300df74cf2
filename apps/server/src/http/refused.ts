/** A call that is refused, with the status of HTTP, a code for programs and words for people. */
export class Refused extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, words: string) {
    super(words)
    this.status = status
    this.code = code
  }
}

export const notFound = (what: string): Refused =>
  new Refused(404, 'notFound', `There is no such ${what}.`)

export const forbidden = (words: string): Refused => new Refused(403, 'forbidden', words)
