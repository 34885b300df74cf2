import type { AnyCommand, AnyEvent, Game, Message } from '@guildhall/kernel'
import { Unused } from '../search/luck.ts'

/** The labels of the commands of a line, from the state in which it begins. */
export function describeLine<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  state: S,
  line: readonly C[],
): readonly Message[] {
  const table = game.copy(state)
  // Chance can only come after the last command, when all are described.
  const chance = new Unused()
  return line.map((command) => {
    const label = game.label(table, command)
    game.play(table, command, chance)
    return label
  })
}
