import { at, item, type Seat } from '@guildhall/kernel'
import { symbolsIn } from '../../badges.ts'
import { LEVELS, POSITIONS, SLOTS, SYMBOLS } from '../../constants.ts'
import { amount, goodsOf } from '../../goods.ts'
import { seatsIn } from '../../realisers.ts'
import { boardAt, buildingAt, type RulesData } from '../../rules-data.ts'
import type { State } from '../types.ts'
import { craftsmenLeft } from './events/craftsman-events.ts'
import { cardsLeft } from './events/market-events.ts'
import { stackOn } from './neighbourhood.ts'
import type { Player } from './types/state.ts'
import type { BaseView, CraftsmanView, PlayerView, RowView } from './types/view.ts'

/** The view of the base game: there is one for all, since no player knows more than another. */
export function view(rules: RulesData, state: State): BaseView {
  const craftsman = (card: number): string => item(rules.craftsmen, card).id
  return {
    turn: state.turn,
    round: state.round,
    lap: state.lap,
    place: state.place,
    first: state.first,
    realised: state.realised,
    triggeredBy: state.triggeredBy,
    order: state.owners.filter((seat) => seat >= 0),
    pairs: state.pairCraftsmen.map((card, pair) => ({
      craftsman: craftsman(card),
      board: boardAt(rules, at(state.pairBoards, pair)).id,
      taker: at(state.pairTakers, pair),
    })),
    market: Array.from({ length: LEVELS }, (_, row) => rowView(rules, state, row)),
    contracts: state.contracts.map((contract, kind) => ({
      id: item(rules.contracts, contract).id,
      kind: item(SYMBOLS, kind),
      realisers: seatsIn(at(state.realisers, kind)),
    })),
    offer: state.offer.map(craftsman),
    recruited: state.recruitedColumn.map((card, row) => ({
      craftsman: craftsman(card),
      recruiter: at(state.recruiters, row),
    })),
    activeColumn: state.activeColumn.map((card, row) => craftsmanView(rules, state, card, row)),
    craftsmanDeck: craftsmenLeft(state),
    discard: state.discard.map(craftsman),
    players: state.players.map((player, seat) => playerView(rules, state, player, seat)),
  }
}

function rowView(rules: RulesData, state: State, row: number): RowView {
  const buildings = state.market
    .slice(row * POSITIONS, (row + 1) * POSITIONS)
    .map((building) => (building < 0 ? null : buildingAt(rules, building).id))
  return {
    level: row + 1,
    buildings,
    pending: state.pending === row,
    deck: cardsLeft(state, row),
  }
}

function craftsmanView(rules: RulesData, state: State, card: number, row: number): CraftsmanView {
  const { id, slots } = item(rules.craftsmen, card)
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

function playerView(rules: RulesData, state: State, player: Player, seat: Seat): PlayerView {
  return {
    colour: item(rules.options.colours, seat),
    board: player.board < 0 ? null : boardAt(rules, player.board).id,
    coins: player.coins,
    wood: player.wood,
    stone: player.stone,
    workers: player.workers,
    onCoins: player.onCoins,
    onBuild: player.onBuild,
    recruiters: player.recruiters,
    markers: player.markers,
    sites: player.tops.map((top) =>
      stackOn(state, top).map((building) => buildingAt(rules, building).id),
    ),
    castles: player.castles,
    badges: symbolsIn(player.badges),
    points: player.points,
    income: goodsOf(amount(player.incomeCoins, player.incomeWood, player.incomeStone)),
    castleUnits: player.castleUnits,
  }
}
