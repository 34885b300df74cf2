import { message, refuse } from '../../../messages/message.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf } from '../../types.ts'
import { fillPending } from '../events/market-events.ts'
import { finishTurn } from '../sequence.ts'
import { anyRealisable } from './contract.ts'

const TURN_UP: CommandOf<'turnUp'> = { type: 'turnUp' }
const END_TURN: CommandOf<'endTurn'> = { type: 'endTurn' }

/** The pending building is turned up before a contract is decided on — CB-6.24 (1). */
export const turnUp: RuleOf<'turnUp', 'turn'> = {
  answers: ['turn'],
  legal(ctx, _frame, choices) {
    if (ctx.state.pending >= 0 && anyRealisable(ctx)) choices.add(TURN_UP) // CB-6.25
  },
  run: (ctx) => fillPending(ctx),
  why({ state }, { mainActions }) {
    if (mainActions === 0) return refuse('CB-3.8', 'mainActionFirst')
    return refuse('CB-6.25', state.pending < 0 ? 'nothingPending' : 'noContractOpen')
  },
  parse: [0, () => TURN_UP],
  label: () => message('choice.turnUp'),
}

export const endTurn: RuleOf<'endTurn', 'turn'> = {
  answers: ['turn'],
  legal: (_ctx, _frame, choices) => choices.add(END_TURN),
  run: (ctx) => finishTurn(ctx),
  why: () => refuse('CB-3.5', 'mainActionFirst'),
  parse: [0, () => END_TURN],
  label: () => message('choice.endTurn'),
}
