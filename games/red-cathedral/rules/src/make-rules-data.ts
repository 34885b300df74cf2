import { item, type Parsed } from '@guildhall/kernel'
import { type Bundle, bundleFrom, size } from './bundle.ts'
import { actionCommands } from './commands.ts'
import type { Components } from './components/schema.ts'
import type { AnyStep } from './components/steps.ts'
import { COLOURS, DICE, MATERIALS, ORNAMENTS, SECTION_TYPES } from './constants.ts'
import { compileEffects, type EffectSource, once } from './effects/compile.ts'
import type { Collected } from './modules/registries.ts'
import type { EffectStep } from './modules/types.ts'
import type { Options } from './options.ts'
import type { Board, CathedralCard } from './printed-pieces.ts'
import {
  type AddedCard,
  hooksOf,
  type Module,
  type RulesData,
  type SeatData,
} from './rules-data.ts'
import { Track } from './track.ts'

/** What the modules of a table bring, and the rules that all modules add. */
interface ModulesOfTable {
  readonly modules: readonly Module[]
  readonly collected: Collected
}

/** The rules data of a table. Fails where the data cannot fill it, e.g. too few bases for a plan. */
export function makeRulesData(
  components: Components,
  options: Options,
  players: number,
  { modules, collected }: ModulesOfTable,
): Parsed<RulesData> {
  const added = collected.cards(components, options)
  if (!added.ok) return added
  const tiles = [...components.workshopTiles, ...components.workshopTilesContractors].filter(
    (tile) => tile.minPlayers <= players && takesPart(tile, modules), // RC-2.16
  )
  const compiledTiles = tiles.map((tile) => tileAt(tile, modules, options))
  const more = [
    ...added.value.flatMap(({ actions }) => actions),
    ...modules.flatMap((module) => module.effects?.(components) ?? []),
  ]
  const effects = compileEffects(components, compiledTiles, more, {
    compile: (written) =>
      compiled(collected, written).map((step) => stepAt(step, modules, options)),
    requiredBy: (word) => collected.steps[word].required,
  })
  const table = { components, options, players, modules, collected, tiles }
  const rules = baseRulesData({ ...table, added: added.value, ...effects })
  const own = modules.map((module) => module.data?.(components, rules) ?? {})
  const indexOf = (id: string): number => effects.places.get(id) ?? -1
  const printed = modules.map((module) => module.printed?.of(components, options, indexOf, rules))
  const parts = Object.assign({}, collected.noneOfThem, ...printed)
  return complete(Object.assign(rules, { parts }, ...own))
}

/** What the rules data of a table are made of. */
interface Ingredients extends ModulesOfTable, ReturnType<typeof compileEffects> {
  readonly components: Components
  readonly options: Options
  readonly players: number
  readonly tiles: Components['workshopTiles']
  readonly added: readonly AddedCard[]
}

/** The rules data of the base game with these components; the modules set the rest. */
function baseRulesData(from: Ingredients): RulesData {
  const { components, options, players, modules, collected, effects, places } = from
  const { constants } = components
  return {
    // Field by field: spread, every table would get a shape of its own, and every rule be slow.
    commands: collected.commands,
    questions: collected.questions,
    frames: collected.frames,
    events: collected.events,
    steps: collected.steps,
    counters: collected.counters,
    slices: collected.slices,
    blank: collected.blank,
    signs: collected.signs,
    players,
    deciding: players,
    seats: options.colours.map(seatData),
    options,
    track: new Track(components.scoreTrack.prestigePositions),
    diceInPlay: diceIn(components, modules),
    supply: MATERIALS.map((kind) => suppliedOf(components, kind, modules)),
    effects,
    effectPlace: places,
    actions: actionCommands(effects),
    resourceTiles: resourceTiles(from),
    influenceCards: influenceCards(from),
    workshopTiles: from.tiles.map(({ id, name }) => ({ id, name, effect: placeOf(from, id) })),
    cathedralCards: components.cathedralCards.map(cathedralCard),
    plans: plansFor(from),
    boards: boardsFor(from),
    ownDie: options.colours.map((colour) => COLOURS.indexOf(colour)),
    startRubles: constants.startRublesByTurnOrder.values,
    startPosition: constants.startPosition.value,
    deliveryBudget: constants.deliveryBudget.value,
    openStorage: constants.inventory.openAtStart,
    inventoryBanners: constants.inventory.bannersOnInventory,
    banners: constants.pieces.banners,
    ornamentCounts: ORNAMENTS.map((ornament) => constants.pieces.ornaments[ornament]),
    ornamentCost: SECTION_TYPES.map((type) => ornamentCost(components, type)),
    jewelPrestige: jewelPrestige(components),
    rublesForPrestige: constants.exchange.prestigeToRubles,
    sixthSectionPrestige: constants.sixthSectionPrestige.value,
    goodsPerPrestige: constants.goodsPerPrestige.value,
    perFinishedSection: constants.towerValue.perFinishedSection,
    perOrnament: constants.towerValue.perOrnament,
    permitLimit: 0,
    parts: collected.noneOfThem,
    modules,
    hooks: hooksOf(modules),
  }
}

const seatData = (colour: string): SeatData => ({
  name: `player.${colour}`,
  turn: 'turn',
  earns: true,
})

const placeOf = ({ places }: Ingredients, effect: string): number => places.get(effect) ?? -1

const diceIn = ({ dice }: Components, modules: readonly Module[]): number[] =>
  dice.filter((die) => takesPart(die, modules)).map(({ colour }) => DICE.indexOf(colour))

const resourceTiles = (from: Ingredients): RulesData['resourceTiles'] =>
  from.components.resourceTiles
    .filter((tile) => takesPart(tile, from.modules))
    .map(({ id, startOfDice }) => ({
      id,
      effect: placeOf(from, id),
      startOfDice: startOfDice !== undefined,
    }))

