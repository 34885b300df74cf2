import type { Action, Components, Item, Step } from '../components/schema.ts'
import { type Amount, NOTHING, sumOf } from '../goods.ts'

/** The closed vocabulary: a payment with a gain, a build, a site that produces, a choice. */
export type EffectWord = 'trade' | 'build' | 'produce' | 'choose'

/**
 * What a line, a place or a power does, compiled from the vocabulary of the component data; there
 * is no other kind of effect. All words share one shape; what a word does not use stays at its
 * default.
 */
export interface Effect {
  /** The id of what gives it: the reason named in the log. */
  readonly id: string
  readonly word: EffectWord
  /** How often it may be carried out — CB-5.16. */
  readonly max: number
  /** Goods of certain kinds, and units of resources of choice — CB-5.17. */
  readonly pay: Amount
  readonly payUnits: number
  readonly gain: Amount
  readonly gainUnits: number
  /** What a building costs fewer coins — CB-6.7. */
  readonly discount: number
  /** The effects to choose from, as their places in the list. */
  readonly options: readonly number[]
}

export class Effects {
  readonly list: Effect[] = []
  readonly #places = new Map<string, number>()
  readonly #lines = new Map<string, readonly number[]>()

  /** The place of an effect by the id of what gives it. */
  placeOf(id: string): number {
    const place = this.#places.get(id)
    if (place === undefined) throw new Error(`no effect ${id}`)
    return place
  }

  /** The lines of a craftsman, or the places of the permanent one. */
  addLines(craftsman: string, actions: readonly Action[]): void {
    const lines = actions.map(({ id, limit, steps }) =>
      this.add(id, limit === 'once' ? 1 : limit.max, steps),
    )
    this.#lines.set(craftsman, lines)
  }

  add(id: string, max: number, steps: readonly Step[]): number {
    const effect = this.#compile(id, max, steps)
    this.#places.set(id, this.list.length)
    return this.list.push(effect) - 1
  }

  #compile(id: string, max: number, steps: readonly Step[]): Effect {
    const blank: Effect = {
      id,
      word: 'trade',
      max,
      pay: NOTHING,
      payUnits: 0,
      gain: NOTHING,
      gainUnits: 0,
      discount: 0,
      options: [],
    }
    return steps.reduce((effect, step) => this.#withStep(effect, step), blank)
  }

  #withStep(effect: Effect, step: Step): Effect {
    if ('pay' in step) return { ...effect, pay: sumOf(step.pay), payUnits: unitsOf(step.pay) }
    if ('gain' in step) return { ...effect, gain: sumOf(step.gain), gainUnits: unitsOf(step.gain) }
    if ('build' in step) return { ...effect, word: 'build', discount: step.build.coinDiscount }
    if ('produce' in step) return { ...effect, word: 'produce' }
    if ('useCraftsman' in step) {
      return { ...effect, word: 'choose', options: this.#lines.get(step.useCraftsman) ?? [] }
    }
    const options = step.choose.map(({ id, steps }) => this.add(id, 1, steps))
    return { ...effect, word: 'choose', options }
  }
}

const unitsOf = (items: readonly Item[]): number =>
  items.reduce((sum, { of, n }) => (of === '@resource' ? sum + n : sum), 0)

/** Every effect of the components. Lines come first, since powers may use them. */
export function compileEffects(
  { craftsmen, powers }: Components,
  contractCraftsman: 'eggplantPower' | 'unused',
): Effects {
  const effects = new Effects()
  for (const card of craftsmen) {
    effects.addLines(card.id, card.role === 'permanent' ? card.places : card.lines)
  }
  for (const { id, steps, stepsIfUnused } of powers) {
    const unused = contractCraftsman === 'unused' ? stepsIfUnused : undefined // CB-7.22
    effects.add(id, 1, unused ?? steps)
  }
  return effects
}

/** Whether a build may come of it — CB-7.10 (4). */
export const offersBuild = (effects: readonly Effect[], { word, options }: Effect): boolean =>
  word === 'build' || options.some((option) => offersBuild(effects, effects[option] as Effect))

/** Whether it can be carried out with nothing at all — CB-7.12. */
export function alwaysPossible(effects: readonly Effect[], effect: Effect): boolean {
  const { word, pay, payUnits, options } = effect
  if (word === 'build') return false
  if (word === 'trade') return payUnits + pay.coins + pay.wood + pay.stone === 0
  return (
    word === 'produce' ||
    options.some((option) => alwaysPossible(effects, effects[option] as Effect))
  )
}
