import type { Components } from '../components/schema.ts'
import type { AnyStep, Limit } from '../components/steps.ts'
import type { EffectStep, StepOf, StepWord } from '../modules/types.ts'
import { NOTHING_PAID, type Payment, together } from './payment.ts'
import { newStep } from './step.ts'

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
  /** The payment that comes first, null where it is free; what of it is certain. */
  readonly pay: StepOf<'pay'> | null
  readonly price: Payment
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

/** How words count at a table. */
export interface Words {
  readonly compile: (written: AnyStep) => readonly EffectStep[]
  /** What must be possible for a whole effect with this word to be so, as its payment must. */
  readonly requiredBy: (word: StepWord) => StepWord | undefined
}

interface CompiledEffects {
  readonly effects: readonly Effect[]
  readonly places: ReadonlyMap<string, number>
}

/**
 * Every effect of the components in use, each under the id of what gives it. Those of the modules
 * (`more`) come last: open questions name an effect by its place.
 */
export function compileEffects(
  components: Components,
  tiles: readonly EffectSource[],
  more: readonly EffectSource[],
  words: Words,
): CompiledEffects {
  const box = new EffectBox(words)
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
  readonly #words: Words

  constructor(words: Words) {
    this.#words = words
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
        price: pay === null ? NOTHING_PAID : together(pay, NOTHING_PAID),
        steps: pay === null ? compiled : compiled.slice(1),
        required: this.#requiredOf(compiled),
      }) - 1
    )
  }

  #step(id: string, step: AnyStep): readonly EffectStep[] {
    if (!('anyOrder' in step)) return this.#words.compile(step)
    const parts = step.anyOrder.map((part) => this.#add(once(id, [part])))
    return [newStep('anyOrder', { parts })]
  }

  /** The step itself where it is required, else one that only says whether all of it is to be had. */
  #requiredOf(steps: readonly EffectStep[]): EffectStep | null {
    for (const step of steps) {
      const word = this.#words.requiredBy(step.word)
      if (word !== undefined) return word === step.word ? step : newStep(word)
    }
    return null
  }
}

/** A player is chosen for what is counted after that. */
function aimed(steps: readonly EffectStep[]): readonly EffectStep[] {
  const counted = steps.map((step) => (step.word === 'gain' ? step.counter : null))
  const counter = counted.find((each) => each !== null) ?? null
  return steps.map((step) =>
    step.word === 'choosePlayer' ? newStep('choosePlayer', { counter }) : step,
  )
}
