import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Game,
  item,
  type Log,
  type Seat,
} from '@guildhall/kernel'
import { lookaheadFrom } from './lookahead.ts'

/**
 * A stretch of a game: what a seat commanded in one go, since neither chance nor another seat nor
 * something unknown came between. A turn is one stretch or several.
 */
export interface Stretch<C, V> {
  readonly seat: Seat
  /** The turn of the game in which it stands. */
  readonly turn: number
  /** How many decisions were taken before. */
  readonly step: number
  readonly line: readonly C[]
  /** What the seat saw before, and what it sees after. */
  readonly before: V
  readonly after: V
  /** Whether something came afterwards that the seat could not know: dice, or what was hidden. */
  readonly isChance: boolean
}

/** The stretches of a game that was played, one after the other. */
export function* stretchesOf<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { setup, steps }: Log<C, E>,
  chance: Chance,
): Generator<Stretch<C, V>> {
  // A log that was stored has commands that only look like the game's.
  const own = (command: C): C => {
    const known = game.parse(command)
    if (known === null) throw new Error(`${game.id} does not know ${JSON.stringify(command)}`)
    return known
  }
  const state = game.blank()
  for (const event of setup) game.evolve(state, event)
  let step = 0
  while (step < steps.length) {
    const { seat } = item(steps, step)
    const turn = game.turns(state)
    const before = game.view(state, seat)
    const ahead = lookaheadFrom(game, before, seat, chance)
    const from = step
    const line: C[] = []
    do {
      const command = own(item(steps, step).command)
      for (const event of item(steps, step).events) game.evolve(state, event)
      ahead.play(command)
      line.push(command)
      step += 1
    } while (step < steps.length && ahead.continuesWith(own(item(steps, step).command)))
    const after = game.view(state, seat)
    const { isChance } = ahead
    yield { seat, turn, step: from, line, before, after, isChance }
  }
}
