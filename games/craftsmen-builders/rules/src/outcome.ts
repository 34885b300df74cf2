import { at, type Outcome, type ScoreLine, type Seat } from '@guildhall/kernel'
import type { ScoreLabel, State } from './modules/types.ts'
import type { RulesData } from './rules-data.ts'

/** The points of a player line by line. */
export const scoreLines = (
  rules: RulesData,
  state: State,
  seat: Seat,
): (ScoreLine & { readonly label: ScoreLabel })[] =>
  rules.scores.map(({ label, points }) => ({ label, points: points(rules, state, seat) }))

export const totalOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)

/** CB-11.8 to CB-11.11: most points, then the turn order of the last round; no place is shared. */
export function before(state: State, totals: readonly number[], a: Seat, b: Seat): boolean {
  const difference = at(totals, a) - at(totals, b)
  return difference === 0 ? state.owners.indexOf(a) < state.owners.indexOf(b) : difference > 0
}

/** Scores line by line, and the ranking. Null until the game is over. */
export function outcome(rules: RulesData, state: State): Outcome | null {
  if (!state.over) return null
  const accounts = state.players.map((_, seat) => {
    const lines = scoreLines(rules, state, seat)
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
