import { message, type Refusal } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { advanceTurn, endTurn, legalTurn, pass, turnQuestion } from '../../actions/turn.ts'
import { END_TURN, PASS } from '../../commands.ts'
import type { EventOf } from '../../events.ts'
import {
  applyBonusGained,
  applyEndTriggered,
  applyScored,
  applyTurnBegan,
} from '../../facts/turn.ts'
import { scoreLabel } from '../../messages/score-label.ts'
import { player } from '../../messages/terms.ts'
import type { CommandRule, EventRule, QuestionRule, RulesData } from '../../rules-data.ts'
import { applySetUp } from '../../setup.ts'
import { playerAt } from '../../state.ts'

/** The course of the game: setup, turns, its end and the final account — RC-2, RC-4, RC-12. */

export const turnQuestions: { readonly turn: QuestionRule } = {
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

export const turnCommands: { readonly [T in 'pass' | 'endTurn']: CommandRule<T> } = {
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

type TurnEvent =
  | 'setUp'
  | 'turnBegan'
  | 'passed'
  | 'endTriggered'
  | 'bonusGained'
  | 'gameEnded'
  | 'markerSettled'
  | 'scored'

export const turnEvents: { readonly [T in TurnEvent]: EventRule<T> } = {
  setUp: {
    apply: applySetUp,
    describe: (rules, _state, event) =>
      message('event.setUp', { first: player(rules, event.first), towers: towers(rules, event) }),
  },
  turnBegan: {
    apply: (_rules, state, { seat }) => applyTurnBegan(state, seat),
    describe: (rules, _state, { seat }) => message('event.turnBegan', { who: player(rules, seat) }),
    barrier: true, // RC-14.4
    concerns: () => false,
  },
  passed: {
    apply() {}, // described, but it moves no piece
    describe: (rules, _state, { seat }) => message('event.passed', { who: player(rules, seat) }),
  },
  endTriggered: {
    apply: (rules, state, { seat, prestige }) => applyEndTriggered(rules, state, seat, prestige),
    describe: (rules, _state, { seat, prestige: n }) =>
      message(n > 0 ? 'event.endTriggered' : 'event.endTriggered.plain', {
        who: player(rules, seat),
        n,
      }),
  },
  bonusGained: {
    apply: (rules, state, { seat, prestige }) => applyBonusGained(rules, state, seat, prestige),
    describe: (rules, _state, { seat, prestige }) =>
      message('event.bonusGained', { who: player(rules, seat), n: prestige }),
  },
  gameEnded: {
    apply(_rules, state) {
      state.over = true
    },
    describe: (_rules, _state, { reason }) => message(`event.gameEnded.${reason}`),
    barrier: true, // RC-14.4
  },
  markerSettled: {
    apply(_rules, state, { seat, position }) {
      playerAt(state, seat).position = position
    },
    describe: (rules, _state, { seat, position }) =>
      message('event.markerSettled', {
        who: player(rules, seat),
        position,
        n: rules.track.prestigeAt(position),
      }),
  },
  scored: {
    apply: (rules, state, { seat, label, points }) =>
      applyScored(rules, state, seat, label, points),
    describe: (rules, _state, { seat, label, points }) =>
      points === 0
        ? null
        : message('event.scored', { who: player(rules, seat), n: points, why: scoreLabel(label) }),
  },
}

/** How high each tower of the plan is, from the left: a base, the middles, a dome — RC-2.11. */
const towers = (rules: RulesData, { plan }: EventOf<'setUp'>) =>
  (rules.plans.find(({ id }) => id === plan)?.middles ?? []).map((middles) =>
    message('event.setUp.tower', { n: middles + 2 }),
  )
