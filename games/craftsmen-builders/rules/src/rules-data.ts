import { item, type Parsed } from '@guildhall/kernel'
import { wrong } from '@guildhall/kernel/toolbox'
import { type Badges, badgesOf } from './badges.ts'
import type { Command, CommandOf } from './commands.ts'
import { faultsOf } from './components/faults.ts'
import type { Components, OrdinaryCraftsman } from './components/schema.ts'
import { SLOTS, SYMBOLS } from './constants.ts'
import { alwaysPossible, compileEffects, type Effect, offersBuild } from './effects/compile.ts'
import { type Amount, sumOf } from './goods.ts'
import type { Options } from './options.ts'

/**
 * Everything printed that this table uses, looked up by number instead of by name. Made once when
 * the table is opened; no rule changes it.
 */
export interface Kit {
  readonly players: number
  readonly options: Options
  readonly effects: readonly Effect[]
  /** The ordinary craftsmen — CB-1.14. */
  readonly craftsmen: readonly Craftsman[]
  /** The places of the permanent craftsman: coins, build — CB-1.15. */
  readonly places: readonly Slot[]
  readonly boards: readonly Board[]
  readonly buildings: readonly Building[]
  readonly contracts: readonly Contract[]
  /** The positions of the market: level I first, each row from left to right. */
  readonly positions: readonly Position[]
  /** The power of each kind of contract, as its place in `effects`; whether it offers a build. */
  readonly powers: readonly Power[]
  readonly startGoods: Amount
  readonly workers: number
  readonly recruiters: number
  readonly markers: number
  readonly laps: number
  /** The slots of an active column on which nobody stands. */
  readonly noWorkers: readonly number[]
  /** What is paid to each earlier realiser of a contract — CB-7.8. */
  readonly contractFee: number
  readonly endCastles: number
  readonly endContracts: number
  readonly perContract: number
  readonly coinsPerPoint: number
  readonly resourcesPerPoint: number
  readonly commands: KitCommands
  /** The place in its list of a building, a craftsman, a slot, …, by its id. */
  readonly numbers: ReadonlyMap<string, number>
}

export interface Craftsman {
  readonly id: string
  readonly name: string
  /** The slots of line a, then those of line b. */
  readonly slots: readonly Slot[]
}

export interface Slot {
  readonly id: string
  readonly fee: number
  readonly effect: number
  readonly command: CommandOf<'place'>
}

export interface Board {
  readonly id: string
  readonly badge: Badges
  readonly sites: readonly Amount[]
}

export interface Building {
  readonly id: string
  readonly name: string
  /** Counted from 0. */
  readonly level: number
  readonly castle: boolean
  readonly cost: Amount
  readonly income: Amount
  readonly residual: Amount
  readonly badges: Badges
  readonly points: number
}

export interface Contract {
  readonly id: string
  /** The place of its kind in `SYMBOLS`. */
  readonly kind: number
  readonly badges: Badges
}

export interface Position {
  readonly id: string
  readonly builder: Amount
  readonly others: Amount
}

export interface Power {
  readonly id: string
  readonly effect: number
  readonly offersBuild: boolean
}

/** The commands that name a component, by the component's place in its list. */
export interface KitCommands {
  readonly recruit: readonly CommandOf<'recruit'>[]
  readonly chooseBuilding: readonly CommandOf<'chooseBuilding'>[]
  /** By the place of the effect. */
  readonly choose: readonly CommandOf<'choose'>[]
  /** By the id that each of them, and of the placements, names. */
  readonly byId: Readonly<
    Record<'place' | 'recruit' | 'chooseBuilding' | 'choose', ReadonlyMap<unknown, Command>>
  >
}

