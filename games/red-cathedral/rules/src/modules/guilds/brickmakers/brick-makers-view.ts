import { item } from '@guildhall/kernel'
import type { RulesData } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import type { State } from '../../../state.ts'
import type { View } from '../../../view-types.ts'
import type { Reinforcements, ReinforcementsView } from './brick-makers-types.ts'
import { NO_REINFORCEMENTS } from './offer.ts'

/** Tiles by their ids. */
export const namesOf = (rules: RulesData, tiles: readonly number[]): string[] =>
  tiles.map((tile) => item(rules.parts.reinforcements, tile).id)

export function reinforcementsView(rules: RulesData, { parts }: State): ReinforcementsView | null {
  if (rules.parts.reinforcements.length === 0) return null
  const { offer, removed, usedInTurn } = parts.reinforcements
  return { offer: namesOf(rules, offer), removed: namesOf(rules, removed), usedInTurn }
}

export function reinforcementsFrom(rules: RulesData, seen: View): Reinforcements {
  if (seen.reinforcements === null) return NO_REINFORCEMENTS
  const places = (ids: readonly string[]) =>
    ids.map((id) => placeOf(rules.parts.reinforcements, id))
  const { offer, removed, usedInTurn } = seen.reinforcements
  return {
    offer: places(offer),
    held: seen.players.map((player) => places(player.reinforcements)),
    removed: places(removed),
    usedInTurn,
  }
}
