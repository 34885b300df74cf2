import type { BadgeSymbol } from '../constants.ts'
import type { Command } from '../modules/types.ts'

/** The commands in the words of the rulebook; cards by the short end of their ids. */
export const draftPair = (pair: number): Command => ({ type: 'draftPair', pair })
export const place = (slot: string): Command => ({ type: 'place', slot: `craftsman-${slot}` })
export const coinsPlace = place('permanent-coins')
export const buildPlace = place('permanent-build')
export const recruit = (name: string): Command => ({
  type: 'recruit',
  craftsman: `craftsman-${name}`,
})
export const times = (n: number): Command => ({ type: 'times', n })
export const payWith = (wood: number, stone: number): Command => ({ type: 'payWith', wood, stone })
export const chooseKind = (wood: number, stone: number): Command => ({
  type: 'chooseKind',
  wood,
  stone,
})
export const chooseBuilding = (level: number, name: string): Command => ({
  type: 'chooseBuilding',
  building: `building-${level}-${name}`,
})
export const chooseSite = (site: number): Command => ({ type: 'chooseSite', site })
export const replaceCoins = (wood: number, stone: number): Command => ({
  type: 'replaceCoins',
  wood,
  stone,
})
export const realise = (contract: BadgeSymbol): Command => ({ type: 'realise', contract })
export const choose = (option: string): Command => ({ type: 'choose', option })
export const turnUp: Command = { type: 'turnUp' }
export const endTurn: Command = { type: 'endTurn' }
