import type { Seat } from '@guildhall/kernel'

/**
 * Who has realised a contract, the earliest first, in one number: three bits a seat, counted from 1,
 * the earliest in the lowest.
 */
export type Realisers = number

const BITS = 3
const MASK = 7

export const NOBODY: Realisers = 0

export function seatsIn(realisers: Realisers): Seat[] {
  const seats: Seat[] = []
  for (let rest = realisers; rest !== 0; rest >>= BITS) seats.push((rest & MASK) - 1)
  return seats
}

export function countOf(realisers: Realisers): number {
  let count = 0
  for (let rest = realisers; rest !== 0; rest >>= BITS) count += 1
  return count
}

export function includes(realisers: Realisers, seat: Seat): boolean {
  for (let rest = realisers; rest !== 0; rest >>= BITS) if ((rest & MASK) === seat + 1) return true
  return false
}

/** With one more, the latest. */
export const joinedBy = (realisers: Realisers, seat: Seat): Realisers =>
  realisers | ((seat + 1) << (countOf(realisers) * BITS))

export const realisersFrom = (seats: readonly Seat[]): Realisers => seats.reduce(joinedBy, NOBODY)
