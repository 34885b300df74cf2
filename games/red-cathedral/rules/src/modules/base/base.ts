import { BASE_STEPS } from '../../effects/steps.ts'
import { defineModule } from '../define.ts'
import { buildCommands, buildEvents, buildQuestions } from './build-rules.ts'
import { claimCommands, claimEvents, claimQuestions } from './claim-rules.ts'
import { effectCommands, effectEvents, effectQuestions } from './effect-rules.ts'
import { freeCommands, freeEvents } from './free-rules.ts'
import { marketCommands, marketEvents, marketQuestions } from './market-rules.ts'
import { turnCommands, turnEvents, turnQuestions } from './turn-rules.ts'
import type { BaseTypes } from './types.ts'

/** The base game — RC. What is carried out is in `actions/`, `effects/` and `facts/`. */
export const base = defineModule<BaseTypes>({
  id: 'base',
  commands: {
    ...turnCommands,
    ...claimCommands,
    ...buildCommands,
    ...marketCommands,
    ...effectCommands,
    ...freeCommands,
  },
  questions: {
    ...turnQuestions,
    ...claimQuestions,
    ...buildQuestions,
    ...marketQuestions,
    ...effectQuestions,
  },
  events: {
    ...turnEvents,
    ...claimEvents,
    ...buildEvents,
    ...marketEvents,
    ...effectEvents,
    ...freeEvents,
  },
  steps: BASE_STEPS,
})
