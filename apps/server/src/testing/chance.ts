import { type Chance, seededChance } from '@guildhall/kernel'

/** From which the chance of the tests follows: the same every time, unless `SEED` names another. */
export const SEED = process.env['SEED'] ?? '1'

/** The chance of one test, by a name that it does not share with another. */
export const chanceOf = (name: string): Chance => seededChance(`${name} ${SEED}`)

export const pick = <T>(from: readonly T[], chance: Chance): T => {
  const picked = from[chance.int(Math.max(1, from.length))]
  if (picked === undefined) throw new Error('nothing to pick from')
  return picked
}
