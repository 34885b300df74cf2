import { reinforce } from './pick.ts'
import { waivePlacement } from './waive.ts'

/** The words of the Brick Makers. */
export const BRICKMAKERS_STEPS = { reinforce, waivePlacement }
