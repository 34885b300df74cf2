import { pickReinforcement } from './pick.ts'
import { useReinforcement } from './use.ts'

/** What is done with reinforcement tiles. */
export const BRICKMAKERS_COMMANDS = { pickReinforcement, useReinforcement }
