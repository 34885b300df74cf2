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
import type { CommandRule, EventRule, Kit, QuestionRule } from '../../kit.ts'
import { scoreLabel } from '../../messages/score-label.ts'
import { player } from '../../messages/terms.ts'
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
    run: (tx, seat) => pass(tx, seat),
    why: () => refuse('RC-4.14', 'mayNotPass'),
    fields: 0,
    read: () => PASS,
    label: () => message('choice.pass'),
  },
  endTurn: {
    answers: ['turn'],
    run: (tx) => endTurn(tx),
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
    describe: (kit, _state, event) =>
      message('event.setUp', { first: player(kit, event.first), towers: towers(kit, event) }),
  },
  turnBegan: {
    apply: (_kit, state, { seat }) => applyTurnBegan(state, seat),
    describe: (kit, _state, { seat }) => message('event.turnBegan', { who: player(kit, seat) }),
    barrier: true, // RC-14.4
    concerns: () => false,
  },
  passed: {
    apply() {}, // described, but it moves no piece
    describe: (kit, _state, { seat }) => message('event.passed', { who: player(kit, seat) }),
  },
  endTriggered: {
    apply: (kit, state, { seat, prestige }) => applyEndTriggered(kit, state, seat, prestige),
    describe: (kit, _state, { seat, prestige: n }) =>
      message(n > 0 ? 'event.endTriggered' : 'event.endTriggered.plain', {
        who: player(kit, seat),
        n,
      }),
  },
  bonusGained: {
    apply: (kit, state, { seat, prestige }) => applyBonusGained(kit, state, seat, prestige),
    describe: (kit, _state, { seat, prestige }) =>
      message('event.bonusGained', { who: player(kit, seat), n: prestige }),
  },
  gameEnded: {
    apply(_kit, state) {
      state.over = true
    },
    describe: (_kit, _state, { reason }) => message(`event.gameEnded.${reason}`),
    barrier: true, // RC-14.4
  },
  markerSettled: {
    apply(_kit, state, { seat, position }) {
      playerAt(state, seat).position = position
    },
    describe: (kit, _state, { seat, position }) =>
      message('event.markerSettled', {
        who: player(kit, seat),
        position,
        n: kit.track.prestigeAt(position),
      }),
  },
  scored: {
    apply: (kit, state, { seat, label, points }) => applyScored(kit, state, seat, label, points),
    describe: (kit, _state, { seat, label, points }) =>
      points === 0
        ? null
        : message('event.scored', { who: player(kit, seat), n: points, why: scoreLabel(label) }),
  },
}

/** How high each tower of the plan is, from the left: a base, the middles, a dome — RC-2.11. */
const towers = (kit: Kit, { plan }: EventOf<'setUp'>) =>
  (kit.plans.find(({ id }) => id === plan)?.middles ?? []).map((middles) =>
    message('event.setUp.tower', { n: middles + 2 }),
  )
