import type { Seat } from '@guildhall/kernel'
import type { BadgeSymbol, Colour } from '../../../constants.ts'
import type { Goods } from '../../../goods.ts'

/**
 * What anyone may know: all but the order of the decks — CB-12.1 to CB-12.3. No player knows more
 * than another (CB-12.6), so there is one view for all.
 */
export interface BaseView {
  readonly turn: number
  readonly round: number
  readonly lap: number
  readonly place: number
  readonly first: Seat
  /** Whether the active player has realised a contract in this turn. */
  readonly realised: boolean
  readonly triggeredBy: Seat
  /** The turn order of the round; empty during the draft. */
  readonly order: readonly Seat[]
  /** Empty after the draft. */
  readonly pairs: readonly PairView[]
  /** Level I first. */
  readonly market: readonly RowView[]
  readonly contracts: readonly ContractView[]
  readonly offer: readonly string[]
  readonly recruited: readonly { readonly craftsman: string; readonly recruiter: Seat }[]
  readonly activeColumn: readonly CraftsmanView[]
  /** How many craftsmen are in the deck, or, during the draft, in no pair. */
  readonly craftsmanDeck: number
  readonly discard: readonly string[]
  readonly players: readonly PlayerView[]
}

export interface PairView {
  readonly craftsman: string
  readonly board: string
  /** -1 while nobody has taken it. */
  readonly taker: Seat
}

export interface RowView {
  readonly level: number
  /** Positions 1 to 4; null where no building lies. */
  readonly buildings: readonly (string | null)[]
  readonly pending: boolean
  readonly deck: number
}

export interface ContractView {
  readonly id: string
  readonly kind: BadgeSymbol
  /** The earliest first. */
  readonly realisers: readonly Seat[]
}

export interface CraftsmanView {
  readonly craftsman: string
  /** -1 where it has none. */
  readonly owner: Seat
  readonly slots: readonly { readonly id: string; readonly fee: number; readonly worker: Seat }[]
}

export interface PlayerView {
  readonly colour: Colour
  /** Null until it is drafted. */
  readonly board: string | null
  readonly coins: number
  readonly wood: number
  readonly stone: number
  /** Unused, and on the places of the permanent craftsman. */
  readonly workers: number
  readonly onCoins: number
  readonly onBuild: number
  readonly recruiters: number
  readonly markers: number
  /** The buildings of each site from bottom to top. */
  readonly sites: readonly (readonly string[])[]
  readonly castles: number
  readonly badges: readonly BadgeSymbol[]
  readonly points: number
  readonly income: Goods
  readonly castleUnits: number
}
