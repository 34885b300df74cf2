import { BASE_STEPS } from './effects/steps.ts'
import type { Vocabulary } from './kit.ts'
import { CONTRACTORS_COUNTERS } from './modules/contractors/counters.ts'
import { CONTRACTORS_STEPS } from './modules/contractors/steps.ts'
import { contractsStep } from './modules/guilds/archivists/keep.ts'
import { activateOtherStep } from './modules/guilds/artisans/lent-tile.ts'
import { BRICKMAKERS_STEPS } from './modules/guilds/brickmakers/steps.ts'
import { FOREMEN_COUNTERS } from './modules/guilds/foremen/counters.ts'
import { foremanStep } from './modules/guilds/foremen/walk.ts'
import { advance } from './modules/guilds/masterbuilders/advance.ts'
import { blueprint } from './modules/guilds/masterbuilders/draw.ts'
import { WHOLESALERS_STEPS } from './modules/guilds/wholesalers/steps.ts'
import { WORD_STEPS } from './modules/vocabulary/steps.ts'

/** What the words of the effects mean: those of the base game, and those that modules add. */
export const VOCABULARY: Vocabulary = {
  steps: {
    ...BASE_STEPS,
    ...WORD_STEPS,
    ...CONTRACTORS_STEPS,
    activateOther: activateOtherStep,
    foreman: foremanStep,
    ...BRICKMAKERS_STEPS,
    contracts: contractsStep,
    blueprint,
    advance,
    ...WHOLESALERS_STEPS,
  },
  counters: { ...CONTRACTORS_COUNTERS, ...FOREMEN_COUNTERS },
}
