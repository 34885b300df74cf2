import { type Bot, type SimulateOptions, simulateGame } from '@guildhall/bots'
import { t } from './i18n.ts'
import { Failure } from './misuse.ts'
import type { AnyGame } from './terminal-games.ts'

/** Plays one game of bots; one that does not come to an end is a failure. */
export function botGame(
  game: AnyGame,
  bots: readonly Bot[],
  seed: string | number,
  options?: SimulateOptions,
) {
  try {
    return simulateGame(game, bots, seed, options)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new Failure(t('simulate.failed', { seed: String(seed), reason }))
  }
}
