import type { Command } from '@guildhall/craftsmen-builders'

/** The commands of the examples, in the words of the rulebook; cards by the short end of their ids. */

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export const place = (slot: string): Command => ({ type: 'place', slot: `craftsman-${slot}` })
export const buildPlace = place('permanent-build')
export const building = (level: number, name: string): Command => ({
  type: 'chooseBuilding',
  building: `building-${level}-${name}`,
})
export const site = (n: number): Command => ({ type: 'chooseSite', site: n })
export const realise = (contract: Of<'realise'>['contract']): Command => ({
  type: 'realise',
  contract,
})
export const recruit = (name: string): Command => ({
  type: 'recruit',
  craftsman: `craftsman-${name}`,
})
export const endTurn: Command = { type: 'endTurn' }
