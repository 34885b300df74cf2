import { type Chance, item, type Seat, shuffled, type Viewer } from '@guildhall/kernel'
import { CONTRACTS, type Contract } from '../../../constants.ts'
import type { State } from '../../../state.ts'
import { type Archive, NO_ARCHIVE } from './archive.ts'
import { contractId, contractPlace } from './facts.ts'

/** A contract, or null where the viewer may not know which it is. */
type Seen = Contract | null

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

export function archiveView(state: State, viewer: Viewer): ArchiveView | null {
  const { archive, active, over } = state
  if (archive.held.length === 0) return null
  const seenBy = (seat: Seat) => (card: number) => (seat === viewer ? contractId(card) : null)
  return {
    pile: archive.pile.length,
    under: archive.under.map((card, i) => {
      const by = item(archive.underBy, i)
      return { by, contract: seenBy(by)(card) }
    }),
    drawn: archive.drawn.map(seenBy(active)),
    held: archive.held.map((hand, seat) => hand.map(over ? contractId : seenBy(seat))),
  }
}

/** An archive that agrees with a view; cards that its viewer may not know are dealt anew. */
export function archiveFrom(seen: ArchiveView | null, chance: Chance): Archive {
  if (seen === null) return NO_ARCHIVE
  const known = [...seen.under.map(({ contract }) => contract), ...seen.drawn, ...seen.held.flat()]
  const rest = shuffled(
    CONTRACTS.filter((contract) => !known.includes(contract)),
    chance,
  )
  const turnedUp = (contract: Seen): number => contractPlace(contract ?? rest.pop())
  return {
    under: seen.under.map(({ contract }) => turnedUp(contract)),
    underBy: seen.under.map(({ by }) => by),
    drawn: seen.drawn.map(turnedUp),
    held: seen.held.map((hand) => hand.map(turnedUp)),
    pile: rest.map(contractPlace).sort((a, b) => a - b),
  }
}
