import { add, item } from '@guildhall/kernel'
import { type Bundle, count, firstKind, kindsIn, withoutFirst } from './bundle.ts'
import { isFinished } from './cathedral.ts'
import { COLOURS, MATERIALS } from './constants.ts'
import { lyingOn } from './events/build-events.ts'
import type { RulesData } from './rules-data.ts'
import { howMany } from './sections.ts'
import type { State } from './state.ts'

const BANNERS = COLOURS.map((_, seat) => `banners-${seat}`)
const ORNAMENTS = COLOURS.map((_, seat) => `ornaments-${seat}`)

/**
 * Everything that can neither appear nor vanish — RC-1.6, RC-1.10, RC-1.16, RC-1.21. It is asked
 * for after every decision of many thousand games, so it makes no lists.
 */
export function pieces(rules: RulesData, state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {}
  const materials = materialsOf(rules, state)
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    counts[item(MATERIALS, kind)] = item(materials, kind)
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    counts[item(BANNERS, seat)] = banners(state, seat)
    counts[item(ORNAMENTS, seat)] = ornaments(state, seat)
  }
  counts['dice'] = lying(state.dieSpace)
  counts['tiles'] = tiles(state)
  for (const module of rules.modules) module.pieces?.(rules, state, counts)
  return counts
}

/** By kind: in the supply, in inventories, and lying on sections under construction. */
function materialsOf(rules: RulesData, state: State): number[] {
  const totals = state.supply.slice()
  for (const { inventory } of state.players) addAll(totals, inventory)
  for (let section = 0; section < state.cards.length; section++) {
    if (!isFinished(state, section)) addAll(totals, lyingOn(rules, state, section))
  }
  return totals
}

function addAll(totals: number[], bundle: Bundle): void {
  for (let kinds = kindsIn(bundle); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    add(totals, kind, count(bundle, kind))
  }
}

function banners(state: State, seat: number): number {
  const { inventoryBanners, spareBanners, coveredSpaces } = item(state.players, seat)
  let inHand = 0
  for (const frame of state.stack) {
    if (state.active === seat && frame.kind === 'claim' && frame.section < 0) inHand += 1
  }
  const placed = howMany(item(state.players, seat).banners)
  return inventoryBanners + spareBanners + bits(coveredSpaces) + placed + inHand
}

/** Built, free to build, locked on a workshop space, and removed from the game. */
function ornaments(state: State, seat: number): number {
  const { doors, arches, crosses, lockedSpaces, ornamentsRemoved } = item(state.players, seat)
  const built = howMany(item(state.players, seat).ornaments)
  return doors + arches + crosses + built + bits(lockedSpaces) + ornamentsRemoved
}

function tiles(state: State): number {
  let total = lying(state.tiles)
  for (const { workshop } of state.players) total += lying(workshop)
  return total
}

/** How many bits are set. */
function bits(mask: number): number {
  let total = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) total += 1
  return total
}

/** How many places are not empty. */
function lying(places: readonly number[]): number {
  let total = 0
  for (const piece of places) if (piece >= 0) total += 1
  return total
}