/** The cards of the groups that none of the added cards replaces, then those. */
function influenceCards(from: Ingredients): RulesData['influenceCards'] {
  const { components, added } = from
  const kept = components.influenceCards.filter(({ group }) =>
    added.every(({ replaces }) => replaces !== group),
  )
  return [...kept, ...added].map(({ id, name, group, actions }) => ({
    id,
    name,
    group,
    actions: actions.map((action) => placeOf(from, action.id)),
  }))
}

const plansFor = ({ components, options, players }: Ingredients): RulesData['plans'] =>
  components.buildingPlans.filter((plan) => plan.players === players && inUse(plan.module, options))

const boardsFor = ({ components, options }: Ingredients): Board[] =>
  options.sides.map((side, seat) =>
    boardFor(components, options, item(options.colours, seat), side),
  )

function jewelPrestige({ constants }: Components): RulesData['jewelPrestige'] {
  const { one, twoSameColour, greenAndPurple } = constants.ornamentJewels
  return { one, same: twoSameColour, both: greenAndPurple }
}

function complete(rules: RulesData): Parsed<RulesData> {
  const lacking = shortage(rules)
  return lacking === null ? { ok: true, value: rules } : { ok: false, problems: [lacking] }
}

/** A component that is marked for a module, or that one removes. */
interface Marked {
  readonly module?: unknown
  readonly removedBy?: unknown
}

/** Whether a component takes part at a table with these modules — CT-2.1 to CT-2.4, GU-ALL-6. */
function takesPart({ module, removedBy }: Marked, modules: readonly Module[]): boolean {
  const here = modules.map(({ id }): unknown => id)
  return (module === undefined || here.includes(module)) && !here.includes(removedBy)
}

/** What a workshop tile gives at this table. */
function tileAt(
  { id, steps }: Components['workshopTiles'][number],
  modules: readonly Module[],
  options: Options,
): EffectSource {
  let tile = once(id, steps)
  for (const module of modules) tile = module.workshopTile?.(tile, options) ?? tile
  return tile
}

/** A step as it is written, compiled by the word that it is. */
function compiled({ steps }: Collected, written: AnyStep): readonly EffectStep[] {
  for (const { compile } of Object.values(steps)) {
    const found = compile?.(written) ?? null
    if (found !== null) return found
  }
  throw new Error(`no word for ${Object.keys(written).join()}`)
}

/** What a step of an effect means at this table. */
function stepAt(printed: EffectStep, modules: readonly Module[], options: Options): EffectStep {
  let step = printed
  for (const module of modules) step = module.step?.(step, options) ?? step
  return step
}

/** RC-2.12: the new plans join by setting. */
const inUse = (module: string | undefined, { plans }: Options): boolean =>
  plans === 'all' || (module === undefined) === (plans === 'base')

const suppliedOf = (components: Components, kind: string, modules: readonly Module[]): number =>
  components.supplies.find((supply) => supply.id === kind && takesPart(supply, modules))?.n ?? 0

function cathedralCard(card: Components['cathedralCards'][number]): CathedralCard {
  const cost = bundleFrom(card.cost as Parameters<typeof bundleFrom>[0])
  const { recognition, rubles } = card.reward
  return {
    id: card.id,
    type: SECTION_TYPES.indexOf(card.type),
    cost,
    size: size(cost),
    recognition,
    rubles,
  }
}

function ornamentCost(components: Components, type: string): Bundle {
  const ornament = components.constants.ornaments.find((entry) => entry.on === type)
  const goods = (ornament?.pay ?? []).map(({ of, n }) => [String(of), n])
  return bundleFrom(Object.fromEntries(goods))
}

function boardFor(components: Components, options: Options, colour: string, side: string): Board {
  const board = components.workshopBoards.find((b) => b.colour === colour && b.side === side)
  if (board === undefined) throw new Error(`no ${side} workshop board for ${colour}`)
  const covering = options.extraBannersCoverInventory ? board.spareBanners : 0 // CT-2.10
  return {
    id: board.id,
    advanced: side === 'advanced',
    spareBanners: board.spareBanners - covering,
    inventoryBanners: components.constants.inventory.bannersOnInventory + covering,
    storage: components.constants.inventory.spaces,
    spaces: board.spaces.map(({ id, die, cost, holds }) => ({
      id,
      die: DICE.indexOf(die),
      cost,
      holdsBanner: holds === 'banner',
      ornament: holds === null || holds === 'banner' ? -1 : ORNAMENTS.indexOf(holds),
    })),
  }
}

/** What a table would run out of during setup. */
function shortage(rules: RulesData): { path: string; message: string } | null {
  const cardsOf = (type: number) => rules.cathedralCards.filter((card) => card.type === type).length
  for (const { id, middles } of rules.plans) {
    const sections = middles.reduce((sum, n) => sum + n + 2, 0)
    const needed = middles.reduce((sum, n) => sum + n, 0)
    if (cardsOf(0) < middles.length || cardsOf(1) < needed || cardsOf(2) < middles.length) {
      return { path: 'cathedralCards', message: `too few cards for ${id}` }
    }
    if (rules.workshopTiles.length < sections) {
      return { path: 'workshopTiles', message: `too few tiles for ${id}` }
    }
  }
  if (rules.plans.length === 0) return { path: 'buildingPlans', message: 'no plan for this table' }
  if (rules.resourceTiles.length !== 8)
    return { path: 'resourceTiles', message: 'eight tiles are needed' }
  if (rules.resourceTiles.filter((tile) => tile.startOfDice).length !== 1) {
    return { path: 'resourceTiles', message: 'one tile must say where the dice start' }
  }
  return null
}
