import { MATERIALS } from '../constants.ts'

/** What is paid and gained, by the names that the component data has for it. */

export const KINDS = [...MATERIALS, 'ruble', 'permit', 'recognition', 'prestige'] as const
export type Kind = (typeof KINDS)[number]

export const SET_NAMES = ['@common', '@jewel', '@material'] as const
const SETS = new Map<string, readonly Kind[]>([
  ['@common', ['wood', 'brick', 'stone']],
  ['@jewel', ['green', 'purple']],
  ['@material', ['wood', 'brick', 'stone', 'gold', 'green', 'purple']],
])

/** The kinds that a set stands for; undefined where the name is no set's. */
export const setNamed = (name: string): readonly Kind[] | undefined => SETS.get(name)
