import type { Amount } from '../../../goods.ts'

/** What all effects have. */
interface Printed {
  /** The id of what gives it: the reason named in the log. */
  readonly id: string
}

/** A payment with a gain, or a gain alone. */
export interface TradeEffect extends Printed {
  readonly word: 'trade'
  /** How often it may be carried out — CB-5.16. */
  readonly max: number
  /** Goods of certain kinds, and units of resources of choice — CB-5.17. */
  readonly pay: Amount
  readonly payUnits: number
  readonly gain: Amount
  readonly gainUnits: number
}

export interface BuildEffect extends Printed {
  readonly word: 'build'
  /** What a building costs fewer coins — CB-6.7. */
  readonly discount: number
}

/** A site that produces — CB-7.21. */
interface ProduceEffect extends Printed {
  readonly word: 'produce'
}

export interface ChooseEffect extends Printed {
  readonly word: 'choose'
  /** The effects to choose from, as their places in the list. */
  readonly options: readonly number[]
}

/**
 * What a line, a place or a power does, compiled from the closed vocabulary of the component data;
 * there is no other kind of effect. In memory all words share one shape.
 */
export type Effect = TradeEffect | BuildEffect | ProduceEffect | ChooseEffect
export type EffectWord = Effect['word']

type Fields<E extends Effect> = { -readonly [F in Exclude<keyof E, 'word'>]: E[F] }

/** What every effect has in memory, whatever its word; filled in while it is compiled. */
export type EffectRecord = { word: EffectWord } & Fields<TradeEffect> &
  Fields<BuildEffect> &
  Fields<ChooseEffect>

/** What a build by this effect costs fewer coins. */
export const discountOf = (effect: Effect): number =>
  effect.word === 'build' ? effect.discount : 0

/** What there is to choose from; nothing where there is no choice. */
export const optionsOf = (effect: Effect): readonly number[] =>
  effect.word === 'choose' ? effect.options : []
