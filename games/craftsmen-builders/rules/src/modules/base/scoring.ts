import { at, type ScoreLine, type Seat } from '@guildhall/kernel'
import type { Kit } from './kit.ts'
import { playerAt, type State } from './state.ts'
import type { Tx } from './tx.ts'

const SCORE_LABELS = ['buildings', 'contracts', 'coins', 'resources'] as const
export type ScoreLabel = (typeof SCORE_LABELS)[number]

/** The points of a player line by line — CB-11.2 to CB-11.5. */
export function scoreLines(
  kit: Kit,
  state: State,
  seat: Seat,
): (ScoreLine & { readonly label: ScoreLabel })[] {
  const player = playerAt(state, seat)
  const points = [
    player.points,
    (kit.markers - player.markers) * kit.perContract,
    Math.floor(player.coins / kit.coinsPerPoint),
    resourcePoints(kit, player.wood, player.stone),
  ]
  return SCORE_LABELS.map((label, line) => ({ label, points: at(points, line) }))
}

/** CB-11.5: together, or each kind by itself. */
function resourcePoints(kit: Kit, wood: number, stone: number): number {
  const per = kit.resourcesPerPoint
  return kit.options.resourceScoring === 'pooled'
    ? Math.floor((wood + stone) / per)
    : Math.floor(wood / per) + Math.floor(stone / per)
}

export const totalOf = (lines: readonly ScoreLine[]): number =>
  lines.reduce((sum, { points }) => sum + points, 0)

/** CB-11.8 to CB-11.11: most points, then the turn order of the last round; no place is shared. */
export function before(state: State, totals: readonly number[], a: Seat, b: Seat): boolean {
  const difference = at(totals, a) - at(totals, b)
  return difference === 0 ? state.owners.indexOf(a) < state.owners.indexOf(b) : difference > 0
}

/** Writes the account into the log. The points themselves follow from the table. */
export function tellScores({ kit, state, log }: Tx): void {
  if (log === null) return
  for (let seat = 0; seat < kit.players; seat++) {
    for (const line of scoreLines(kit, state, seat)) log.push({ type: 'scored', seat, ...line })
  }
}
