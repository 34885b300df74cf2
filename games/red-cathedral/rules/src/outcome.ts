import { at, type Outcome } from '@guildhall/kernel'
import type { RulesData } from './rules-data.ts'
import { ranks } from './scoring.ts'
import type { State } from './state.ts'

/** Scores line by line, and the ranking — RC-12.23 to RC-12.25. Null until the game is over. */
export function outcome(rules: RulesData, state: State): Outcome | null {
  if (!state.over) return null
  const places = ranks(rules, state)
  return {
    seats: state.players.map((player, seat) => {
      const total = rules.track.prestigeAt(player.position)
      const gained = state.scores
        .filter((entry) => entry.seat === seat)
        .map(({ label, points }) => ({ label, points }))
      const track = total - gained.reduce((sum, { points }) => sum + points, 0)
      return {
        seat,
        total,
        rank: at(places, seat),
        lines: [{ label: 'track', points: track }, ...gained],
      }
    }),
  }
}
