import type { BotPool } from '@guildhall/bots/thread'
import type { Hint } from '@guildhall/protocol'
import { type HintQuestion, hintFor, type LiveTable } from '@guildhall/tables'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'

/** A cache of hints: asking again returns the same. */
const MOST = 500

/** Hints at tables, computed on the bot threads. One at a time per person. */
export class Hints {
  readonly #bots: BotPool
  readonly #report: (error: unknown) => void
  readonly #known = new Map<string, Promise<Hint>>()
  /** The people who wait for a hint. */
  readonly #asking = new Set<string>()

  constructor(bots: BotPool, report: (error: unknown) => void) {
    this.#bots = bots
    this.#report = report
  }

  async ask(liveTable: Pick<LiveTable, 'id' | 'read'>, person: string): Promise<Hint> {
    const { question, moved, game } = await liveTable.read((state) => ({
      question: hintFor(state, person),
      moved: state.moved,
      game: state.header.game.id,
    }))
    if ('code' in question) {
      const { code, message } = question
      throw new Refused(code === 'noHints' ? 403 : 409, code, englishText(message, game))
    }
    const key = `${liveTable.id} ${question.seat} ${moved}`
    const known = this.#known.get(key)
    if (known !== undefined) return known
    if (this.#asking.has(person))
      throw new Refused(429, 'tooMany', 'You already asked for a hint. Wait for it.')
    this.#asking.add(person)
    const pending = this.#think(question, moved).finally(() => this.#asking.delete(person))
    this.#keep(key, pending)
    return pending
  }

  async #think(question: HintQuestion, moved: number): Promise<Hint> {
    try {
      const lines = await this.#bots.advise(question)
      return { seat: question.seat, moved, lines: lines.map(({ visits: _, ...line }) => line) }
    } catch (error) {
      this.#report(error)
      throw new Refused(503, 'busy', 'The server is too busy for a hint. Try again in a moment.')
    }
  }

  /** A failed hint may be requested again. */
  #keep(key: string, pending: Promise<Hint>): void {
    const oldest = this.#known.keys().next()
    if (this.#known.size >= MOST && oldest.done !== true) this.#known.delete(oldest.value)
    this.#known.set(key, pending)
    pending.catch(() => this.#known.delete(key))
  }
}
