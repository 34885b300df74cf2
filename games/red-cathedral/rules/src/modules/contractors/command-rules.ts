import { hire } from './hire.ts'
import { chooseSpecialist, keepSpecialist } from './hire-specialist.ts'
import { buyPermit } from './permits.ts'
import { useSpecialist } from './specialist.ts'

/** The commands of the Contractors. */
export const CONTRACTORS_COMMANDS = {
  hire,
  chooseSpecialist,
  keepSpecialist,
  useSpecialist,
  buyPermit,
}
