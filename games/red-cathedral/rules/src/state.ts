import { item, type Seat } from '@guildhall/kernel'
import type { Bundle } from './bundle.ts'
import type { ScoreEntry } from './modules/base/base-types.ts'
import type { All, Frame, FrameKind, FrameOf, FrameRecord } from './modules/types.ts'
import type { Sections } from './sections.ts'

/**
 * What is on the table. Plain data of one shape, changed in place by its holder. Components are
 * held as their places in the rules data's lists; -1 stands for "none". Lists that seldom change are
 * replaced instead: copies share them.
 */
export interface State {
  /** Turns begun so far. */
  turn: number
  first: Seat
  active: Seat
  /** Free actions of this turn that are limited — RC-5.3, RC-5.5. */
  sold: boolean
  rerolled: boolean
  /** Who completed a sixth section first; turns still to come after the present one. */
  triggeredBy: Seat
  turnsLeft: number
  over: boolean
  plan: number
  /** Materials in the supply, by kind. */
  supply: number[]
  /** Resource tile on each market space, influence card of each quadrant. */
  resourceTiles: readonly number[]
  influenceCards: readonly number[]
  /** Where each die lies (-1: not in play) and what it shows. */
  dieSpace: number[]
  dieValue: number[]
  /** How many dice lie on each market space, four bits a space. */
  crowd: number
  /** The first section of each tower; one entry more than towers, the last being all sections. */
  towerStart: readonly number[]
  /** By section, T1 first, bottom to top. */
  cards: readonly number[]
  /** What is still to be delivered — RC-7.4. */
  missing: readonly Bundle[]
  /** The workshop tile lying on it. */
  tiles: readonly number[]
  finished: Sections
  players: Player[]
  /** What modules keep. A slice is replaced and never changed in place: copies share them all. */
  parts: Parts
  /** The open questions, the newest last. Empty when the game is over. */
  stack: Frame[]
  /** What each seat gained in final scoring, line by line; empty before. */
  scores: readonly ScoreEntry[]
}

export interface Player {
  /** Where the marker stands on the score track — RC-3.1. */
  position: number
  rubles: number
  inventory: Bundle
  /** How many materials that is. */
  stored: number
  inventoryBanners: number
  spareBanners: number
  /** Bit per workshop space that a banner still covers. */
  coveredSpaces: number
  /** Workshop tile on each space; bit per space whose tile lies face up. */
  workshop: readonly number[]
  faceUp: number
  /** Where this player's banners stand, and on which sections ornaments of theirs. */
  banners: Sections
  ornaments: Sections
  /** Ornaments that may be built now: door, arch, cross. */
  doors: number
  arches: number
  crosses: number
  /** Bit per workshop space on which an ornament still waits to be unlocked — RC-2.23. */
  lockedSpaces: number
  finishedSections: number
  ornamentsBuilt: number
  ornamentsRemoved: number
  /** A good that the base game has none of; how many can be held is up to the rules data. */
  permits: number
}

/** The slices of all modules; empty where they take no part. */
export type Parts = All<'part'>

/** A question with everything at its default: all kinds have all fields, and one hidden class. */
export function newFrame<K extends FrameKind>(kind: K): FrameOf<K>
export function newFrame(kind: FrameKind): Frame {
  const record: FrameRecord = {
    kind,
    effect: -1,
    step: 0,
    nextStep: 0,
    stage: 0,
    times: 0,
    done: 0,
    left: 0,
    units: 0,
    offer: 0,
    die: -1,
    space: -1,
    workshopSpace: -1,
    quadrant: -1,
    section: -1,
    openActions: 0,
    mayDecorate: 0,
    barredTiles: 0,
    unused: 0,
    chosenPlayer: -1,
    drawnCard: -1,
    city: -1,
    vacated: 0,
    specialistSpace: -1,
  }
  return record as Frame // it has the fields of every kind
}

