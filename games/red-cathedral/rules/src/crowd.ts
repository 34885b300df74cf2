import { at } from '@guildhall/kernel'

/** The number of dice on every market space in one number, four bits a space. */
export type Crowd = number

/** One die on a space. */
export const oneOn = (space: number): Crowd => 1 << (space * 4)

export const diceIn = (crowd: Crowd, space: number): number => (crowd >>> (space * 4)) & 15

export function crowdOf(dieSpace: readonly number[]): Crowd {
  let crowd = 0
  for (let die = 0; die < dieSpace.length; die++) {
    const space = at(dieSpace, die)
    if (space >= 0) crowd = (crowd + oneOn(space)) | 0
  }
  return crowd
}
