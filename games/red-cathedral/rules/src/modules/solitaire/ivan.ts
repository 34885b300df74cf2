import type { Bundle } from '../../bundle.ts'

/** Ivan's seat: the second, after the one player — IV-2.10. */
export const IVAN = 1
export const YOU = 0

/**
 * What lies at Ivan's cards. His banners, ornaments, marker, contractors and tools are those of a
 * player. It is replaced and never changed in place, so copies of a state share it. Where Ivan takes
 * no part every list is empty.
 */
export interface Ivan {
  /** The die that belongs to each card, from left to right — IV-2.6. */
  readonly dice: readonly number[]
  /** Materials on the Inventory card and on the Construction card, by kind. */
  readonly inventory: readonly number[]
  readonly construction: readonly number[]
  /** What lies on each section that he has under construction, whatever its card asks for — IV-6.7. */
  readonly lying: readonly Bundle[]
  /** Workshop tiles that left the game with his claims — IV-2.8, IV-5.6. */
  readonly removed: readonly number[]
  /** The city at whose tile his marker stands; -1 without the Contractors — IV-9.3. */
  readonly marker: number
}

export const NO_IVAN: Ivan = {
  dice: [],
  inventory: [],
  construction: [],
  lying: [],
  removed: [],
  marker: -1,
}
