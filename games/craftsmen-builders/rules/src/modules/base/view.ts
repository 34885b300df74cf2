import { at, item, type Seat } from '@guildhall/kernel'
import { symbolsIn } from './badges.ts'
import { type BadgeSymbol, type Colour, LEVELS, POSITIONS, SLOTS, SYMBOLS } from './constants.ts'
import { type Event, FACE_DOWN } from './events.ts'
import { cardsLeft } from './facts/build.ts'
import { craftsmenLeft } from './facts/columns.ts'
import { type Goods, goodsOf } from './goods.ts'
import { boardAt, buildingAt, type Kit } from './kit.ts'
import { stackOn } from './neighbourhood.ts'
import { openQuestion } from './questions.ts'
import { seatsIn } from './realisers.ts'
import { type Player, type SparseFrame, type State, sparse } from './state.ts'

/**
 * What anyone may know: all but the order of the decks — CB-12.1 to CB-12.3. No player knows more
 * than another (CB-12.6), so there is one view for all.
 */
export interface View {
  readonly turn: number
  readonly round: number
  readonly lap: number
  readonly place: number
  readonly first: Seat
  readonly active: Seat
  readonly question: string | null
  /** Whether the active player has realised a contract in this turn. */
  readonly realised: boolean
  readonly triggeredBy: Seat
  readonly over: boolean
  /** The turn order of the round; empty during the draft. */
  readonly order: readonly Seat[]
  /** Empty after the draft. */
  readonly pairs: readonly PairView[]
  /** Level I first. */
  readonly market: readonly RowView[]
  readonly contracts: readonly ContractView[]
  readonly offer: readonly string[]
  readonly recruited: readonly { readonly craftsman: string; readonly recruiter: Seat }[]
  readonly activeColumn: readonly CraftsmanView[]
  /** How many craftsmen are in the deck, or, during the draft, in no pair. */
  readonly craftsmanDeck: number
  readonly discard: readonly string[]
  readonly players: readonly PlayerView[]
  readonly stack: readonly SparseFrame[]
}

export interface PairView {
  readonly craftsman: string
  readonly board: string
  /** -1 while nobody has taken it. */
  readonly taker: Seat
}

export interface RowView {
  readonly level: number
  /** Positions 1 to 4; null where no building lies. */
  readonly buildings: readonly (string | null)[]
  readonly pending: boolean
  readonly deck: number
}

export interface ContractView {
  readonly id: string
  readonly kind: BadgeSymbol
  /** The earliest first. */
  readonly realisers: readonly Seat[]
}

export interface CraftsmanView {
  readonly craftsman: string
  /** -1 where it has none. */
  readonly owner: Seat
  readonly slots: readonly { readonly id: string; readonly fee: number; readonly worker: Seat }[]
}

export interface PlayerView {
  readonly colour: Colour
  /** Null until it is drafted. */
  readonly board: string | null
  readonly coins: number
  readonly wood: number
  readonly stone: number
  /** Unused, and on the places of the permanent craftsman. */
  readonly workers: number
  readonly onCoins: number
  readonly onBuild: number
  readonly recruiters: number
  readonly markers: number
  /** The buildings of each site from bottom to top. */
  readonly sites: readonly (readonly string[])[]
  readonly castles: number
  readonly badges: readonly BadgeSymbol[]
  readonly points: number
  readonly income: Goods
  readonly castleUnits: number
}

export function view(kit: Kit, state: State): View {
  const craftsman = (card: number): string => item(kit.craftsmen, card).id
  return {
    turn: state.turn,
    round: state.round,
    lap: state.lap,
    place: state.place,
    first: state.first,
    active: state.active,
    question: state.over ? null : openQuestion(kit, state),
    realised: state.realised,
    triggeredBy: state.triggeredBy,
    over: state.over,
    order: state.owners.filter((seat) => seat >= 0),
    pairs: state.pairCraftsmen.map((card, pair) => ({
      craftsman: craftsman(card),
      board: boardAt(kit, at(state.pairBoards, pair)).id,
      taker: at(state.pairTakers, pair),
    })),
    market: Array.from({ length: LEVELS }, (_, row) => rowView(kit, state, row)),
    contracts: state.contracts.map((contract, kind) => ({
      id: item(kit.contracts, contract).id,
      kind: item(SYMBOLS, kind),
      realisers: seatsIn(at(state.realisers, kind)),
    })),
    offer: state.offer.map(craftsman),
    recruited: state.recruitedColumn.map((card, row) => ({
      craftsman: craftsman(card),
      recruiter: at(state.recruiters, row),
    })),
    activeColumn: state.activeColumn.map((card, row) => craftsmanView(kit, state, card, row)),
    craftsmanDeck: craftsmenLeft(state),
    discard: state.discard.map(craftsman),
    players: state.players.map((player, seat) => playerView(kit, state, player, seat)),
    stack: state.stack.map(sparse),
  }
}

function rowView(kit: Kit, state: State, row: number): RowView {
  const buildings = state.market
    .slice(row * POSITIONS, (row + 1) * POSITIONS)
    .map((building) => (building < 0 ? null : buildingAt(kit, building).id))
  return {
    level: row + 1,
    buildings,
    pending: state.pending === row,
    deck: cardsLeft(state, row),
  }
}

function craftsmanView(kit: Kit, state: State, card: number, row: number): CraftsmanView {
  const { id, slots } = item(kit.craftsmen, card)
  return {
    craftsman: id,
    owner: at(state.owners, row),
    slots: slots.map(({ id: slot, fee }, place) => ({
      id: slot,
      fee,
      worker: at(state.slotWorkers, row * SLOTS + place),
    })),
  }
}

function playerView(kit: Kit, state: State, player: Player, seat: Seat): PlayerView {
  return {
    colour: item(kit.options.colours, seat),
    board: player.board < 0 ? null : boardAt(kit, player.board).id,
    coins: player.coins,
    wood: player.wood,
    stone: player.stone,
    workers: player.workers,
    onCoins: player.onCoins,
    onBuild: player.onBuild,
    recruiters: player.recruiters,
    markers: player.markers,
    sites: player.tops.map((top) =>
      stackOn(state, top).map((building) => buildingAt(kit, building).id),
    ),
    castles: player.castles,
    badges: symbolsIn(player.badges),
    points: player.points,
    income: goodsOf(player.incomeCoins, player.incomeWood, player.incomeStone),
    castleUnits: player.castleUnits,
  }
}

/** The event as anyone may know it: the cards of a deck lie face down — CB-12.7. */
export function viewEvent(event: Event): Event {
  switch (event.type) {
    case 'setUp': {
      const { type, first, market, decks, contracts, pairs } = event
      return { type, first, market, decks: decks.map(faceDown), contracts, pairs }
    }
    case 'columnsLaid': {
      const { type, active, deck, offer } = event
      return { type, active, deck: faceDown(deck), offer }
    }
    case 'craftsmenShuffled':
      return { type: event.type, deck: faceDown(event.deck) }
    default:
      return event
  }
}

const faceDown = (deck: readonly string[]): string[] => deck.map(() => FACE_DOWN)
