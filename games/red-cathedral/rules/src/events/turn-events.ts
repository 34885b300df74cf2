import type { Seat } from '@guildhall/kernel'
import { plus } from '@guildhall/kernel/toolbox'
import type { EventOf } from '../events.ts'
import { message } from '../messages/message.ts'
import { scoreLabel } from '../messages/score-label.ts'
import { player as playerName, things } from '../messages/terms.ts'
import type { RulesData } from '../rules-data.ts'
import { applySetUp } from '../setup.ts'
import { playerAt, type State } from '../state.ts'
import { defineEvents, nothing, type Stored } from './define-event.ts'

interface TurnChanges {
  readonly setUp: Stored<'setUp'>
  readonly turnBegan: Stored<'turnBegan'>
  readonly passed: Stored<'passed'>
  readonly endTriggered: Stored<'endTriggered'>
  readonly bonusGained: Stored<'bonusGained'>
  readonly gameEnded: Stored<'gameEnded'>
  readonly markerSettled: Stored<'markerSettled'>
  readonly scored: Stored<'scored'>
}

/** The course of the game: setup, turns, its end and the final account — RC-2, RC-4, RC-12. */
export const turnEvents = defineEvents<TurnChanges>({
  setUp: {
    apply: applySetUp,
    describe: (rules, _state, { first, plan }) =>
      message('event.setUp', { first: playerName(rules, first), towers: towers(rules, plan) }),
  },
  turnBegan: {
    apply(_rules, state, { seat }) {
      state.turn += 1
      state.active = seat
      state.sold = false
      state.rerolled = false
      if (state.turnsLeft > 0) state.turnsLeft -= 1
    },
    describe: (rules, _state, { seat }) =>
      message('event.turnBegan', { who: playerName(rules, seat) }),
    barrier: true, // RC-14.4
    concerns: () => false,
  },
  passed: {
    apply: nothing,
    describe: (rules, _state, { seat }) =>
      message('event.passed', { who: playerName(rules, seat) }),
  },
  endTriggered: {
    /** RC-12.1, RC-12.3: the reward, and one more turn for every other player. */
    apply(rules, state, { seat, prestige }) {
      state.triggeredBy = seat
      state.turnsLeft = rules.players - 1
      gainPrestige(rules, state, seat, prestige)
    },
    describe: (rules, _state, { seat, prestige: n }) =>
      message(n > 0 ? 'event.endTriggered' : 'event.endTriggered.plain', {
        who: playerName(rules, seat),
        gains: plus(things({ prestige: n })),
      }),
  },
  bonusGained: {
    apply: (rules, state, { seat, prestige }) => gainPrestige(rules, state, seat, prestige),
    describe: (rules, _state, { seat, prestige }) =>
      message('event.bonusGained', {
        who: playerName(rules, seat),
        gains: plus(things({ prestige })),
      }),
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
        who: playerName(rules, seat),
        position,
        what: things({ prestige: rules.track.prestigeAt(position) }),
      }),
  },
  /** Prestige of final scoring, as a line of the account. */
  scored: {
    apply(rules, state, { seat, label, points }) {
      gainPrestige(rules, state, seat, points)
      state.scores = [...state.scores, { seat, label, points }]
    },
    describe: (rules, _state, { seat, label, points }) =>
      points === 0
        ? null
        : message('event.scored', {
            who: playerName(rules, seat),
            gains: plus(things({ prestige: points })),
            why: scoreLabel(label),
          }),
  },
})

function gainPrestige({ track }: RulesData, state: State, seat: Seat, prestige: number): void {
  const player = playerAt(state, seat)
  player.position = track.gainPrestige(player.position, prestige)
}

/** How high each tower of the plan is, from the left: a base, the middles, a dome — RC-2.11. */
const towers = (rules: RulesData, plan: EventOf<'setUp'>['plan']) =>
  (rules.plans.find(({ id }) => id === plan)?.middles ?? []).map((middles) =>
    message('event.setUp.tower', { n: middles + 2 }),
  )
