import { at, type Chance, item, type Viewer } from '@guildhall/kernel'
import { bundleFrom, type Goods, goodsOf } from './bundle.ts'
import { decoratorOf, isFinished, ownerOf } from './cathedral.ts'
import { DICE, MATERIALS, ORNAMENTS, SECTION_TYPES } from './constants.ts'
import { contextFor } from './context.ts'
import { crowdOf } from './crowd.ts'
import { joined } from './modules/joined.ts'
import { openQuestion } from './questions.ts'
import { boardSpace, type Context, type RulesData } from './rules-data.ts'
import { NO_SECTIONS, only, type Sections } from './sections.ts'
import { placeOf, towerStarts } from './setup.ts'
import { blankState, type Player, playerAt, type State } from './state.ts'
import type {
  ModulePlayerViews,
  ModuleSectionViews,
  ModuleViews,
  PlayerView,
  SectionView,
  SpaceView,
  View,
  WorkshopView,
} from './view-types.ts'

/** The table as that viewer may know it. */
export function view(rules: RulesData, state: State, viewer: Viewer): View {
  return {
    turn: state.turn,
    first: state.first,
    active: state.active,
    question: state.over ? null : openQuestion(rules, state),
    sold: state.sold,
    rerolled: state.rerolled,
    triggeredBy: state.triggeredBy,
    turnsLeft: state.turnsLeft,
    over: state.over,
    plan: item(rules.plans, state.plan).id,
    supply: supplyGoods(state),
    market: state.resourceTiles.map((tile, space) => ({
      tile: item(rules.resourceTiles, tile).id,
      dice: diceAt(state, space),
    })),
    influenceCards: state.influenceCards.map((card) => item(rules.influenceCards, card).id),
    towers: towersOf(rules, state),
    players: state.players.map((_, seat) => playerView(rules, state, seat)),
    ...moduleViews(rules, state, viewer),
    stack: state.stack.map(rules.frames.write),
    scores: state.scores.slice(),
  }
}

/** What is seen of the modules, those that take no part included. */
const moduleViews = (rules: RulesData, state: State, viewer: Viewer): ModuleViews =>
  joined(rules.slices.map((slice) => slice.view?.(rules, state, viewer)))

const playerViews = (ctx: Context): ModulePlayerViews =>
  joined(ctx.rules.slices.map((slice) => slice.playerView?.(ctx)))

const sectionViews = (rules: RulesData, state: State, section: number): ModuleSectionViews =>
  joined(rules.slices.map((slice) => slice.sectionView?.(state, section)))

const supplyGoods = (state: State): Goods =>
  Object.fromEntries(MATERIALS.map((name, kind) => [name, at(state.supply, kind)]))

const diceAt = (state: State, space: number): SpaceView['dice'] =>
  DICE.map((die, index) => ({ die, index }))
    .filter(({ index }) => at(state.dieSpace, index) === space)
    .map(({ die, index }) => ({ die, value: at(state.dieValue, index) }))

function towersOf(rules: RulesData, state: State): SectionView[][] {
  const sections = state.cards.map((_, section) => sectionView(rules, state, section))
  return state.towerStart
    .slice(0, -1)
    .map((start, t) => sections.slice(start, at(state.towerStart, t + 1)))
}

function sectionView(rules: RulesData, state: State, section: number): SectionView {
  const card = item(rules.cathedralCards, at(state.cards, section))
  const tile = at(state.tiles, section)
  return {
    section,
    card: card.id,
    type: item(SECTION_TYPES, card.type),
    cost: goodsOf(card.cost),
    recognition: card.recognition,
    rubles: card.rubles,
    owner: ownerOf(state, section),
    finished: isFinished(state, section),
    missing: goodsOf(at(state.missing, section)),
    ...sectionViews(rules, state, section),
    tile: tile < 0 ? null : item(rules.workshopTiles, tile).id,
    ornament: decoratorOf(state, section),
  }
}

