import { item, type Outcome } from '@guildhall/kernel'
import type { Kit } from './kit.ts'
import { scoreLines, totalOf } from './scoring.ts'
import type { State } from './state.ts'

/** Scores line by line, and the ranking. Null until the game is over. */
export function outcome(kit: Kit, state: State): Outcome | null {
  if (!state.over) return null
  const accounts = state.players.map((_, seat) => {
    const lines = scoreLines(kit, state, seat)
    return { seat, total: totalOf(lines), lines }
  })
  // CB-11.8 to CB-11.11: most points, then the turn order of the last round; no place is shared.
  const before = (a: number, b: number): boolean => {
    const difference = item(accounts, a).total - item(accounts, b).total
    return difference === 0 ? state.owners.indexOf(a) < state.owners.indexOf(b) : difference > 0
  }
  return {
    seats: accounts.map(({ seat, total, lines }) => ({
      seat,
      total,
      rank: 1 + accounts.filter((other) => other.seat !== seat && before(other.seat, seat)).length,
      lines,
    })),
  }
}
