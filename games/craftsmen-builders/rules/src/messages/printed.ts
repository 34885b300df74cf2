import { item, type Message, type Parsed, type TableRequest } from '@guildhall/kernel'
import { symbolsIn } from '../badges.ts'
import { type BadgeSymbol, POSITIONS, SYMBOLS } from '../constants.ts'
import { rulesDataFor } from '../game.ts'
import { type Amount, type Goods, goodsOf } from '../goods.ts'
import { type Effect, type EffectWord, optionsOf } from '../modules/base/effects/effect.ts'
import {
  type Building,
  boardAt,
  buildingAt,
  type Craftsman,
  effectAt,
  numberOf,
  type RulesData,
} from '../rules-data.ts'
import { board, building, contract, craftsman, effectWords } from './terms.ts'

/** What is printed at a table, by its ids: for those who draw it. */
export interface Printed {
  readonly building: (id: string) => PrintedBuilding
  readonly craftsman: (id: string) => PrintedCraftsman
  readonly board: (id: string) => PrintedBoard
  readonly contract: (id: string) => PrintedContract
  /** The gains of a place of the market, both counted from 1 — CB-6.18. */
  readonly gains: (level: number, position: number) => PrintedGains
  /** The permanent craftsman: coins, build — CB-1.15. */
  readonly places: readonly PrintedLine[]
  readonly workers: number
  readonly laps: number
  readonly endCastles: number
  readonly endContracts: number
}

export interface PrintedBuilding {
  readonly name: Message
  readonly level: number
  readonly cost: Goods
  readonly income: Goods
  readonly residual: Goods
  readonly badges: readonly BadgeSymbol[]
  readonly points: number
}

export interface PrintedCraftsman {
  readonly name: Message
  readonly lines: readonly PrintedLine[]
}

export interface PrintedLine {
  readonly slots: readonly { readonly id: string; readonly fee: number }[]
  readonly effect: PrintedEffect
}

export interface PrintedEffect {
  readonly word: EffectWord
  readonly max: number
  readonly pay: GoodsOfChoice
  readonly gain: GoodsOfChoice
  readonly words: Message
}

/** Goods, and so many resources of choice — CB-5.17. */
export type GoodsOfChoice = Goods & { readonly choice?: number }

export interface PrintedBoard {
  readonly name: Message
  readonly badge: BadgeSymbol
  readonly sites: readonly Goods[]
}

export interface PrintedContract {
  readonly name: Message
  readonly badges: readonly BadgeSymbol[]
  readonly power: PrintedEffect
  /** What the power chooses from; the power itself where there is no choice. */
  readonly options: readonly PrintedEffect[]
}

export interface PrintedGains {
  readonly builder: Goods
  readonly others: Goods
}

/** Everything printed that such a table uses, or why there can be none. */
export function printed(request: TableRequest): Parsed<Printed> {
  const read = rulesDataFor(request)
  if (!read.ok) return read
  const rules = read.value
  return {
    ok: true,
    value: {
      building: (id) => buildingOf(rules, id, buildingAt(rules, numberOf(rules, id))),
      craftsman: (id) => craftsmanOf(rules, id, item(rules.craftsmen, numberOf(rules, id))),
      board: (id) => boardOf(rules, id),
      contract: (id) => contractOf(rules, id),
      gains: (level, position) => gainsOf(rules, level, position),
      places: rules.places.map(({ id, fee, effect }) => ({
        slots: [{ id, fee }],
        effect: effectOf(rules, effectAt(rules, effect)),
      })),
      workers: rules.workers,
      laps: rules.laps,
      endCastles: rules.endCastles,
      endContracts: rules.endContracts,
    },
  }
}

function buildingOf(rules: RulesData, id: string, card: Building): PrintedBuilding {
  return {
    name: building(rules, id),
    level: card.level + 1,
    cost: goodsOf(card.cost),
    income: goodsOf(card.income),
    residual: goodsOf(card.residual),
    badges: symbolsIn(card.badges),
    points: card.points,
  }
}

function craftsmanOf(rules: RulesData, id: string, { slots }: Craftsman): PrintedCraftsman {
  const effects = [...new Set(slots.map(({ effect }) => effect))]
  return {
    name: craftsman(rules, id),
    lines: effects.map((effect) => ({
      slots: slots.filter((slot) => slot.effect === effect).map(({ id, fee }) => ({ id, fee })),
      effect: effectOf(rules, effectAt(rules, effect)),
    })),
  }
}

function effectOf(rules: RulesData, effect: Effect): PrintedEffect {
  const { word } = effect
  const words = effectWords(rules, effect)
  if (word !== 'trade') return { word, max: 1, pay: {}, gain: {}, words }
  const { max, pay, payUnits, gain, gainUnits } = effect
  return { word, max, pay: withChoice(pay, payUnits), gain: withChoice(gain, gainUnits), words }
}

const withChoice = (amount: Amount, choice: number): GoodsOfChoice => ({
  ...goodsOf(amount),
  ...(choice > 0 ? { choice } : {}),
})

function boardOf(rules: RulesData, id: string): PrintedBoard {
  const { badge, sites } = boardAt(rules, numberOf(rules, id))
  return { name: board(rules, id), badge: item(symbolsIn(badge), 0), sites: sites.map(goodsOf) }
}

function contractOf(rules: RulesData, id: string): PrintedContract {
  const { kind, badges } = item(rules.contracts, numberOf(rules, id))
  const power = effectAt(rules, item(rules.powers, kind).effect)
  const symbol = item(SYMBOLS, kind)
  const others = symbolsIn(badges).filter((badge) => badge !== symbol)
  const options = optionsOf(power).map((option) => effectOf(rules, effectAt(rules, option)))
  return {
    name: contract(rules, id),
    badges: [symbol, symbol, ...others],
    power: effectOf(rules, power),
    options: options.length > 0 ? options : [effectOf(rules, power)],
  }
}

function gainsOf(rules: RulesData, level: number, position: number): PrintedGains {
  const { builder, others } = item(rules.positions, (level - 1) * POSITIONS + position - 1)
  return { builder: goodsOf(builder), others: goodsOf(others) }
}
