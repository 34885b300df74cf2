import type { BadgeSymbol, Colour } from '../constants.ts'
import type { RulesData } from '../rules-data.ts'

/** What belongs to a player. Goods that are left out are not there. */
export interface Belongings {
  /** The board by its badge. */
  readonly board?: BadgeSymbol
  readonly coins?: number
  readonly wood?: number
  readonly stone?: number
  /** The buildings of sites 1 to 3, each from bottom to top. */
  readonly sites?: readonly (readonly string[])[]
}

/** Cards of each level, I to III. */
export type ByLevel = { readonly [L in 1 | 2 | 3]?: readonly string[] }

/**
 * A position, told by what differs from the plain table: two players, all components in the order of
 * the data file, red first and to move in the first turn of the first round. Cards go by the short
 * end of their ids: `bakehouse`, `mason`, `mason-a1`, `meat-fish-cheese`.
 */
export type Position = {
  readonly players?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly components?: unknown
  readonly round?: number
  readonly lap?: number
  /** Clockwise from red if left out. */
  readonly order?: readonly Colour[]
  /** Whose turn it is: the first in turn order unless told. */
  readonly turn?: Colour
  /** Whether the main action of the turn is taken: the player is at after-action. */
  readonly acted?: boolean
  /** The rows of the market from left to right, and the decks, the top card first; others follow. */
  readonly market?: ByLevel
  readonly decks?: ByLevel
  /** Levels whose deck is empty: what is left of it lies at the bottom of the last player's site 3. */
  readonly emptyDecks?: readonly (1 | 2)[]
  /** One of each kind; those left out are the first of their kind. */
  readonly contracts?: readonly string[]
  /** Who has realised contracts, the earliest first. */
  readonly realised?: Readonly<Record<string, readonly Colour[]>>
  /** The active column; the owners stand in turn order, the last card has none. */
  readonly active?: readonly string[]
  readonly offer?: readonly string[]
  readonly recruited?: readonly (readonly [craftsman: string, recruiter: Colour])[]
  /** The craftsman deck, the top card first. */
  readonly craftsmanDeck?: readonly string[]
  /** Workers on slots, and on `permanent-coins` and `permanent-build`. */
  readonly workers?: readonly (readonly [slot: string, owner: Colour])[]
  readonly triggeredBy?: Colour
} & { readonly [C in Colour]?: Belongings }

/** The wanted position, and everything printed that it is made of. */
export interface Layout {
  readonly rules: RulesData
  readonly position: Position
}
