import type { Seat } from '@guildhall/kernel'
import {
  type Clock,
  changePace,
  comeBack,
  earnTime,
  goBack,
  holdClock,
  isSpent,
  newClock,
  releaseClock,
  runClock,
  skipUnattributed,
  stepBack,
  stopHeldClock,
  timeToComeBack,
} from './clock.ts'
import { NO_PACE, type Pace } from './pace.ts'
import type { DelegatedBy } from './table-event.ts'

/** The clocks of a table, and as they were before each step, for undo. */
export class ClockHistory {
  #now: Clock
  #before: Clock[] = []
  /** By running seat: without a pace one clock stands for all of them, whenever it began to run. */
  readonly #unpaced = new Map<Seat, Clock>()

  constructor(seats: number) {
    this.#now = newClock(NO_PACE, seats)
  }

  get now(): Clock {
    return this.#now
  }

  /** A seat decided in that turn; `passed` says whether its part in the turn is done with it. */
  played(seat: Seat, turn: number, passed: boolean, at: number): void {
    this.#before.push(this.#shared(this.#now))
    this.#now = stopHeldClock(this.#now, at)
    if (passed) this.#now = earnTime(this.#now, seat, turn, at)
  }

  undone(seat: Seat, count: number, at: number): void {
    this.#now = stepBack(this.#now, this.#backBy(count), seat, at)
  }

  takenBack(count: number, at: number): void {
    this.#now = goBack(this.#backBy(count), at)
  }

  delegated(seat: Seat, by: DelegatedBy, at: number): void {
    if (by !== 'timeOut') this.#now = holdClock(this.#now, seat, at)
  }

  /** A person plays the seat again instead of a bot. */
  reclaimed(seat: Seat, turn: number, at: number): void {
    this.#now = releaseClock(this.#now, seat)
    if (!isSpent(this.#now, seat, at)) return
    this.#now = comeBack(this.#now, seat, turn, at)
    // An undo after that keeps the time that was given.
    const given = timeToComeBack(this.#now.pace)
    this.#before = this.#before.map((clock) => ({
      ...clock,
      left: clock.left.with(seat, given),
      since: clock.seat === seat ? at : clock.since,
      held: null,
    }))
  }

  paced(pace: Pace, at: number): void {
    this.#now = changePace(this.#now, pace, at)
    this.#before = this.#before.map((clock) => changePace(clock, pace, at))
  }

  unattributed(ms: number): void {
    this.#now = skipUnattributed(this.#now, ms)
    this.#before = this.#before.map((clock) => skipUnattributed(clock, ms))
  }

  /** From now on the clock of that seat runs; -1 for none. */
  run(seat: Seat, at: number): void {
    this.#now = runClock(this.#now, seat, at)
  }

  #shared(clock: Clock): Clock {
    if (clock.pace.kind !== 'none' || clock.held !== null) return clock
    const known = this.#unpaced.get(clock.seat)
    if (known === undefined) this.#unpaced.set(clock.seat, clock)
    return known ?? clock
  }

  #backBy(count: number): Clock {
    const [before = this.#now] = this.#before.splice(-count)
    return before
  }
}
