import type { Command } from '@guildhall/red-cathedral'

/** The commands of the examples, in the words of the rulebook. */

type Of<T extends Command['type']> = Extract<Command, { type: T }>

export const moveDie = (die: Of<'moveDie'>['die'], extra = 0): Command => ({
  type: 'moveDie',
  die,
  extra,
})
export const obtain: Command = { type: 'obtain' }
export const take = (goods: Of<'take'>['goods']): Command => ({ type: 'take', goods })
export const stop: Command = { type: 'stop' }
export const endTurn: Command = { type: 'endTurn' }
export const use = (action: string): Command => ({ type: 'useAction', action })
export const deliver = (section: number, material: Of<'deliver'>['material']): Command => ({
  type: 'deliver',
  section,
  material,
})
export const decorate = (section: number, jewels: Of<'decorate'>['jewels'] = 'none'): Command => ({
  type: 'decorate',
  section,
  jewels,
})
export const sell = (n: number): Command => ({ type: 'sellPrestige', n })

/** The spaces of Red's board. */
const SPACES = { red: 0, blue: 1, green: 2, yellow: 3, 'white-a': 4, 'white-b': 5 } as const

interface ClaimOf {
  readonly banner: Of<'claim'>['banner']
  readonly section: number
  readonly workshop: keyof typeof SPACES
  readonly face: 'up' | 'down'
}

/** A claim with all its steps. */
export const claimOf = ({ banner, section, workshop, face }: ClaimOf): Command[] => [
  { type: 'claim', banner },
  { type: 'chooseSection', section },
  { type: 'chooseWorkshop', space: SPACES[workshop] },
  { type: 'layTile', face },
]
