import { item, type Seat } from '@guildhall/kernel'
import { SITES } from '../../../constants.ts'
import { message } from '../../../messages/message.ts'
import { player } from '../../../messages/terms.ts'
import { NOBODY } from '../../../realisers.ts'
import { boardAt, buildingAt, numberOf, type RulesData } from '../../../rules-data.ts'
import { defineEvent } from '../../define.ts'
import type { Player } from '../types/state.ts'
import { deckFrom, faceDown } from './face-down.ts'

interface SetUp {
  readonly first: Seat
  /** The rows of the market from level I on, and the decks, the top card first. */
  readonly market: readonly (readonly number[])[]
  readonly decks: readonly (readonly number[])[]
  readonly contracts: readonly number[]
  readonly pairCraftsmen: readonly number[]
  readonly pairBoards: readonly number[]
}

/** Lays out the table up to the draft. */
export const setUp = defineEvent('setUp', {
  apply(rules, state, { first, market, decks, contracts, pairCraftsmen, pairBoards }: SetUp) {
    state.first = first
    state.market = market.flat()
    state.decks = decks
    state.drawn = decks.map(() => 0)
    state.contracts = contracts
    state.realisers = contracts.map(() => NOBODY)
    state.pairCraftsmen = pairCraftsmen
    state.pairBoards = pairBoards
    state.pairTakers = pairBoards.map(() => -1)
    // Not a deck yet: the craftsmen in no pair are shuffled after the draft — CB-2.18.
    state.craftsmanDeck = rules.craftsmen
      .map((_, card) => card)
      .filter((card) => !pairCraftsmen.includes(card))
    state.below = rules.buildings.map(() => -1)
    state.players = rules.options.colours.map(() => newPlayer(rules))
  },
  write(rules, { first, market, decks, contracts, pairCraftsmen, pairBoards }) {
    const named = (cards: readonly number[]) => cards.map((card) => buildingAt(rules, card).id)
    return {
      type: 'setUp',
      first,
      market: market.map(named),
      decks: decks.map(named),
      contracts: contracts.map((card) => item(rules.contracts, card).id),
      pairs: pairCraftsmen.map((card, pair) => [
        item(rules.craftsmen, card).id,
        boardAt(rules, item(pairBoards, pair)).id,
      ]),
    }
  },
  read(rules, { first, market, decks, contracts, pairs }) {
    const number = (id: string): number => numberOf(rules, id)
    return {
      first,
      market: market.map((row) => row.map(number)),
      decks: decks.map((deck) => deckFrom(rules, deck)),
      contracts: contracts.map(number),
      pairCraftsmen: pairs.map(([craftsman]) => number(craftsman)),
      pairBoards: pairs.map(([, board]) => number(board)),
    }
  },
  describe: (rules, { first }) => message('event.setUp', { first: player(rules, first) }),
  view: ({ type, first, market, decks, contracts, pairs }) => ({
    type,
    first,
    market,
    decks: decks.map(faceDown),
    contracts,
    pairs,
  }),
})

/** CB-2.8. */
export const newPlayer = (rules: RulesData): Player => ({
  board: -1,
  coins: rules.startGoods.coins,
  wood: rules.startGoods.wood,
  stone: rules.startGoods.stone,
  workers: rules.workers,
  onCoins: 0,
  onBuild: 0,
  recruiters: rules.recruiters,
  markers: rules.markers,
  tops: Array.from({ length: SITES }, () => -1),
  castles: 0,
  badges: 0,
  points: 0,
  incomeCoins: 0,
  incomeWood: 0,
  incomeStone: 0,
  castleUnits: 0,
})
