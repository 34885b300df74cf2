import {
  type AnyCommand,
  type AnyEvent,
  Choices,
  type Game,
  type Seat,
  seededChance,
} from '@guildhall/kernel'
import { share } from './share.ts'
import type { TurnDraftBase } from './turn-draft.ts'

/**
 * The table as if that seat had its turn, to plan it while others play; null where that cannot be
 * told. It rests on what the seat may see, so nothing hidden comes into it.
 */
export function turnAhead<V, C extends AnyCommand>(
  game: Game<unknown, AnyCommand, AnyEvent, unknown>,
  seen: V,
  seat: Seat,
): TurnDraftBase<V, C> | null {
  const state = game.redeal(seen, seededChance('ahead'))
  const events = game.turnAhead?.(state, seat) ?? []
  if (events.length === 0) return null
  for (const event of events) game.evolve(state, event)
  const legal = new Choices<AnyCommand>()
  game.legal(state, legal)
  return {
    view: share(seen, game.view(state, seat) as V),
    ...{ seat, asked: true, ahead: true },
    choices: legal.toArray().map((command) => ({
      command: command as C,
      label: game.label(state, command),
    })),
  }
}
