import { item } from '@guildhall/kernel'
import { bundleFrom, goodsOf } from '../../bundle.ts'
import { CITIES, DICE } from '../../constants.ts'
import type { RulesData } from '../../rules-data.ts'
import { placeOf } from '../../setup.ts'
import type { State } from '../../state.ts'
import { lying } from './build.ts'
import { chooseDie } from './die.ts'
import { goodsIn, NO_MATERIALS, plus } from './heap.ts'
import { IVAN, NO_IVAN } from './ivan.ts'
import type { Ivan, IvanView } from './solitaire-types.ts'

export function ivanView(rules: RulesData, state: State): IvanView | null {
  const { ivan } = state.parts
  if (ivan.dice.length === 0) return null
  const sections = ivan.lying.flatMap((_, section) => {
    const goods = lying(rules, state, section)
    return goods === null ? [] : [[section, goodsOf(goods)] as const]
  })
  return {
    seat: IVAN,
    cards: ivan.dice.map((die, card) => {
      const { id, name } = item(rules.parts.ivan.cards, card)
      return { card: id, name, die: item(DICE, die) }
    }),
    next: DICE[chooseDie(rules, state)?.die ?? -1] ?? null,
    inventory: goodsIn(ivan.inventory),
    construction: goodsIn(ivan.construction),
    lying: Object.fromEntries(sections),
    removed: ivan.removed.map((tile) => item(rules.workshopTiles, tile).id),
    marker: CITIES[ivan.marker] ?? null,
  }
}

/** What a view tells of Ivan; `sections` is how many the cathedral has. */
export function ivanFrom(rules: RulesData, seen: IvanView | null, sections: number): Ivan {
  if (seen === null) return NO_IVAN
  return {
    dice: seen.cards.map(({ die }) => DICE.indexOf(die)),
    inventory: plus(NO_MATERIALS, seen.inventory),
    construction: plus(NO_MATERIALS, seen.construction),
    lying: Array.from({ length: sections }, (_, section) => bundleFrom(seen.lying[section] ?? {})),
    removed: seen.removed.map((tile) => placeOf(rules.workshopTiles, tile)),
    marker: seen.marker === null ? -1 : CITIES.indexOf(seen.marker),
  }
}
