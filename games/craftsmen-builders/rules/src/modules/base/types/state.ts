import type { Seat } from '@guildhall/kernel'
import type { Badges } from '../../../badges.ts'

/** A list that is never changed in place, only replaced: copies of a state share it. */
type List = readonly number[]

/**
 * What is on the table. Components are held as their places in the lists of the rules data; -1
 * stands for "none".
 */
export interface BaseState {
  /** Turns begun so far, all rounds together. */
  turn: number
  /** Counted from 1; 0 during the draft. */
  round: number
  lap: number
  /** The place of the active player in the turn order, counted from 0. */
  place: number
  /** The first player of the first round — CB-2.2. */
  first: Seat
  /** Whether the active player has realised a contract in this turn — CB-7.2. */
  realised: boolean
  /** Who triggered the end — CB-10.1. */
  triggeredBy: Seat
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
