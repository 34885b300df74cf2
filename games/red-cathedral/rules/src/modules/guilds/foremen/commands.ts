import { MOST_TOWERS } from '../../../constants.ts'

/** What a player can wish with the Foremen: the foreman goes so many towers to the right. */
export type ForemenCommand = { readonly type: 'moveForeman'; readonly towers: number }

/** By the number of towers; he cannot stay — GU-FOREMEN-7. */
export const MOVE_FOREMAN = Array.from(
  { length: MOST_TOWERS },
  (_, i): ForemenCommand => ({ type: 'moveForeman', towers: i + 1 }),
)
