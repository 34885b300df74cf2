import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import type { AnyCommand, Seat } from '@guildhall/kernel'

/** A question to a program, as one line of JSON (docs/guides/write-a-bot.md). */
export interface Question {
  readonly id: number
  /** The time limit in milliseconds. */
  readonly ms: number
  readonly game: string
  readonly players: number
  readonly options: unknown
  readonly seat: Seat
  readonly question: string
  readonly view: unknown
  readonly legal: readonly AnyCommand[]
}

/** How much longer a program may take to start. */
const START_MS = 20_000

/** A program that plays: it reads a line of JSON for every decision, and answers with one. */
export class ExternalProgram {
  readonly #child: ChildProcessByStdio<Writable, Readable, null>
  #waiting: { readonly id: number; readonly answer: (choice: number | null) => void } | null = null
  #asked = 0
  /** Resolves when the program has ended, for whatever reason. */
  readonly ended: Promise<void>

  constructor(command: string) {
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.stdin.on('error', () => {}) // it is gone: `ended` resolves
    createInterface({ input: this.#child.stdout }).on('line', (line) => this.#receive(line))
    this.ended = new Promise((resolve) => {
      const gone = () => {
        this.#waiting?.answer(null)
        resolve()
      }
      this.#child.once('error', gone)
      this.#child.once('exit', gone)
    })
  }

  /** The index of its choice in `legal`; null if it is late, wrong or gone. */
  ask(question: Omit<Question, 'id'>): Promise<number | null> {
    this.#asked += 1
    const id = this.#asked
    const patience = question.ms + (id === 1 ? START_MS : 0)
    return new Promise((resolve) => {
      const answer = (choice: number | null) => {
        clearTimeout(late)
        this.#waiting = null
        resolve(choice !== null && question.legal[choice] !== undefined ? choice : null)
      }
      const late = setTimeout(() => answer(null), patience)
      this.#waiting = { id, answer }
      if (this.#child.exitCode !== null) answer(null)
      else this.#child.stdin.write(`${JSON.stringify({ id, ...question } satisfies Question)}\n`)
    })
  }

  /** Closes its input, so that it ends. */
  end(): void {
    this.#child.stdin.end()
  }

  #receive(line: string): void {
    const waiting = this.#waiting
    if (waiting === null) return
    const answer = answerIn(line)
    // A late answer belongs to an earlier question and is ignored.
    if (answer !== null && answer.id < waiting.id) return
    waiting.answer(answer?.id === waiting.id ? answer.choice : null)
  }
}

function answerIn(line: string): { readonly id: number; readonly choice: number } | null {
  try {
    const { id, choice } = JSON.parse(line)
    return typeof id === 'number' && Number.isInteger(choice) ? { id, choice } : null
  } catch {
    return null
  }
}
