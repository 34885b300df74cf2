import { hireQuestion } from './hire.ts'

/** What a hire asks. */
export const CONTRACTORS_QUESTIONS = { hire: hireQuestion }
