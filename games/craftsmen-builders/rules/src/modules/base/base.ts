import { defineModule } from '../define.ts'
import { chooseBuilding } from './commands/building.ts'
import { realise } from './commands/contract.ts'
import { draftPair } from './commands/draft.ts'
import { chooseKind } from './commands/kinds.ts'
import { choose } from './commands/option.ts'
import { replaceCoins } from './commands/payment.ts'
import { recruit } from './commands/recruit.ts'
import { chooseSite } from './commands/site.ts'
import { payWith, times } from './commands/trade.ts'
import { endTurn, turnUp } from './commands/turn.ts'
import { place } from './commands/worker.ts'
import { realised } from './events/contract-events.ts'
import { craftsmenEvents } from './events/craftsman-events.ts'
import { goodsEvents } from './events/goods-events.ts'
import { marketEvents } from './events/market-events.ts'
import { setUp } from './events/setup-events.ts'
import { turnEvents } from './events/turn-events.ts'
import { pieces } from './pieces.ts'
import { questions } from './questions.ts'
import { redeal } from './redeal.ts'
import { scores } from './scoring.ts'
import { setup } from './sequence.ts'
import type { BaseTypes } from './types.ts'
import { view } from './view.ts'

/** The base game, and so far the whole game. How it goes can be read in `sequence.ts`. */
export const base = defineModule<BaseTypes>({
  id: 'base',
  setup,
  state: { view, redeal, pieces },
  stored: {
    draft: {},
    income: { nextPlace: 'step' },
    castles: { effect: 'effect', units: 'count' },
    turn: { mainActions: 'step' },
    times: { effect: 'effect' },
    pay: { effect: 'effect', times: 'count' },
    gain: { effect: 'effect', units: 'count' },
    build: { effect: 'effect', position: 'position', site: 'site' },
    choose: { effect: 'effect' },
    produce: { effect: 'effect' },
  },
  questions,
  commands: {
    draftPair,
    place,
    recruit,
    realise,
    turnUp,
    endTurn,
    times,
    payWith,
    chooseKind,
    chooseBuilding,
    chooseSite,
    replaceCoins,
    choose,
  },
  events: { setUp, ...craftsmenEvents, ...turnEvents, ...goodsEvents, ...marketEvents, realised },
  scores,
})