function playerView(rules: RulesData, state: State, seat: number): PlayerView {
  const player = playerAt(state, seat)
  const { position, rubles, spareBanners, inventoryBanners, finishedSections, ornamentsBuilt } =
    player
  const board = item(rules.boards, seat)
  return {
    colour: item(rules.options.colours, seat),
    board: board.id,
    position,
    prestige: rules.track.prestigeAt(position),
    rubles,
    inventory: goodsOf(player.inventory),
    capacity: board.storage - inventoryBanners,
    inventoryBanners,
    spareBanners,
    workshop: player.workshop.map((_, space) => workshopView(rules, player, seat, space)),
    ornaments: { door: player.doors, arch: player.arches, cross: player.crosses },
    finishedSections,
    ornamentsBuilt,
    ornamentsRemoved: player.ornamentsRemoved,
    ...playerViews(contextFor(rules, state, seat)),
  }
}

function workshopView(rules: RulesData, player: Player, seat: number, space: number): WorkshopView {
  const tile = at(player.workshop, space)
  const { die, cost, ornament } = boardSpace(rules, seat, space)
  const banner = (player.coveredSpaces & (1 << space)) !== 0
  const locked = (player.lockedSpaces & (1 << space)) !== 0
  const waiting = locked && tile < 0 ? item(ORNAMENTS, ornament) : null
  return {
    die: item(DICE, die),
    cost,
    tile: tile < 0 ? null : item(rules.workshopTiles, tile).id,
    faceUp: (player.faceUp & (1 << space)) !== 0,
    covered: banner ? 'banner' : waiting,
    locked,
  }
}

/**
 * A state that agrees with a view; what its viewer cannot see is dealt anew by `chance`. What is in
 * the bag follows by exclusion — CT-11.2.
 */
export function redeal(rules: RulesData, seen: View, chance: Chance): State {
  const sections = seen.towers.flat()
  const state = blankState(rules.blank)
  const { turn, first, active, sold, rerolled, triggeredBy, turnsLeft, over } = seen
  Object.assign(state, { turn, first, active, sold, rerolled, triggeredBy, turnsLeft, over })
  state.plan = placeOf(rules.plans, seen.plan)
  state.supply = MATERIALS.map((name) => seen.supply[name] ?? 0)
  state.resourceTiles = seen.market.map(({ tile }) => placeOf(rules.resourceTiles, tile))
  state.influenceCards = seen.influenceCards.map((id) => placeOf(rules.influenceCards, id))
  state.dieSpace = DICE.map((die) =>
    seen.market.findIndex(({ dice }) => dice.some((d) => d.die === die)),
  )
  state.dieValue = DICE.map(
    (die) => seen.market.flatMap(({ dice }) => dice).find((d) => d.die === die)?.value ?? 0,
  )
  state.crowd = crowdOf(state.dieSpace)
  state.towerStart = towerStarts(seen.towers.map((tower) => tower.length))
  state.cards = sections.map(({ card }) => placeOf(rules.cathedralCards, card))
  state.finished = sectionsWith(sections, ({ finished }) => finished)
  state.missing = sections.map(({ missing }) => bundleFrom(missing))
  state.tiles = sections.map(({ tile }) => tilePlace(rules, tile))
  state.players = seen.players.map((player, seat) => ({
    ...playerFrom(rules, player),
    banners: sectionsWith(sections, ({ owner }) => owner === seat),
    ornaments: sectionsWith(sections, ({ ornament }) => ornament === seat),
  }))
  for (const { redeal: deal } of rules.slices) {
    state.parts = { ...state.parts, ...deal(rules, seen, chance, state) }
  }
  state.stack = seen.stack.map(rules.frames.read)
  state.scores = seen.scores.slice()
  return state
}

const sectionsWith = (
  sections: readonly SectionView[],
  test: (section: SectionView) => boolean,
): Sections =>
  sections.reduce((set, section, index) => (test(section) ? set | only(index) : set), NO_SECTIONS)

const tilePlace = (rules: RulesData, tile: string | null): number =>
  tile === null ? -1 : placeOf(rules.workshopTiles, tile)

/** All but what stands on the cathedral. */
function playerFrom(rules: RulesData, seen: PlayerView): Player {
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
    workshop: seen.workshop.map(({ tile }) => tilePlace(rules, tile)),
    faceUp: mask((space) => space.faceUp),
    banners: NO_SECTIONS,
    ornaments: NO_SECTIONS,
    doors: seen.ornaments.door,
    arches: seen.ornaments.arch,
    crosses: seen.ornaments.cross,
    lockedSpaces: mask((space) => space.locked),
    finishedSections: seen.finishedSections,
    ornamentsBuilt: seen.ornamentsBuilt,
    ornamentsRemoved: seen.ornamentsRemoved,
    permits: 0,
  }
}
