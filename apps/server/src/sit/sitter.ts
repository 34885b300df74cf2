import { item, type Outcome, type Seat } from '@guildhall/kernel'
import type { Answer, TableCommand, TableView } from '@guildhall/tables'
import { Line, Lost, type Place } from './line.ts'
import type { Player } from './player.ts'

export interface Sitting extends Place {
  readonly name: string
  readonly player: Player
}

/** What became of it, as a line of JSON: other programs rely on this shape. */
export interface SatLine {
  readonly table: string
  readonly status: 'over' | 'closed'
  readonly seats: readonly Seat[]
  /** Those that the table took: one that came too late was asked again. */
  readonly decisions: number
  /** Decisions that were made for the program, since it was late or wrong. */
  readonly faults: number
  readonly outcome: Outcome | null
}

/** The longest time for a decision. Where there are clocks, never more than is left. */
const MOST_MS = 10_000

/** A program at a table: it is asked whatever its seat is to decide, until the game is over. */
export class Sitter {
  readonly #sitting: Sitting
  readonly #line: Line
  readonly #done: (line: SatLine) => void
  readonly #failed: (error: Error) => void
  readonly result: Promise<SatLine>
  #view: TableView | null = null
  /** Something is being thought about or asked for. */
  #busy = false
  #decisions = 0
  #faults = 0

  constructor(sitting: Sitting) {
    this.#sitting = sitting
    let settle = (_line: SatLine) => {}
    let fail = (_error: Error) => {}
    this.result = new Promise((resolve, reject) => {
      settle = resolve
      fail = reject
    })
    this.#done = settle
    this.#failed = fail
    this.#line = new Line(
      sitting,
      (view) => this.#see(view),
      (error) => this.#failed(error),
    )
    sitting.player.ended.then(() => this.#leave())
    this.#line.open()
  }

  #see(view: TableView): void {
    if (view.number < (this.#view?.number ?? 0)) return
    this.#view = view
    this.#next().catch((error) => this.#failed(error))
  }

  /** Does what is to be done at the table as it is; one thing after the other. */
  async #next(): Promise<void> {
    const view = this.#view
    if (view === null || this.#busy) return
    if (view.status === 'over' || view.status === 'closed') return this.#over(view, view.status)
    const wish = this.#wishAt(view)
    if (wish === null) return
    this.#busy = true
    try {
      await this.#ask(view, await wish)
    } finally {
      this.#busy = false
    }
    if (this.#view !== view) await this.#next()
  }

  /** What is to be asked for now; a decision takes its time. */
  #wishAt(view: TableView): TableCommand | Promise<TableCommand> | null {
    const own = this.#seatsAt(view)
    if (own.length === 0) return this.#sit(view)
    const handed = own.find((seat) => item(view.chairs, seat).bot !== null)
    if (view.status === 'playing' && handed !== undefined) return { type: 'reclaim', seat: handed }
    // What people agree on is their business, as where a bot of the house plays.
    const open = view.proposal
    if (open !== null && !open.agreed.some((seat) => own.includes(seat))) {
      return { type: 'answer', agree: true }
    }
    return view.play !== null && view.play.legal.length > 0 ? this.#decide(view) : null
  }

  #sit({ status }: TableView): TableCommand {
    const { name, seat } = this.#sitting
    if (status !== 'open') throw new Lost('the game has started, and this program has no seat')
    return { type: 'sit', name, ...(seat === undefined ? {} : { seat }) }
  }

  async #decide({ game, players, options, play, clocks }: TableView): Promise<TableCommand> {
    if (play === null || play.actor === null) throw new Error('nothing is to be decided')
    const { seat, question } = play.actor
    const legal = play.legal.map(({ command }) => command)
    const ms = Math.min(MOST_MS, clocks[seat] ?? MOST_MS)
    const table = { game, players, options, seat, question, view: play.view, legal }
    const choice = legal.length === 1 ? 0 : await this.#sitting.player.ask({ ms, ...table })
    if (choice === null) this.#faults += 1
    const command = item(legal, choice ?? Math.floor(Math.random() * legal.length))
    return { type: 'play', command: { ...command } }
  }

  async #ask(view: TableView, wish: TableCommand): Promise<void> {
    const answer: Answer = await this.#line.ask(view.number, wish)
    if (answer.ok && wish.type === 'play') this.#decisions += 1
    // A table that has gone on meanwhile is looked at again.
    if (answer.ok || answer.retry || answer.refusal.code === 'stale') return
    if (wish.type === 'sit') throw new Lost(`no seat: ${answer.refusal.code}`)
  }

  /** The program has ended: a bot of the house plays on. */
  async #leave(): Promise<void> {
    const view = this.#view
    for (const seat of view?.status === 'playing' ? this.#seatsAt(view) : []) {
      await this.#line.ask(view?.number ?? 0, { type: 'hand', seat, bot: view?.standIn ?? '' })
    }
    this.#line.end()
    this.#failed(new Lost('the program has ended'))
  }

  #over(view: TableView, status: 'over' | 'closed'): void {
    this.#line.end()
    this.#done({
      ...{ table: view.id, status, seats: this.#seatsAt(view) },
      ...{ decisions: this.#decisions, faults: this.#faults },
      outcome: view.play?.outcome ?? null,
    })
  }

  /** The seats it plays: the one it was told, else all of whoever has the token. */
  #seatsAt({ chairs }: TableView): Seat[] {
    const { seat: only } = this.#sitting
    return chairs.flatMap(({ mine }, seat) =>
      mine && (only === undefined || seat === only) ? [seat] : [],
    )
  }
}
