import { type AnyCommand, type AnyEvent, fold, type Log, type Viewer } from '@guildhall/kernel'
import type { Table } from './game-table.ts'

/** Follows a game and describes what happens, as one viewer may know it. */
export class EventDescriber {
  readonly #table: Table
  readonly #viewer: Viewer
  #state: unknown

  constructor(table: Table, viewer: Viewer) {
    this.#table = table
    this.#viewer = viewer
    this.#state = table.game.blank()
  }

  /** One sentence for everything worth a word. */
  describe(events: readonly AnyEvent[]): string[] {
    return events.flatMap((event) => this.#describeOne(event))
  }

  /** The same in paragraphs: what happens in further turns, which the rules take, stands apart. */
  describeTurns(events: readonly AnyEvent[]): string[] {
    const { game } = this.#table
    const turns: string[][] = [[]]
    let turn = game.turns(this.#state)
    for (const event of events) {
      const sentences = this.#describeOne(event)
      if (game.turns(this.#state) > turn) turns.push([])
      turn = game.turns(this.#state)
      turns.at(-1)?.push(...sentences)
    }
    return withoutLonely(turns).map((sentences) => sentences.join(' '))
  }

  /** Goes to the end of a log without a word. */
  catchUp(log: Log<AnyCommand, AnyEvent>): void {
    this.#state = fold(this.#table.game, log)
  }

  #describeOne(event: AnyEvent): string[] {
    const { game, translate } = this.#table
    game.evolve(this.#state, event)
    const seen = game.viewEvent(event, this.#viewer)
    const message = seen === null ? null : game.describe(this.#state, seen)
    return message === null ? [] : [translate(message)]
  }
}

/** That somebody is to play needs no paragraph where it is the last thing. */
function withoutLonely(turns: readonly string[][]): string[][] {
  const described = turns.filter((sentences) => sentences.length > 0)
  const last = described.at(-1)
  if (described.length < 2 || last?.length !== 1) return described
  return [...described.slice(0, -2), [...(described.at(-2) ?? []), ...last]]
}

/** What a decision led to, in sentences; step 0 is the setup. */
export interface DescribedStep {
  readonly step: number
  readonly sentences: readonly string[]
}

/** The game up to a step in words: the setup, then one numbered entry a decision. */
export function describeLog(
  table: Table,
  log: Log<AnyCommand, AnyEvent>,
  viewer: Viewer,
): DescribedStep[] {
  const describer = new EventDescriber(table, viewer)
  return [log.setup, ...log.steps.map(({ events }) => events)]
    .map((events, step) => ({ step, sentences: describer.describe(events) }))
    .filter(({ sentences }) => sentences.length > 0)
}
