import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http'
import { portOf } from '../http/port-of.ts'
import { until } from './until.ts'

/** Something that came in, and what it was answered with. */
export interface Received {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** An HTTP server that keeps every request it gets: for webhooks and pushes. */
export class HttpReceiver {
  readonly received: Received[] = []
  /** What it answers to a path; 200 where nothing is said, never where it is null. */
  readonly answers = new Map<string, number | null>()
  readonly #server: Server

  private constructor() {
    this.#server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        const path = request.url ?? ''
        this.received.push({ path, headers: request.headers, body: Buffer.concat(chunks) })
        this.#answer(path, response)
      })
    })
  }

  static async open(): Promise<HttpReceiver> {
    const receiver = new HttpReceiver()
    receiver.#server.listen(0, '127.0.0.1')
    await once(receiver.#server, 'listening')
    return receiver
  }

  get url(): string {
    return `http://127.0.0.1:${portOf(this.#server)}`
  }

  at(path: string): Received[] {
    return this.received.filter((one) => one.path === path)
  }

  /** Everything that came to a path, once there are so many. */
  async waitFor(path: string, count: number): Promise<Received[]> {
    await until(() => this.at(path).length >= count)
    return this.at(path)
  }

  close(): void {
    this.#server.closeAllConnections()
    this.#server.close()
  }

  #answer(path: string, response: ServerResponse): void {
    const status = this.answers.get(path)
    if (status === null) return
    response.statusCode = status ?? 200
    response.end()
  }
}