function copyFrame(frame: Frame): Frame {
  const f = frame as FrameRecord // as it was made
  const copy: FrameRecord = {
    kind: f.kind,
    effect: f.effect,
    step: f.step,
    nextStep: f.nextStep,
    stage: f.stage,
    times: f.times,
    done: f.done,
    left: f.left,
    units: f.units,
    offer: f.offer,
    die: f.die,
    space: f.space,
    workshopSpace: f.workshopSpace,
    quadrant: f.quadrant,
    section: f.section,
    openActions: f.openActions,
    mayDecorate: f.mayDecorate,
    barredTiles: f.barredTiles,
    unused: f.unused,
    chosenPlayer: f.chosenPlayer,
    drawnCard: f.drawnCard,
    city: f.city,
    vacated: f.vacated,
    specialistSpace: f.specialistSpace,
  }
  return copy as Frame
}

/** A question as events and views hold it: only what differs from the default, by its stored name. */
export interface StoredFrame {
  readonly kind: FrameKind
  readonly effect?: number
  readonly step?: number
  readonly count?: number
  readonly left?: number
  readonly die?: number
  readonly space?: number
  readonly section?: number
  readonly open?: number
  readonly offer?: Bundle
  readonly chosen?: number
}

/** The question that is open now. */
export const topFrame = (state: State): Frame => item(state.stack, state.stack.length - 1)

export const playerAt = (state: State, seat: Seat): Player => item(state.players, seat)

/**
 * Replaces the slice of a module. Assigned, since an object that is spread over and over gets a hidden
 * class of its own each time, and everything that reads it becomes slow.
 */
export function setPart<P extends keyof Parts>(state: State, name: P, slice: Parts[P]): void {
  const parts = Object.assign({}, state.parts)
  parts[name] = slice
  state.parts = parts
}

/** Replaces the slice of a module by one in which only this is different. */
export function changePart<P extends keyof Parts>(
  state: State,
  name: P,
  changes: Partial<Parts[P]>,
): void {
  setPart(state, name, Object.assign({}, state.parts[name], changes))
}

/** The table before setup. */
export function blankState(parts: Parts): State {
  return {
    turn: 0,
    first: 0,
    active: 0,
    sold: false,
    rerolled: false,
    triggeredBy: -1,
    turnsLeft: -1,
    over: false,
    plan: -1,
    supply: [],
    resourceTiles: [],
    influenceCards: [],
    dieSpace: [],
    dieValue: [],
    crowd: 0,
    towerStart: [],
    cards: [],
    missing: [],
    tiles: [],
    finished: 0,
    players: [],
    parts,
    stack: [],
    scores: [],
  }
}

const copyPlayer = (p: Player): Player => ({
  position: p.position,
  rubles: p.rubles,
  inventory: p.inventory,
  stored: p.stored,
  inventoryBanners: p.inventoryBanners,
  spareBanners: p.spareBanners,
  coveredSpaces: p.coveredSpaces,
  workshop: p.workshop,
  faceUp: p.faceUp,
  banners: p.banners,
  ornaments: p.ornaments,
  doors: p.doors,
  arches: p.arches,
  crosses: p.crosses,
  lockedSpaces: p.lockedSpaces,
  finishedSections: p.finishedSections,
  ornamentsBuilt: p.ornamentsBuilt,
  ornamentsRemoved: p.ornamentsRemoved,
  permits: p.permits,
})

/** A state of one's own. Lists that are only ever replaced are shared between copies. */
export function copyState(s: State): State {
  const players: Player[] = []
  for (const player of s.players) players.push(copyPlayer(player))
  const stack: Frame[] = []
  for (const frame of s.stack) stack.push(copyFrame(frame))
  return {
    turn: s.turn,
    first: s.first,
    active: s.active,
    sold: s.sold,
    rerolled: s.rerolled,
    triggeredBy: s.triggeredBy,
    turnsLeft: s.turnsLeft,
    over: s.over,
    plan: s.plan,
    supply: s.supply.slice(),
    resourceTiles: s.resourceTiles,
    influenceCards: s.influenceCards,
    dieSpace: s.dieSpace.slice(),
    dieValue: s.dieValue.slice(),
    crowd: s.crowd,
    towerStart: s.towerStart,
    cards: s.cards,
    missing: s.missing,
    tiles: s.tiles,
    finished: s.finished,
    players,
    parts: s.parts,
    stack,
    scores: s.scores,
  }
}
