import type { Seat } from '@guildhall/kernel'
import type { Goods } from '../../../bundle.ts'
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
