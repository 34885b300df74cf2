import { item } from '@guildhall/kernel'
import type { Action, Components, Item, Step } from '../../../components/schema.ts'
import { isNothing, NOTHING, sumOf } from '../../../goods.ts'
import type { Effect, EffectRecord } from './effect.ts'

class Effects {
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

  #compile(id: string, max: number, steps: readonly Step[]): EffectRecord {
    const blank: EffectRecord = {
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

  #withStep(effect: EffectRecord, step: Step): EffectRecord {
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
export const offersBuild = (effects: readonly Effect[], effect: Effect): boolean =>
  effect.word === 'build' ||
  (effect.word === 'choose' &&
    effect.options.some((option) => offersBuild(effects, item(effects, option))))

/** Whether it can be carried out with nothing at all — CB-7.12. */
export function alwaysPossible(effects: readonly Effect[], effect: Effect): boolean {
  switch (effect.word) {
    case 'trade':
      return effect.payUnits === 0 && isNothing(effect.pay)
    case 'build':
      return false
    case 'produce':
      return true
    case 'choose':
      return effect.options.some((option) => alwaysPossible(effects, item(effects, option)))
  }
}
