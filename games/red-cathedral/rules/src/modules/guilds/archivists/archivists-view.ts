import { type Chance, item, type Seat, shuffled, type Viewer } from '@guildhall/kernel'
import { CONTRACTS } from '../../../constants.ts'
import type { State } from '../../../state.ts'
import type { Archive, ArchiveView, Seen } from './archivists-types.ts'
import { contractId, contractPlace } from './cards.ts'
import { NO_ARCHIVE } from './no-archive.ts'

export function archiveView(state: State, viewer: Viewer): ArchiveView | null {
  const { parts, active, over } = state
  const { archive } = parts
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
