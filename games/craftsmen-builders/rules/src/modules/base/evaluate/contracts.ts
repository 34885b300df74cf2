import { at, type Seat } from '@guildhall/kernel'
import { type Badges, countOf as badgeCount } from '../../../badges.ts'
import { SYMBOLS } from '../../../constants.ts'
import { countOf, includes } from '../../../realisers.ts'
import type { RulesData } from '../../../rules-data.ts'
import type { State } from '../../types.ts'
import { contractInPlay } from '../events/contract-events.ts'

/** A contract with its power, and the part of it that counts by how many badges are missing. */
const CONTRACT = 2.6
const READY = [0.75, 0.4, 0.15, 0.03, 0] as const
/** What a coin of the payment to an earlier realiser takes from it. */
const COIN = 0.2

/** The contracts that these badges come near to. */
export function contractsWorth(rules: RulesData, state: State, seat: Seat, badges: Badges): number {
  let total = 0
  for (let kind = 0; kind < SYMBOLS.length; kind++) {
    const realisers = at(state.realisers, kind)
    if (includes(realisers, seat)) continue
    const value = CONTRACT - COIN * rules.contractFee * countOf(realisers)
    const missing = missingFor(badges, contractInPlay(rules, state, kind).badges)
    total += Math.max(0, value) * (READY[missing] ?? 0)
  }
  return total
}

export function missingFor(badges: Badges, needed: Badges): number {
  let missing = 0
  for (let symbol = 0; symbol < SYMBOLS.length; symbol++) {
    missing += Math.max(0, badgeCount(needed, symbol) - badgeCount(badges, symbol))
  }
  return missing
}
