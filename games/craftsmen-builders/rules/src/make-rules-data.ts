import { item, type Parsed } from '@guildhall/kernel'
import { wrong } from '@guildhall/kernel/toolbox'
import { badgesOf, sizeOf } from './badges.ts'
import { faultsOf } from './components/faults.ts'
import type { Components, OrdinaryCraftsman } from './components/schema.ts'
import { SLOTS, SYMBOLS } from './constants.ts'
import { sumOf } from './goods.ts'
import { alwaysPossible, compileEffects, offersBuild } from './modules/base/effects/compile.ts'
import type { Effect } from './modules/base/effects/effect.ts'
import { MODULES } from './modules/modules.ts'
import type { Options } from './options.ts'
import {
  type Board,
  type Building,
  type Contract,
  type Craftsman,
  FIRST_SLOT,
  type Position,
  type Power,
  type RulesCommands,
  type RulesData,
  type Slot,
} from './rules-data.ts'

/** The rules data of a table. Fails where the data cannot fill it, e.g. too few buildings for a row. */
export function makeRulesData(
  components: Components,
  options: Options,
  players: number,
): Parsed<RulesData> {
  const faults = faultsOf(components)
  if (faults.length > 0) return { ok: false, problems: faults }
  const effects = compileEffects(components, options.contractCraftsman)
  const placeOf = (id: string): number => effects.placeOf(id)
  const craftsmen = ordinaryCraftsmen(components).map((card, number) =>
    craftsmanOf(card, number, placeOf),
  )
  const places = permanentPlaces(components).map(({ id }, number) => placeAt(id, number, placeOf))
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
  const contracts = contractsOf(components)
  const { constants } = components
  const rules: RulesData = {
    players,
    options,
    effects: effects.list,
    craftsmen,
    places,
    powers,
    buildings,
    boards: boardsOf(components),
    contracts,
    fewestBadges: Math.min(...contracts.map(({ badges }) => sizeOf(badges))),
    positions: positionsOf(components),
    startGoods: sumOf(constants.startGoods.items),
    workers: constants.pieces.workers,
    recruiters: constants.pieces.recruiters,
    markers: constants.pieces.markers,
    laps: constants.lapsPerRound.value,
    contractFee: sumOf(constants.feePerEarlierRealiser.items).coins,
    endCastles: constants.endTriggers.castles,
    endContracts: constants.endTriggers.contracts,
    perContract: constants.scoring.perContract,
    coinsPerPoint: constants.scoring.coinsPerPoint,
    resourcesPerPoint: constants.scoring.resourcesPerPoint,
    noWorkers: Array.from({ length: (players + 1) * SLOTS }, () => -1),
    commands: commandsOf(craftsmen, places, buildings, effects.list),
    scores: MODULES.flatMap((module) => module.scores),
    numbers: numbersOf(components, craftsmen, places),
  }
  return { ok: true, value: rules }
}

const ordinaryCraftsmen = ({ craftsmen }: Components): OrdinaryCraftsman[] =>
  craftsmen.flatMap((card) => (card.role === 'ordinary' ? [card] : []))

const permanentPlaces = ({ craftsmen }: Components) =>
  craftsmen.flatMap((card) => (card.role === 'permanent' ? card.places : []))

const boardsOf = ({ boards }: Components): Board[] =>
  boards.map(({ id, badge, sites }) => ({
    id,
    badge: badgesOf([badge]),
    sites: sites.map(({ income }) => sumOf(income)),
  }))

const contractsOf = ({ contracts }: Components): Contract[] =>
  contracts.map(({ id, kind, badges }) => ({
    id,
    kind: SYMBOLS.indexOf(kind),
    badges: badgesOf(badges),
  }))

const positionsOf = ({ market }: Components): Position[] =>
  market.rows
    .flatMap(({ positions }) => positions)
    .map(({ id, builder, others }) => ({ id, builder: sumOf(builder), others: sumOf(others) }))

function craftsmanOf(
  card: OrdinaryCraftsman,
  number: number,
  placeOf: (id: string) => number,
): Craftsman {
  const printed = card.lines.flatMap((line) => line.slots.map((slot) => ({ ...slot, line })))
  const slots = printed.map(
    ({ id, fee, line }, slot): Slot => ({
      id,
      number: FIRST_SLOT + number * SLOTS + slot,
      fee,
      effect: placeOf(line.id),
      command: { type: 'place', slot: id },
    }),
  )
  return { id: card.id, name: card.name, slots }
}

const placeAt = (id: string, number: number, placeOf: (id: string) => number): Slot => ({
  id,
  number,
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
): RulesCommands {
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

function numbersOf(
  components: Components,
  craftsmen: readonly Craftsman[],
  places: readonly Slot[],
): Map<string, number> {
  const { boards, buildings, contracts } = components
  const numbers = new Map<string, number>()
  for (const list of [boards, buildings, contracts, craftsmen, positionsOf(components)]) {
    for (const [place, { id }] of list.entries()) numbers.set(id, place)
  }
  for (const { id, number } of [...places, ...craftsmen.flatMap((card) => card.slots)]) {
    numbers.set(id, number)
  }
  return numbers
}
