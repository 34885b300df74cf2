/** What is printed for the game against Ivan, by number. Where he takes no part all of it is empty. */
export interface IvanKit {
  /** The solo cards in their row, from left to right — IV-2.4, IV-9.2. */
  readonly cards: readonly SoloCard[]
  /** The tiles that are laid at the cards, each with its die. */
  readonly tiles: readonly DieTile[]
  /** Where his marker starts, the handicap included — IV-2.9, IV-9.5. */
  readonly position: number
}

export interface SoloCard {
  readonly id: string
  readonly name: string
  readonly steps: readonly SoloStep[]
}

export type SoloWord = 'claim' | 'stock' | 'transport' | 'build' | 'decorate' | 'gain' | 'hire'

/** One step of a card. All words share one shape. */
export interface SoloStep {
  readonly word: SoloWord
  /** Materials to be stocked, ornaments to be placed. */
  readonly n: number
  readonly recognition: number
  readonly prestige: number
}

export interface DieTile {
  readonly id: string
  readonly die: number
}

/** A table without Ivan. */
export const NO_IVAN_KIT: IvanKit = { cards: [], tiles: [], position: 0 }
