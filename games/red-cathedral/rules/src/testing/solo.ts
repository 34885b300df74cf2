import type { Position } from './position.ts'
import { does, rolling, type Table, table } from './table.ts'
import { endTurn } from './wishes.ts'

/** The table of one player, red, against Ivan, blue; the dice belong to the cards as in IV-4. */
export const solo = (position: Position = {}): Table =>
  table({ players: 1, ...position, ivan: { dice: DICE_OF_CARDS, ...position.ivan } })

/** Claim green, Inventory red, Transport blue, Construction white, Recognition yellow, Hire black. */
const DICE_OF_CARDS = ['green', 'red', 'blue', 'white', 'yellow', 'black'] as const

/** The same after your main action: ending the turn lets Ivan play. */
const beforeIvan = (position: Position = {}): Table => solo({ acted: true, ...position })

/** Ivan's turn from a position; the dice he rolls show these values, if any are given. */
export function ivanPlays(position: Position, ...rolled: number[]): Table {
  const at = beforeIvan(position)
  return does(rolled.length === 0 ? at : rolling(at, ...rolled), endTurn)
}
