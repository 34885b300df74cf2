import { item, type Seat } from '@guildhall/kernel'
import { message } from '../../../messages/message.ts'
import { board as boardName, craftsman as craftsmanName, player } from '../../../messages/terms.ts'
import { boardAt, numberOf, type RulesData } from '../../../rules-data.ts'
import { playerAt, withAt } from '../../../state.ts'
import { defineEvent, definePlainEvent } from '../../define.ts'
import type { State } from '../../types.ts'
import { recount } from '../neighbourhood.ts'
import { deckFrom, faceDown } from './face-down.ts'

type Cards = readonly number[]

const idsOf = (rules: RulesData, cards: Cards): string[] =>
  cards.map((card) => item(rules.craftsmen, card).id)

const numbersOf = (rules: RulesData, ids: readonly string[]): number[] =>
  ids.map((id) => numberOf(rules, id))

interface PairTaken {
  readonly seat: Seat
  /** Counted from 0. */
  readonly pair: number
  readonly craftsman: number
  readonly board: number
}

/** The player keeps the board of the pair — CB-2.14. */
export const pairTaken = defineEvent('pairTaken', {
  apply(rules, state, { seat, pair, board }: PairTaken) {
    state.pairTakers = withAt(state.pairTakers, pair, seat)
    const player = playerAt(state, seat)
    player.board = board
    recount(rules, state.below, player)
  },
  write: (rules, { seat, pair, craftsman, board }) => ({
    type: 'pairTaken',
    seat,
    pair: pair + 1,
    craftsman: item(rules.craftsmen, craftsman).id,
    board: boardAt(rules, board).id,
  }),
  read: (rules, { seat, pair, craftsman, board }) => ({
    seat,
    pair: pair - 1,
    craftsman: numberOf(rules, craftsman),
    board: numberOf(rules, board),
  }),
  describe: (rules, { seat, craftsman, board }) =>
    message('event.pairTaken', {
      who: player(rules, seat),
      craftsman: craftsmanName(rules, craftsman),
      board: boardName(rules, board),
    }),
  barrier: true,
})

interface ColumnsLaid {
  readonly active: Cards
  readonly deck: Cards
  readonly offer: Cards
}

/** CB-2.15 to CB-2.19. The owners stand in turn order, which is clockwise in the first round. */
export const columnsLaid = defineEvent('columnsLaid', {
  apply(rules, state, { active, deck, offer }: ColumnsLaid) {
    const order = state.players.map((_, place) => (state.first + place) % rules.players)
    state.owners = [...order, -1]
    state.activeColumn = active
    state.slotWorkers = rules.noWorkers
    state.pairCraftsmen = []
    state.pairBoards = []
    state.pairTakers = []
    state.craftsmanDeck = deck
    state.craftsmenDrawn = 0
    state.offer = offer
    for (const player of state.players) player.recruiters -= 1
  },
  write: (rules, { active, deck, offer }) => ({
    type: 'columnsLaid',
    active: idsOf(rules, active),
    deck: idsOf(rules, deck),
    offer: idsOf(rules, offer),
  }),
  read: (rules, { active, deck, offer }) => ({
    active: numbersOf(rules, active),
    deck: deckFrom(rules, deck),
    offer: numbersOf(rules, offer),
  }),
  describe: (rules, { offer }) =>
    message('event.columnsLaid', { offer: offer.map((id) => craftsmanName(rules, id)) }),
  barrier: true,
  view: ({ type, active, deck, offer }) => ({ type, active, deck: faceDown(deck), offer }),
})

/** The card moves with the recruiter to the foot of the recruited column — CB-8.2. */
export const recruited = defineEvent('recruited', {
  apply(_rules, state, { seat, craftsman }: { readonly seat: Seat; readonly craftsman: number }) {
    playerAt(state, seat).recruiters -= 1
    state.offer = state.offer.filter((card) => card !== craftsman)
    state.recruitedColumn = [...state.recruitedColumn, craftsman]
    state.recruiters = [...state.recruiters, seat]
  },
  write: (rules, { seat, craftsman }) => ({
    type: 'recruited',
    seat,
    craftsman: item(rules.craftsmen, craftsman).id,
  }),
  read: (rules, { seat, craftsman }) => ({ seat, craftsman: numberOf(rules, craftsman) }),
  describe: (rules, { seat, craftsman }) =>
    message('event.recruited', {
      who: player(rules, seat),
      craftsman: craftsmanName(rules, craftsman),
    }),
})

/** Steps 1 to 5 of the round end — CB-9.2 to CB-9.6. */
export const roundEnded = definePlainEvent('roundEnded', {
  apply(rules, state) {
    for (const player of state.players) {
      player.workers = rules.workers
      player.onCoins = 0
      player.onBuild = 0
      player.recruiters += 1
    }
    state.slotWorkers = rules.noWorkers
    state.discard = [...state.discard, ...state.activeColumn]
    state.activeColumn = [...state.recruitedColumn, ...state.offer]
    state.owners = [...state.recruiters, -1]
    state.recruitedColumn = []
    state.recruiters = []
    state.offer = []
  },
  describe: (_rules, { round }) => message('event.roundEnded', { round }),
  barrier: true,
})

/** The discard pile becomes the deck — CB-9.8. */
export const craftsmenShuffled = defineEvent('craftsmenShuffled', {
  apply(_rules, state, { deck }: { readonly deck: Cards }) {
    state.craftsmanDeck = deck
    state.craftsmenDrawn = 0
    state.discard = []
  },
  write: (rules, { deck }) => ({ type: 'craftsmenShuffled', deck: idsOf(rules, deck) }),
  read: (rules, { deck }) => ({ deck: deckFrom(rules, deck) }),
  describe: (_rules, { deck }) => message('event.craftsmenShuffled', { n: deck.length }),
  barrier: true,
  view: ({ type, deck }) => ({ type, deck: faceDown(deck) }),
})

export const offerDrawn = defineEvent('offerDrawn', {
  apply(_rules, state, { craftsmen }: { readonly craftsmen: Cards }) {
    state.offer = [...state.offer, ...craftsmen]
    state.craftsmenDrawn += craftsmen.length
  },
  write: (rules, { craftsmen }) => ({ type: 'offerDrawn', craftsmen: idsOf(rules, craftsmen) }),
  read: (rules, { craftsmen }) => ({ craftsmen: numbersOf(rules, craftsmen) }),
  describe: (rules, { craftsmen }) =>
    message('event.offerDrawn', { craftsmen: craftsmen.map((id) => craftsmanName(rules, id)) }),
  barrier: true,
})

export const craftsmenEvents = {
  pairTaken,
  columnsLaid,
  recruited,
  roundEnded,
  craftsmenShuffled,
  offerDrawn,
}

/** How many cards the craftsman deck has. */
export const craftsmenLeft = (state: State): number =>
  state.craftsmanDeck.length - state.craftsmenDrawn
