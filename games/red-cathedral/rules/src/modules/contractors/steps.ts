import { useSpecialistStep } from './specialist.ts'

/** The words that only the Contractors use. */
export const CONTRACTORS_STEPS = { useSpecialist: useSpecialistStep }
