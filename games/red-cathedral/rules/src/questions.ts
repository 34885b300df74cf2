import { type Choices, item } from '@guildhall/kernel'
import { advanceClaim, claimQuestion, legalClaimSteps } from './actions/claim.ts'
import { advanceBuild, legalBuildNext } from './actions/deliver.ts'
import { legalFree } from './actions/free.ts'
import { advanceMarket, legalMarket } from './actions/market.ts'
import { advanceTurn, legalTurn, turnQuestion } from './actions/turn.ts'
import { ACTIVATE, AGAIN, CHOOSE_SPACE, type Command, STOP } from './commands.ts'
import { MARKET_SPACES, WORKSHOP_SPACES } from './constants.ts'
import { legalPayments } from './effects/pay.ts'
import { spaceAllowed, spacePossible } from './effects/possible.ts'
import {
  advanceActivate,
  advanceEffect,
  advanceObtain,
  mayPick,
  obtainStep,
} from './effects/run.ts'
import { legalTakes } from './effects/take.ts'
import type { Kit } from './kit.ts'
import { MODULE_QUESTIONS } from './modules/questions.ts'
import type { QuestionRule } from './rule-types.ts'
import { type FrameKind, type State, topFrame } from './state.ts'
import type { Tx } from './tx.ts'

const always = (): boolean => true
const never = (): boolean => false
const asked = (): boolean => false

const QUESTIONS: { readonly [K in FrameKind]: QuestionRule } = {
  turn: {
    question: turnQuestion,
    clause: 'RC-4.2',
    window: always,
    legal: legalTurn,
    advance: advanceTurn,
  },
  claim: {
    question: claimQuestion,
    clause: 'RC-6.12',
    window: (frame) => frame.space >= 0, // claim-face
    legal: legalClaimSteps,
    advance: advanceClaim,
  },
  deliver: {
    question: () => 'build-next',
    clause: 'RC-7.3',
    window: always,
    legal: legalBuildNext,
    advance: advanceBuild,
  },
  market: {
    question: () => 'market-next',
    clause: 'RC-8.9',
    window: always,
    legal: legalMarket,
    advance: advanceMarket,
  },
  effect: {
    question: () => 'repeat-again',
    clause: 'RC-8.13',
    window: never,
    legal: (_kit, _state, _seat, _frame, choices) => {
      choices.add(AGAIN)
      choices.add(STOP)
    },
    advance: advanceEffect,
  },
  activate: {
    question: () => 'activate-tile',
    clause: 'RC-11.4',
    window: never,
    legal: (kit, state, seat, frame, choices) => {
      for (let space = 0; space < WORKSHOP_SPACES; space++) {
        if (mayPick(kit, state, seat, frame, space)) choices.add(item(ACTIVATE, space))
      }
      if (frame.count > 0) choices.add(STOP) // RC-9.17
    },
    advance: advanceActivate,
  },
  obtain: {
    question: () => 'choose-space',
    clause: 'RC-11.6',
    window: never,
    legal: (kit, state, seat, frame, choices) => {
      const step = obtainStep(kit, frame)
      for (let space = 0; space < MARKET_SPACES; space++) {
        if (!spaceAllowed(state, step, frame.space, space)) continue
        if (spacePossible(kit, state, seat, space)) choices.add(item(CHOOSE_SPACE, space))
      }
    },
    advance: advanceObtain,
  },
  take: {
    question: () => 'take',
    clause: 'RC-9.6',
    window: never,
    legal: (_kit, _state, _seat, frame, choices) => legalTakes(frame, choices),
    advance: asked,
  },
  pay: {
    question: () => 'pay-with',
    clause: 'RC-9.12',
    window: never,
    legal: legalPayments,
    advance: asked,
  },
  ...MODULE_QUESTIONS,
}

/**
 * The rule of a kind of question. The switch is quicker than the table: the compiler sees the few
 * kinds there are, where it would look a name up at every step of every game.
 */
export function ruleOf(kind: FrameKind): QuestionRule {
  switch (kind) {
    case 'turn':
      return QUESTIONS.turn
    case 'market':
      return QUESTIONS.market
    case 'take':
      return QUESTIONS.take
    case 'deliver':
      return QUESTIONS.deliver
    case 'claim':
      return QUESTIONS.claim
    default:
      return QUESTIONS[kind]
  }
}

/** The name of the open decision. */
export function openQuestion(state: State): string {
  const frame = topFrame(state)
  return ruleOf(frame.kind).question(frame)
}

/** Every command that answers the open question. */
export function legal(kit: Kit, state: State, choices: Choices<Command>): void {
  const frame = topFrame(state)
  const rule = ruleOf(frame.kind)
  rule.legal(kit, state, state.active, frame, choices)
  if (rule.window(frame)) legalFree(kit, state, state.active, frame, choices)
}

/** Lets the open questions go on until the player is asked or the game is over. */
export function settle(tx: Tx): void {
  const { stack } = tx.state
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    if (!ruleOf(frame.kind).advance(tx, tx.state.active, frame)) return
  }
}
