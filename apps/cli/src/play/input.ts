import { createInterface, type Interface } from 'node:readline'
import { t } from '../i18n.ts'
import { endWhenLost } from '../output.ts'

/** Lines from a person at a terminal, or from a script. */
export class Input {
  /** Whether a person sits there: then screens are redrawn and questions asked back. */
  readonly terminal = process.stdin.isTTY === true && process.stdout.isTTY === true
  readonly #readline: Interface
  readonly #lines: AsyncIterator<string>
  #interrupted = false

  constructor() {
    this.#readline = createInterface({
      input: process.stdin,
      output: process.stdout,
      terminal: this.terminal,
    })
    this.#lines = this.#readline[Symbol.asyncIterator]()
    this.#readline.on('SIGINT', () => this.#interrupt())
    endWhenLost(process.stdin)
  }

  /** The next line; null at the end of the input. What a script answers is shown as well. */
  async ask(prompt: string): Promise<string | null> {
    if (this.terminal) this.#readline.setPrompt(prompt)
    if (this.terminal) this.#readline.prompt()
    else process.stdout.write(prompt)
    const { done, value } = await this.#lines.next()
    this.#interrupted = false
    if (!this.terminal || done) process.stdout.write(`${done ? '' : value}\n`)
    return done ? null : value
  }

  close(): void {
    this.#readline.close()
  }

  /** A finger slips: only the second Ctrl-C in a row leaves. */
  #interrupt(): void {
    if (this.#interrupted) return this.close()
    this.#interrupted = true
    process.stdout.write(`\n${t('play.interrupt')}\n`)
    this.#readline.prompt()
  }
}
