import type { Keeper } from '../net/keeper.ts'
import { house } from '../session.ts'
import { device } from './device.ts'
import { isHere } from './ids.ts'

/** Who keeps the table of that id. */
export const keeperOf = (id: string): Keeper => (isHere(id) ? device : house)
