import type { Seat } from '@guildhall/kernel'
import type { State } from '../../../state.ts'
import type { Reinforcements } from './brick-makers-types.ts'

/** A table without the Brick Makers. */
export const NO_REINFORCEMENTS: Reinforcements = { offer: [], held: [], removed: [], usedInTurn: 0 }

const NOTHING_HELD: readonly number[] = []

/** The tiles of a seat. */
export const heldBy = ({ parts }: State, seat: Seat): readonly number[] =>
  parts.reinforcements.held[seat] ?? NOTHING_HELD
