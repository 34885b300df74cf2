import type { Position } from '../positions/position.ts'
import { does, type Table, table } from './table.ts'
import { moveDie } from './wishes.ts'

/** Every die on a space of its own, the blue one a step before space 0. */
export const DICE_APART: NonNullable<Position['dice']> = {
  red: [4, 2],
  blue: [7, 1],
  green: [5, 2],
  yellow: [6, 2],
  white: [3, 2],
}

/**
 * Red has moved the blue die to space 0, where it lies alone: wood on space 0, brick on space 1, and
 * this influence card for both of them.
 */
export const atCard = (card: string, position: Position = {}): Table =>
  does(table({ dice: DICE_APART, ...position, influenceCards: { 0: card } }), moveDie('blue'))
