import { item, type Seat } from '@guildhall/kernel'
import { type Pace, running, runsOut } from './pace.ts'

/** What every seat has left, and whose clock runs since when. */
export interface Clock {
  pace: Pace
  /** By seat, in milliseconds, as of `since`. */
  left: number[]
  /** The seat whose clock runs, or -1. */
  seat: Seat
  since: number
}

export const newClock = (pace: Pace, seats: number): Clock => ({
  pace,
  left: Array.from({ length: seats }, () => (pace.kind === 'none' ? 0 : pace.bank)),
  seat: -1,
  since: 0,
})

/** What a seat has left at that time, its running clock counted; null without clocks. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number | null {
  if (clock.pace.kind === 'none') return null
  const used = seat === clock.seat ? running(clock.pace, clock.since, now) : 0
  return Math.max(0, item(clock.left, seat) - used)
}

/** When the running clock will stand at nothing; null where none runs. */
export function deadline(clock: Clock): number | null {
  if (clock.pace.kind === 'none' || clock.seat < 0) return null
  return runsOut(clock.pace, clock.since, item(clock.left, clock.seat))
}

/** Why the decision came to another seat: a turn was finished, taken back, or neither. */
export type Pass = 'finished' | 'takenBack' | 'other'

/** From `now` on the clock of `seat` runs, or none for -1. A finished turn earns its share of time. */
export function runClock(clock: Clock, seat: Seat, now: number, pass: Pass): void {
  if (clock.seat === seat) return
  if (clock.seat >= 0) {
    const left = timeLeft(clock, clock.seat, now) ?? 0
    clock.left[clock.seat] = pass === 'finished' ? earned(clock.pace, left) : left
  }
  // What the turn had earned is given back with it: going to and fro must not make time.
  if (seat >= 0 && pass === 'takenBack') clock.left[seat] = unearned(clock, seat)
  clock.seat = seat
  clock.since = now
}

function earned(pace: Pace, left: number): number {
  if (pace.kind === 'none') return 0
  return pace.kind === 'live' ? left + pace.increment : Math.min(pace.bank, left + pace.refund)
}

function unearned({ pace, left }: Clock, seat: Seat): number {
  if (pace.kind === 'none') return 0
  return Math.max(0, item(left, seat) - (pace.kind === 'live' ? pace.increment : pace.refund))
}

/** Time that was nobody's: the clock stood still for so long. */
export function skipTime(clock: Clock, ms: number): void {
  clock.since += ms
}

/** The same table at another pace: everybody starts with a full bank. */
export function changePace(clock: Clock, pace: Pace, now: number): void {
  const fresh = newClock(pace, clock.left.length)
  clock.pace = pace
  clock.left = fresh.left
  clock.since = now
}
