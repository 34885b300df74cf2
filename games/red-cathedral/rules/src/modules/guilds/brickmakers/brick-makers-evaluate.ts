import { item } from '@guildhall/kernel'
import { size } from '../../../bundle.ts'
import type { Context, RulesData } from '../../../rules-data.ts'
import type { EffectStep, Frame } from '../../types.ts'
import { heldBy } from './offer.ts'

/** What the steps of a reinforcement tile are worth in prestige when they are carried out. */
const RUBLE = 0.11
const RECOGNITION = 0.22
const MATERIAL = 0.4
const DELIVERY = 0.6
const ACTIVATION = 0.5
const OTHER = 0.6
/** A tile in the hand is worth less than its use, and the use of a later question than what it gives. */
const HELD = 0.7
const ASKED = 0.85

function stepWorth(step: EffectStep): number {
  if (step.word === 'deliver') return DELIVERY * step.budget
  if (step.word === 'activate') return ACTIVATION * step.picks
  if (step.word !== 'gain') return OTHER
  const { rubles, recognition, prestige, units, goods } = step
  return rubles * RUBLE + recognition * RECOGNITION + prestige + (units + size(goods)) * MATERIAL
}

function tileWorth(rules: RulesData, tile: number): number {
  const { steps } = item(rules.effects, item(rules.parts.reinforcements, tile).effect)
  return steps.reduce((sum, step) => sum + stepWorth(step), 0)
}

export const worth = ({ rules, state, seat }: Context): number =>
  heldBy(state, seat).reduce((sum, tile) => sum + HELD * tileWorth(rules, tile), 0)

/** What a tile that was used still asks for, and the tile that can be taken. */
export function promise({ rules, state }: Context, frame: Frame): number {
  const { offer } = state.parts.reinforcements
  if (frame.kind === 'reinforce') {
    return HELD * Math.max(0, ...offer.map((tile) => tileWorth(rules, tile)))
  }
  if (!('effect' in frame) || frame.kind === 'deliver') return 0
  const used = rules.parts.reinforcements.findIndex(({ effect }) => effect === frame.effect)
  return used < 0 ? 0 : ASKED * tileWorth(rules, used)
}
