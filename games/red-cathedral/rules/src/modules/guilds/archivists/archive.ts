import type { Seat } from '@guildhall/kernel'

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

/** The archive of a table without the Archivists. */
export const NO_ARCHIVE: Archive = { pile: [], under: [], underBy: [], drawn: [], held: [] }
