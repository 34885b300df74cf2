import { at, type Chance, item, type Viewer } from '@guildhall/kernel'
import { bundleFrom, type Goods, goodsOf } from './bundle.ts'
import {
  type Colour,
  DICE,
  type Die,
  MATERIALS,
  ORNAMENTS,
  type Ornament,
  SECTION_TYPES,
  type SectionType,
} from './constants.ts'
import { boardSpace, type Kit } from './kit.ts'
import type { ScoreEntry } from './modules/base/types.ts'
import {
  type DuchyView,
  duchyFrom,
  duchyView,
  type ExtensionView,
  extensionFrom,
  extensionView,
} from './modules/contractors/view.ts'
import { type ArchiveView, archiveFrom, archiveView } from './modules/guilds/archivists/view.ts'
import {
  type ReinforcementsView,
  reinforcementsFrom,
  reinforcementsView,
} from './modules/guilds/brickmakers/view.ts'
import {
  type BlueprintsView,
  blueprintsFrom,
  blueprintsView,
} from './modules/guilds/masterbuilders/view.ts'
import { type IvanView, ivanFrom, ivanView } from './modules/solitaire/view.ts'
import { openQuestion } from './questions.ts'
import { placeOf } from './setup.ts'
import {
  blankState,
  fullFrame,
  type Player,
  type SparseFrame,
  type State,
  sparse,
} from './state.ts'

/** What a viewer may know: in the base game all of it is public — RC-13.1, RC-13.4, CT-11. */
export interface View {
  readonly turn: number
  readonly first: number
  readonly active: number
  readonly question: string | null
  readonly sold: boolean
  readonly rerolled: boolean
  readonly triggeredBy: number
  readonly turnsLeft: number
  readonly over: boolean
  readonly plan: string
  readonly supply: Goods
  readonly market: readonly SpaceView[]
  readonly influenceCards: readonly string[]
  /** T1 first, each tower from bottom to top. */
  readonly towers: readonly (readonly SectionView[])[]
  readonly players: readonly PlayerView[]
  /** The Grand Duchy board; null without the Contractors. */
  readonly duchy: DuchyView | null
  /** What lies at Ivan's cards; null where he takes no part. */
  readonly ivan: IvanView | null
  /** The tower under which the foreman stands, counted from 0; null without the Foremen. */
  readonly foreman: number | null
  /** The reinforcement tiles beside the market; null without the Brick Makers. */
  readonly reinforcements: ReinforcementsView | null
  /** The contracts; null without the Archivists. */
  readonly archive: ArchiveView | null
  /** The deck of the Master Builders; null without them. */
  readonly blueprints: BlueprintsView | null
  readonly stack: readonly SparseFrame[]
  readonly scores: readonly ScoreEntry[]
}

export interface SpaceView {
  readonly tile: string
  readonly dice: readonly { readonly die: Die; readonly value: number }[]
}

export interface SectionView {
  readonly section: number
  readonly card: string
  readonly type: SectionType
  readonly cost: Goods
  readonly recognition: number
  readonly rubles: number
  /** -1 while it is open. */
  readonly owner: number
  readonly finished: boolean
  readonly missing: Goods
  /** What diamonds lie there for, with the Jewelers. */
  readonly diamonds: Goods
  readonly tile: string | null
  /** The seat whose ornament it carries, or -1. */
  readonly ornament: number
}

export interface PlayerView {
  readonly colour: Colour
  readonly board: string
  readonly position: number
  readonly prestige: number
  readonly rubles: number
  readonly inventory: Goods
  readonly capacity: number
  readonly inventoryBanners: number
  readonly spareBanners: number
  readonly workshop: readonly WorkshopView[]
  readonly ornaments: Readonly<Record<Ornament, number>>
  readonly finishedSections: number
  readonly ornamentsBuilt: number
  readonly ornamentsRemoved: number
  /** What lies on and beside the extension; null without the Contractors. */
  readonly extension: ExtensionView | null
  /** Reinforcement tiles, with the Brick Makers. */
  readonly reinforcements: readonly string[]
}

