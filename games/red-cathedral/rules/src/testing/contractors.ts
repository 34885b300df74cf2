import type { City, Colour } from '../constants.ts'
import type { ExtensionView } from '../modules/contractors/contractors-types.ts'
import type { Position } from '../positions/position.ts'
import { DICE_APART } from './market.ts'
import { does, offers, player, seen, type Table, table } from './table.ts'
import { moveDie } from './wishes.ts'

/** A table with the Contractors in the position described. */
export const duchy = (position: Position = {}): Table => table(withContractors(position))

export const withContractors = (position: Position = {}): Position => ({
  ...position,
  options: { contractors: true, ...position.options },
})

/** What lies on and beside a player's extension. */
export function extension(at: Table, colour: Colour = 'red'): ExtensionView {
  const found = player(at, colour).extension
  if (found === null) throw new Error('there are no extensions at this table')
  return found
}

/** The board that everybody sees. */
export function board(at: Table) {
  const found = seen(at).duchy
  if (found === null) throw new Error('there is no Grand Duchy at this table')
  return found
}

export const cityOf = (at: Table, city: City) => {
  const found = board(at).cities.find((each) => each.city === city)
  if (found === undefined) throw new Error(`there is no ${city}`)
  return found
}

/** The cities to which a contractor can be sent now. */
export const openCities = (at: Table): City[] => offers(at, 'hire').map(({ city }) => city)

/** Every die on a space of its own, the black one a step before space 2, where stone lies. */
export const BLACK_APART: NonNullable<Position['dice']> = { ...DICE_APART, black: [1, 1] }

/** Red is about to move the black die to space 2, where it will lie alone. */
export const beforeBlack = (position: Position = {}): Table =>
  duchy({ dice: BLACK_APART, ...position })

/** Red, whose specialist this is, has moved the black die there. */
export const atBlack = (specialist: string, position: Position = {}): Table =>
  does(beforeBlack({ ...position, red: { specialist, ...position.red } }), moveDie('black'))
