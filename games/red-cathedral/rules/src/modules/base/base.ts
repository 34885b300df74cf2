import { BASE_STEPS } from '../../effects/steps.ts'
import { buildEvents } from '../../events/build-events.ts'
import { claimEvents } from '../../events/claim-events.ts'
import { goodsEvents } from '../../events/goods-events.ts'
import { marketEvents } from '../../events/market-events.ts'
import { turnEvents } from '../../events/turn-events.ts'
import { defineModule } from '../define.ts'
import type { BaseTypes } from './base-types.ts'
import { buildCommands, buildQuestions } from './build-rules.ts'
import { claimCommands, claimQuestions } from './claim-rules.ts'
import { effectCommands, effectQuestions } from './effect-rules.ts'
import { freeCommands } from './free-rules.ts'
import { marketCommands, marketQuestions } from './market-rules.ts'
import { turnCommands, turnQuestions } from './turn-rules.ts'

/** The base game — RC. What is carried out is in `actions/`, `effects/` and `events/`. */
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
  stored: {
    turn: { stage: 'step' },
    claim: { workshopSpace: 'space', section: 'section' },
    deliver: { effect: 'effect', done: 'count', left: 'left', mayDecorate: 'open' },
    market: { die: 'die', space: 'space', openActions: 'open' },
    effect: {
      effect: 'effect',
      nextStep: 'step',
      times: 'count',
      left: 'left',
      quadrant: 'space',
      chosenPlayer: 'chosen',
    },
    activate: {
      effect: 'effect',
      step: 'step',
      done: 'count',
      left: 'left',
      barredTiles: 'open',
    },
    obtain: { effect: 'effect', step: 'step', quadrant: 'space' },
    take: { effect: 'effect', units: 'left', offer: 'offer' },
    pay: { effect: 'effect', quadrant: 'space' },
  },
  events: {
    ...turnEvents,
    ...claimEvents,
    ...buildEvents,
    ...marketEvents,
    ...goodsEvents,
  },
  steps: BASE_STEPS,
})
