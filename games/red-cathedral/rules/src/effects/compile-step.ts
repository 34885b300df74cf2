import { bundleOf, type Kinds, kindsIn } from '../bundle.ts'
import { type CountedItem, type Item, setNamed } from '../components/items.ts'
import type { AnyStep } from '../components/steps.ts'
import { DICE, MATERIALS, type Material } from '../constants.ts'
import { type EffectStep, NOTHING } from './step.ts'

type SimpleStep = Exclude<AnyStep, { anyOrder: unknown }>

/** A step as the component data writes it, compiled: what is certain and what is chosen apart. */
export function compileStep(step: SimpleStep): EffectStep[] {
  if ('pay' in step) return [{ ...sum(step.pay), word: 'pay' }]
  if ('gain' in step) return splitGain({ ...sum(step.gain), word: 'gain' })
  if ('deliver' in step) return [{ ...NOTHING, word: 'deliver', n: step.deliver }]
  if ('activate' in step) return [activateStep(step.activate)]
  if ('obtain' in step) return [obtainStep(step.obtain)]
  if ('influence' in step) return [{ ...NOTHING, word: 'influence' }]
  if ('claim' in step) return [{ ...NOTHING, word: 'claim' }]
  if ('choosePlayer' in step) return [{ ...NOTHING, word: 'choosePlayer' }]
  if ('foreman' in step) {
    return [{ ...NOTHING, word: 'foreman', least: step.foreman.min, n: step.foreman.max }]
  }
  if ('market' in step) return [marketStep(step.market)]
  if ('discardOrnament' in step) return [{ ...NOTHING, word: 'discardOrnament' }]
  if ('reinforce' in step) return [{ ...NOTHING, word: 'reinforce' }]
  if ('waivePlacement' in step) return [{ ...NOTHING, word: 'waivePlacement' }]
  if ('contracts' in step) return [{ ...NOTHING, word: 'contracts', n: step.contracts.draw }]
  if ('blueprint' in step) return [{ ...NOTHING, word: 'blueprint', takes: step.blueprint.take }]
  if ('advance' in step) return [advanceStep(step.advance)]
  return [{ ...NOTHING, word: 'useSpecialist' }]
}

const activateStep = ({
  owner,
  picks,
  tiles,
}: Extract<AnyStep, { activate: unknown }>['activate']): EffectStep => ({
  ...NOTHING,
  word: owner === 'other' ? 'activateOther' : 'activate',
  n: picks,
  picks: tiles,
})

/** With the scope *any* it obtains at any space for each die there — GU-WHOLESALERS-3. */
const marketStep = ({
  picks,
  actions,
}: Extract<AnyStep, { market: unknown }>['market']): EffectStep => ({
  ...NOTHING,
  word: 'market',
  n: picks,
  picks: actions,
  perDie: true,
})

/** What is printed, or half of it: one of the two, divided by `n`. */
function advanceStep({ of, share }: Extract<AnyStep, { advance: unknown }>['advance']): EffectStep {
  return { ...plus(NOTHING, of, 1), word: 'advance', n: share === 'full' ? 1 : 2 }
}

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

function plus(total: EffectStep, of: Item['of'], n: number): EffectStep {
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
