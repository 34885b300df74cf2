import type { Seat } from '@guildhall/kernel'
import type { City, SpecialistSpace } from '../../constants.ts'

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

/** What the Contractors add to the game. */
export interface ContractorsTypes {
  readonly command: ContractorsCommand
  readonly event: ContractorsEvent
  readonly frame: 'hire'
  readonly step: 'useSpecialist'
  readonly counter: 'ownContractors' | 'chosenContractors'
}
