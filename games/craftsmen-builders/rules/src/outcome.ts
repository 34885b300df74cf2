import type { Outcome } from '@guildhall/kernel'
import type { Kit } from './kit.ts'
import { before, scoreLines, totalOf } from './scoring.ts'
import type { State } from './state.ts'

/** Scores line by line, and the ranking. Null until the game is over. */
export function outcome(kit: Kit, state: State): Outcome | null {
  if (!state.over) return null
  const accounts = state.players.map((_, seat) => {
    const lines = scoreLines(kit, state, seat)
    return { seat, total: totalOf(lines), lines }
  })
  const totals = accounts.map(({ total }) => total)
  return {
    seats: accounts.map(({ seat, total, lines }) => ({
      seat,
      total,
      rank:
        1 +
        accounts.filter((other) => other.seat !== seat && before(state, totals, other.seat, seat))
          .length,
      lines,
    })),
  }
}
