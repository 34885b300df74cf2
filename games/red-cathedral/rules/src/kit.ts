import { item, type Parsed, type Seat } from '@guildhall/kernel'
import { type Bundle, bundleFrom, size } from './bundle.ts'
import { actionCommands, type CommandOf } from './commands.ts'
import type { Components } from './components/schema.ts'
import { compileEffects, type Effect } from './effects/compile.ts'
import type { Options } from './options.ts'
import { Track } from './track.ts'
import { COLOURS, DICE, MATERIALS, ORNAMENTS, SECTION_TYPES } from './words.ts'

/**
 * Everything printed that this table uses, looked up by number instead of by name. Made once when
 * the table is opened; no rule changes it.
 */
export interface Kit {
  readonly players: number
  readonly options: Options
  readonly track: Track
  readonly diceInPlay: readonly number[]
  readonly supply: readonly number[]
  readonly effects: readonly Effect[]
  /** The place of an effect by its id. */
  readonly effectPlace: ReadonlyMap<string, number>
  /** The command that uses each effect as an influence action. */
  readonly actions: readonly CommandOf<'useAction'>[]
  readonly resourceTiles: readonly ResourceTile[]
  readonly influenceCards: readonly InfluenceCard[]
  readonly workshopTiles: readonly WorkshopTile[]
  readonly cathedralCards: readonly CathedralCard[]
  readonly plans: readonly Plan[]
  /** The workshop board of each seat, and the die of each seat's colour. */
  readonly boards: readonly Board[]
  readonly ownDie: readonly number[]
  readonly startRubles: readonly number[]
  readonly startPosition: number
  readonly deliveryBudget: number
  readonly openStorage: number
  readonly inventoryBanners: number
  readonly banners: number
  readonly ornamentCounts: readonly number[]
  /** By section type. */
  readonly ornamentCost: readonly Bundle[]
  readonly jewelPrestige: { readonly one: number; readonly same: number; readonly both: number }
  readonly rublesForPrestige: number
  readonly sixthSectionPrestige: number
  readonly goodsPerPrestige: number
  readonly perFinishedSection: number
  readonly perOrnament: number
}

export interface ResourceTile {
  readonly id: string
  readonly effect: number
  readonly startOfDice: boolean
}

export interface InfluenceCard {
  readonly id: string
  readonly name: string
  readonly group: string
  /** The two actions, as places in `effects`. */
  readonly actions: readonly number[]
}

export interface WorkshopTile {
  readonly id: string
  readonly name: string
  readonly effect: number
}

export interface CathedralCard {
  readonly id: string
  readonly type: number
  readonly cost: Bundle
  readonly size: number
  readonly recognition: number
  readonly rubles: number
}

export interface Plan {
  readonly id: string
  readonly middles: readonly number[]
}

export interface Board {
  readonly id: string
  readonly advanced: boolean
  readonly spareBanners: number
  readonly spaces: readonly BoardSpace[]
}

export interface BoardSpace {
  readonly id: string
  readonly die: number
  readonly cost: number
  readonly holdsBanner: boolean
  /** The ornament that lies here at the start, as its place in `ORNAMENTS`; -1 for none. */
  readonly ornament: number
}

