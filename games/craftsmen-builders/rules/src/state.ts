import { item, type Seat } from '@guildhall/kernel'
import type { Player } from './modules/base/types/state.ts'
import type { Frame, FrameKind, FrameRecord, State } from './modules/types.ts'

type List = readonly number[]

/** A question with everything at its default. */
export const newFrame = (kind: FrameKind): FrameRecord => ({
  kind,
  effect: -1,
  nextPlace: 0,
  mainActions: 0,
  times: 0,
  units: 0,
  position: -1,
  site: -1,
})

const copyFrame = (f: FrameRecord): FrameRecord => ({
  kind: f.kind,
  effect: f.effect,
  nextPlace: f.nextPlace,
  mainActions: f.mainActions,
  times: f.times,
  units: f.units,
  position: f.position,
  site: f.site,
})

/** The question that is open now. */
export const topFrame = (state: State): Frame => item(state.stack, state.stack.length - 1)

export const playerAt = (state: State, seat: Seat): Player => item(state.players, seat)

/** The list with another value at a place. */
export function withAt(list: List, place: number, value: number): List {
  const changed = list.slice()
  changed[place] = value
  return changed
}

/** The table before setup. */
export function blankState(): State {
  return {
    turn: 0,
    round: 0,
    lap: 0,
    place: 0,
    first: 0,
    active: 0,
    realised: false,
    triggeredBy: -1,
    over: false,
    pairCraftsmen: [],
    pairBoards: [],
    pairTakers: [],
    market: [],
    pending: -1,
    decks: [],
    drawn: [],
    contracts: [],
    realisers: [],
    offer: [],
    recruitedColumn: [],
    activeColumn: [],
    recruiters: [],
    owners: [],
    slotWorkers: [],
    craftsmanDeck: [],
    craftsmenDrawn: 0,
    discard: [],
    below: [],
    players: [],
    stack: [],
  }
}

const copyPlayer = (p: Player): Player => ({
  board: p.board,
  coins: p.coins,
  wood: p.wood,
  stone: p.stone,
  workers: p.workers,
  onCoins: p.onCoins,
  onBuild: p.onBuild,
  recruiters: p.recruiters,
  markers: p.markers,
  tops: p.tops,
  castles: p.castles,
  badges: p.badges,
  points: p.points,
  incomeCoins: p.incomeCoins,
  incomeWood: p.incomeWood,
  incomeStone: p.incomeStone,
  castleUnits: p.castleUnits,
})

/** A state of one's own. Lists are shared, since nobody changes one. */
export function copyState(s: State): State {
  const players: Player[] = []
  for (const player of s.players) players.push(copyPlayer(player))
  const stack: FrameRecord[] = []
  for (const frame of s.stack) stack.push(copyFrame(frame))
  return {
    turn: s.turn,
    round: s.round,
    lap: s.lap,
    place: s.place,
    first: s.first,
    active: s.active,
    realised: s.realised,
    triggeredBy: s.triggeredBy,
    over: s.over,
    pairCraftsmen: s.pairCraftsmen,
    pairBoards: s.pairBoards,
    pairTakers: s.pairTakers,
    market: s.market,
    pending: s.pending,
    decks: s.decks,
    drawn: s.drawn,
    contracts: s.contracts,
    realisers: s.realisers,
    offer: s.offer,
    recruitedColumn: s.recruitedColumn,
    activeColumn: s.activeColumn,
    recruiters: s.recruiters,
    owners: s.owners,
    slotWorkers: s.slotWorkers,
    craftsmanDeck: s.craftsmanDeck,
    craftsmenDrawn: s.craftsmenDrawn,
    discard: s.discard,
    below: s.below,
    players,
    stack,
  }
}
