import { CITIES, type City, SPECIALIST_SPACES, type SpecialistSpace } from '../../constants.ts'

/** What a player can wish with the Contractors. */
export type ContractorsCommand =
  | { readonly type: 'hire'; readonly city: City }
  | { readonly type: 'chooseSpecialist'; readonly space: SpecialistSpace }
  | { readonly type: 'keepSpecialist'; readonly keep: boolean }
  | { readonly type: 'useSpecialist' }
  | { readonly type: 'buyPermit' }

type CommandOf<T extends ContractorsCommand['type']> = Extract<ContractorsCommand, { type: T }>

export const HIRE = CITIES.map((city): CommandOf<'hire'> => ({ type: 'hire', city }))
export const CHOOSE_SPECIALIST = SPECIALIST_SPACES.map(
  (space): CommandOf<'chooseSpecialist'> => ({ type: 'chooseSpecialist', space }),
)
export const KEEP: CommandOf<'keepSpecialist'> = { type: 'keepSpecialist', keep: true }
export const DISMISS: CommandOf<'keepSpecialist'> = { type: 'keepSpecialist', keep: false }
export const USE_SPECIALIST: CommandOf<'useSpecialist'> = { type: 'useSpecialist' }
export const BUY_PERMIT: CommandOf<'buyPermit'> = { type: 'buyPermit' }
