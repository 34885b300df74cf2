import { item } from '@guildhall/kernel'
import type { Kit } from '../../../kit.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import { type Blueprints, NO_BLUEPRINTS } from './blueprints.ts'

/** The unused cathedral cards as everybody sees them — CT-11.7. */
export interface BlueprintsView {
  /** How many cards are left in the deck. */
  readonly deck: number
  /** The cards that are being used. */
  readonly drawn: readonly string[]
  /** The discards, the oldest first. */
  readonly discards: readonly string[]
}

const inUse = ({ deck, drawn, discards }: Blueprints): boolean =>
  deck.length + drawn.length + discards.length > 0

export function blueprintsView(kit: Kit, { blueprints }: State): BlueprintsView | null {
  if (!inUse(blueprints)) return null
  const id = (card: number): string => item(kit.cathedralCards, card).id
  const { deck, drawn, discards } = blueprints
  return { deck: deck.length, drawn: drawn.map(id), discards: discards.map(id) }
}

/** The cards that a view tells of; what is in the deck follows by exclusion. */
export function blueprintsFrom(
  kit: Kit,
  seen: BlueprintsView | null,
  built: readonly number[],
): Blueprints {
  if (seen === null) return NO_BLUEPRINTS
  const place = (id: string): number => placeOf(kit.cathedralCards, id)
  const drawn = seen.drawn.map(place)
  const discards = seen.discards.map(place)
  const known = [...built, ...drawn, ...discards]
  const deck = [...kit.cathedralCards.keys()].filter((card) => !known.includes(card))
  return { deck, drawn, discards }
}
