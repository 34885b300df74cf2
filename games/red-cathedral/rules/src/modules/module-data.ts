import type { Problem } from '@guildhall/kernel'
import type * as v from 'valibot'
import type { Colour, Side } from '../constants.ts'
import type { Counter } from './counter.ts'

/** The settings of a table by name. */
export type Chosen = Readonly<Record<string, unknown>>

/** What a setting changes nothing without. */
export interface Need {
  readonly says: string
  readonly holds: (options: Chosen) => boolean
}

/** What else is known of a table when its settings are read. */
export interface Seats {
  readonly players: number
  readonly sides: readonly Side[]
  readonly colours: readonly Colour[]
}

/** The settings that a module brings. */
export interface SettingRules {
  /** In the order in which options are written down. */
  readonly fields: v.ObjectEntries
  /** What they need, besides being left at their defaults. */
  readonly needs?: Readonly<Record<string, Need>>
  /** The colours of all seats, where the rules play some of them. */
  readonly seats?: (colours: readonly Colour[], players: number) => readonly Colour[]
  /** What the module brings along, under what the table names itself. */
  readonly brings?: (given: object) => object
  /** What else contradicts what. */
  readonly problems?: (options: Chosen, seats: Seats) => Problem[]
}

/** A word of effects as the component data writes it. */
export interface Word {
  readonly schema: v.GenericSchema
  /** How often it carries out something else: a tile, an action, the specialist — GU-ALL-13. */
  readonly calls?: (written: never) => number
}

/**
 * What a module reads from outside, whether it takes part at a table or not. Its file imports nothing
 * of the rules: `data.ts` lists them all, and the rules of all modules are written for what they hold.
 */
export interface ModuleData {
  readonly settings?: SettingRules
  /** The words of its effects; those that are no step among others stand alone on a tile. */
  readonly words?: readonly Word[]
  readonly alone?: readonly Word[]
  /** What gains can be counted by on cards: `n: { count }`. */
  readonly counters?: readonly Counter[]
  /** Its parts of the component data. Those in which effects are written stand in `components.ts`. */
  readonly parts?: v.ObjectEntries
}

export const defineData = <const D extends ModuleData>(data: D): D => data
