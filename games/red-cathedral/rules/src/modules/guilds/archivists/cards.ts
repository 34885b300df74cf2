import { item } from '@guildhall/kernel'
import { CONTRACTS, type Contract } from '../../../constants.ts'
import { type EffectSource, once } from '../../../effects/compile.ts'
import type { RulesData } from '../../../rules-data.ts'
import type { StepOf } from '../../types.ts'
import type { ContractData } from './archivists-data.ts'
import type { ContractCard } from './archivists-types.ts'

export const contractId = (contract: number): Contract => item(CONTRACTS, contract)

/** -1 where there is no card, or the viewer may not know it. */
export const contractPlace = (id: Contract | null | undefined): number =>
  id === null || id === undefined ? -1 : CONTRACTS.indexOf(id)

/** What is returned for a contract; null where nothing is. */
export const returnOf = (rules: RulesData, { effect }: ContractCard): StepOf<'pay'> | null =>
  rules.effects[effect]?.pay ?? null

/** A return is compiled as an effect that is paid for. */
export const returnEffects = (contracts: readonly ContractData[]): EffectSource[] =>
  contracts.flatMap((card) => {
    if (!('return' in card)) return []
    const { pay, prestige } = card.return
    return [once(card.id, [{ pay }, { gain: [{ of: 'prestige', n: prestige }] }])]
  })

export function contractCard(
  card: ContractData,
  players: number,
  effectPlace: (id: string) => number,
): ContractCard {
  const { id, name } = card
  const printed = { id, name, effect: -1, count: null, atLeast: 0 }
  if ('return' in card) {
    return { ...printed, effect: effectPlace(id), prestige: card.return.prestige }
  }
  if ('if' in card) return { ...printed, ...card.if, prestige: card.prestige }
  const { each, prestige, prestigeTwoPlayers = prestige } = card
  return { ...printed, count: each, prestige: players === 2 ? prestigeTwoPlayers : prestige }
}
