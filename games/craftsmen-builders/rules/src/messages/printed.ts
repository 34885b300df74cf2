import { item, type Message, type Parsed, type TableRequest } from '@guildhall/kernel'
import { symbolsIn } from '../badges.ts'
import { type BadgeSymbol, POSITIONS, SYMBOLS } from '../constants.ts'
import type { Effect, EffectWord } from '../effects/compile.ts'
import { kitFor } from '../game.ts'
import { type Amount, type Goods, goodsOf } from '../goods.ts'
import {
  type Building,
  boardAt,
  buildingAt,
  type Craftsman,
  effectAt,
  type Kit,
  numberOf,
} from '../kit.ts'
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
  const read = kitFor(request)
  if (!read.ok) return read
  const kit = read.value
  return {
    ok: true,
    value: {
      building: (id) => buildingOf(kit, id, buildingAt(kit, numberOf(kit, id))),
      craftsman: (id) => craftsmanOf(kit, id, item(kit.craftsmen, numberOf(kit, id))),
      board: (id) => boardOf(kit, id),
      contract: (id) => contractOf(kit, id),
      gains: (level, position) => gainsOf(kit, level, position),
      places: kit.places.map(({ id, fee, effect }) => ({
        slots: [{ id, fee }],
        effect: effectOf(kit, effectAt(kit, effect)),
      })),
      workers: kit.workers,
      laps: kit.laps,
      endCastles: kit.endCastles,
      endContracts: kit.endContracts,
    },
  }
}

const goods = ({ coins, wood, stone }: Amount): Goods => goodsOf(coins, wood, stone)

function buildingOf(kit: Kit, id: string, card: Building): PrintedBuilding {
  return {
    name: building(kit, id),
    level: card.level + 1,
    cost: goods(card.cost),
    income: goods(card.income),
    residual: goods(card.residual),
    badges: symbolsIn(card.badges),
    points: card.points,
  }
}

function craftsmanOf(kit: Kit, id: string, { slots }: Craftsman): PrintedCraftsman {
  const effects = [...new Set(slots.map(({ effect }) => effect))]
  return {
    name: craftsman(kit, id),
    lines: effects.map((effect) => ({
      slots: slots.filter((slot) => slot.effect === effect).map(({ id, fee }) => ({ id, fee })),
      effect: effectOf(kit, effectAt(kit, effect)),
    })),
  }
}

function effectOf(kit: Kit, effect: Effect): PrintedEffect {
  const { word, max, pay, payUnits, gain, gainUnits } = effect
  return {
    word,
    max,
    pay: withChoice(pay, payUnits),
    gain: withChoice(gain, gainUnits),
    words: effectWords(kit, effect),
  }
}

const withChoice = (amount: Amount, choice: number): GoodsOfChoice => ({
  ...goods(amount),
  ...(choice > 0 ? { choice } : {}),
})

function boardOf(kit: Kit, id: string): PrintedBoard {
  const { badge, sites } = boardAt(kit, numberOf(kit, id))
  return { name: board(kit, id), badge: item(symbolsIn(badge), 0), sites: sites.map(goods) }
}

function contractOf(kit: Kit, id: string): PrintedContract {
  const { kind, badges } = item(kit.contracts, numberOf(kit, id))
  const power = effectAt(kit, item(kit.powers, kind).effect)
  const symbol = item(SYMBOLS, kind)
  const others = symbolsIn(badges).filter((badge) => badge !== symbol)
  const options = power.options.map((option) => effectOf(kit, effectAt(kit, option)))
  return {
    name: contract(kit, id),
    badges: [symbol, symbol, ...others],
    power: effectOf(kit, power),
    options: options.length > 0 ? options : [effectOf(kit, power)],
  }
}

function gainsOf(kit: Kit, level: number, position: number): PrintedGains {
  const { builder, others } = item(kit.positions, (level - 1) * POSITIONS + position - 1)
  return { builder: goods(builder), others: goods(others) }
}
