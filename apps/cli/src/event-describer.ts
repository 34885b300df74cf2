import {
  type AnyCommand,
  type AnyEvent,
  fold,
  joinLines,
  type Log,
  type Message,
  type Viewer,
} from '@guildhall/kernel'
import { addressing, playerKey, type Translator } from '@guildhall/texts'
import type { Table } from './game-table.ts'

/** Follows a game and describes what happens, as one viewer may know it. */
export class EventDescriber {
  readonly #table: Table
  readonly #viewer: Viewer
  readonly #say: Translator
  #state: unknown

  constructor(table: Table, viewer: Viewer) {
    this.#table = table
    this.#viewer = viewer
    this.#say = addressing(
      table.translate,
      viewer === 'spectator' ? null : playerKey(table.game.options, viewer),
    )
    this.#state = table.game.blank()
  }

  /** What happened, in sentences of which each may tell of several events. */
  describe(events: readonly AnyEvent[]): string {
    return this.paragraph(events.flatMap((event) => this.#describeOne(event)))
  }

  /** The lines of what happened; those of further turns, which the rules take, stand apart. */
  describeTurns(events: readonly AnyEvent[]): Message[][] {
    const { game } = this.#table
    const turns: Message[][] = [[]]
    let turn = game.turns(this.#state)
    for (const event of events) {
      const lines = this.#describeOne(event)
      if (game.turns(this.#state) > turn) turns.push([])
      turn = game.turns(this.#state)
      turns.at(-1)?.push(...lines)
    }
    return withoutLonely(turns)
  }

  /** Lines as a paragraph; empty where there are none. */
  paragraph(lines: readonly Message[]): string {
    return joinLines(this.#table.game, lines)
      .map((line) => `${this.#say(line)}.`)
      .join(' ')
  }

  /** Goes to the end of a log without a word. */
  catchUp(log: Log<AnyCommand, AnyEvent>): void {
    this.#state = fold(this.#table.game, log)
  }

  #describeOne(event: AnyEvent): Message[] {
    const { game } = this.#table
    game.evolve(this.#state, event)
    const seen = game.viewEvent(event, this.#viewer)
    const message = seen === null ? null : game.describe(this.#state, seen)
    return message === null ? [] : [message]
  }
}

/** Whose turn it is needs no paragraph where it is the last thing. */
function withoutLonely(turns: readonly Message[][]): Message[][] {
  const described = turns.filter((lines) => lines.length > 0)
  const last = described.at(-1)
  if (described.length < 2 || last?.length !== 1) return described
  return [...described.slice(0, -2), [...(described.at(-2) ?? []), ...last]]
}

/** What a decision led to, in words; step 0 is the setup. */
export interface DescribedStep {
  readonly step: number
  readonly text: string
}

/** The game up to a step in words: the setup, then one numbered entry a decision. */
export function describeLog(
  table: Table,
  log: Log<AnyCommand, AnyEvent>,
  viewer: Viewer,
): DescribedStep[] {
  const describer = new EventDescriber(table, viewer)
  return [log.setup, ...log.steps.map(({ events }) => events)]
    .map((events, step) => ({ step, text: describer.describe(events) }))
    .filter(({ text }) => text !== '')
}