export interface WorkshopView {
  readonly die: Die
  readonly cost: number
  readonly tile: string | null
  readonly faceUp: boolean
  /** What covers the space: a banner closes it, an ornament waits on it to be unlocked. */
  readonly covered: 'banner' | Ornament | null
  /** Whether its ornament is locked: it waits there, or a tile lies on it face down for good. */
  readonly locked: boolean
}

/** The table as that viewer may know it. */
export function view(kit: Kit, state: State, viewer: Viewer): View {
  return {
    turn: state.turn,
    first: state.first,
    active: state.active,
    question: state.over ? null : openQuestion(kit, state),
    sold: state.sold,
    rerolled: state.rerolled,
    triggeredBy: state.triggeredBy,
    turnsLeft: state.turnsLeft,
    over: state.over,
    plan: item(kit.plans, state.plan).id,
    supply: supplyGoods(state),
    market: state.resourceTiles.map((tile, space) => ({
      tile: item(kit.resourceTiles, tile).id,
      dice: diceAt(state, space),
    })),
    influenceCards: state.influenceCards.map((card) => item(kit.influenceCards, card).id),
    towers: towersOf(kit, state),
    players: state.players.map((player, seat) => playerView(kit, player, seat)),
    duchy: duchyView(kit, state),
    ivan: ivanView(kit, state),
    foreman: state.foreman < 0 ? null : state.foreman,
    reinforcements: reinforcementsView(kit, state),
    archive: archiveView(state, viewer),
    blueprints: blueprintsView(kit, state),
    stack: state.stack.map(sparse),
    scores: state.scores.slice(),
  }
}

const supplyGoods = (state: State): Goods =>
  Object.fromEntries(MATERIALS.map((name, kind) => [name, at(state.supply, kind)]))

const diceAt = (state: State, space: number): SpaceView['dice'] =>
  DICE.map((die, index) => ({ die, index }))
    .filter(({ index }) => at(state.dieSpace, index) === space)
    .map(({ die, index }) => ({ die, value: at(state.dieValue, index) }))

function towersOf(kit: Kit, state: State): SectionView[][] {
  const sections = state.cards.map((_, section) => sectionView(kit, state, section))
  return state.towerStart
    .slice(0, -1)
    .map((start, t) => sections.slice(start, at(state.towerStart, t + 1)))
}

function sectionView(kit: Kit, state: State, section: number): SectionView {
  const card = item(kit.cathedralCards, at(state.cards, section))
  const tile = at(state.tiles, section)
  return {
    section,
    card: card.id,
    type: item(SECTION_TYPES, card.type),
    cost: goodsOf(card.cost),
    recognition: card.recognition,
    rubles: card.rubles,
    owner: at(state.owners, section),
    finished: state.finished[section] === true,
    missing: goodsOf(at(state.missing, section)),
    diamonds: goodsOf(at(state.diamonds, section)),
    tile: tile < 0 ? null : item(kit.workshopTiles, tile).id,
    ornament: at(state.ornaments, section),
  }
}

function playerView(kit: Kit, player: Player, seat: number): PlayerView {
  const { position, rubles, spareBanners, inventoryBanners, finishedSections, ornamentsBuilt } =
    player
  const board = item(kit.boards, seat)
  return {
    colour: item(kit.options.colours, seat),
    board: board.id,
    position,
    prestige: kit.track.prestigeAt(position),
    rubles,
    inventory: goodsOf(player.inventory),
    capacity: board.storage - inventoryBanners,
    inventoryBanners,
    spareBanners,
    workshop: player.workshop.map((tile, space) => workshopView(kit, player, seat, tile, space)),
    ornaments: { door: player.doors, arch: player.arches, cross: player.crosses },
    finishedSections,
    ornamentsBuilt,
    ornamentsRemoved: player.ornamentsRemoved,
    extension: extensionView(kit, player),
    reinforcements: player.reinforcements.map((tile) => item(kit.reinforcements, tile).id),
  }
}

