import type { Position } from '../positions/position.ts'
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

/** Every die on a space of its own; Ivan takes that of this card, since it alone shows more than 1. */
export const diceFor = (card: SoloCardName): NonNullable<Position['dice']> =>
  Object.fromEntries(
    DICE_OF_CARDS.slice(0, card === 'hire' ? 6 : 5).map((die, place) => [
      die,
      [place, SOLO_CARDS.indexOf(card) === place ? 6 : 1],
    ]),
  )

/** From left to right — IV-2.4, IV-9.2. */
const SOLO_CARDS = [
  'claim',
  'inventory',
  'transport',
  'construction',
  'recognition',
  'hire',
] as const
export type SoloCardName = (typeof SOLO_CARDS)[number]

/** Ivan's turn with one of his cards. */
export const cardTurn = (card: SoloCardName, position: Position = {}): Table =>
  ivanPlays({ dice: diceFor(card), ...position })
