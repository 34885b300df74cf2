import { t } from './i18n.ts'

/** A run that takes no longer than this needs no word about it. */
const PATIENCE_MS = 1000

type ProgressText = 'progress' | 'review.progress'

/** How far a long run has come, for a person who waits for it. */
export class Progress {
  readonly #all: number
  readonly #shows: boolean
  readonly #text: ProgressText
  readonly #start = performance.now()
  #shown = false

  /** `between`: whether other lines are being written, which on one screen it would disturb. */
  constructor(all: number, between: boolean, text: ProgressText = 'progress') {
    this.#all = all
    this.#text = text
    this.#shows = process.stderr.isTTY === true && !(between && process.stdout.isTTY === true)
  }

  show(done: number): void {
    const ms = performance.now() - this.#start
    if (!this.#shows || ms < PATIENCE_MS) return
    this.#shown = true
    const left = Math.round(((ms / done) * (this.#all - done)) / 1000)
    process.stderr.write(`\r${t(this.#text, { done, all: this.#all, left })}\u001b[K`)
  }

  done(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K')
  }
}
