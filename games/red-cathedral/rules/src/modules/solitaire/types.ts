import type { Goods } from '../../bundle.ts'
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

/** What the game against Ivan adds to the game. */
export interface SolitaireTypes {
  readonly command: SolitaireCommand
  readonly event: SolitaireEvent
  readonly frame: 'ivan' | 'ivanClaim' | 'ivanStart'
  readonly step: never
  readonly counter: never
}