function workshopView(
  kit: Kit,
  player: Player,
  seat: number,
  tile: number,
  space: number,
): WorkshopView {
  const { die, cost, ornament } = boardSpace(kit, seat, space)
  const banner = (player.coveredSpaces & (1 << space)) !== 0
  const locked = (player.lockedSpaces & (1 << space)) !== 0
  const waiting = locked && tile < 0 ? item(ORNAMENTS, ornament) : null
  return {
    die: item(DICE, die),
    cost,
    tile: tile < 0 ? null : item(kit.workshopTiles, tile).id,
    faceUp: (player.faceUp & (1 << space)) !== 0,
    covered: banner ? 'banner' : waiting,
    locked,
  }
}

/**
 * A state that agrees with a view; what its viewer cannot see is dealt anew by `chance`. What is in
 * the bag follows by exclusion — CT-11.2.
 */
export function redeal(kit: Kit, seen: View, chance: Chance): State {
  const sections = seen.towers.flat()
  const state = blankState()
  const { turn, first, active, sold, rerolled, triggeredBy, turnsLeft, over } = seen
  Object.assign(state, { turn, first, active, sold, rerolled, triggeredBy, turnsLeft, over })
  state.plan = placeOf(kit.plans, seen.plan)
  state.supply = MATERIALS.map((name) => seen.supply[name] ?? 0)
  state.resourceTiles = seen.market.map(({ tile }) => placeOf(kit.resourceTiles, tile))
  state.influenceCards = seen.influenceCards.map((id) => placeOf(kit.influenceCards, id))
  state.dieSpace = DICE.map((die) =>
    seen.market.findIndex(({ dice }) => dice.some((d) => d.die === die)),
  )
  state.dieValue = DICE.map(
    (die) => seen.market.flatMap(({ dice }) => dice).find((d) => d.die === die)?.value ?? 0,
  )
  state.towerStart = [0]
  for (const tower of seen.towers) {
    state.towerStart.push(at(state.towerStart, state.towerStart.length - 1) + tower.length)
  }
  state.cards = sections.map(({ card }) => placeOf(kit.cathedralCards, card))
  state.owners = sections.map(({ owner }) => owner)
  state.finished = sections.map(({ finished }) => finished)
  state.missing = sections.map(({ missing }) => bundleFrom(missing))
  state.diamonds = sections.map(({ diamonds }) => bundleFrom(diamonds))
  state.tiles = sections.map(({ tile }) => tilePlace(kit, tile))
  state.ornaments = sections.map(({ ornament }) => ornament)
  state.players = seen.players.map((player) => playerFrom(kit, player))
  state.duchy = duchyFrom(kit, seen.duchy, state.players)
  state.ivan = ivanFrom(kit, seen.ivan, sections.length)
  state.foreman = seen.foreman ?? -1
  state.reinforcements = reinforcementsFrom(kit, seen.reinforcements)
  state.archive = archiveFrom(seen.archive, chance)
  state.blueprints = blueprintsFrom(kit, seen.blueprints, state.cards)
  state.stack = seen.stack.map(fullFrame)
  state.scores = seen.scores.slice()
  return state
}

const tilePlace = (kit: Kit, tile: string | null): number =>
  tile === null ? -1 : placeOf(kit.workshopTiles, tile)

function playerFrom(kit: Kit, seen: PlayerView): Player {
  const mask = (test: (space: WorkshopView) => boolean): number =>
    seen.workshop.reduce((bits, space, index) => (test(space) ? bits | (1 << index) : bits), 0)
  return {
    position: seen.position,
    rubles: seen.rubles,
    inventory: bundleFrom(seen.inventory),
    stored: Object.values(seen.inventory).reduce((sum, n) => sum + n, 0),
    inventoryBanners: seen.inventoryBanners,
    spareBanners: seen.spareBanners,
    coveredSpaces: mask((space) => space.covered === 'banner'),
    workshop: seen.workshop.map(({ tile }) => tilePlace(kit, tile)),
    faceUp: mask((space) => space.faceUp),
    doors: seen.ornaments.door,
    arches: seen.ornaments.arch,
    crosses: seen.ornaments.cross,
    lockedSpaces: mask((space) => space.locked),
    finishedSections: seen.finishedSections,
    ornamentsBuilt: seen.ornamentsBuilt,
    ornamentsRemoved: seen.ornamentsRemoved,
    ...extensionFrom(kit, seen.extension),
    reinforcements: seen.reinforcements.map((id) => placeOf(kit.reinforcements, id)),
  }
}
