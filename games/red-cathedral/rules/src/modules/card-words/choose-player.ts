import { item, type Message, message, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { close, open } from '../../context.ts'
import { stepAt } from '../../effects/run.ts'
import { player, things } from '../../messages/terms.ts'
import type {
  CommandRule,
  Context,
  EventRule,
  QuestionRule,
  RulesData,
  StepRule,
} from '../../rules-data.ts'
import { type State, topFrame } from '../../state.ts'
import type { Counter } from '../types.ts'
import { CHOOSE_PLAYER } from './commands.ts'

/** Choose another player, by whom a later gain of the same effect is counted — GU-ALL-12. */

const countFor = (
  rules: RulesData,
  state: State,
  seat: Seat,
  counter: Counter | null,
  chosen: Seat,
): number => (counter === null ? 0 : rules.counters[counter](rules, state, seat, chosen))

export const choosePlayerStep: StepRule = {
  /** RC-9.15: with nothing to be counted for anybody, there is nothing to choose. */
  possible(rules, state, seat, { counter }) {
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat && countFor(rules, state, seat, counter, other) > 0) return true
    }
    return false
  },
  begin(ctx, _seat, effect, index) {
    const frame = open(ctx, 'player')
    frame.effect = effect
    frame.step = index
  },
  words: () => [], // what is counted tells of the other player
}

export const playerQuestion: QuestionRule = {
  question: () => 'choose-player',
  clause: 'GU-ALL-12',
  window: () => false,
  legal(rules, _state, seat, _frame, choices) {
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat) choices.add(item(CHOOSE_PLAYER, other))
    }
  },
  advance(ctx, seat) {
    if (ctx.rules.players > 2) return false
    choose(ctx, seat, 1 - seat)
    return true
  },
}

/** The player is kept with the effect that goes on. */
function choose(ctx: Context, seat: Seat, chosen: Seat): void {
  close(ctx)
  topFrame(ctx.state).chosen = chosen
  ctx.log?.push({ type: 'playerChosen', seat, chosen })
}

export const choosePlayer: CommandRule<'choosePlayer'> = {
  answers: ['player'],
  run: (ctx, seat, _frame, command) => choose(ctx, seat, command.seat),
  why: () => refuse('GU-ALL-12', 'anotherPlayer'),
  fields: 1,
  read: ({ seat }) => (typeof seat === 'number' ? CHOOSE_PLAYER[seat] : undefined),
  label(rules, state, { seat }) {
    const gains = gainsFor(rules, state, seat)
    const key = gains.length > 0 ? 'choice.choosePlayer.counted' : 'choice.choosePlayer'
    return message(key, { who: player(rules, seat), gains })
  },
}

/** What choosing this player brings; empty where no such choice is open. */
function gainsFor(rules: RulesData, state: State, chosen: Seat): Message[] {
  const frame = state.stack.at(-1)
  if (frame?.kind !== 'player' || chosen >= rules.players) return []
  const { counter } = stepAt(rules, frame.effect, frame.step)
  const n = countFor(rules, state, state.active, counter, chosen)
  const { steps } = item(rules.effects, frame.effect)
  return steps
    .filter((step) => step.word === 'gain' && step.counter === counter)
    .flatMap(({ rubles, recognition }) =>
      things({ rubles: rubles * n, recognition: recognition * n }),
    )
}

export const playerChosen: EventRule<'playerChosen'> = {
  apply() {}, // told, but it moves no piece
  describe: (rules, _state, { seat, chosen }) =>
    message('event.playerChosen', { who: player(rules, seat), chosen: player(rules, chosen) }),
  concerns: ({ seat, chosen }, whose) => seat === whose || chosen === whose,
}
