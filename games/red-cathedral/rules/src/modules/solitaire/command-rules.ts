import { claimForIvan } from './questions.ts'

/** The commands of the game against Ivan. */
export const SOLITAIRE_COMMANDS = { claimForIvan }
