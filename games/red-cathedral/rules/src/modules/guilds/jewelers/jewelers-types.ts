import type { Seat } from '@guildhall/kernel'
import type { Bundle, Goods } from '../../../bundle.ts'
import type { Jewels, Material, Ornament } from '../../../constants.ts'

/** What can happen with diamonds. */
export type JewelersEvent =
  | {
      readonly type: 'diamondDelivered'
      readonly seat: Seat
      readonly section: number
      /** What was asked for. */
      readonly material: Material
    }
  | {
      readonly type: 'decoratedWith'
      readonly seat: Seat
      readonly section: number
      readonly ornament: Ornament
      readonly jewels: Jewels
      /** What was paid for the ornament and its jewels. */
      readonly goods: Goods
      readonly prestige: number
    }

/** What a player can do with diamonds. */
export type JewelersCommand =
  /** A diamond for one of this material. */
  | { readonly type: 'deliverDiamond'; readonly section: number; readonly material: Material }
  /** An ornament, `goods` being what is paid: diamonds for all that is not among them. */
  | {
      readonly type: 'decorateWith'
      readonly section: number
      readonly jewels: Jewels
      readonly goods: { readonly [M in Material]?: number }
    }

/** What the Jewelers add to the game. */
export interface JewelersTypes {
  readonly command: JewelersCommand
  readonly event: JewelersEvent
  /** By section, what was asked for and a diamond lies there instead — GU-JEWELERS-5. */
  readonly part: { readonly diamonds: readonly Bundle[] }
  /** What diamonds lie there for. */
  readonly sectionView: { readonly diamonds: Goods }
}
