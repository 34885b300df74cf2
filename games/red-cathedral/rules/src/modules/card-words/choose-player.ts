import { item, type Message, type Seat } from '@guildhall/kernel'
import { close, contextFor, open } from '../../context.ts'
import { stepOf } from '../../effects/run.ts'
import { newStep } from '../../effects/step.ts'
import { defineEvents, nothing, type Stored } from '../../events/define-event.ts'
import { message, refuse } from '../../messages/message.ts'
import { player, things } from '../../messages/terms.ts'
import type { CommandRule, Context, QuestionRule, RulesData, StepRule } from '../../rules-data.ts'
import { type State, topFrame } from '../../state.ts'
import type { Counter } from '../counter.ts'
import { CHOOSE_PLAYER } from './card-words-commands.ts'

/** Choose another player, by whom a later gain of the same effect is counted — GU-ALL-12. */

const countFor = (ctx: Context, counter: Counter | null, chosen: Seat): number =>
  counter === null ? 0 : ctx.rules.counters[counter](ctx, chosen)

export const choosePlayerStep: StepRule<'choosePlayer'> = {
  /** RC-9.15: with nothing to be counted for anybody, there is nothing to choose. */
  possible(ctx, { counter }) {
    const { rules, seat } = ctx
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat && countFor(ctx, counter, other) > 0) return true
    }
    return false
  },
  begin(ctx, { effect, index }) {
    const frame = open(ctx, 'player')
    frame.effect = effect
    frame.step = index
  },
  words: () => [], // what is counted tells of the other player
  compile: (written) => ('choosePlayer' in written ? [newStep('choosePlayer')] : null),
}

export const playerQuestion: QuestionRule<'player'> = {
  question: () => 'choose-player',
  clause: 'GU-ALL-12',
  window: () => false,
  legal({ rules, seat }, _frame, choices) {
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat) choices.add(item(CHOOSE_PLAYER, other))
    }
  },
  advance(ctx) {
    if (ctx.rules.players > 2) return false
    choose(ctx, 1 - ctx.seat)
    return true
  },
}

/** The player is kept with the effect that goes on. */
function choose(ctx: Context, chosen: Seat): void {
  const { state, seat } = ctx
  close(ctx)
  const effect = topFrame(state)
  if (effect.kind === 'effect') effect.chosenPlayer = chosen
  playerChosen.emit(ctx, { seat, chosen })
}

export const choosePlayer: CommandRule<'choosePlayer'> = {
  answers: ['player'],
  run: (ctx, _frame, command) => choose(ctx, command.seat),
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
  const { counter } = stepOf(rules, frame, 'choosePlayer')
  const n = countFor(contextFor(rules, state, state.active), counter, chosen)
  const { steps } = item(rules.effects, frame.effect)
  return steps
    .filter((step) => step.word === 'gain')
    .filter((step) => step.counter === counter)
    .flatMap(({ rubles, recognition }) =>
      things({ rubles: rubles * n, recognition: recognition * n }),
    )
}

export const { playerChosen } = defineEvents<{ readonly playerChosen: Stored<'playerChosen'> }>({
  playerChosen: {
    apply: nothing,
    describe: (rules, _state, { seat, chosen }) =>
      message('event.playerChosen', { who: player(rules, seat), chosen: player(rules, chosen) }),
    concerns: ({ seat, chosen }, whose) => seat === whose || chosen === whose,
  },
})
