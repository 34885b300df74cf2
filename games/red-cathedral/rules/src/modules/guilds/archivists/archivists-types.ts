import type { Seat } from '@guildhall/kernel'
import type { Goods } from '../../../bundle.ts'
import type { Contract } from '../../../constants.ts'
import type { OfEffect, Word } from '../../base/effect-types.ts'
import type { ContractCount } from './contract-counts.ts'

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

/**
 * The contract cards, as their places in `CONTRACTS`. Never changed in place, so that all copies of
 * a table share one until a card moves. Empty where the Archivists take no part.
 */
export interface Archive {
  /** The deck as far as nobody has seen it, in the order of the box: a draw is made when it is due. */
  readonly pile: readonly number[]
  /** What was put under the deck, the uppermost first, and the seat that put it there — GU-ARCHIVISTS-6. */
  readonly under: readonly number[]
  readonly underBy: readonly Seat[]
  /** What the active player has drawn and not yet kept or put back. */
  readonly drawn: readonly number[]
  /** By seat. */
  readonly held: readonly (readonly number[])[]
}

/** What is printed on a contract card. */
export interface ContractCard {
  readonly id: string
  readonly name: string
  /** The effect whose payment is returned for it, or -1. */
  readonly effect: number
  /** What is counted instead, and how much of it is needed; 0 where each gives its prestige. */
  readonly count: ContractCount | null
  readonly atLeast: number
  readonly prestige: number
}

/** A contract, or null where the viewer may not know which it is. */
export type Seen = Contract | null

/** The contracts as a viewer may know them — GU-ARCHIVISTS-8, CT-11.6. */
export interface ArchiveView {
  /** How many cards of the deck nobody has seen. */
  readonly pile: number
  /** Those put under the deck, the uppermost first: who put them there knows them. */
  readonly under: readonly { readonly by: Seat; readonly contract: Seen }[]
  /** What the active player has drawn and is choosing from. */
  readonly drawn: readonly Seen[]
  /** By seat; shown to all at the end. */
  readonly held: readonly (readonly Seen[])[]
}

/** What the Archivists add to the game. */
export interface ArchivistsTypes {
  readonly command: ArchivistsCommand
  readonly event: ArchivistsEvent
  readonly frame: OfEffect<'contract'>
  /** How many contracts are drawn. */
  readonly step: Word<'contracts'> & { readonly draws: number }
  readonly part: { readonly archive: Archive }
  readonly printed: { readonly contracts: readonly ContractCard[] }
  /** The contracts; null without the Archivists. */
  readonly view: { readonly archive: ArchiveView | null }
}
