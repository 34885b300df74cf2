import { PROTOCOL } from '@guildhall/protocol'
import { WebSocket } from 'ws'
import { until } from './until.ts'
import type { Visitor } from './visitor.ts'

/** What was received, by the name of the channel. */
export type Traffic = Map<string, string>

/** Headers that say when something was sent and how often, not what. */
const PASSING = /^(date|x-ratelimit-.*|retry-after|keep-alive|connection)$/

let addresses = 0
/** Another one each time: one may not ask so often from the same. */
function nextAddress(): string {
  addresses += 1
  return `1.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`
}

interface Exchange {
  readonly url: string
  readonly cookie: string
  readonly method: string
  readonly path: string
  readonly body?: unknown
}

/** A request and everything that comes back, headers included. */
export async function exchange({ url, cookie, method, path, body }: Exchange): Promise<string> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      origin: url,
      'x-forwarded-for': nextAddress(),
      ...(cookie === '' ? {} : { cookie }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (response.status === 429) throw new Error(`asked too often: ${path}`)
  const headers = [...response.headers].filter(([name]) => !PASSING.test(name))
  return `${response.status} ${JSON.stringify(headers)}\n${await response.text()}`
}

/** A socket that keeps every frame as it came. */
export class SocketRecorder {
  readonly frames: string[] = []
  readonly #socket: WebSocket

  private constructor(url: string, cookie: string) {
    const address = `${url.replace(/^http/, 'ws')}/socket?protocol=${PROTOCOL}`
    this.#socket = new WebSocket(address, { headers: { origin: url, cookie } })
    this.#socket.on('message', (data) => this.frames.push(String(data)))
  }

  static async open(url: string, visitor: Visitor): Promise<SocketRecorder> {
    const recorder = new SocketRecorder(url, visitor.cookie)
    await new Promise((resolve, reject) => {
      recorder.#socket.once('open', resolve)
      recorder.#socket.once('error', reject)
    })
    return recorder
  }

  send(message: object): void {
    this.#socket.send(JSON.stringify(message))
  }

  /** Waits until so many frames of a type, or of one of several, are there. */
  received(types: string, count: number): Promise<void> {
    const start = new RegExp(`^{"type":"(${types})"`)
    return until(() => this.frames.filter((frame) => start.test(frame)).length >= count)
  }

  async close(): Promise<void> {
    const closed = new Promise((resolve) => this.#socket.once('close', resolve))
    this.#socket.close()
    await closed
  }
}

/** Without what differs from one moment to the next: times and the names of notifications. */
const timeless = (text: string): string =>
  text
    .replaceAll(/\b1[789]\d{11}\b/g, 'T'.repeat(13))
    .replaceAll(/(letter\\*":\\*")[\w-]{32}/g, `$1${'N'.repeat(32)}`)

/** The channels in which two differ, in bytes or in size. */
export const differingChannels = (one: Traffic, other: Traffic): string[] =>
  [...new Set([...one.keys(), ...other.keys()])].filter((channel) => {
    const [here = '', there = ''] = [one.get(channel), other.get(channel)]
    return here.length !== there.length || timeless(here) !== timeless(there)
  })
