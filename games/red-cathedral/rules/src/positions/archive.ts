import { CONTRACTS, type Contract } from '../constants.ts'
import type { Event } from '../events.ts'
import { type Box, seatOf } from './box.ts'

/** The events of the Archivists that lead to a position; none without them. */
export function archiveOf(box: Box): Event[] {
  const { rules, position, options } = box
  if (rules.parts.contracts.length === 0) return []
  const kept = options.colours.flatMap((colour, seat) =>
    (position[colour]?.contracts ?? []).flatMap((id) => drawn(seat, id, id)),
  )
  const under = (position.under ?? []).flatMap(([by, id]) => drawn(seatOf(box, by), id, null))
  return [{ type: 'contractsLaid', contracts: CONTRACTS.length }, ...kept, ...under]
}

/** One card is drawn, and kept or put under the deck. */
const drawn = (seat: number, id: Contract, kept: Contract | null): Event[] => [
  { type: 'contractsDrawn', seat, contracts: [id] },
  { type: 'contractsKept', seat, under: kept === null ? 1 : 0, kept, back: null },
]
