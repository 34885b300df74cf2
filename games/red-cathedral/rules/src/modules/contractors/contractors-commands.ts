import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { ContractorsCommand } from './contractors-types.ts'

type CommandOf<T extends ContractorsCommand['type']> = Extract<ContractorsCommand, { type: T }>

export const HIRE = CITIES.map((city): CommandOf<'hire'> => ({ type: 'hire', city }))
export const CHOOSE_SPECIALIST = SPECIALIST_SPACES.map(
  (space): CommandOf<'chooseSpecialist'> => ({ type: 'chooseSpecialist', space }),
)
export const KEEP: CommandOf<'keepSpecialist'> = { type: 'keepSpecialist', keep: true }
export const DISMISS: CommandOf<'keepSpecialist'> = { type: 'keepSpecialist', keep: false }
export const USE_SPECIALIST: CommandOf<'useSpecialist'> = { type: 'useSpecialist' }
export const BUY_PERMIT: CommandOf<'buyPermit'> = { type: 'buyPermit' }
