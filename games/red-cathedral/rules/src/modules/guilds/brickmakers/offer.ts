/**
 * The reinforcement tiles that nobody holds, as places in the kit's list. Never changed in place, so
 * that copies of a state share it.
 */
export interface Reinforcements {
  /** Face up beside the market — GU-BRICKMAKERS-1. */
  readonly offer: readonly number[]
  /** Used, and out of the game — GU-BRICKMAKERS-11. */
  readonly removed: readonly number[]
  /** The turn in which a tile was last used; 0 before — GU-BRICKMAKERS-9. */
  readonly usedInTurn: number
}

/** A table without the Brick Makers. */
export const NO_REINFORCEMENTS: Reinforcements = { offer: [], removed: [], usedInTurn: 0 }
