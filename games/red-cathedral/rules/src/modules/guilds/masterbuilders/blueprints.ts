/**
 * The cathedral cards that no tower uses, as their places in the kit's list. Never changed in place,
 * so that copies of a table share it. Empty where the Master Builders take no part.
 */
export interface Blueprints {
  /** The deck in the order of the box: a draw is made when it is due — CT-11.7. */
  readonly deck: readonly number[]
  /** What is being used, in the order drawn. */
  readonly drawn: readonly number[]
  /** Face up, the oldest first. */
  readonly discards: readonly number[]
}

/** The blueprints of a table without the Master Builders. */
export const NO_BLUEPRINTS: Blueprints = { deck: [], drawn: [], discards: [] }