/** The kit of a table. Fails where the data cannot fill it, e.g. too few buildings for a row. */
export function makeKit(components: Components, options: Options, players: number): Parsed<Kit> {
  const faults = faultsOf(components)
  if (faults.length > 0) return { ok: false, problems: faults }
  const { constants, craftsmen: cards } = components
  const effects = compileEffects(components, options.contractCraftsman)
  const placeOf = (id: string): number => effects.placeOf(id)
  const craftsmen = cards.flatMap((card) =>
    card.role === 'ordinary' ? [craftsmanOf(card, placeOf)] : [],
  )
  const places = cards.flatMap((card) =>
    card.role === 'permanent' ? card.places.map(({ id }) => placeAt(id, placeOf)) : [],
  )
  const powers = SYMBOLS.map((kind): Power => {
    const id = components.powers.find((power) => power.kind === kind)?.id ?? ''
    const effect = placeOf(id)
    return { id, effect, offersBuild: offersBuild(effects.list, item(effects.list, effect)) }
  })
  // CB-3.7, CB-7.12: the coins place and every power can be used with nothing at all.
  for (const { id, effect } of [item(places, 0), ...powers]) {
    if (alwaysPossible(effects.list, item(effects.list, effect))) continue
    return wrong(id, 'this must always be possible (CB-7.12)')
  }
  const buildings = components.buildings.map(buildingOf)
  const kit: Kit = {
    players,
    options,
    effects: effects.list,
    craftsmen,
    places,
    boards: components.boards.map(({ id, badge, sites }) => ({
      id,
      badge: badgesOf([badge]),
      sites: sites.map(({ income }) => sumOf(income)),
    })),
    buildings,
    contracts: components.contracts.map(({ id, kind, badges }) => ({
      id,
      kind: SYMBOLS.indexOf(kind),
      badges: badgesOf(badges),
    })),
    positions: components.market.rows.flatMap(({ positions }) =>
      positions.map(({ id, builder, others }) => ({
        id,
        builder: sumOf(builder),
        others: sumOf(others),
      })),
    ),
    powers,
    startGoods: sumOf(constants.startGoods.items),
    workers: constants.pieces.workers,
    recruiters: constants.pieces.recruiters,
    markers: constants.pieces.markers,
    laps: constants.lapsPerRound.value,
    noWorkers: Array.from({ length: (players + 1) * SLOTS }, () => -1),
    contractFee: sumOf(constants.feePerEarlierRealiser.items).coins,
    endCastles: constants.endTriggers.castles,
    endContracts: constants.endTriggers.contracts,
    perContract: constants.scoring.perContract,
    coinsPerPoint: constants.scoring.coinsPerPoint,
    resourcesPerPoint: constants.scoring.resourcesPerPoint,
    commands: commandsOf(craftsmen, places, buildings, effects.list),
    numbers: numbersOf(components, craftsmen, places),
  }
  return { ok: true, value: kit }
}

function craftsmanOf(card: OrdinaryCraftsman, placeOf: (id: string) => number): Craftsman {
  const slots = card.lines.flatMap((line) =>
    line.slots.map(
      ({ id, fee }): Slot => ({
        id,
        fee,
        effect: placeOf(line.id),
        command: { type: 'place', slot: id },
      }),
    ),
  )
  return { id: card.id, name: card.name, slots }
}

const placeAt = (id: string, placeOf: (id: string) => number): Slot => ({
  id,
  fee: 0, // CB-5.4
  effect: placeOf(id),
  command: { type: 'place', slot: id },
})

function buildingOf(card: Components['buildings'][number]): Building {
  const { id, name, level, castle, points } = card
  return {
    id,
    name,
    level: level - 1,
    castle,
    cost: sumOf(card.cost),
    income: sumOf(card.income),
    residual: sumOf(card.residual),
    badges: badgesOf(card.badges),
    points,
  }
}

function commandsOf(
  craftsmen: readonly Craftsman[],
  places: readonly Slot[],
  buildings: readonly Building[],
  effects: readonly Effect[],
): KitCommands {
  const recruit = craftsmen.map(({ id }) => ({ type: 'recruit', craftsman: id }) as const)
  const chooseBuilding = buildings.map(
    ({ id }) => ({ type: 'chooseBuilding', building: id }) as const,
  )
  const choose = effects.map(({ id }) => ({ type: 'choose', option: id }) as const)
  const slots = [...places, ...craftsmen.flatMap((card) => card.slots)]
  const byId = {
    place: new Map(slots.map(({ id, command }) => [id, command])),
    recruit: new Map(recruit.map((command) => [command.craftsman, command])),
    chooseBuilding: new Map(chooseBuilding.map((command) => [command.building, command])),
    choose: new Map(choose.map((command) => [command.option, command])),
  }
  return { recruit, chooseBuilding, choose, byId }
}

const positionsOf = (market: Components['market']) => market.rows.flatMap((row) => row.positions)

/** Places of the permanent craftsman come first; then each craftsman has room for `SLOTS`. */
export const FIRST_SLOT = 2

function numbersOf(
  { boards, buildings, contracts, market }: Components,
  craftsmen: readonly Craftsman[],
  places: readonly Slot[],
): Map<string, number> {
  const numbers = new Map<string, number>()
  for (const list of [boards, buildings, contracts, craftsmen, places, positionsOf(market)]) {
    for (const [place, { id }] of list.entries()) numbers.set(id, place)
  }
  for (const [card, { slots }] of craftsmen.entries()) {
    for (const [slot, { id }] of slots.entries()) numbers.set(id, FIRST_SLOT + card * SLOTS + slot)
  }
  return numbers
}

/** The place of a component in its list. */
export function numberOf(kit: Kit, id: string): number {
  const number = kit.numbers.get(id)
  if (number === undefined) throw new Error(`no component ${id} at this table`)
  return number
}

export const buildingAt = (kit: Kit, building: number): Building => item(kit.buildings, building)

export const boardAt = (kit: Kit, board: number): Board => item(kit.boards, board)

export const effectAt = (kit: Kit, effect: number): Effect => item(kit.effects, effect)
