import { type Bundle, bundleOf, type Kinds, kindsIn } from '../bundle.ts'
import { type Components, type Item, type Step, setNamed } from '../components/schema.ts'
import { DICE, MATERIALS, type Material } from '../words.ts'

/**
 * A list of steps that something printed gives: an influence action, a workshop tile, a resource
 * tile. Compiled from the vocabulary of the component data; there is no other kind of effect.
 */
export interface Effect {
  /** The id of what gives it: the reason named in the log. */
  readonly id: string
  /** Whether it may be carried out again and again — RC-8.13. */
  readonly repeat: boolean
  /** The payment that comes first; null where it is free. */
  readonly pay: EffectStep | null
  /** What follows the payment. */
  readonly steps: readonly EffectStep[]
}

const STEP_WORDS = ['pay', 'gain', 'deliver', 'obtain', 'activate'] as const
export type StepWord = (typeof STEP_WORDS)[number]

/** One step. All words share one shape; what a word does not use stays at its default. */
export interface EffectStep {
  readonly word: StepWord
  readonly rubles: number
  readonly recognition: number
  readonly prestige: number
  /** Materials of certain kinds. */
  readonly goods: Bundle
  /** Units of a kind to be chosen: the kinds that can be, and how many units. */
  readonly choice: Kinds
  readonly units: number
  /** Every kind that is given or can be chosen. */
  readonly kinds: Kinds
  /** The budget of a delivery, the picks of an activation. */
  readonly n: number
  /** Obtain: the spaces that can be chosen; `die` names the die of `'die'`. */
  readonly spaces: 'any' | 'cardQuadrant' | 'die'
  readonly die: number
  readonly perDie: boolean
}

const NOTHING: EffectStep = {
  word: 'gain',
  rubles: 0,
  recognition: 0,
  prestige: 0,
  goods: 0,
  choice: 0,
  units: 0,
  kinds: 0,
  n: 0,
  spaces: 'any',
  die: -1,
  perDie: false,
}

interface CompiledEffects {
  readonly effects: readonly Effect[]
  readonly places: ReadonlyMap<string, number>
}

/** Every effect of the components in use, each under the id of what gives it. */
export function compileEffects(
  components: Components,
  tiles: Components['workshopTiles'],
): CompiledEffects {
  const effects: Effect[] = []
  const places = new Map<string, number>()
  const put = (id: string, repeat: boolean, steps: readonly Step[]) => {
    places.set(id, effects.length)
    effects.push(compileEffect(id, repeat, steps))
  }
  for (const { id, gain } of components.resourceTiles) put(id, false, [{ gain }])
  for (const { id, steps } of tiles) put(id, false, steps)
  for (const { actions } of components.influenceCards) {
    for (const { id, limit, steps } of actions) put(id, limit === 'repeat', steps)
  }
  return { effects, places }
}

function compileEffect(id: string, repeat: boolean, steps: readonly Step[]): Effect {
  const compiled = steps.flatMap(compileStep)
  const first = compiled[0]
  const pay = first?.word === 'pay' ? first : null
  return { id, repeat, pay, steps: pay === null ? compiled : compiled.slice(1) }
}

function compileStep(step: Step): EffectStep[] {
  if ('pay' in step) return [{ ...sum(step.pay), word: 'pay' }]
  if ('gain' in step) return splitGain({ ...sum(step.gain), word: 'gain' })
  if ('deliver' in step) return [{ ...NOTHING, word: 'deliver', n: step.deliver }]
  if ('activate' in step) return [{ ...NOTHING, word: 'activate', n: step.activate.picks }]
  const { space, times } = step.obtain
  const perDie = times === 'perDie'
  if (typeof space === 'string') return [{ ...NOTHING, word: 'obtain', spaces: space, perDie }]
  return [{ ...NOTHING, word: 'obtain', spaces: 'die', die: DICE.indexOf(space.die), perDie }]
}

/** What is certain is taken first, what is chosen after it, as two questions. */
function splitGain(gain: EffectStep): EffectStep[] {
  const certain = gain.goods !== 0 || gain.rubles + gain.recognition + gain.prestige > 0
  if (gain.units === 0 || !certain) return [gain]
  const { choice, units } = gain
  return [
    { ...gain, choice: 0, units: 0, kinds: kindsIn(gain.goods) },
    { ...NOTHING, choice, units, kinds: choice },
  ]
}

function sum(items: readonly Item[]): EffectStep {
  let total = NOTHING
  for (const { of, n } of items) total = plus(total, of, n)
  return { ...total, kinds: kindsIn(total.goods) | total.choice }
}

function plus(total: EffectStep, of: Item['of'], n: number): EffectStep {
  if (of === 'ruble') return { ...total, rubles: total.rubles + n }
  if (of === 'recognition') return { ...total, recognition: total.recognition + n }
  if (of === 'prestige') return { ...total, prestige: total.prestige + n }
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
