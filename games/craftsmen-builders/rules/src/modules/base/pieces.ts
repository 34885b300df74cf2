import { add, at, item, type Seat } from '@guildhall/kernel'
import { includes } from '../../realisers.ts'
import type { RulesData } from '../../rules-data.ts'
import type { State } from '../types.ts'

/** Everything that can neither appear nor vanish; goods are not (CB-1.4). */
export function pieces(rules: RulesData, state: State): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {
    buildings: onceEach(buildingsFound(rules, state)),
    craftsmen: onceEach(craftsmenFound(rules, state)),
  }
  for (let seat = 0; seat < state.players.length; seat++) {
    counts[`workers-${seat}`] = workers(state, seat)
    counts[`recruiters-${seat}`] = recruiters(state, seat)
    counts[`markers-${seat}`] = markers(state, seat)
  }
  return counts
}

/** How many cards lie in exactly one place. */
function onceEach(found: readonly number[]): number {
  let once = 0
  for (const n of found) if (n === 1) once += 1
  return once
}

/** In how many places each building lies: a deck, the market, a site. */
function buildingsFound(rules: RulesData, state: State): number[] {
  const found = rules.buildings.map(() => 0)
  for (const [level, deck] of state.decks.entries()) note(found, deck, at(state.drawn, level))
  note(found, state.market)
  for (const { tops } of state.players) {
    for (let top of tops) for (; top >= 0; top = at(state.below, top)) add(found, top, 1)
  }
  return found
}

function craftsmenFound(rules: RulesData, state: State): number[] {
  const found = rules.craftsmen.map(() => 0)
  note(found, state.pairCraftsmen)
  note(found, state.craftsmanDeck, state.craftsmenDrawn)
  note(found, state.offer)
  note(found, state.recruitedColumn)
  note(found, state.activeColumn)
  note(found, state.discard)
  return found
}

function note(found: number[], cards: readonly number[], from = 0): void {
  for (let i = from; i < cards.length; i++) if (at(cards, i) >= 0) add(found, at(cards, i), 1)
}

function workers(state: State, seat: Seat): number {
  const { workers, onCoins, onBuild } = item(state.players, seat)
  return workers + onCoins + onBuild + timesIn(state.slotWorkers, seat)
}

const recruiters = (state: State, seat: Seat): number =>
  item(state.players, seat).recruiters +
  timesIn(state.recruiters, seat) +
  timesIn(state.owners, seat)

function markers(state: State, seat: Seat): number {
  let count = item(state.players, seat).markers
  for (const realisers of state.realisers) if (includes(realisers, seat)) count += 1
  return count
}

function timesIn(seats: readonly number[], seat: Seat): number {
  let count = 0
  for (const each of seats) if (each === seat) count += 1
  return count
}
