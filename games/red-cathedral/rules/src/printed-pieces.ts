import type { Bundle } from './bundle.ts'

/** What is printed on the pieces of the base game, with numbers in place of names. */

export interface ResourceTile {
  readonly id: string
  readonly effect: number
  readonly startOfDice: boolean
}

export interface InfluenceCard {
  readonly id: string
  readonly name: string
  readonly group: string
  /** The two actions, as places in `effects`. */
  readonly actions: readonly number[]
}

export interface WorkshopTile {
  readonly id: string
  readonly name: string
  readonly effect: number
}

export interface CathedralCard {
  readonly id: string
  readonly type: number
  readonly cost: Bundle
  readonly size: number
  readonly recognition: number
  readonly rubles: number
}

export interface Plan {
  readonly id: string
  readonly middles: readonly number[]
}

export interface Board {
  readonly id: string
  readonly advanced: boolean
  readonly spareBanners: number
  readonly inventoryBanners: number
  /** Storage spaces, those under banners included. */
  readonly storage: number
  readonly spaces: readonly BoardSpace[]
}

export interface BoardSpace {
  readonly id: string
  readonly die: number
  readonly cost: number
  readonly holdsBanner: boolean
  /** The ornament that lies here at the start, as its place in `ORNAMENTS`; -1 for none. */
  readonly ornament: number
}
