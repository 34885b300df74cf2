import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { portOf } from '../http/port-of.ts'
import { until } from './until.ts'

export interface ReceivedMail {
  readonly from: string
  readonly to: readonly string[]
  readonly head: string
  readonly text: string
}

const USER = 'guildhall'
const PASSWORD = 'mail password'

/** A mail server that takes what a user sends who knows the password. */
export class MailServer {
  readonly received: ReceivedMail[] = []
  /** Whether it turns all mail away, as one that is overloaded does. */
  busy = false
  /** Addresses that do not exist. */
  readonly unknown = new Set<string>()
  readonly #server: SMTPServer

  private constructor() {
    this.#server = new SMTPServer({
      hideSTARTTLS: true,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) =>
        username === USER && password === PASSWORD
          ? done(null, { user: USER })
          : done(new Error('wrong password')),
      onRcptTo: ({ address }, _session, done) =>
        this.unknown.has(address)
          ? done(Object.assign(new Error('no such user'), { responseCode: 550 }))
          : done(),
      onData: (stream, { envelope }, done) => {
        const chunks: Buffer[] = []
        stream.on('data', (chunk: Buffer) => chunks.push(chunk))
        stream.on('end', () => {
          if (this.busy) return done(Object.assign(new Error('try later'), { responseCode: 451 }))
          const [head = '', ...body] = Buffer.concat(chunks).toString().split('\r\n\r\n')
          this.received.push({
            from: envelope.mailFrom === false ? '' : envelope.mailFrom.address,
            to: envelope.rcptTo.map(({ address }) => address),
            head,
            text: decoded(body.join('\r\n\r\n')),
          })
          done()
        })
      },
    })
    this.#server.on('error', () => {}) // a client that was killed
  }

  static async open(): Promise<MailServer> {
    const mail = new MailServer()
    const { server } = mail.#server
    mail.#server.listen(0, '127.0.0.1')
    if (!server.listening) await once(server, 'listening')
    return mail
  }

  get url(): string {
    const password = encodeURIComponent(PASSWORD)
    return `smtp://${USER}:${password}@127.0.0.1:${portOf(this.#server.server)}`
  }

  /** All mails to an address, once there are so many. */
  async waitFor(to: string, count: number): Promise<ReceivedMail[]> {
    const there = () => this.received.filter((mail) => mail.to.includes(to))
    await until(() => there().length >= count)
    return there()
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.#server.close(resolve))
  }
}

/** Quoted-printable, as people read it. */
const decoded = (text: string): string =>
  text
    .replaceAll('=\r\n', '')
    .replaceAll(/((?:=[0-9A-F]{2})+)/g, (_, bytes: string) =>
      Buffer.from(bytes.replaceAll('=', ''), 'hex').toString(),
    )
