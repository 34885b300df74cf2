import type { Seat } from '@guildhall/kernel'
import type { Goods } from '../../../bundle.ts'
import type { Contract } from '../../../constants.ts'

/** What can happen with the Archivists. */
export type ArchivistsEvent =
  /** The deck is laid out; in which order it lies nobody knows. */
  | { readonly type: 'contractsLaid'; readonly contracts: number }
  /** Null stands for a card that the viewer may not know. */
  | {
      readonly type: 'contractsDrawn'
      readonly seat: Seat
      readonly contracts: readonly (Contract | null)[]
    }
  | {
      readonly type: 'contractsKept'
      readonly seat: Seat
      /** How many cards go under the deck. */
      readonly under: number
      /** Which card was kept and which held one was put back for it; left out for other viewers. */
      readonly kept?: Contract | null
      readonly back?: Contract | null
    }
  /** All contracts of a seat are shown — GU-CONTRACT-16. */
  | {
      readonly type: 'contractsShown'
      readonly seat: Seat
      readonly contracts: readonly Contract[]
    }
  | {
      readonly type: 'contractFulfilled'
      readonly seat: Seat
      readonly contract: Contract
      readonly prestige: number
      /** What is returned for it. */
      readonly goods?: Goods
      readonly rubles?: number
    }

/** What a player can do with the Archivists: which drawn contract to keep, and which one goes. */
export type ArchivistsCommand = {
  readonly type: 'keepContract'
  /** One of the drawn cards, or null for none of them. */
  readonly contract: Contract | null
  /** The held card that is put under the deck for it, or null. */
  readonly back: Contract | null
}

/** What the Archivists add to the game. */
export interface ArchivistsTypes {
  readonly command: ArchivistsCommand
  readonly event: ArchivistsEvent
  readonly frame: 'contract'
  readonly step: 'contracts'
  readonly counter: never
}
