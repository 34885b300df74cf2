import { at, seededChance, type TableRequest } from '@guildhall/kernel'
import type { Contract } from '../../../constants.ts'
import { contextFor } from '../../../context.ts'
import { rulesFor } from '../../../game.ts'
import { setPart } from '../../../state.ts'
import { redeal } from '../../../view.ts'
import type { View } from '../../../view-types.ts'
import { contractPlace } from './cards.ts'
import { countFor } from './counts.ts'
import { linesOf } from './scoring.ts'

/** How a contract stands: what it would give if the game ended now. */
export interface ContractStanding {
  readonly contract: string
  readonly prestige: number
  /** What it counts, and how many it asks for; 0 where goods are returned or each one counts. */
  readonly have: number
  readonly need: number
}

/**
 * What contracts would give a seat that held these alone, goods settled for the most prestige —
 * GU-CONTRACT-16, GU-CONTRACT-19. Empty for a table that could not be opened.
 */
export function contractsNow(
  request: TableRequest,
  seen: View,
  seat: number,
  contracts: readonly string[],
): ContractStanding[] {
  const read = rulesFor(request)
  if (!read.ok) return []
  const rules = read.value
  const state = redeal(rules, seen, seededChance('contracts'))
  const hand = contracts.map((contract) => contractPlace(contract as Contract))
  const { archive } = state.parts
  setPart(state, 'archive', { ...archive, held: archive.held.with(seat, hand) })
  const ctx = contextFor(rules, state, seat)
  const lines = linesOf(ctx)
  return contracts.map((contract, i) => {
    const place = at(hand, i)
    const card = rules.parts.contracts[place]
    return {
      contract,
      prestige: lines.find((line) => line.contract === place)?.prestige ?? 0,
      have: card === undefined || card.count === null ? 0 : countFor(ctx, card.count),
      need: card?.atLeast ?? 0,
    }
  })
}
