import { item } from '@guildhall/kernel'
import type { Kit } from '../../../kit.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import { NO_REINFORCEMENTS, type Reinforcements } from './offer.ts'

/** The reinforcement tiles as everybody sees them — CT-11.8. */
export interface ReinforcementsView {
  readonly offer: readonly string[]
  readonly removed: readonly string[]
  /** The turn in which a tile was last used; 0 before. */
  readonly usedInTurn: number
}

export function reinforcementsView(kit: Kit, state: State): ReinforcementsView | null {
  if (kit.reinforcements.length === 0) return null
  const { offer, removed, usedInTurn } = state.reinforcements
  const named = (tiles: readonly number[]) => tiles.map((tile) => item(kit.reinforcements, tile).id)
  return { offer: named(offer), removed: named(removed), usedInTurn }
}

export function reinforcementsFrom(kit: Kit, seen: ReinforcementsView | null): Reinforcements {
  if (seen === null) return NO_REINFORCEMENTS
  const places = (ids: readonly string[]) => ids.map((id) => placeOf(kit.reinforcements, id))
  const { offer, removed, usedInTurn } = seen
  return { offer: places(offer), removed: places(removed), usedInTurn }
}
