import type { Features, Seat } from '@guildhall/kernel'
import { PARTS } from './net.ts'

/**
 * A position as the net sees it from a seat: the seat itself, the rival who leads, the average of
 * its other rivals, and the table. So one net serves tables of every size.
 */
export class Position<S> {
  readonly #features: Features<S>
  readonly #width: number
  readonly #seats: Float64Array
  readonly #table: Float64Array
  readonly input: Float64Array

  constructor(features: Features<S>) {
    this.#features = features
    this.#width = features.ofSeat.length
    this.#seats = new Float64Array(features.seats * this.#width)
    this.#table = new Float64Array(features.ofTable.length)
    this.input = new Float64Array(PARTS * this.#width + features.ofTable.length)
  }

  get seats(): number {
    return this.#features.seats
  }

  /** Looks at a state; `from` then gives it from any seat. */
  look(state: S): void {
    this.#seats.fill(0)
    this.#table.fill(0)
    for (let seat = 0; seat < this.#features.seats; seat++) {
      this.#features.describeSeat(state, seat, this.#seats, seat * this.#width)
    }
    this.#features.describeTable(state, this.#table, 0)
  }

  /** The position from that seat. The next call overwrites the list. */
  from(seat: Seat): Float64Array {
    const { input } = this
    const width = this.#width
    const lead = this.#leadOf(seat)
    const others = this.seats - 2
    for (let i = 0; i < width; i++) {
      input[i] = this.#seats[seat * width + i] ?? 0
      input[width + i] = lead < 0 ? 0 : (this.#seats[lead * width + i] ?? 0)
      let sum = 0
      for (let other = 0; others > 0 && other < this.seats; other++) {
        if (other !== seat && other !== lead) sum += this.#seats[other * width + i] ?? 0
      }
      input[2 * width + i] = others > 0 ? sum / others : 0
    }
    input.set(this.#table, PARTS * width)
    return input
  }

  /** The rival with the most points; the next one clockwise among equals. */
  #leadOf(seat: Seat): Seat {
    let lead = -1
    for (let step = 1; step < this.seats; step++) {
      const rival = (seat + step) % this.seats
      const points = this.#seats[rival * this.#width] ?? 0
      if (lead < 0 || points > (this.#seats[lead * this.#width] ?? 0)) lead = rival
    }
    return lead
  }
}
