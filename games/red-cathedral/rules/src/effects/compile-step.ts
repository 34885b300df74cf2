import { bundleOf, type Kinds, kindsIn } from '../bundle.ts'
import { type Item, setNamed } from '../components/items.ts'
import type { AnyStep, CountedItem } from '../components/steps.ts'
import { DICE, MATERIALS, type Material } from '../constants.ts'
import { type EffectStep, NOTHING } from './step.ts'

/** How steps of the base game are compiled from what the component data writes: what is certain and what is chosen apart. */

export const payStep = (written: AnyStep): EffectStep[] | null =>
  'pay' in written ? [{ ...sum(written.pay), word: 'pay' }] : null

export const gainSteps = (written: AnyStep): EffectStep[] | null =>
  'gain' in written ? splitGain({ ...sum(written.gain), word: 'gain' }) : null

export const deliverStep = (written: AnyStep): EffectStep[] | null =>
  'deliver' in written ? [{ ...NOTHING, word: 'deliver', n: written.deliver }] : null

export function activateStep(written: AnyStep): EffectStep[] | null {
  if (!('activate' in written) || written.activate.owner !== 'self') return null
  const { picks, tiles } = written.activate
  return [{ ...NOTHING, word: 'activate', n: picks, picks: tiles }]
}

export const obtainSteps = (written: AnyStep): EffectStep[] | null =>
  'obtain' in written ? [obtainStep(written.obtain)] : null

function obtainStep({ space, times }: Extract<AnyStep, { obtain: unknown }>['obtain']): EffectStep {
  const step: EffectStep = { ...NOTHING, word: 'obtain', perDie: times === 'perDie' }
  if (typeof space === 'string') return { ...step, spaces: space }
  if (space.die === 'any') return { ...step, spaces: 'anyDie' }
  return { ...step, spaces: 'die', die: DICE.indexOf(space.die) }
}

/** What is certain is taken first, what is chosen after it, as two questions. */
function splitGain(gain: EffectStep): EffectStep[] {
  const { rubles, recognition, prestige, permits } = gain
  const certain = gain.goods !== 0 || rubles + recognition + prestige + permits > 0
  if (gain.units === 0 || !certain) return [gain]
  const { choice, units } = gain
  return [
    { ...gain, choice: 0, units: 0, kinds: kindsIn(gain.goods) },
    { ...NOTHING, choice, units, kinds: choice },
  ]
}

function sum(items: readonly (Item | CountedItem)[]): EffectStep {
  let total = NOTHING
  for (const { of, n } of items) {
    if (typeof n === 'number') total = plus(total, of, n)
    else total = { ...plus(total, of, 1), counter: n.count }
  }
  return { ...total, kinds: kindsIn(total.goods) | total.choice }
}

/** A step that gives so much more of something. */
export function plus(total: EffectStep, of: Item['of'], n: number): EffectStep {
  if (of === 'ruble') return { ...total, rubles: total.rubles + n }
  if (of === 'recognition') return { ...total, recognition: total.recognition + n }
  if (of === 'prestige') return { ...total, prestige: total.prestige + n }
  if (of === 'permit') return { ...total, permits: total.permits + n }
  const choice = choiceOf(of)
  if (choice !== 0) return { ...total, choice, units: total.units + n }
  return { ...total, goods: total.goods + bundleOf(MATERIALS.indexOf(of as Material), n) }
}

/** The kinds that a set or a list names; none for a single kind. */
function choiceOf(of: Item['of']): Kinds {
  const members: readonly string[] | undefined = typeof of === 'string' ? setNamed(of) : of
  if (members === undefined) return 0
  const named = MATERIALS.map((kind, index) => (members.includes(kind) ? bundleOf(index, 1) : 0))
  return named.reduce((kinds, kind) => kinds | kind, 0)
}
