import { fold, stableHash } from '@guildhall/kernel'
import type { Work } from '../measure.ts'
import { gameAt, type Table } from '../measured-tables.ts'
import type { FinishedGame } from './finished.ts'

/**
 * Finished games rebuilt from their events, and hashed; a unit is a game. The games came as JSON,
 * as from a store: their events were made by a parser, not by the rules.
 */
export function replayOurs(table: Table, material: unknown): Work {
  const game = gameAt(table)
  const games = material as readonly FinishedGame[]
  return () => {
    for (const { log } of games) stableHash(fold(game, log))
    return games.length
  }
}
