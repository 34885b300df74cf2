import type { Ivan, IvanData } from './solitaire-types.ts'

/** Ivan's seat: the second, after the one player — IV-2.10. */
export const IVAN = 1
export const YOU = 0

/** A table without Ivan. */
export const NO_IVAN: Ivan = {
  dice: [],
  inventory: [],
  construction: [],
  lying: [],
  removed: [],
  marker: -1,
}

/** What is printed, at a table without him. */
export const NO_IVAN_DATA: IvanData = { cards: [], tiles: [], position: 0 }
