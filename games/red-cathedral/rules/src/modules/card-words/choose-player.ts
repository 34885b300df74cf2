import { item, type Message, message, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { stepAt } from '../../effects/run.ts'
import type { CommandRule, EventRule, Kit, QuestionRule, StepRule, Tx } from '../../kit.ts'
import { player, things } from '../../messages/terms.ts'
import { type State, topFrame } from '../../state.ts'
import { close, open } from '../../tx.ts'
import type { Counter } from '../types.ts'
import { CHOOSE_PLAYER } from './commands.ts'

/** Choose another player, by whom a later gain of the same effect is counted — GU-ALL-12. */

const countFor = (
  kit: Kit,
  state: State,
  seat: Seat,
  counter: Counter | null,
  chosen: Seat,
): number => (counter === null ? 0 : kit.counters[counter](kit, state, seat, chosen))

export const choosePlayerStep: StepRule = {
  /** RC-9.15: with nothing to be counted for anybody, there is nothing to choose. */
  possible(kit, state, seat, { counter }) {
    for (let other = 0; other < kit.players; other++) {
      if (other !== seat && countFor(kit, state, seat, counter, other) > 0) return true
    }
    return false
  },
  begin(tx, _seat, effect, index) {
    const frame = open(tx, 'player')
    frame.effect = effect
    frame.step = index
  },
  words: () => [], // what is counted tells of the other player
}

export const playerQuestion: QuestionRule = {
  question: () => 'choose-player',
  clause: 'GU-ALL-12',
  window: () => false,
  legal(kit, _state, seat, _frame, choices) {
    for (let other = 0; other < kit.players; other++) {
      if (other !== seat) choices.add(item(CHOOSE_PLAYER, other))
    }
  },
  advance(tx, seat) {
    if (tx.kit.players > 2) return false
    choose(tx, seat, 1 - seat)
    return true
  },
}

/** The player is kept with the effect that goes on. */
function choose(tx: Tx, seat: Seat, chosen: Seat): void {
  close(tx)
  topFrame(tx.state).chosen = chosen
  tx.log?.push({ type: 'playerChosen', seat, chosen })
}

export const choosePlayer: CommandRule<'choosePlayer'> = {
  answers: ['player'],
  run: (tx, seat, _frame, command) => choose(tx, seat, command.seat),
  why: () => refuse('GU-ALL-12', 'anotherPlayer'),
  fields: 1,
  read: ({ seat }) => (typeof seat === 'number' ? CHOOSE_PLAYER[seat] : undefined),
  label(kit, state, { seat }) {
    const gains = gainsFor(kit, state, seat)
    const key = gains.length > 0 ? 'choice.choosePlayer.counted' : 'choice.choosePlayer'
    return message(key, { who: player(kit, seat), gains })
  },
}

/** What choosing this player brings; empty where no such choice is open. */
function gainsFor(kit: Kit, state: State, chosen: Seat): Message[] {
  const frame = state.stack.at(-1)
  if (frame?.kind !== 'player' || chosen >= kit.players) return []
  const { counter } = stepAt(kit, frame.effect, frame.step)
  const n = countFor(kit, state, state.active, counter, chosen)
  const { steps } = item(kit.effects, frame.effect)
  return steps
    .filter((step) => step.word === 'gain' && step.counter === counter)
    .flatMap(({ rubles, recognition }) =>
      things({ rubles: rubles * n, recognition: recognition * n }),
    )
}

export const playerChosen: EventRule<'playerChosen'> = {
  apply() {}, // told, but it moves no piece
  describe: (kit, _state, { seat, chosen }) =>
    message('event.playerChosen', { who: player(kit, seat), chosen: player(kit, chosen) }),
  concerns: ({ seat, chosen }, whose) => seat === whose || chosen === whose,
}
