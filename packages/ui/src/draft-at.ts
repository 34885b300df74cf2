import type { AnyCommand, AnyEvent, Play, Seat } from '@guildhall/kernel'
import { TurnDraft } from './turn-draft.ts'

/** The draft of a seat at a game that is played here: by default of the seat that is to decide. */
export function draftAt<S, C extends AnyCommand, E extends AnyEvent, V>(
  play: Play<S, C, E, V>,
  seat: Seat = play.actor?.seat ?? 0,
): TurnDraft<V, C> {
  const { game, state } = play
  const asked = play.actor?.seat === seat
  const legal = asked ? play.legal() : []
  const choices = legal.map((command) => ({ command, label: game.label(state, command) }))
  return new TurnDraft(game as never, { view: game.view(state, seat), seat, asked, choices })
}
