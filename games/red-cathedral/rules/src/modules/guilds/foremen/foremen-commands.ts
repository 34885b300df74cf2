import { MOST_TOWERS } from '../../../constants.ts'
import type { ForemenCommand } from './foremen-types.ts'

/** By the number of towers; he cannot stay — GU-FOREMEN-7. */
export const MOVE_FOREMAN = Array.from(
  { length: MOST_TOWERS },
  (_, i): ForemenCommand => ({ type: 'moveForeman', towers: i + 1 }),
)
