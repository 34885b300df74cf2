import type { Bundle, Goods } from '../../bundle.ts'
import type { City, Die, Ornament, SpecialistSpace } from '../../constants.ts'

/** Why Ivan takes a die — IV-4.4 to IV-4.7. */
export type DieReason =
  /** It shows the highest value. */
  | 'highest'
  /** Among equals its card lies furthest left, no matter whether it is useful. */
  | 'left'
  /** Among equals its card alone is useful. */
  | 'useful'
  /** Among equals with useful cards its card lies furthest left. */
  | 'usefulLeft'
  /** Among equals no card is useful; its card lies furthest left. */
  | 'uselessLeft'
  /** Of the dice with useful cards it shows the highest value; and its card lies furthest left. */
  | 'masterHighest'
  | 'masterLeft'
  /** No die with a useful card can move; it shows the highest value; and its card lies furthest left. */
  | 'masterAny'
  | 'masterAnyLeft'

/** Why a card can change nothing — IV-4.3. */
export type Idle =
  | 'noBanner'
  | 'supplyEmpty'
  | 'inventoryEmpty'
  | 'constructionEmpty'
  | 'nothingToBuild'
  | 'noContractor'
  | 'cityClosed'

/** Which of his choices a claim meets — IV-5.2 to IV-5.4. */
export type ClaimChoice = 'above' | 'base' | 'any'

/** What Ivan does. */
export type SolitaireEvent =
  | {
      readonly type: 'ivanSetUp'
      /** The die tile at each card, from left to right. */
      readonly tiles: readonly string[]
      readonly position: number
    }
  | {
      readonly type: 'ivanStarted'
      readonly section: number
      readonly tile: string
      readonly by: 'random' | 'leftmost' | 'chosen'
    }
  | {
      readonly type: 'ivanTookDie'
      readonly die: Die
      readonly value: number
      readonly card: string
      readonly reason: DieReason
      /** Dice of a higher value that cannot move. */
      readonly blocked: readonly Die[]
    }
  | { readonly type: 'ivanStayed' }
  | { readonly type: 'ivanSkipped'; readonly card: string; readonly reason: Idle }
  | {
      readonly type: 'ivanClaimed'
      readonly section: number
      readonly tile: string
      readonly choice: ClaimChoice
      /** Whether the player picked it among several. */
      readonly picked: boolean
    }
  | { readonly type: 'ivanStocked'; readonly goods: Goods }
  | { readonly type: 'ivanTransported'; readonly goods: Goods }
  | { readonly type: 'ivanDelivered'; readonly section: number; readonly goods: Goods }
  | { readonly type: 'ivanDecorated'; readonly section: number; readonly ornament: Ornament }
  | { readonly type: 'ivanMarkerMoved'; readonly city: City }
  | { readonly type: 'ivanHired'; readonly city: City }
  | {
      readonly type: 'ivanTookSpecialist'
      readonly specialist: string
      readonly space: SpecialistSpace
    }
  | { readonly type: 'ivanReturnedTools'; readonly specialists: readonly string[] }

/** What a player can do for Ivan — IV-1.4. */
export type SolitaireCommand = { readonly type: 'claimForIvan'; readonly section: number }

/**
 * What lies at Ivan's cards. His banners, ornaments, marker, contractors and tools are those of a
 * player. It is replaced and never changed in place, so copies of a state share it. Where Ivan takes
 * no part every list is empty.
 */
export interface Ivan {
  /** The die that belongs to each card, from left to right — IV-2.6. */
  readonly dice: readonly number[]
  /** Materials on the Inventory card and on the Construction card, by kind. */
  readonly inventory: readonly number[]
  readonly construction: readonly number[]
  /** What lies on each section that he has under construction, whatever its card asks for — IV-6.7. */
  readonly lying: readonly Bundle[]
  /** Workshop tiles that left the game with his claims — IV-2.8, IV-5.6. */
  readonly removed: readonly number[]
  /** The city at whose tile his marker stands; -1 without the Contractors — IV-9.3. */
  readonly marker: number
}

/** What is printed for the game against Ivan, by number. Where he takes no part all of it is empty. */
export interface IvanData {
  /** The solo cards in their row, from left to right — IV-2.4, IV-9.2. */
  readonly cards: readonly SoloCard[]
  /** The tiles that are laid at the cards, each with its die. */
  readonly tiles: readonly DieTile[]
  /** Where his marker starts, the handicap included — IV-2.9, IV-9.5. */
  readonly position: number
}

export interface SoloCard {
  readonly id: string
  readonly name: string
  readonly steps: readonly SoloStep[]
}

export type SoloWord = 'claim' | 'stock' | 'transport' | 'build' | 'decorate' | 'gain' | 'hire'

/** One step of a card. All words share one shape. */
export interface SoloStep {
  readonly word: SoloWord
  /** Materials to be stocked, ornaments to be placed. */
  readonly n: number
  readonly recognition: number
  readonly prestige: number
}

export interface DieTile {
  readonly id: string
  readonly die: number
}

/** What lies at Ivan's cards, as everybody sees it — IV-10.1. */
export interface IvanView {
  readonly seat: number
  /** From left to right. */
  readonly cards: readonly SoloCardView[]
  /** The die that he would take as the dice lie now; null where none can move — IV-4.4. */
  readonly next: Die | null
  readonly inventory: Goods
  readonly construction: Goods
  /** What lies on each section that he has under construction, by its number. */
  readonly lying: Readonly<Record<string, Goods>>
  /** Workshop tiles that left the game with his claims. */
  readonly removed: readonly string[]
  /** The city at which his marker stands; null without the Contractors. */
  readonly marker: City | null
}

export interface SoloCardView {
  readonly card: string
  readonly name: string
  readonly die: Die
}

interface IvanFrame {
  readonly kind: 'ivan'
  /** 1 once the die is taken; the space on which it ended. */
  stage: number
  space: number
}

/** What the game against Ivan adds. */
export interface SolitaireTypes {
  readonly command: SolitaireCommand
  readonly event: SolitaireEvent
  readonly frame: IvanFrame | { readonly kind: 'ivanClaim' } | { readonly kind: 'ivanStart' }
  readonly part: { readonly ivan: Ivan }
  readonly printed: { readonly ivan: IvanData }
  /** What lies at Ivan's cards; null where he takes no part. */
  readonly view: { readonly ivan: IvanView | null }
}
