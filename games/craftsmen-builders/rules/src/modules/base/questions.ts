import { type Choices, item, type Seat } from '@guildhall/kernel'
import { advanceBuild, buildQuestion, legalBuild } from './actions/build.ts'
import { legalPairs } from './actions/draft.ts'
import { advanceIncome } from './actions/income.ts'
import { advanceTurn, legalTurn, turnQuestion } from './actions/turn.ts'
import type { Command } from './commands.ts'
import { legalProducers } from './effects/produce.ts'
import { legalOptions } from './effects/run.ts'
import { legalKinds, legalPayWith, legalTimes } from './effects/trade.ts'
import type { Kit } from './kit.ts'
import { type Frame, type FrameKind, playerAt, type State, topFrame } from './state.ts'
import type { Tx } from './tx.ts'

/** A kind of open question: its name in the rulebook, its answers, and how it goes on by itself. */
interface QuestionRule {
  readonly question: (kit: Kit, state: State, frame: Frame) => string
  /** The clause that says what is asked. */
  readonly clause: string
  readonly legal: (
    kit: Kit,
    state: State,
    seat: Seat,
    frame: Frame,
    choices: Choices<Command>,
  ) => void
  /** Does what needs no answer; false where the player is asked. */
  readonly advance: (tx: Tx, seat: Seat, frame: Frame) => boolean
}

const asked = (): boolean => false

export const QUESTIONS: { readonly [K in FrameKind]: QuestionRule } = {
  draft: {
    question: () => 'draft-pair',
    clause: 'CB-2.13',
    legal: (_kit, state, _seat, _frame, choices) => legalPairs(state, choices),
    advance: asked,
  },
  income: {
    question: () => 'income',
    clause: 'CB-4.2',
    legal: () => {},
    advance: advanceIncome,
  },
  castles: {
    question: () => 'castle-income',
    clause: 'CB-4.7',
    legal: (_kit, _state, _seat, frame, choices) => legalKinds(frame, choices),
    advance: asked,
  },
  turn: {
    question: turnQuestion,
    clause: 'CB-3.5',
    legal: legalTurn,
    advance: advanceTurn,
  },
  times: {
    question: () => 'times',
    clause: 'CB-5.16',
    legal: (kit, state, seat, frame, choices) =>
      legalTimes(kit, playerAt(state, seat), frame, choices),
    advance: asked,
  },
  pay: {
    question: () => 'pay-with',
    clause: 'CB-5.17',
    legal: (kit, state, seat, frame, choices) =>
      legalPayWith(kit, playerAt(state, seat), frame, choices),
    advance: asked,
  },
  gain: {
    question: () => 'choose-kind',
    clause: 'CB-5.17',
    legal: (_kit, _state, _seat, frame, choices) => legalKinds(frame, choices),
    advance: asked,
  },
  build: {
    question: (_kit, _state, frame) => buildQuestion(frame),
    clause: 'CB-6.1',
    legal: legalBuild,
    advance: advanceBuild,
  },
  choose: {
    question: () => 'power-choice',
    clause: 'CB-7.12',
    legal: (kit, state, seat, frame, choices) =>
      legalOptions(kit, state, playerAt(state, seat), frame, choices),
    advance: asked,
  },
  produce: {
    question: () => 'produce-site',
    clause: 'CB-7.21',
    legal: (_kit, _state, _seat, _frame, choices) => legalProducers(choices),
    advance: asked,
  },
}

/** The name of the open decision. */
export function openQuestion(kit: Kit, state: State): string {
  const frame = topFrame(state)
  return QUESTIONS[frame.kind].question(kit, state, frame)
}

/** Every command that answers the open question. */
export function legal(kit: Kit, state: State, choices: Choices<Command>): void {
  const frame = topFrame(state)
  QUESTIONS[frame.kind].legal(kit, state, state.active, frame, choices)
}

/** Lets the open questions go on until a player is asked or the game is over. */
export function settle(tx: Tx): void {
  const { stack } = tx.state
  while (stack.length > 0) {
    const frame = item(stack, stack.length - 1)
    if (!QUESTIONS[frame.kind].advance(tx, tx.state.active, frame)) return
  }
}
