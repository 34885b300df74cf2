import { CONTRACTS } from '../../../constants.ts'
import type { ArchivistsCommand } from './archivists-types.ts'

/** By the contract that is kept, then by the one that is put back, none of them first. */
export const KEEP_CONTRACT = CONTRACTS.map((contract) =>
  [null, ...CONTRACTS].map((back): ArchivistsCommand => ({ type: 'keepContract', contract, back })),
)
export const KEEP_NONE: ArchivistsCommand = { type: 'keepContract', contract: null, back: null }
