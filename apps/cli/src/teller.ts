import type { AnyCommand } from '@guildhall/kernel'
import { type AnyEvent, fold, type Log, type Viewer } from '@guildhall/kernel'
import type { Table } from './table.ts'

/** Follows a game and tells what happens, as one viewer may know it. */
export class Teller {
  readonly #table: Table
  readonly #viewer: Viewer
  #state: unknown

  constructor(table: Table, viewer: Viewer) {
    this.#table = table
    this.#viewer = viewer
    this.#state = table.game.blank()
  }

  /** One sentence for everything worth telling. */
  tell(events: readonly AnyEvent[]): string[] {
    return events.flatMap((event) => this.#tellOne(event))
  }

  /** Goes to the end of a log without a word. */
  catchUp(log: Log<AnyCommand, AnyEvent>): void {
    this.#state = fold(this.#table.game, log)
  }

  #tellOne(event: AnyEvent): string[] {
    const { game, say } = this.#table
    game.evolve(this.#state, event)
    const seen = game.viewEvent(event, this.#viewer)
    const told = seen === null ? null : game.tell(this.#state, seen)
    return told === null ? [] : [say(told)]
  }
}

/** The game up to a step in words: the setup, then one numbered entry a decision. */
export function tellLog(table: Table, log: Log<AnyCommand, AnyEvent>, viewer: Viewer): ToldStep[] {
  const teller = new Teller(table, viewer)
  return [
    { step: 0, told: teller.tell(log.setup) },
    ...log.steps.map(({ events }, index) => ({ step: index + 1, told: teller.tell(events) })),
  ].filter(({ told }) => told.length > 0)
}

/** What a decision led to, in sentences; step 0 is the setup. */
export interface ToldStep {
  readonly step: number
  readonly told: readonly string[]
}
