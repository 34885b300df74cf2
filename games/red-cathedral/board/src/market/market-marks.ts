import type { Die } from '../board-types.ts'

/** What a page shows at the market besides what lies there. */
export interface MarketMarks {
  /** Dice that can be moved now. */
  readonly movable: readonly Die[]
  /** The die that is moved in this plan, where it stood, and the spaces it goes over, the last one included. */
  readonly moved: {
    readonly die: Die
    readonly from: number
    readonly path: readonly number[]
  } | null
  /** Spaces further on, and what going there costs. */
  readonly extras: readonly { readonly space: number; readonly cost: number }[]
  /** Dice that will be rolled at the end of the turn. */
  readonly rolled: readonly Die[]
  /** Spaces that can be chosen now. */
  readonly spaces: readonly number[]
  /** Actions that can be used now, and those of the plan, by their ids. */
  readonly actions: readonly string[]
  /** Dice and actions that a click puts in the place of what is drafted, though nothing calls for them. */
  readonly swaps?: ReadonlySet<string>
  readonly chosenActions: readonly string[]
}

export const NO_MARKS: MarketMarks = {
  movable: [],
  moved: null,
  extras: [],
  rolled: [],
  spaces: [],
  actions: [],
  chosenActions: [],
}
