import type { Position } from '../positions/position.ts'
import { asks, does, happened, offers, seen, type Table, table } from './table.ts'
import { endTurn, stop } from './wishes.ts'

/** A turn in which nothing is gained. */
export const idle = (at: Table): Table => {
  const moved = does(at, offers(at, 'moveDie')[0] ?? endTurn, stop)
  return asks(moved) === 'end-turn' ? does(moved, endTurn) : moved
}

/** The last turn of the game, in which nothing is gained, and final scoring. */
export const scored = (position: Position): Table => {
  const players = position.players ?? 3
  const last = (['blue', 'green', 'yellow'] as const)[players - 2]
  return idle(
    table({
      active: last ?? 'green',
      ...position,
      options: { roundLimit: 1, ...position.options },
    }),
  )
}

/** What each player gained from a line of final scoring, in seat order. */
export const line = (at: Table, label: string): number[] =>
  seen(at).players.map((_, seat) =>
    happened(at, 'scored')
      .filter((event) => event.label === label && event.seat === seat)
      .reduce((sum, { points }) => sum + points, 0),
  )
