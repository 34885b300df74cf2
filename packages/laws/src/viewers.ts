import { type AnyCommand, type AnyEvent, type Game, item, type Viewer } from '@guildhall/kernel'
import type { Moment } from './law.ts'

/** Every seat, and a spectator. */
export const viewersOf = <S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
): readonly Viewer[] => [...Array.from({ length: game.players }, (_, seat) => seat), 'spectator']

/** The viewers to ask at a moment: all where costly checks are due, else one in turn. */
export function viewersAt<S, C extends AnyCommand, E extends AnyEvent, V>({
  game,
  step,
  sampled,
}: Moment<S, C, E, V>): readonly Viewer[] {
  const viewers = viewersOf(game)
  return sampled ? viewers : [item(viewers, step % viewers.length)]
}

/**
 * Whether it is asked what a viewer can tell of the hidden: at every step where some know more than
 * others; where all know the same, only where costly checks are due.
 */
export const asksAboutHidden = <S, C extends AnyCommand, E extends AnyEvent, V>({
  game,
  sampled,
}: Moment<S, C, E, V>): boolean => sampled || game.isOpen !== true
