import { item, type Seat } from '@guildhall/kernel'
import { type Pace, running, runsOut } from './pace.ts'

/** What every seat has left, and whose clock runs since when. Never changed, but replaced. */
export interface Clock {
  readonly pace: Pace
  /** By seat, in milliseconds, as of `since`. */
  readonly left: readonly number[]
  /** The seat whose clock runs, or -1. */
  readonly seat: Seat
  readonly since: number
  /** A clock that was stopped because a bot took the decision over; the bot has not made it yet. */
  readonly held: Held | null
  /** By seat: the turn in which it last earned time, and in which it last came back without any. */
  readonly earned: readonly number[]
  readonly cameBack: readonly number[]
}

interface Held {
  readonly seat: Seat
  readonly since: number
  readonly until: number
}

export const newClock = (pace: Pace, seats: number): Clock => ({
  pace,
  left: everySeat(seats, pace.kind === 'none' ? 0 : pace.bank),
  seat: -1,
  since: 0,
  held: null,
  earned: everySeat(seats, -1),
  cameBack: everySeat(seats, -1),
})

const everySeat = (seats: number, value: number): number[] =>
  Array.from({ length: seats }, () => value)

/** What a seat has left at that time, its running clock counted; null without clocks. */
export function timeLeft(clock: Clock, seat: Seat, now: number): number | null {
  const { pace, left, held } = clock
  if (pace.kind === 'none') return null
  if (seat === held?.seat) return least(item(left, seat) - running(pace, held.since, held.until))
  const used = seat === clock.seat ? running(pace, clock.since, now) : 0
  return least(item(left, seat) - used)
}

const least = (ms: number): number => Math.max(0, ms)

/** When the running clock will stand at nothing; null where none runs. */
export function deadline({ pace, left, seat, since }: Clock): number | null {
  if (pace.kind === 'none' || seat < 0) return null
  return runsOut(pace, since, item(left, seat))
}

/** From `now` on the clock of `seat` runs, or none for -1. */
export function runClock(clock: Clock, seat: Seat, now: number): Clock {
  if (clock.seat === seat) return clock
  const { seat: before } = clock
  const stopped = before < 0 ? clock : charge(clock, before, now)
  return { ...stopped, seat, since: now }
}

/** The clock as it stands at `now`, what that seat has used taken off. */
function charge(clock: Clock, seat: Seat, now: number): Clock {
  const left = clock.left.with(seat, timeLeft(clock, seat, now) ?? 0)
  const held = clock.held?.seat === seat ? null : clock.held
  return { ...clock, left, held, since: now }
}

/**
 * A bot decides for the seat from `now` on. As long as it has not, the owner may take the decision
 * back, and then the time in between was the owner's: handing to and fro must not make time.
 */
export const holdClock = (clock: Clock, seat: Seat, now: number): Clock =>
  clock.seat === seat
    ? { ...clock, seat: -1, held: { seat, since: clock.since, until: now } }
    : clock

/** The owner decides again: a clock that was held goes on as if nothing had been. */
export const releaseClock = (clock: Clock, seat: Seat): Clock =>
  clock.held?.seat === seat ? { ...clock, seat, since: clock.held.since, held: null } : clock

/** A decision was made: a clock that was held for it has stopped for good. */
export const stopHeldClock = (clock: Clock, now: number): Clock =>
  clock.held === null ? clock : charge(clock, clock.held.seat, now)

/** A person's part in a turn is done, which earns time; once a turn, however often it is done. */
export function earnTime(clock: Clock, seat: Seat, turn: number, now: number): Clock {
  const { pace, earned } = clock
  if (pace.kind === 'none' || clock.seat !== seat) return clock
  const charged = charge(clock, seat, now)
  if (item(earned, seat) === turn) return charged
  const left = charged.left.with(seat, more(pace, item(charged.left, seat)))
  return { ...charged, left, earned: earned.with(seat, turn) }
}

const more = (pace: Exclude<Pace, { kind: 'none' }>, left: number): number =>
  pace.kind === 'live' ? left + pace.increment : Math.min(pace.bank, left + pace.refund)

/** Whether a seat has no time at all: whoever comes back to it must be given some. */
export const isSpent = (clock: Clock, seat: Seat, now: number): boolean =>
  timeLeft(clock, seat, now) === 0

/** What somebody has who comes back without any time: a quarter of the bank, or what a turn earns. */
export function timeToComeBack(pace: Pace): number {
  if (pace.kind === 'none') return 0
  const share = pace.kind === 'live' ? pace.increment : Math.min(pace.refund, pace.bank)
  return Math.max(share, Math.floor(pace.bank / 4))
}

/** Somebody comes back to a seat that had no time left. */
export const comeBack = (clock: Clock, seat: Seat, turn: number, now: number): Clock => ({
  ...clock,
  left: clock.left.with(seat, timeToComeBack(clock.pace)),
  since: clock.seat === seat ? now : clock.since,
  cameBack: clock.cameBack.with(seat, turn),
})

/** Whether the bot has to finish the turn first: nobody is given time twice for the same one. */
export const botFinishes = (clock: Clock, seat: Seat, turn: number, now: number): boolean =>
  isSpent(releaseClock(clock, seat), seat, now) && item(clock.cameBack, seat) === turn

/**
 * The clocks after a seat stepped back to where they were `before`. The others get back what they
 * used since; the one who steps back has used all of it: thinking at another's cost earns nothing.
 */
export function stepBack(clock: Clock, before: Clock, seat: Seat, now: number): Clock {
  if (clock.pace.kind === 'none') return clock
  const own = Math.min(timeLeft(before, seat, now) ?? 0, timeLeft(clock, seat, now) ?? 0)
  return {
    ...before,
    left: before.left.with(seat, own),
    cameBack: clock.cameBack,
    seat: -1,
    since: now,
    held: null,
  }
}

/** The clocks after all agreed to go back to where they were `before`. */
export const goBack = (before: Clock, now: number): Clock => ({
  ...before,
  seat: -1,
  since: now,
  held: null,
})

/** Unattributed time: the clocks stood still for so long. Below 0 where the server's clock went back. */
export const skipUnattributed = (clock: Clock, ms: number): Clock => ({
  ...clock,
  since: clock.since + ms,
  held: clock.held && {
    ...clock.held,
    since: clock.held.since + ms,
    until: clock.held.until + ms,
  },
})

/** The same table at another pace: everybody starts with a full bank. */
export const changePace = (clock: Clock, pace: Pace, now: number): Clock => ({
  ...newClock(pace, clock.left.length),
  seat: clock.seat,
  since: now,
})
