import { item } from '@guildhall/kernel'
import { goodsOf } from '../../../bundle.ts'
import { SECTION_TYPES } from '../../../constants.ts'
import type { RulesData } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import type { Blueprints, BlueprintsView, BlueprintView } from './master-builders-types.ts'
import { NO_BLUEPRINTS } from './no-blueprints.ts'

const inUse = ({ deck, drawn, discards }: Blueprints): boolean =>
  deck.length + drawn.length + discards.length > 0

export function blueprintsView(rules: RulesData, { parts }: State): BlueprintsView | null {
  const { blueprints } = parts
  if (!inUse(blueprints)) return null
  const { deck, drawn, discards } = blueprints
  const shown = (place: number): BlueprintView => {
    const { id, type, cost } = item(rules.cathedralCards, place)
    return { card: id, type: item(SECTION_TYPES, type), cost: goodsOf(cost) }
  }
  return { deck: deck.length, drawn: drawn.map(shown), discards: discards.map(shown) }
}

/** The cards that a view tells of; what is in the deck follows by exclusion. */
export function blueprintsFrom(
  rules: RulesData,
  seen: BlueprintsView | null,
  built: readonly number[],
): Blueprints {
  if (seen === null) return NO_BLUEPRINTS
  const place = ({ card }: BlueprintView): number => placeOf(rules.cathedralCards, card)
  const drawn = seen.drawn.map(place)
  const discards = seen.discards.map(place)
  const known = [...built, ...drawn, ...discards]
  const deck = [...rules.cathedralCards.keys()].filter((card) => !known.includes(card))
  return { deck, drawn, discards }
}
