import { item, type Seat } from '@guildhall/kernel'
import { type Sparse, sparsely } from '@guildhall/kernel/toolbox'
import type { Badges } from './badges.ts'

/** A list that is never changed in place, only replaced: copies of a state share it. */
type List = readonly number[]

/**
 * What is on the table. Plain data of one shape, whose fields are changed in place by its holder.
 * Components are held as their places in the kit's lists; -1 stands for "none".
 */
export interface State {
  /** Turns begun so far, all rounds together. */
  turn: number
  /** Counted from 1; 0 during the draft. */
  round: number
  lap: number
  /** The place of the active player in the turn order, counted from 0. */
  place: number
  /** The first player of the first round — CB-2.2. */
  first: Seat
  /** Whose decision it is. */
  active: Seat
  /** Whether the active player has realised a contract in this turn — CB-7.2. */
  realised: boolean
  /** Who triggered the end — CB-10.1. */
  triggeredBy: Seat
  over: boolean
  /** The pairs of the draft: craftsman, board, and who took it. Empty afterwards. */
  pairCraftsmen: List
  pairBoards: List
  pairTakers: List
  /** By position, level I first; the row whose position 4 is pending — CB-6.20. */
  market: List
  pending: number
  /** The building decks by level, the top card first, and how many were drawn from each. */
  decks: readonly List[]
  drawn: List
  /** The contracts in play by kind, and their realisers, the earliest first. */
  contracts: List
  realisers: List
  /** The craftsmen of the three columns from top to bottom — CB-1.17. */
  offer: List
  recruitedColumn: List
  activeColumn: List
  /** Whose recruiter lies on each card of the recruited and of the active column. */
  recruiters: List
  owners: List
  /** Whose worker stands on each slot of the active column, `SLOTS` a card. */
  slotWorkers: List
  /** The top card first, how many were drawn, and the discard pile. */
  craftsmanDeck: List
  craftsmenDrawn: number
  discard: List
  /** The building that each building lies on — CB-1.8. */
  below: List
  players: Player[]
  /** The open questions, the newest last. Empty when the game is over. */
  stack: Frame[]
}

export interface Player {
  board: number
  coins: number
  wood: number
  stone: number
  /** Workers not yet in use, and those on the places of the permanent craftsman. */
  workers: number
  onCoins: number
  onBuild: number
  /** Recruiters and markers not yet on a card. */
  recruiters: number
  markers: number
  /** The building on top of each site. */
  tops: List
  /** What follows from the buildings, counted anew whenever one is built. */
  castles: number
  badges: Badges
  points: number
  incomeCoins: number
  incomeWood: number
  incomeStone: number
  /** With `castleIncome` on choice: the units that castles yield, of which the player names the kind. */
  castleUnits: number
}

/** The kinds of open questions; a build, for one, is three questions of CB-13 in a row. */
export type FrameKind =
  | 'draft'
  | 'income'
  | 'castles'
  | 'turn'
  | 'times'
  | 'pay'
  | 'gain'
  | 'build'
  | 'choose'
  | 'produce'

/** An open question. All kinds share one shape; what a kind does not use stays at its default. */
export interface Frame {
  kind: FrameKind
  /** The effect that is carried out. */
  effect: number
  /** In `turn`: 1 once the main action is taken. In `income`: the next place in the turn order. */
  step: number
  /** How often the effect is carried out, or the units to be chosen. */
  count: number
  /** The market position and the site of a build, counted from 0. */
  position: number
  site: number
}

/** A question with everything at its default. */
export const newFrame = (kind: FrameKind): Frame => ({
  kind,
  effect: -1,
  step: 0,
  count: 0,
  position: -1,
  site: -1,
})

const copyFrame = (f: Frame): Frame => ({
  kind: f.kind,
  effect: f.effect,
  step: f.step,
  count: f.count,
  position: f.position,
  site: f.site,
})

/** A question as it stands in events: only what differs from the default. */
export type SparseFrame = Sparse<Frame>
export const sparse = sparsely(newFrame('turn'))

/** The question with its defaults, of the one shape that all questions share. */
export const fullFrame = (frame: SparseFrame): Frame => Object.assign(newFrame(frame.kind), frame)

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
  const stack: Frame[] = []
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
