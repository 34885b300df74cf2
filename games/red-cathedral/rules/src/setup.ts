import { at, type Chance, item, rollDie, shuffled } from '@guildhall/kernel'
import { DICE, type Die, MARKET_SPACES } from './constants.ts'
import { crowdOf } from './crowd.ts'
import type { EventOf } from './events.ts'
import type { Board, BoardSpace } from './printed-pieces.ts'
import type { RulesData } from './rules-data.ts'
import { NO_SECTIONS } from './sections.ts'
import type { Player, State } from './state.ts'

export function drawCard(rules: RulesData, group: string, chance: Chance): string {
  const cards = shuffled(
    rules.influenceCards.filter((card) => card.group === group),
    chance,
  )
  return item(cards, 0).id
}

/** RC-2.8 to RC-2.10: in random order, from the start tile on, each rolled as it is placed. */
export function placeDice(
  rules: RulesData,
  start: number,
  chance: Chance,
): EventOf<'setUp'>['dice'] {
  const order = shuffled(rules.diceInPlay, chance)
  return order.map((die, index) => [
    DICE[die] as Die,
    (start + index) % MARKET_SPACES,
    rollDie(chance),
  ])
}

/** RC-2.13, RC-2.14: the cards of every tower, T1 first, from bottom to top. */
export function fillTowers(rules: RulesData, middles: readonly number[], chance: Chance): string[] {
  const decks = [0, 1, 2].map((type) =>
    shuffled(
      rules.cathedralCards.filter((card) => card.type === type),
      chance,
    ).values(),
  )
  const draw = (type: number): string => {
    const next = item(decks, type).next()
    if (next.done === true) throw new Error('the rules data let no deck run out')
    return next.value.id
  }
  return middles.flatMap((n) => [draw(0), ...Array.from({ length: n }, () => draw(1)), draw(2)])
}

/** Lays out the table as the event says. */
export function applySetUp(
  rules: RulesData,
  state: State,
  event: Omit<EventOf<'setUp'>, 'type'>,
): void {
  state.first = event.first
  state.plan = placeOf(rules.plans, event.plan)
  state.supply = rules.supply.slice()
  state.resourceTiles = event.resourceTiles.map((id) => placeOf(rules.resourceTiles, id))
  state.influenceCards = event.influenceCards.map((id) => placeOf(rules.influenceCards, id))
  state.dieSpace = DICE.map(() => -1)
  state.dieValue = DICE.map(() => 0)
  for (const [die, space, value] of event.dice) {
    state.dieSpace[DICE.indexOf(die)] = space
    state.dieValue[DICE.indexOf(die)] = value
  }
  state.crowd = crowdOf(state.dieSpace)
  state.towerStart = towerStarts(item(rules.plans, state.plan).middles.map((n) => n + 2))
  state.cards = event.cards.map((id) => placeOf(rules.cathedralCards, id))
  state.missing = state.cards.map((card) => item(rules.cathedralCards, card).cost)
  state.tiles = event.tiles.map((id) => placeOf(rules.workshopTiles, id))
  state.finished = NO_SECTIONS
  state.players = rules.boards.map((_, seat) => newPlayer(rules, seat, event.first))
}

/** Where each tower of these heights begins, and where the last one ends. */
export function towerStarts(heights: readonly number[]): number[] {
  const starts = [0]
  for (const height of heights) starts.push(at(starts, starts.length - 1) + height)
  return starts
}

export function newPlayer(rules: RulesData, seat: number, first: number): Player {
  const board = item(rules.boards, seat)
  const turnOrder = (seat - first + rules.players) % rules.players
  // RC-2.22, RC-2.23: an ornament that lies on a workshop space is locked.
  const lockedSpaces = spacesWith(board, (space) => space.ornament >= 0)
  const free = (ornament: number): number =>
    at(rules.ornamentCounts, ornament) -
    board.spaces.filter((space) => space.ornament === ornament).length
  return {
    position: rules.startPosition,
    rubles: at(rules.startRubles, turnOrder), // RC-2.25
    inventory: 0,
    stored: 0,
    inventoryBanners: board.inventoryBanners,
    spareBanners: board.spareBanners,
    coveredSpaces: spacesWith(board, (space) => space.holdsBanner),
    workshop: board.spaces.map(() => -1),
    faceUp: 0,
    banners: NO_SECTIONS,
    ornaments: NO_SECTIONS,
    doors: free(0),
    arches: free(1),
    crosses: free(2),
    lockedSpaces,
    finishedSections: 0,
    ornamentsBuilt: 0,
    ornamentsRemoved: 0,
    permits: 0,
  }
}

/** A bit for each workshop space that the test holds for. */
const spacesWith = (board: Board, test: (space: BoardSpace) => boolean): number =>
  board.spaces.reduce((mask, space, i) => (test(space) ? mask | (1 << i) : mask), 0)

/** The place of a component in its list. */
export function placeOf(list: readonly { readonly id: string }[], id: string): number {
  const place = list.findIndex((component) => component.id === id)
  if (place < 0) throw new Error(`no component ${id} at this table`)
  return place
}
