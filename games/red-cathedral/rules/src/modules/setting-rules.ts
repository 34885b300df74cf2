import type { Problem } from '@guildhall/kernel'
import type * as v from 'valibot'
import type { Colour, Side } from '../constants.ts'

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
  /** What the module brings along, under what the table names itself. */
  readonly brings?: (given: object) => object
  /** What else contradicts what. */
  readonly problems?: (options: Chosen, seats: Seats) => Problem[]
}
