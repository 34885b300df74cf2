import type { View } from '@guildhall/red-cathedral'
import { say } from '../../say.ts'
import { WIDTH, wrapped } from '../../text.ts'
import type { PlayerView, Words } from './words.ts'

/** The reinforcement tiles of the Brick Makers: beside the market, and in front of a player. */

export function offerLines({ reinforcements }: View, words: Words): string[] {
  if (reinforcements === null) return []
  const list = named(reinforcements.offer, words)
  return wrapped(say('rc.offer', { list: list || say('rc.bare') }), WIDTH, '  ')
}

export function heldLines({ reinforcements }: PlayerView, words: Words): string[] {
  if (reinforcements.length === 0) return []
  const line = say('rc.held', { list: named(reinforcements, words) })
  return wrapped(`    ${line}`, WIDTH, '      ')
}

/** Equal tiles are counted: `Full purse ×2`. */
function named(tiles: readonly string[], words: Words): string {
  const counts = new Map<string, number>()
  for (const tile of tiles) counts.set(words.name(tile), (counts.get(words.name(tile)) ?? 0) + 1)
  return [...counts].map(([name, n]) => (n === 1 ? name : `${name} ×${n}`)).join(', ')
}

/** The command that names a tile: to take it where that is asked, else to use it. */
export function tileWish(
  { stack, players, active, reinforcements }: View,
  name: string,
  words: Words,
) {
  const picking = stack.at(-1)?.kind === 'reinforce'
  const tiles = (picking ? reinforcements?.offer : players[active]?.reinforcements) ?? []
  const tile = tiles.find((id) => id === name || words.name(id).toLowerCase() === name) ?? name
  return { type: picking ? 'pickReinforcement' : 'useReinforcement', tile }
}
