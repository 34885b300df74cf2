import { item, type Message, type Seat } from '@guildhall/kernel'
import type { Badges } from './badges.ts'
import { SLOTS } from './constants.ts'
import type { Amount } from './goods.ts'
import type { Effect } from './modules/base/effects/effect.ts'
import type { CommandOf, ScoreLabel, State } from './modules/types.ts'
import type { Options } from './options.ts'

/**
 * Everything printed that this table uses, looked up by number instead of by name. Made once when
 * the table is opened; no rule changes it.
 */
export interface RulesData {
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
  /** Whoever shows fewer badges cannot fulfil any contract. */
  readonly fewestBadges: number
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
  readonly commands: RulesCommands
  /** The lines of the final account. */
  readonly scores: readonly ScoreRule[]
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
  /** In the numbering of `FIRST_SLOT`. */
  readonly number: number
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

/** A line of the final account: its points, and in words how they come about. */
export interface ScoreRule {
  readonly label: ScoreLabel
  readonly clause: string
  readonly points: (rules: RulesData, state: State, seat: Seat) => number
  readonly describe: (rules: RulesData, state: State, seat: Seat, points: number) => Message
}

/** The commands that name a component, by the component's place in its list. */
export interface RulesCommands {
  readonly recruit: readonly CommandOf<'recruit'>[]
  readonly chooseBuilding: readonly CommandOf<'chooseBuilding'>[]
  /** By the place of the effect. */
  readonly choose: readonly CommandOf<'choose'>[]
  /** By the id that each of them, and of the placements, names. */
  readonly byId: {
    readonly [T in 'place' | 'recruit' | 'chooseBuilding' | 'choose']: ReadonlyMap<
      unknown,
      CommandOf<T>
    >
  }
}

/** Places of the permanent craftsman come first; then each craftsman has room for `SLOTS`. */
export const FIRST_SLOT = 2

/** The place or slot of that number. */
export function slotAt(rules: RulesData, number: number): Slot {
  if (number < FIRST_SLOT) return item(rules.places, number)
  const slot = number - FIRST_SLOT
  return item(item(rules.craftsmen, Math.floor(slot / SLOTS)).slots, slot % SLOTS)
}

/** The place of a component in its list. */
export function numberOf(rules: RulesData, id: string): number {
  const number = rules.numbers.get(id)
  if (number === undefined) throw new Error(`no component ${id} at this table`)
  return number
}

export const buildingAt = (rules: RulesData, building: number): Building =>
  item(rules.buildings, building)

export const boardAt = (rules: RulesData, board: number): Board => item(rules.boards, board)

export const effectAt = (rules: RulesData, effect: number): Effect => item(rules.effects, effect)
