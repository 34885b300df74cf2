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
    const effect = newEffect(id, max)
    for (const step of steps) this.#addStep(effect, step)
    this.#places.set(id, this.list.length)
    return this.list.push(effect) - 1
  }

  #addStep(effect: EffectRecord, step: Step): void {
    if ('pay' in step) {
      effect.pay = sumOf(step.pay)
      effect.payUnits = unitsOf(step.pay)
    } else if ('gain' in step) {
      effect.gain = sumOf(step.gain)
      effect.gainUnits = unitsOf(step.gain)
    } else if ('build' in step) {
      effect.word = 'build'
      effect.discount = step.build.coinDiscount
    } else if ('produce' in step) effect.word = 'produce'
    else {
      effect.word = 'choose'
      effect.options =
        'useCraftsman' in step
          ? (this.#lines.get(step.useCraftsman) ?? [])
          : step.choose.map(({ id, steps }) => this.add(id, 1, steps))
    }
  }
}

/** An effect that does nothing yet. */
const newEffect = (id: string, max: number): EffectRecord => ({
  id,
  word: 'trade',
  max,
  pay: NOTHING,
  payUnits: 0,
  gain: NOTHING,
  gainUnits: 0,
  discount: 0,
  options: [],
})

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
