import type { Goods } from './bundle.ts'
import type { Colour, Die, Ornament, SectionType } from './constants.ts'
import type { ScoreEntry } from './modules/base/base-types.ts'
import type { All } from './modules/types.ts'
import type { StoredFrame } from './state.ts'

/** What a viewer may know: in the base game all of it is public — RC-13.1, RC-13.4, CT-11. */
export interface View extends ModuleViews {
  readonly turn: number
  readonly first: number
  readonly active: number
  readonly question: string | null
  readonly sold: boolean
  readonly rerolled: boolean
  readonly triggeredBy: number
  readonly turnsLeft: number
  readonly over: boolean
  readonly plan: string
  readonly supply: Goods
  readonly market: readonly SpaceView[]
  readonly influenceCards: readonly string[]
  /** T1 first, each tower from bottom to top. */
  readonly towers: readonly (readonly SectionView[])[]
  readonly players: readonly PlayerView[]
  readonly stack: readonly StoredFrame[]
  readonly scores: readonly ScoreEntry[]
}

export interface SpaceView {
  readonly tile: string
  readonly dice: readonly { readonly die: Die; readonly value: number }[]
}

export interface SectionView extends ModuleSectionViews {
  readonly section: number
  readonly card: string
  readonly type: SectionType
  readonly cost: Goods
  readonly recognition: number
  readonly rubles: number
  /** -1 while it is open. */
  readonly owner: number
  readonly finished: boolean
  readonly missing: Goods
  readonly tile: string | null
  /** The seat whose ornament it carries, or -1. */
  readonly ornament: number
}

export interface PlayerView extends ModulePlayerViews {
  readonly colour: Colour
  readonly board: string
  readonly position: number
  readonly prestige: number
  readonly rubles: number
  readonly inventory: Goods
  readonly capacity: number
  readonly inventoryBanners: number
  readonly spareBanners: number
  readonly workshop: readonly WorkshopView[]
  readonly ornaments: Readonly<Record<Ornament, number>>
  readonly finishedSections: number
  readonly ornamentsBuilt: number
  readonly ornamentsRemoved: number
}

export interface WorkshopView {
  readonly die: Die
  readonly cost: number
  readonly tile: string | null
  readonly faceUp: boolean
  /** What covers the space: a banner closes it, an ornament waits on it to be unlocked. */
  readonly covered: 'banner' | Ornament | null
  /** Whether its ornament is locked: it waits there, or a tile lies on it face down for good. */
  readonly locked: boolean
}

/** What modules add to the view of the table, of a player and of a section. */
export type ModuleViews = All<'view'>
export type ModulePlayerViews = All<'playerView'>
export type ModuleSectionViews = All<'sectionView'>
