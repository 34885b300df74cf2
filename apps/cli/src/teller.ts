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

  /** The same in paragraphs: what happens in further turns, which the rules take, stands apart. */
  tellTurns(events: readonly AnyEvent[]): string[] {
    const { game } = this.#table
    const turns: string[][] = [[]]
    let turn = game.turns(this.#state)
    for (const event of events) {
      const told = this.#tellOne(event)
      if (game.turns(this.#state) > turn) turns.push([])
      turn = game.turns(this.#state)
      turns.at(-1)?.push(...told)
    }
    return withoutLonely(turns).map((sentences) => sentences.join(' '))
  }

  /** Goes to the end of a log without a word. */
  catchUp(log: Log<AnyCommand, AnyEvent>): void {
    this.#state = fold(this.#table.game, log)
  }

  #tellOne(event: AnyEvent): string[] {
    const { game, say } = this.#table
    game.evolve(this.#state, event)
    const seen = game.viewEvent(event, this.#viewer)
    const told = seen === null ? null : game.describe(this.#state, seen)
    return told === null ? [] : [say(told)]
  }
}

/** That somebody is to play needs no paragraph where it is the last thing told. */
function withoutLonely(turns: readonly string[][]): string[][] {
  const told = turns.filter((sentences) => sentences.length > 0)
  const last = told.at(-1)
  if (told.length < 2 || last?.length !== 1) return told
  return [...told.slice(0, -2), [...(told.at(-2) ?? []), ...last]]
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
