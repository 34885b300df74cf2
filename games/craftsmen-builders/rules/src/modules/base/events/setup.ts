import { type Chance, item, shuffled } from '@guildhall/kernel'
import { LEVELS, POSITIONS, SITES, SYMBOLS } from './constants.ts'
import type { Event, EventOf } from './events.ts'
import { type Kit, numberOf } from './kit.ts'
import { NOBODY } from './realisers.ts'
import type { Player, State } from './state.ts'

/** The setup of CB-2 up to the draft; chance enters in the order of its clauses. */
export function setup(kit: Kit, chance: Chance): readonly Event[] {
  const first = kit.options.first >= 0 ? kit.options.first : chance.int(kit.players) // CB-2.2
  const decks = Array.from({ length: LEVELS }, (_, level) =>
    shuffled(
      kit.buildings.filter((building) => building.level === level),
      chance,
    ).map(({ id }) => id),
  ) // CB-2.4
  const contracts = SYMBOLS.map((_, kind) => drawContract(kit, kind, chance)) // CB-2.6
  const craftsmen = shuffled(kit.craftsmen, chance) // CB-2.9
  const boards = shuffled(kit.boards, chance) // CB-2.10
  const setUp: Event = {
    type: 'setUp',
    first,
    market: decks.map((deck) => deck.slice(0, POSITIONS)), // CB-2.5
    decks: decks.map((deck) => deck.slice(POSITIONS)),
    contracts,
    pairs: Array.from({ length: kit.players + 1 }, (_, pair) => [
      item(craftsmen, pair).id,
      item(boards, pair).id,
    ]), // CB-2.11
  }
  const last = lastInOrder(kit, first)
  return [setUp, { type: 'asked', seat: last, keep: 0, open: [{ kind: 'draft' }] }]
}

/** The player who is last in the first turn order is the first to draft — CB-2.13. */
const lastInOrder = (kit: Kit, first: number): number => (first + kit.players - 1) % kit.players

function drawContract(kit: Kit, kind: number, chance: Chance): string {
  const contracts = kit.contracts.filter((contract) => contract.kind === kind)
  return item(contracts, chance.int(contracts.length)).id
}

/** Lays out the table as the event says. */
export function applySetUp(kit: Kit, state: State, event: EventOf<'setUp'>): void {
  const number = (id: string): number => numberOf(kit, id)
  state.first = event.first
  state.market = event.market.flat().map(number)
  state.decks = event.decks.map((deck) => deck.map(number))
  state.drawn = event.decks.map(() => 0)
  state.contracts = event.contracts.map(number)
  state.realisers = event.contracts.map(() => NOBODY)
  state.pairCraftsmen = event.pairs.map(([craftsman]) => number(craftsman))
  state.pairBoards = event.pairs.map(([, board]) => number(board))
  state.pairTakers = event.pairs.map(() => -1)
  // Not a deck yet: the craftsmen in no pair are shuffled after the draft — CB-2.18.
  state.craftsmanDeck = kit.craftsmen
    .map((_, card) => card)
    .filter((card) => !state.pairCraftsmen.includes(card))
  state.below = kit.buildings.map(() => -1)
  state.players = kit.options.colours.map(() => newPlayer(kit))
}

/** CB-2.8. */
const newPlayer = (kit: Kit): Player => ({
  board: -1,
  coins: kit.startGoods.coins,
  wood: kit.startGoods.wood,
  stone: kit.startGoods.stone,
  workers: kit.workers,
  onCoins: 0,
  onBuild: 0,
  recruiters: kit.recruiters,
  markers: kit.markers,
  tops: Array.from({ length: SITES }, () => -1),
  castles: 0,
  badges: 0,
  points: 0,
  incomeCoins: 0,
  incomeWood: 0,
  incomeStone: 0,
  castleUnits: 0,
})
