import type { Seat } from '@guildhall/kernel'
import type { City, SpecialistSpace } from '../../constants.ts'
import type { Word } from '../base/effect-types.ts'

/** What can happen with the Contractors. */
export type ContractorsEvent =
  | {
      readonly type: 'duchyLaid'
      /** The city above each tower, T1 first; the others are closed. */
      readonly cities: readonly City[]
      readonly specialists: readonly string[]
      /** What each player starts with. */
      readonly permits: number
      readonly contractors: number
    }
  | { readonly type: 'permitBought'; readonly seat: Seat; readonly permits: number }
  | {
      readonly type: 'contractorSent'
      readonly seat: Seat
      readonly city: City
      readonly permits: number
    }
  | {
      readonly type: 'specialistHired'
      readonly seat: Seat
      readonly specialist: string
      readonly space: SpecialistSpace
      readonly rubles: number
    }
  /** A face-up specialist makes room for a new one: as a tool, or out of the game. */
  | {
      readonly type: 'specialistLaidAside'
      readonly seat: Seat
      readonly specialist: string
      readonly tool: boolean
    }
  | {
      readonly type: 'specialistDismissed'
      readonly seat: Seat
      readonly specialist: string
      readonly space: SpecialistSpace
    }
  | {
      readonly type: 'specialistDrawn'
      readonly specialist: string
      readonly space: SpecialistSpace
    }
  | { readonly type: 'specialistUsed'; readonly seat: Seat; readonly specialist: string }
  | {
      readonly type: 'cityClosed'
      readonly city: City
      /** The tower that was finished, counted from 0, and what each seat gains. */
      readonly tower: number
      readonly recognition: readonly number[]
    }

/** What a player can do with the Contractors. */
export type ContractorsCommand =
  | { readonly type: 'hire'; readonly city: City }
  | { readonly type: 'chooseSpecialist'; readonly space: SpecialistSpace }
  | { readonly type: 'keepSpecialist'; readonly keep: boolean }
  | { readonly type: 'useSpecialist' }
  | { readonly type: 'buyPermit' }

/**
 * The Grand Duchy board, what comes from its bag, and the players' extensions. Components are held
 * as their places in the rules data's lists; -1 stands for "none". Where the module does not take part
 * every list is empty.
 */
export interface Duchy {
  /** The city whose tile lies above each tower, T1 first — CT-2.6. */
  readonly cityOfTower: readonly number[]
  /** Bit per city that is closed — CT-2.7, CT-8.2. */
  readonly closed: number
  /** Contractors in the cities: those of seat s in city c at `c * players + s`. */
  readonly contractors: readonly number[]
  /** The specialist on each space between the cities — CT-6.2. */
  readonly specialists: readonly number[]
  /** What is still in the bag, in the order of the box: a draw is made when it is due — CT-5.13. */
  readonly bag: readonly number[]
  /** What was removed from the game — CT-5.9. */
  readonly removed: readonly number[]
  /** By seat: contractors on the extension, the face-up specialist, and tools, the oldest first. */
  readonly waiting: readonly number[]
  readonly hired: readonly number[]
  readonly tools: readonly (readonly number[])[]
}

/** What is printed for the Contractors, by number. Where they do not take part, all of it is empty. */
export interface DuchyData {
  readonly cities: readonly CityBoard[]
  readonly specialists: readonly Specialist[]
  readonly tools: readonly { readonly id: string; readonly name: string }[]
  /** What each place of the extension gives when it is vacated, as a place in `effects`. */
  readonly bonuses: readonly number[]
  readonly startPermits: number
  readonly permitsForPrestige: number
  /** The rubles for a specialist that is kept. */
  readonly wage: number
  /** What a group of different tools is worth, by its size less one — CT-9.2. */
  readonly toolSets: readonly number[]
}

export interface CityBoard {
  readonly id: string
  readonly name: string
  /** Bit per specialist space that lies next to it — CT-6.3, CT-6.4. */
  readonly sees: number
}

export interface Specialist {
  readonly id: string
  readonly name: string
  /** Its tool, as a place in `tools`. */
  readonly tool: number
  readonly effect: number
}

/** The Grand Duchy board as everybody sees it — CT-11.1. */
export interface DuchyView {
  readonly cities: readonly CityView[]
  /** The specialist on each space, s1 first. */
  readonly specialists: readonly (string | null)[]
  /** How many specialists are left in the bag. */
  readonly bag: number
  /** Specialists removed from the game. */
  readonly removed: readonly string[]
}

export interface CityView {
  readonly city: City
  readonly name: string
  readonly closed: boolean
  /** The tower below its tile, counted from 0; -1 where it was closed at setup. */
  readonly tower: number
  /** Contractors by seat. */
  readonly contractors: readonly number[]
  /** The spaces whose specialists a contractor sent there finds — CT-6.3, CT-6.4. */
  readonly finds: readonly SpecialistSpace[]
}

/** What lies on and beside a player's extension. */
export interface ExtensionView {
  readonly permits: number
  readonly contractors: number
  /** The place whose bonus comes when the next contractor leaves it; null when all have left. */
  readonly leftmost: string | null
  readonly specialist: string | null
  readonly tools: readonly string[]
}

interface HireFrame {
  readonly kind: 'hire'
  city: number
  /** The place that was vacated, whose bonus follows; 1 in `stage` once it was given. */
  vacated: number
  stage: number
  /** The space of the specialist that was chosen. */
  specialistSpace: number
}

/** What the Contractors add to the game. */
export interface ContractorsTypes {
  readonly command: ContractorsCommand
  readonly event: ContractorsEvent
  readonly frame: HireFrame
  readonly step: Word<'useSpecialist'>
  readonly counter: 'ownContractors' | 'chosenContractors'
  readonly part: { readonly duchy: Duchy }
  readonly printed: { readonly duchy: DuchyData }
  /** The Grand Duchy board; null without the Contractors. */
  readonly view: { readonly duchy: DuchyView | null }
  /** What lies on and beside the extension; null without the Contractors. */
  readonly playerView: { readonly extension: ExtensionView | null }
  /** The places of the contractors on the extension, from left to right — CT-2.9. */
  readonly signs: { readonly extension: readonly string[] }
}