/** The kit of a table. Fails where the data cannot fill it, e.g. too few bases for a plan. */
export function makeKit(components: Components, options: Options, players: number): Parsed<Kit> {
  const { constants } = components
  const tiles = components.workshopTiles.filter((tile) => tile.minPlayers <= players) // RC-2.16
  const { effects, places } = compileEffects(components, tiles)
  const indexOf = (id: string): number => places.get(id) ?? -1
  const kit: Kit = {
    players,
    options,
    track: new Track(components.scoreTrack.prestigePositions),
    diceInPlay: components.dice
      .filter((die) => die['module'] === undefined)
      .map((d) => DICE.indexOf(d.colour)),
    supply: MATERIALS.map((kind) => suppliedOf(components, kind)),
    effects,
    effectPlace: places,
    actions: actionCommands(effects),
    resourceTiles: components.resourceTiles
      .filter((tile) => tile.module === undefined)
      .map(({ id, startOfDice }) => ({
        id,
        effect: indexOf(id),
        startOfDice: startOfDice !== undefined,
      })),
    influenceCards: components.influenceCards.map(({ id, name, group, actions }) => ({
      id,
      name,
      group,
      actions: actions.map((action) => indexOf(action.id)),
    })),
    workshopTiles: tiles.map(({ id, name }) => ({ id, name, effect: indexOf(id) })),
    cathedralCards: components.cathedralCards.map(cathedralCard),
    plans: components.buildingPlans.filter(
      (plan) => plan.players === players && inUse(plan.module, options),
    ),
    boards: options.colours.map((colour, seat) =>
      boardFor(components, colour, item(options.sides, seat)),
    ),
    ownDie: options.colours.map((colour) => COLOURS.indexOf(colour)),
    startRubles: constants.startRublesByTurnOrder.values,
    startPosition: constants.startPosition.value,
    deliveryBudget: constants.deliveryBudget.value,
    openStorage: constants.inventory.openAtStart,
    inventoryBanners: constants.inventory.bannersOnInventory,
    banners: constants.pieces.banners,
    ornamentCounts: ORNAMENTS.map((ornament) => constants.pieces.ornaments[ornament]),
    ornamentCost: SECTION_TYPES.map((type) => ornamentCost(components, type)),
    jewelPrestige: {
      one: constants.ornamentJewels.one,
      same: constants.ornamentJewels.twoSameColour,
      both: constants.ornamentJewels.greenAndPurple,
    },
    rublesForPrestige: constants.exchange.prestigeToRubles,
    sixthSectionPrestige: constants.sixthSectionPrestige.value,
    goodsPerPrestige: constants.goodsPerPrestige.value,
    perFinishedSection: constants.towerValue.perFinishedSection,
    perOrnament: constants.towerValue.perOrnament,
  }
  const lacking = shortage(kit)
  return lacking === null ? { ok: true, value: kit } : { ok: false, problems: [lacking] }
}

/** RC-2.12: the new plans join by setting. */
const inUse = (module: string | undefined, { plans }: Options): boolean =>
  plans === 'all' || (module === undefined) === (plans === 'base')

const suppliedOf = (components: Components, kind: string): number =>
  components.supplies.find((supply) => supply.id === kind && supply.module === undefined)?.n ?? 0

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

function boardFor(components: Components, colour: string, side: string): Board {
  const board = components.workshopBoards.find((b) => b.colour === colour && b.side === side)
  if (board === undefined) throw new Error(`no ${side} workshop board for ${colour}`)
  return {
    id: board.id,
    advanced: side === 'advanced',
    spareBanners: board.spareBanners,
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
function shortage(kit: Kit): { path: string; message: string } | null {
  const cardsOf = (type: number) => kit.cathedralCards.filter((card) => card.type === type).length
  for (const { id, middles } of kit.plans) {
    const sections = middles.reduce((sum, n) => sum + n + 2, 0)
    const needed = middles.reduce((sum, n) => sum + n, 0)
    if (cardsOf(0) < middles.length || cardsOf(1) < needed || cardsOf(2) < middles.length) {
      return { path: 'cathedralCards', message: `too few cards for ${id}` }
    }
    if (kit.workshopTiles.length < sections) {
      return { path: 'workshopTiles', message: `too few tiles for ${id}` }
    }
  }
  if (kit.plans.length === 0) return { path: 'buildingPlans', message: 'no plan for this table' }
  if (kit.resourceTiles.length !== 8)
    return { path: 'resourceTiles', message: 'eight tiles are needed' }
  if (kit.resourceTiles.filter((tile) => tile.startOfDice).length !== 1) {
    return { path: 'resourceTiles', message: 'one tile must say where the dice start' }
  }
  return null
}

/** The tile lying on a seat's workshop space gives this effect. */
export const tileEffect = (kit: Kit, tile: number): Effect =>
  item(kit.effects, item(kit.workshopTiles, tile).effect)

export const boardSpace = (kit: Kit, seat: Seat, space: number): BoardSpace =>
  item(item(kit.boards, seat).spaces, space)
