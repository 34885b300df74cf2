import { item } from '@guildhall/kernel'
import type { Kit } from '../../../kit.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import type { View } from '../../../view-types.ts'
import { NO_REINFORCEMENTS } from './offer.ts'
import type { Reinforcements, ReinforcementsView } from './types.ts'

/** Tiles by their ids. */
export const namesOf = (kit: Kit, tiles: readonly number[]): string[] =>
  tiles.map((tile) => item(kit.parts.reinforcements, tile).id)

export function reinforcementsView(kit: Kit, { parts }: State): ReinforcementsView | null {
  if (kit.parts.reinforcements.length === 0) return null
  const { offer, removed, usedInTurn } = parts.reinforcements
  return { offer: namesOf(kit, offer), removed: namesOf(kit, removed), usedInTurn }
}

export function reinforcementsFrom(kit: Kit, seen: View): Reinforcements {
  if (seen.reinforcements === null) return NO_REINFORCEMENTS
  const places = (ids: readonly string[]) => ids.map((id) => placeOf(kit.parts.reinforcements, id))
  const { offer, removed, usedInTurn } = seen.reinforcements
  return {
    offer: places(offer),
    held: seen.players.map((player) => places(player.reinforcements)),
    removed: places(removed),
    usedInTurn,
  }
}
