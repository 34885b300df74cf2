import { at, item } from '@guildhall/kernel'
import { count } from './bundle.ts'
import { lyingOn } from './facts/build.ts'
import type { Kit } from './kit.ts'
import type { State } from './state.ts'
import { MATERIALS } from './words.ts'

/** Everything that can neither appear nor vanish — RC-1.6, RC-1.10, RC-1.16, RC-1.21. */
export function pieces(kit: Kit, state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const [kind, name] of MATERIALS.entries()) counts[name] = materials(kit, state, kind)
  for (const seat of state.players.keys()) {
    counts[`banners-${seat}`] = banners(state, seat)
    counts[`ornaments-${seat}`] = ornaments(state, seat)
  }
  counts['dice'] = state.dieSpace.filter((space) => space >= 0).length
  counts['tiles'] = tiles(state)
  for (const module of kit.modules) module.pieces?.(kit, state, counts)
  return counts
}

/** In the supply, in inventories, and lying on sections under construction. */
function materials(kit: Kit, state: State, kind: number): number {
  let total = at(state.supply, kind)
  for (const player of state.players) total += count(player.inventory, kind)
  for (const section of state.cards.keys()) {
    if (state.finished[section] === true) continue
    total += count(lyingOn(kit, state, section), kind)
  }
  return total
}

function banners(state: State, seat: number): number {
  const { inventoryBanners, spareBanners, coveredSpaces } = item(state.players, seat)
  const covered = bits(coveredSpaces)
  const placed = state.owners.filter((owner) => owner === seat).length
  const inHand =
    state.active === seat
      ? state.stack.filter((f) => f.kind === 'claim' && f.section < 0).length
      : 0
  return inventoryBanners + spareBanners + covered + placed + inHand
}

const bits = (mask: number): number => [...mask.toString(2)].filter((bit) => bit === '1').length

/** Built, free to build, locked on a workshop space, and removed from the game. */
function ornaments(state: State, seat: number): number {
  const { doors, arches, crosses, lockedSpaces, ornamentsRemoved } = item(state.players, seat)
  const built = state.ornaments.filter((owner) => owner === seat).length
  return doors + arches + crosses + built + bits(lockedSpaces) + ornamentsRemoved
}

const tiles = (state: State): number =>
  [...state.tiles, ...state.players.flatMap((player) => player.workshop)].filter(
    (tile) => tile >= 0,
  ).length
