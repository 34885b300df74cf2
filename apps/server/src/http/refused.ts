/** A refused call: HTTP status, a code for programs and a message for people. */
export class Refused extends Error {
  readonly status: number
  readonly code: string
  /** After how many seconds it makes sense to try again; sent as `Retry-After` as well. */
  readonly wait: number | undefined
  /** For the words of a page. */
  readonly details: Readonly<Record<string, unknown>> | undefined

  constructor(
    status: number,
    code: string,
    message: string,
    wait?: number,
    details?: Readonly<Record<string, unknown>>,
  ) {
    super(message)
    this.status = status
    this.code = code
    this.wait = wait
    this.details = details
  }
}

export const notFound = (what: string): Refused =>
  new Refused(404, 'notFound', `This ${what} doesn’t exist.`)

export const forbidden = (message: string): Refused => new Refused(403, 'forbidden', message)

const RETRY_AFTER_S = 5

export const busy = (): Refused =>
  new Refused(503, 'busy', 'The server is busy. Try again in a moment.', RETRY_AFTER_S)
