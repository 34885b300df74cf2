import { CONTRACTS, type Contract } from '../../../constants.ts'

/** What a player can wish with the Archivists: which drawn contract to keep, and which one goes. */
export type ArchivistsCommand = {
  readonly type: 'keepContract'
  /** One of the drawn cards, or null for none of them. */
  readonly contract: Contract | null
  /** The held card that is put under the deck for it, or null. */
  readonly back: Contract | null
}

/** By the contract that is kept, then by the one that is put back, none of them first. */
export const KEEP_CONTRACT = CONTRACTS.map((contract) =>
  [null, ...CONTRACTS].map((back): ArchivistsCommand => ({ type: 'keepContract', contract, back })),
)
export const KEEP_NONE: ArchivistsCommand = { type: 'keepContract', contract: null, back: null }
