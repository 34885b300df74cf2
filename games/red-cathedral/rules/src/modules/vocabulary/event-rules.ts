import { playerChosen } from './choose-player.ts'
import { ornamentRemoved } from './salvage.ts'

/** The facts of the words of the vocabulary. */
export const VOCABULARY_EVENTS = { ornamentRemoved, playerChosen }
