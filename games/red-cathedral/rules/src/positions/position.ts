import type { Goods } from '../bundle.ts'
import {
  type BannerPlace,
  type City,
  COLOURS,
  type Colour,
  type Contract,
  type Die,
  type Ornament,
  type SpecialistSpace,
} from '../constants.ts'

/** A space of a workshop board by its name on the board. */
export const WORKSHOP_NAMES = ['red', 'blue', 'green', 'yellow', 'white-a', 'white-b'] as const
export type WorkshopName = (typeof WORKSHOP_NAMES)[number]

/** The number of a space on the board of a colour: the colours go round from its own on — RC-10.5. */
export function spaceOn(board: Colour, name: WorkshopName): number {
  const own = COLOURS.indexOf(board)
  const names = [...COLOURS.slice(own), ...COLOURS.slice(0, own), 'white-a', 'white-b']
  return names.indexOf(name)
}

/** What belongs to a player. Left out: as at the start of the game. */
export interface Belongings {
  readonly position?: number
  readonly rubles?: number
  readonly goods?: Goods
  /**
   * Tiles on the board, face up unless wrapped in `down`. They came from the player's sections, so
   * there may not be more of them than sections; those not named lie face down on spaces left free.
   */
  readonly workshop?: { readonly [S in WorkshopName]?: string | FaceDown }
  /** With the Contractors: permits, contractors in the cities, specialists by their ids. */
  readonly permits?: number
  readonly contractors?: { readonly [C in City]?: number }
  readonly specialist?: string
  readonly tools?: readonly string[]
  /** With the Brick Makers: reinforcement tiles by their ids. */
  readonly reinforcements?: readonly string[]
  /** Ornaments that a specialist has removed from the game, free ones. */
  readonly salvaged?: readonly Ornament[]
  /** With the Archivists: the contracts held, in the order in which they were kept. */
  readonly contracts?: readonly Contract[]
}

export interface FaceDown {
  readonly down: string
}
export const down = (tile: string): FaceDown => ({ down: tile })

/** A section with a banner on it. */
export interface Built {
  readonly owner: Colour
  readonly finished?: boolean
  /** What has still to be delivered; its whole cost if left out. */
  readonly lacks?: Goods
  /** Whose ornament it carries. */
  readonly ornament?: Colour
  /** Where the banner came from; if left out a spare one, a white one, one of the inventory. */
  readonly banner?: BannerPlace
}

/**
 * A position, told by what differs from the plain table: the first plan, all components in the
 * order of the data file, seat 0 (red) first and to move, the dice red to white from the
 * recognition tile on, showing 1 to 5.
 */
export type Position = {
  readonly players?: number
  readonly options?: Readonly<Record<string, unknown>>
  readonly components?: unknown
  readonly plan?: string
  /** By section, counted from 0, T1 first, bottom to top. */
  readonly cards?: Named
  readonly tiles?: Named
  /** By market space, by quadrant. */
  readonly resourceTiles?: Named
  readonly influenceCards?: Named
  readonly dice?: { readonly [D in Die]?: readonly [space: number, value: number] }
  readonly sections?: Readonly<Record<number, Built>>
  /** With the Contractors: the city above each tower, specialists by space (null: none lies there). */
  readonly cities?: Readonly<Record<number, City>>
  readonly specialists?: { readonly [S in SpecialistSpace]?: string | null }
  /** With the Foremen: the tower of the foreman, counted from 0. */
  readonly foreman?: number
  /** Specialists that have left the game. */
  readonly removed?: readonly string[]
  /** With one player: what lies at Ivan's cards. What else is his stands under his colour. */
  readonly ivan?: IvanPosition
  /** Whether the main action of this turn is taken. */
  readonly acted?: true
  /** With the Brick Makers: reinforcement tiles that have left the game. */
  readonly usedReinforcements?: readonly string[]
  /** With the Master Builders: the cards that have been drawn before. */
  readonly discards?: readonly string[]
  /** With the Archivists: what lies under the deck, the uppermost first, and who put it there. */
  readonly under?: readonly (readonly [by: Colour, contract: Contract])[]
  readonly first?: Colour
  readonly active?: Colour
  readonly round?: number
  readonly endTriggeredBy?: Colour
} & { readonly [C in Colour]?: Belongings }

/** What lies at Ivan's cards. */
export interface IvanPosition {
  /** The die of each card, from left to right; red, blue, green, yellow, white, black if left out. */
  readonly dice?: readonly Die[]
  readonly inventory?: Goods
  readonly construction?: Goods
  readonly marker?: City
}

/** Components by the place where they lie. */
export type Named = Readonly<Record<number, string>>
