import { item } from '@guildhall/kernel'
import { type Goods, goodsOf } from '../../../bundle.ts'
import { SECTION_TYPES, type SectionType } from '../../../constants.ts'
import type { Kit } from '../../../kit.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import { type Blueprints, NO_BLUEPRINTS } from './blueprints.ts'

/** The unused cathedral cards as everybody sees them — CT-11.7. */
export interface BlueprintsView {
  /** How many cards are left in the deck. */
  readonly deck: number
  /** The cards that are being used. */
  readonly drawn: readonly BlueprintView[]
  /** The discards, the oldest first. */
  readonly discards: readonly BlueprintView[]
}

/** A cathedral card, and what it costs. */
interface BlueprintView {
  readonly card: string
  readonly type: SectionType
  readonly cost: Goods
}

const inUse = ({ deck, drawn, discards }: Blueprints): boolean =>
  deck.length + drawn.length + discards.length > 0

export function blueprintsView(kit: Kit, { blueprints }: State): BlueprintsView | null {
  if (!inUse(blueprints)) return null
  const { deck, drawn, discards } = blueprints
  const shown = (place: number): BlueprintView => {
    const { id, type, cost } = item(kit.cathedralCards, place)
    return { card: id, type: item(SECTION_TYPES, type), cost: goodsOf(cost) }
  }
  return { deck: deck.length, drawn: drawn.map(shown), discards: discards.map(shown) }
}

/** The cards that a view tells of; what is in the deck follows by exclusion. */
export function blueprintsFrom(
  kit: Kit,
  seen: BlueprintsView | null,
  built: readonly number[],
): Blueprints {
  if (seen === null) return NO_BLUEPRINTS
  const place = ({ card }: BlueprintView): number => placeOf(kit.cathedralCards, card)
  const drawn = seen.drawn.map(place)
  const discards = seen.discards.map(place)
  const known = [...built, ...drawn, ...discards]
  const deck = [...kit.cathedralCards.keys()].filter((card) => !known.includes(card))
  return { deck, drawn, discards }
}
