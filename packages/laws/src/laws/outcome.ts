import type { Outcome, SeatOutcome } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { notJson } from '../not-json.ts'

/** The final account is right in itself. */
export const outcomeAddsUp: Law = {
  name: 'the-outcome-adds-up',
  says: 'every seat is ranked once, its lines add up, and no better rank has a lower total',
  watch: (game) => ({
    *end({ state }, ending) {
      const outcome = game.outcome(state)
      if (ending !== 'over' || outcome === null) return
      const lost = notJson(outcome, 'outcome')
      if (lost !== null) yield lost
      yield* wrongSeats(outcome, game.players)
      for (const seat of outcome.seats) yield* wrongAccount(seat, outcome)
    },
  }),
}

function* wrongSeats({ seats }: Outcome, players: number): Iterable<string> {
  const named = new Set(seats.map(({ seat }) => seat))
  if (named.size < seats.length) yield 'a seat is named twice'
  const all = Math.max(players, ...[...named].map((seat) => seat + 1)) // further ones are the rules'
  for (let seat = 0; seat < all; seat++) if (!named.has(seat)) yield `seat ${seat} is not named`
}

function* wrongAccount(account: SeatOutcome, { seats }: Outcome): Iterable<string> {
  const { seat, total, rank, lines } = account
  const sum = lines.reduce((points, line) => points + line.points, 0)
  if (sum !== total) yield `seat ${seat}: the lines add up to ${sum}, the total is ${total}`
  const ahead = seats.filter((other) => other.rank < rank)
  if (rank !== ahead.length + 1) yield `seat ${seat}: rank ${rank} behind ${ahead.length} seats`
  for (const other of ahead) {
    if (other.total < total) yield `seat ${other.seat} ranks before ${seat} with a lower total`
  }
}
