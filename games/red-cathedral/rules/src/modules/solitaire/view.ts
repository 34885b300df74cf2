import { item } from '@guildhall/kernel'
import { bundleFrom, type Goods, goodsOf } from '../../bundle.ts'
import { CITIES, type City, DICE, type Die } from '../../constants.ts'
import type { Kit } from '../../kit.ts'
import { placeOf } from '../../setup.ts'
import type { State } from '../../state.ts'
import { lying } from './build.ts'
import { chooseDie } from './die.ts'
import { IVAN, type Ivan, NO_IVAN } from './ivan.ts'
import { goodsIn, NO_MATERIALS, plus } from './materials.ts'

/** What lies at Ivan's cards, as everybody sees it — IV-10.1. */
export interface IvanView {
  readonly seat: number
  /** From left to right. */
  readonly cards: readonly SoloCardView[]
  /** The die that he would take as the dice lie now; null where none can move — IV-4.4. */
  readonly next: Die | null
  readonly inventory: Goods
  readonly construction: Goods
  /** What lies on each section that he has under construction, by its number. */
  readonly lying: Readonly<Record<string, Goods>>
  /** Workshop tiles that left the game with his claims. */
  readonly removed: readonly string[]
  /** The city at which his marker stands; null without the Contractors. */
  readonly marker: City | null
}

export interface SoloCardView {
  readonly card: string
  readonly name: string
  readonly die: Die
}

export function ivanView(kit: Kit, state: State): IvanView | null {
  const { ivan } = state
  if (ivan.dice.length === 0) return null
  const sections = ivan.lying.flatMap((_, section) => {
    const goods = lying(state, section)
    return goods === null ? [] : [[section, goodsOf(goods)] as const]
  })
  return {
    seat: IVAN,
    cards: ivan.dice.map((die, card) => {
      const { id, name } = item(kit.ivan.cards, card)
      return { card: id, name, die: item(DICE, die) }
    }),
    next: DICE[chooseDie(kit, state)?.die ?? -1] ?? null,
    inventory: goodsIn(ivan.inventory),
    construction: goodsIn(ivan.construction),
    lying: Object.fromEntries(sections),
    removed: ivan.removed.map((tile) => item(kit.workshopTiles, tile).id),
    marker: CITIES[ivan.marker] ?? null,
  }
}

/** What a view tells of Ivan; `sections` is how many the cathedral has. */
export function ivanFrom(kit: Kit, seen: IvanView | null, sections: number): Ivan {
  if (seen === null) return NO_IVAN
  return {
    dice: seen.cards.map(({ die }) => DICE.indexOf(die)),
    inventory: plus(NO_MATERIALS, seen.inventory),
    construction: plus(NO_MATERIALS, seen.construction),
    lying: Array.from({ length: sections }, (_, section) => bundleFrom(seen.lying[section] ?? {})),
    removed: seen.removed.map((tile) => placeOf(kit.workshopTiles, tile)),
    marker: seen.marker === null ? -1 : CITIES.indexOf(seen.marker),
  }
}
