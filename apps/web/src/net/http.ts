import { signal } from '@preact/signals'

export type Details = Readonly<Record<string, unknown>>

/** The server refused a request. */
export class Refused extends Error {
  readonly code: string
  readonly status: number
  /** After how many seconds it makes sense to try again; 0 if the server did not say. */
  readonly wait: number
  /** For the words of the reader's language. */
  readonly details: Details

  constructor(code: string, message: string, status: number, wait = 0, details: Details = {}) {
    super(message)
    this.code = code
    this.status = status
    this.wait = wait
    this.details = details
  }
}

/** No answer: no network, or no server. */
export class Unreachable extends Error {}

/** Whether the server answered when it was last asked. */
export const reachable = signal(true)

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

let askIdentity: () => Promise<boolean> = async () => false

/** How to ask again for the password or a passkey, where the server wants that. */
export function whenIdentityIsAsked(ask: () => Promise<boolean>): void {
  askIdentity = ask
}

/**
 * Calls the server's API; throws `Refused` with its message, or `Unreachable`. Where the server
 * wants to know again who it is, the person is asked, and the call repeated.
 */
export async function call<T>(method: Method, path: string, body?: unknown): Promise<T> {
  try {
    return await callOnce<T>(method, path, body)
  } catch (error) {
    const isAsked = error instanceof Refused && error.code === 'confirmIdentity'
    if (!isAsked || !(await askIdentity())) throw error
    return callOnce<T>(method, path, body)
  }
}

async function callOnce<T>(method: Method, path: string, body?: unknown): Promise<T> {
  let response: Response
  try {
    response = await fetch(path, {
      method,
      credentials: 'same-origin',
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    })
    reachable.value = true
  } catch (error) {
    reachable.value = false
    throw new Unreachable('the server cannot be reached', { cause: error })
  }
  const text = await response.text()
  const answer = text === '' ? undefined : readJson(text)
  if (response.ok) return answer as T
  const {
    code = 'failed',
    message = response.statusText,
    wait,
    details,
  } = (answer ?? {}) as Partial<Refused>
  throw new Refused(code, message, response.status, wait, details)
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
