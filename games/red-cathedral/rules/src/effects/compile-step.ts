import { bundleOf, EMPTY, type Kinds, kindsIn } from '../bundle.ts'
import type { Item } from '../components/items.ts'
import { setNamed } from '../components/kinds.ts'
import type { AnyStep, CountedItem } from '../components/steps.ts'
import { DICE, MATERIALS, type Material } from '../constants.ts'
import type { Amounts } from '../modules/base/effect-types.ts'
import type { StepOf } from '../modules/types.ts'
import { newStep } from './step.ts'

/** How steps of the base game are compiled from what the component data writes: what is certain and what is chosen apart. */

export const payStep = (written: AnyStep): StepOf<'pay'>[] | null =>
  'pay' in written ? [newStep('pay', sum(written.pay))] : null

export function gainSteps(written: AnyStep): StepOf<'gain'>[] | null {
  if (!('gain' in written)) return null
  const counted = written.gain.map(({ n }) => n).find((n) => typeof n !== 'number')
  return splitGain(newStep('gain', { ...sum(written.gain), counter: counted?.count ?? null }))
}

export const deliverStep = (written: AnyStep): StepOf<'deliver'>[] | null =>
  'deliver' in written ? [newStep('deliver', { budget: written.deliver })] : null

export function activateStep(written: AnyStep): StepOf<'activate'>[] | null {
  if (!('activate' in written) || written.activate.owner !== 'self') return null
  const { picks, tiles } = written.activate
  return [newStep('activate', { picks, where: tiles })]
}

export const obtainSteps = (written: AnyStep): StepOf<'obtain'>[] | null =>
  'obtain' in written ? [obtainStep(written.obtain)] : null

function obtainStep({
  space,
  times,
}: Extract<AnyStep, { obtain: unknown }>['obtain']): StepOf<'obtain'> {
  const perDie = times === 'perDie'
  if (typeof space === 'string') return newStep('obtain', { perDie, spaces: space })
  if (space.die === 'any') return newStep('obtain', { perDie, spaces: 'anyDie' })
  return newStep('obtain', { perDie, spaces: 'die', die: DICE.indexOf(space.die) })
}

/** What is certain is taken first, what is chosen after it, as two questions. */
function splitGain(gain: StepOf<'gain'>): StepOf<'gain'>[] {
  const { rubles, recognition, prestige, permits, goods, choice, units } = gain
  const certain = goods !== 0 || rubles + recognition + prestige + permits > 0
  if (units === 0 || !certain) return [gain]
  return [
    newStep('gain', { ...gain, choice: 0, units: 0, kinds: kindsIn(goods) }),
    newStep('gain', { choice, units, kinds: choice }),
  ]
}

const NONE: Amounts = {
  rubles: 0,
  recognition: 0,
  prestige: 0,
  permits: 0,
  goods: EMPTY,
  choice: 0,
  units: 0,
  kinds: 0,
}

/** What is counted stands for one. */
function sum(items: readonly (Item | CountedItem)[]): Amounts {
  const total = items.reduce(
    (before, { of, n }) => plus(before, of, typeof n === 'number' ? n : 1),
    NONE,
  )
  return { ...total, kinds: kindsIn(total.goods) | total.choice }
}

/** So much more of something. */
function plus(total: Amounts, of: Item['of'], n: number): Amounts {
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
