import { item, type Outcome, type Seat } from '@guildhall/kernel'
import { MARGIN_SCALE } from './net.ts'

/** How much of what a seat plays for is the win; the rest is the margin. */
const WIN_PART = 0.6
/** At this multiple of the scale, a margin counts for about three quarters of the maximum. */
const MARGIN_WIDTH = 1.2

/** A seat's part of the win: 1, or less where several share it. */
export function winShare({ seats }: Outcome, seat: Seat): number {
  if (item(seats, seat).rank !== 1) return 0
  return 1 / seats.filter(({ rank }) => rank === 1).length
}

/** By how many points a seat is ahead of its best rival, or behind. */
export function marginOf({ seats }: Outcome, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY
  for (const rival of seats) if (rival.seat !== seat) best = Math.max(best, rival.total)
  return item(seats, seat).total - best
}

/** What a seat plays for, from 0 to 1, by its share of the win and its margin. */
export type Aim = (win: number, margin: number) => number

const marginPart = (margin: number): number =>
  0.5 + Math.atan(margin / MARGIN_SCALE / MARGIN_WIDTH) / Math.PI

/** Winning, and by how much. */
export const evenly: Aim = (win, margin) => WIN_PART * win + (1 - WIN_PART) * marginPart(margin)

/** The same, but the likelier the win, the less the margin counts: a sure win is taken. */
export const nearTheEnd: Aim = (win, margin) => {
  const part = (1 - WIN_PART) * (1 - win ** 4)
  return (1 - part) * win + part * marginPart(margin)
}

/** The same for a finished game. */
export const aimedOf = (aim: Aim, outcome: Outcome, seat: Seat): number =>
  aim(winShare(outcome, seat), marginOf(outcome, seat))
