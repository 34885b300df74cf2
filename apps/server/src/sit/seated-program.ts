import { item, type Outcome, type Seat } from '@guildhall/kernel'
import type { Answer, TableCommand, TableView } from '@guildhall/tables'
import type { ExternalProgram } from './external-program.ts'
import { SIT_FAULTS } from './sit-faults.ts'
import { ConnectionLost, type ConnectionTarget, TableConnection } from './table-connection.ts'

export interface SeatedProgramOptions extends ConnectionTarget {
  readonly name: string
  readonly program: ExternalProgram
}

/** The result, as a line of JSON. Other programs rely on this shape. */
export interface SitResult {
  readonly table: string
  readonly status: 'over' | 'closed'
  readonly seats: readonly Seat[]
  /** Accepted decisions; one that came too late is asked again. */
  readonly decisions: number
  /** Decisions made for the program because it was late or wrong. */
  readonly faults: number
  readonly outcome: Outcome | null
}

/** The time limit for a decision. With clocks, never more than is left. */
const MOST_MS = 10_000

/** A program at a table: it makes the decisions of its seat until the game is over. */
export class SeatedProgram {
  readonly #options: SeatedProgramOptions
  readonly #connection: TableConnection
  readonly #done: (line: SitResult) => void
  readonly #failed: (error: Error) => void
  readonly result: Promise<SitResult>
  #view: TableView | null = null
  /** A decision or request is in progress. */
  #busy = false
  #decisions = 0
  #faults = 0

  constructor(options: SeatedProgramOptions) {
    this.#options = options
    let resolveResult = (_line: SitResult) => {}
    let rejectResult = (_error: Error) => {}
    this.result = new Promise((resolve, reject) => {
      resolveResult = resolve
      rejectResult = reject
    })
    this.#done = resolveResult
    this.#failed = rejectResult
    this.#connection = new TableConnection(
      options,
      (view) => this.#see(view),
      (error) => this.#failed(error),
    )
    options.program.ended.then(() => this.#leave())
    this.#connection.open()
  }

  #see(view: TableView): void {
    if (view.number < (this.#view?.number ?? 0)) return
    this.#view = view
    this.#next().catch((error) => this.#failed(error))
  }

  /** Does what the current table requires, one thing at a time. */
  async #next(): Promise<void> {
    const view = this.#view
    if (view === null || this.#busy) return
    if (view.status === 'over' || view.status === 'closed') return this.#over(view, view.status)
    const command = this.#commandAt(view)
    if (command === null) return
    this.#busy = true
    try {
      await this.#ask(view, await command)
    } finally {
      this.#busy = false
    }
    if (this.#view !== view) await this.#next()
  }

  /** The next request, if any. A decision takes time. */
  #commandAt(view: TableView): TableCommand | Promise<TableCommand> | null {
    const own = this.#seatsAt(view)
    if (own.length === 0) return this.#sit(view)
    const delegated = own.find((seat) => item(view.chairs, seat).bot !== null)
    if (view.status === 'playing' && delegated !== undefined)
      return { type: 'reclaim', seat: delegated }
    // Agrees to every proposal, as the bots of the server do.
    const open = view.proposal
    if (open !== null && !open.agreed.some((seat) => own.includes(seat))) {
      return { type: 'answer', agree: true }
    }
    return view.play !== null && view.play.legal.length > 0 ? this.#decide(view) : null
  }

  #sit({ status }: TableView): TableCommand {
    const { name, seat } = this.#options
    if (status !== 'open') throw new ConnectionLost(SIT_FAULTS.started)
    return { type: 'sit', name, ...(seat === undefined ? {} : { seat }) }
  }

  async #decide({ game, players, options, play, clocks }: TableView): Promise<TableCommand> {
    if (play === null || play.actor === null) throw new Error('nothing is to be decided')
    const { seat, question } = play.actor
    const legal = play.legal.map(({ command }) => command)
    const ms = Math.min(MOST_MS, clocks[seat] ?? MOST_MS)
    const table = { game, players, options, seat, question, view: play.view, legal }
    const choice = legal.length === 1 ? 0 : await this.#options.program.ask({ ms, ...table })
    if (choice === null) this.#faults += 1
    const command = item(legal, choice ?? Math.floor(Math.random() * legal.length))
    return { type: 'play', command: { ...command } }
  }

  async #ask(view: TableView, command: TableCommand): Promise<void> {
    const answer: Answer = await this.#connection.ask(view.number, command)
    if (answer.ok && command.type === 'play') this.#decisions += 1
    // A table that has gone on meanwhile is looked at again.
    if (answer.ok || answer.retry || answer.refusal.code === 'stale') return
    if (command.type === 'sit') throw new ConnectionLost(SIT_FAULTS.noSeat(answer.refusal.code))
  }

  /** The program has ended: a bot of the server plays on. */
  async #leave(): Promise<void> {
    const view = this.#view
    for (const seat of view?.status === 'playing' ? this.#seatsAt(view) : []) {
      await this.#connection.ask(view?.number ?? 0, {
        type: 'hand',
        seat,
        bot: view?.standIn ?? '',
      })
    }
    this.#connection.end()
    this.#failed(new ConnectionLost(SIT_FAULTS.exited))
  }

  #over(view: TableView, status: 'over' | 'closed'): void {
    this.#connection.end()
    this.#done({
      ...{ table: view.id, status, seats: this.#seatsAt(view) },
      ...{ decisions: this.#decisions, faults: this.#faults },
      outcome: view.play?.outcome ?? null,
    })
  }

  /** The seats it plays: the given one, or all seats of the token's owner. */
  #seatsAt({ chairs }: TableView): Seat[] {
    const { seat: only } = this.#options
    return chairs.flatMap(({ mine }, seat) =>
      mine && (only === undefined || seat === only) ? [seat] : [],
    )
  }
}
