import type { Seat } from '@guildhall/kernel'
import type { PersonId, Proposal } from './table-event.ts'

/** Stands for a seat where somebody proposes something who plays at none. */
export const NO_SEAT = -1

/** An open proposal, and who has agreed so far. */
export interface OpenProposal {
  /** The number of the entry that made it, and when that was. */
  readonly number: number
  readonly at: number
  /** The seat of the proposer; `NO_SEAT` where they play at none. */
  readonly by: Seat
  readonly proposal: Proposal
  readonly agreed: readonly Seat[]
  /** Who asks for the seat of a bot. */
  readonly asker?: PersonId
  /** Their name, where they play at no seat. */
  readonly name?: string
}

/** An open proposal as everyone sees it. */
export interface ProposalView {
  readonly number: number
  readonly at: number
  readonly by: Seat
  readonly proposal: Proposal
  readonly agreed: readonly Seat[]
  /** The name of a proposer who plays at no seat. */
  readonly name?: string
  /** Whether the viewer made it. */
  readonly mine: boolean
}

export function viewProposal(
  { asker, ...open }: OpenProposal,
  person: PersonId | null,
  ownSeats: readonly Seat[],
): ProposalView {
  const asks = person !== null && asker === person
  return { ...open, mine: asks || ownSeats.includes(open.by) }
}
