import type { Outcome, Seat } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { PostGame, Uses } from '../game-client.ts'
import type { PastGame } from './past-game.ts'

/** The points of every seat at the end of each turn, the last being the result: `[seat][turn]`. */
export function scoresByTurn(past: PastGame, seats: number, { points }: PostGame): number[][] {
  const ends = lastSteps(past)
  const views = ends.map((step) => past.game.view(past.stateAt(step), 'spectator'))
  return Array.from({ length: seats }, (_, seat) => views.map((view) => points(view, seat)))
}

/** The last step of every turn. */
function lastSteps({ turns }: PastGame): number[] {
  return turns.flatMap((turn, step) => (turn > 0 && turns[step + 1] !== turn ? [step] : []))
}

/** What a fair die shows in the long run. */
const EXPECTED = 3.5

/** The dice that a seat has rolled. */
export interface Luck {
  readonly dice: number
  readonly sum: number
  /** By turn: how far the sum so far lies above what was to be expected. */
  readonly above: readonly number[]
}

export function luckOf(past: PastGame, seat: Seat, { rolls }: PostGame): Luck {
  let dice = 0
  let sum = 0
  const above: number[] = []
  const ends = new Set(lastSteps(past))
  for (const { step, seat: by, events } of past.describe('spectator')) {
    // The rolls of the setup belong to no seat.
    for (const value of by === seat ? events.flatMap(rolls) : []) {
      dice += 1
      sum += value
    }
    if (ends.has(step)) above.push(sum - EXPECTED * dice)
  }
  return { dice, sum, above }
}

/** How often a seat has used each thing. */
export function usesOf(past: PastGame, seat: Seat, { names, of }: Uses): number[] {
  const counts = names.map(() => 0)
  for (const { seat: by, events } of past.describe('spectator')) {
    for (const used of by === seat ? events.map(of) : []) {
      if (used >= 0) counts[used] = (counts[used] ?? 0) + 1
    }
  }
  return counts
}

/** The names of everything that has brought points to somebody. */
export const sourcesOf = ({ seats }: Outcome): string[] => [
  ...new Set(seats.flatMap(({ lines }) => lines.map(({ label }) => label))),
]

/** The points of a seat from one source. */
export const pointsFrom = ({ seats }: Outcome, seat: Seat, source: string): number =>
  seats[seat]?.lines
    .filter(({ label }) => label === source)
    .reduce((sum, { points }) => sum + points, 0) ?? 0

/** How long the table has waited for each seat, in milliseconds. */
export function timeUsed(events: readonly EventView[], seats: number): number[] {
  const used = Array.from({ length: seats }, () => 0)
  let since: number | null = null
  for (const { at, fact } of events) {
    if (fact.type === 'started') since = at
    // Nobody led the table: that time is unattributed.
    if (fact.type === 'waited' && since !== null) since += fact.ms
    if (fact.type !== 'played' && fact.type !== 'undone') continue
    used[fact.seat] = (used[fact.seat] ?? 0) + Math.max(0, at - (since ?? at))
    since = at
  }
  return used
}
