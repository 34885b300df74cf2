import type { Refusal } from '@guildhall/kernel'
import { turnQuestion } from '../../actions/turn.ts'
import { END_TURN, PASS } from '../../commands.ts'
import { message, refuse } from '../../messages/message.ts'
import type { CommandRule, QuestionRule } from '../../rules-data.ts'
import { advanceTurn, endTurn, legalTurn, pass } from '../../sequence.ts'

/** The course of the game: setup, turns, its end and the final account — RC-2, RC-4, RC-12. */

export const turnQuestions: { readonly turn: QuestionRule<'turn'> } = {
  turn: {
    question: turnQuestion,
    clause: 'RC-4.2',
    window: () => true,
    legal: legalTurn,
    advance: advanceTurn,
  },
}

/** Why a main action is refused once one was taken. */
export const actedAlready = (): Refusal => refuse('RC-4.2', 'actedAlready')

export const turnCommands: { readonly [T in 'pass' | 'endTurn']: CommandRule<T, 'turn'> } = {
  pass: {
    answers: ['turn'],
    run: (ctx) => pass(ctx),
    why: () => refuse('RC-4.14', 'mayNotPass'),
    fields: 0,
    read: () => PASS,
    label: () => message('choice.pass'),
  },
  endTurn: {
    answers: ['turn'],
    run: (ctx) => endTurn(ctx),
    why: () => refuse('RC-4.2', 'mainActionFirst'),
    fields: 0,
    read: () => END_TURN,
    label: () => message('choice.endTurn'),
  },
}
