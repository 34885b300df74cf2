import type { AnyCommand, AnyEvent, Play, Seat } from '@guildhall/kernel'
import { Desk } from './desk.ts'

/** The desk of a seat at a game that is played here: by default of the seat that is to decide. */
export function deskAt<S, C extends AnyCommand, E extends AnyEvent, V>(
  play: Play<S, C, E, V>,
  seat: Seat = play.actor?.seat ?? 0,
): Desk<V, C> {
  const { game, state } = play
  const asked = play.actor?.seat === seat
  const legal = asked ? play.legal() : []
  const choices = legal.map((command) => ({ command, label: game.label(state, command) }))
  return new Desk(game as never, { view: game.view(state, seat), seat, asked, choices })
}
