import { type Bundle, bundleOf, type Kinds, kindsIn } from '../bundle.ts'
import type { Components } from '../components/schema.ts'
import {
  type AnyStep,
  type CountedItem,
  type Counter,
  type Item,
  type Limit,
  setNamed,
} from '../components/steps.ts'
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
  /** How often at most; 0 where only the payment limits it. */
  readonly most: number
  /** The payment that comes first; null where it is free. */
  readonly pay: EffectStep | null
  /** What follows the payment. */
  readonly steps: readonly EffectStep[]
  /** What must be possible, or the others are not to be had: a cost that is no payment of goods. */
  readonly required: EffectStep | null
}

/** What gives an effect, as the component data writes it. */
export interface EffectSource {
  readonly id: string
  readonly limit: Limit
  readonly steps: readonly AnyStep[]
}

const STEP_WORDS = [
  'pay',
  'gain',
  'deliver',
  'obtain',
  'activate',
  'anyOrder',
  'influence',
  'claim',
  'discardOrnament',
  'useSpecialist',
  'choosePlayer',
  'activateOther',
  'foreman',
  'reinforce',
  'waivePlacement',
  'contracts',
  'blueprint',
  'advance',
  'market',
  'acquire',
] as const
export type StepWord = (typeof STEP_WORDS)[number]

/** What must be possible for a whole effect with this word to be so, as its payment must. */
const REQUIRED: { readonly [W in StepWord]?: StepWord } = {
  discardOrnament: 'discardOrnament',
  foreman: 'foreman',
  market: 'acquire', // GU-WHOLESALERS-5
}

/** One step. All words share one shape; what a word does not use stays at its default. */
export interface EffectStep {
  readonly word: StepWord
  readonly rubles: number
  readonly recognition: number
  readonly prestige: number
  readonly permits: number
  /** What the gain is multiplied by, if it is counted and not printed; what a player is chosen for. */
  readonly counter: Counter | null
  /** Materials of certain kinds. */
  readonly goods: Bundle
  /** Units of a kind to be chosen: the kinds that can be, and how many units. */
  readonly choice: Kinds
  readonly units: number
  /** Kinds that can be paid in place of any other — GU-JEWELERS-3. */
  readonly standIns: Kinds
  /** Every kind that is given or can be chosen. */
  readonly kinds: Kinds
  /** The budget of a delivery, picks, cards drawn, a divisor; the most and the fewest steps of a walk. */
  readonly n: number
  readonly least: number
  /** Obtain: the spaces that can be chosen; `die` names the die of `'die'`. */
  readonly spaces: 'any' | 'anyDie' | 'cardQuadrant' | 'die'
  readonly die: number
  readonly perDie: boolean
  /** How many materials are taken of each drawn card. */
  readonly takes: readonly number[]
  /** Where several picks may go: anywhere, to the same tile or action, or to another one. */
  readonly picks: 'free' | 'same' | 'different'
  /** The effects that are carried out in any order. */
  readonly parts: readonly number[]
}

/** A step that gives nothing, and a payment of nothing. */
export const NOTHING: EffectStep = {
  word: 'gain',
  rubles: 0,
  recognition: 0,
  prestige: 0,
  permits: 0,
  counter: null,
  goods: 0,
  choice: 0,
  units: 0,
  standIns: 0,
  kinds: 0,
  n: 0,
  least: 0,
  spaces: 'any',
  die: -1,
  perDie: false,
  takes: [],
  picks: 'free',
  parts: [],
}

interface CompiledEffects {
  readonly effects: readonly Effect[]
  readonly places: ReadonlyMap<string, number>
}

/**
 * Every effect of the components in use, each under the id of what gives it. Those of the modules
 * (`more`) come last: open questions name an effect by its place. `stepAtTable` says how a step
 * counts at this table.
 */
export function compileEffects(
  components: Components,
  tiles: readonly EffectSource[],
  more: readonly EffectSource[],
  stepAtTable: (step: EffectStep) => EffectStep,
): CompiledEffects {
  const box = new EffectBox(stepAtTable)
  for (const { id, gain } of components.resourceTiles) box.put(once(id, [{ gain }]))
  for (const tile of tiles) box.put(tile)
  for (const { actions } of components.influenceCards) for (const action of actions) box.put(action)
  for (const source of more) box.put(source)
  return box
}

export const once = (id: string, steps: readonly AnyStep[]): EffectSource => ({
  id,
  limit: 'once',
  steps,
})

/** The effects as they are compiled. Parts of an effect have places of their own and its id. */
class EffectBox implements CompiledEffects {
  readonly effects: Effect[] = []
  readonly places = new Map<string, number>()
  readonly #stepAtTable: (step: EffectStep) => EffectStep

  constructor(stepAtTable: (step: EffectStep) => EffectStep) {
    this.#stepAtTable = stepAtTable
  }

  put(source: EffectSource): void {
    this.places.set(source.id, this.#add(source))
  }

  #add({ id, limit, steps }: EffectSource): number {
    const compiled = aimed(steps.flatMap((step) => this.#step(id, step)))
    const first = compiled[0]
    const pay = first?.word === 'pay' ? first : null
    return (
      this.effects.push({
        id,
        repeat: limit !== 'once',
        most: typeof limit === 'string' ? 0 : limit.max,
        pay,
        steps: pay === null ? compiled : compiled.slice(1),
        required: requiredOf(compiled),
      }) - 1
    )
  }

  #step(id: string, step: AnyStep): EffectStep[] {
    if (!('anyOrder' in step)) return compileStep(step).map(this.#stepAtTable)
    const parts = step.anyOrder.map((part) => this.#add(once(id, [part])))
    return [{ ...NOTHING, word: 'anyOrder', parts }]
  }
}

/** A player is chosen for what is counted after that. */
function aimed(steps: readonly EffectStep[]): readonly EffectStep[] {
  const counter = steps.find((step) => step.counter !== null)?.counter ?? null
  return steps.map((step) => (step.word === 'choosePlayer' ? { ...step, counter } : step))
}

/** The step itself where it is required, else one that only says whether all of it is to be had. */
function requiredOf(steps: readonly EffectStep[]): EffectStep | null {
  for (const step of steps) {
    const word = REQUIRED[step.word]
    if (word !== undefined) return word === step.word ? step : { ...NOTHING, word }
  }
  return null
}

type SimpleStep = Exclude<AnyStep, { anyOrder: unknown }>

function compileStep(step: SimpleStep): EffectStep[] {
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
