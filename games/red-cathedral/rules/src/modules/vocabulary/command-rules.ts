import { choosePlayer } from './choose-player.ts'
import { chooseStep } from './order.ts'
import { salvage, salvageLocked } from './salvage.ts'

/** The answers to what the words of the vocabulary ask. */
export const VOCABULARY_COMMANDS = { chooseStep, salvage, salvageLocked, choosePlayer }
