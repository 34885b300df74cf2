import type { TableState } from './table-state.ts'

/** How long bots play on where no person plays. */
export interface UnattendedLimits {
  /** Decisions after the last person has left, while nobody watches. */
  readonly decisions: number
  /** Rounds of the game, and entries of the table, whoever watches. */
  readonly rounds: number
  readonly entries: number
}

/** Sixty rounds, as in automatic play: sensible games have ended long before. */
export const UNATTENDED: UnattendedLimits = { decisions: 20, rounds: 60, entries: 10_000 }

/**
 * Where only bots play: whether they go on as long as somebody watches, or have stopped, after too
 * many rounds or with too many entries.
 */
export type BotsAlone = 'whileWatched' | 'stopped' | 'stoppedByEntries'

/** Null where a person plays, and before and after the game. */
export function botsAlone(table: TableState, limits = UNATTENDED): BotsAlone | null {
  if (table.status !== 'playing' || table.voters().length > 0) return null
  const rounds = Math.ceil(table.turn / table.header.game.players)
  if (rounds > limits.rounds) return 'stopped'
  return table.number > limits.entries ? 'stoppedByEntries' : 'whileWatched'
}

/** How many decisions bots may make now. Between the turns of people there is no limit. */
export function decisionsLeft(
  table: TableState,
  isWatched: boolean,
  limits: UnattendedLimits,
): number {
  const alone = botsAlone(table, limits)
  if (alone !== 'whileWatched') return alone === null ? Number.POSITIVE_INFINITY : 0
  return isWatched ? Number.POSITIVE_INFINITY : limits.decisions - table.decisionsAlone
}
