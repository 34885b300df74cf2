import { at, type Refusal, type Seat } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import {
  endSpace,
  legalMarket,
  whyNotAction,
  whyNotMove,
  whyNotObtain,
  whyNotShown,
  whyNotUseWorkshop,
} from '../../actions/market.ts'
import { mainActionTaken, takeMainAction } from '../../actions/turn.ts'
import { MOVE_DIE, OBTAIN_HERE, USE_WORKSHOP } from '../../commands.ts'
import { DICE, spaceNumber } from '../../constants.ts'
import { message, refuse } from '../../messages/message.ts'
import { component, die, effectWords, things, workshop } from '../../messages/terms.ts'
import {
  type CommandRule,
  decidingSeat,
  effectNamed,
  type QuestionRule,
  type RulesData,
} from '../../rules-data.ts'
import { acquire, advanceMarket, obtain, useAction, useWorkshop } from '../../sequence.ts'
import type { State } from '../../state.ts'
import { placeIn } from './read.ts'
import { actedAlready } from './turn-rules.ts'

/** The main action Acquire: a die is moved, then the market actions — RC-8. */

export const marketQuestions: { readonly market: QuestionRule<'market'> } = {
  market: {
    question: () => 'market-next',
    clause: 'RC-8.9',
    window: () => true,
    legal: legalMarket,
    advance: advanceMarket,
  },
}

export const dieFirst = (): Refusal => refuse('RC-8.1', 'dieFirst')

type MarketCommand = 'obtain' | 'useAction' | 'useWorkshop'

export const marketCommands: { readonly moveDie: CommandRule<'moveDie', 'turn'> } & {
  readonly [T in MarketCommand]: CommandRule<T, 'market'>
} = {
  moveDie: {
    answers: ['turn'],
    ofMainAction: true,
    run(ctx, frame, command) {
      takeMainAction(frame)
      acquire(ctx, command)
    },
    why: (ctx, frame, command) =>
      mainActionTaken(frame) ? actedAlready() : whyNotMove(ctx, command),
    fields: 2,
    read: (fields) =>
      typeof fields['extra'] === 'number'
        ? MOVE_DIE[placeIn(DICE, fields['die'])]?.[fields['extra']]
        : undefined,
    label(_rules, state, { die: moved, extra }) {
      const space = spaceNumber(endSpace(state, DICE.indexOf(moved), extra))
      const n = at(state.dieValue, DICE.indexOf(moved)) + extra
      const params = { die: die(moved), space, n, cost: things({ rubles: extra }) }
      return message(extra > 0 ? 'choice.moveDie.paid' : 'choice.moveDie', params)
    },
  },
  obtain: {
    answers: ['market'],
    ofMainAction: true,
    run: (ctx, frame) => obtain(ctx, frame),
    why: (_ctx, frame) => whyNotObtain(frame),
    early: dieFirst,
    fields: 0,
    read: () => OBTAIN_HERE,
    label: () => message('choice.obtain'),
  },
  useAction: {
    answers: ['market'],
    ofMainAction: true,
    run: (ctx, frame, { action }) => useAction(ctx, frame, effectNamed(ctx.rules, action)),
    why: (ctx, frame, { action }) => whyNotAction(ctx, frame, effectNamed(ctx.rules, action)),
    early: dieFirst,
    fields: 1,
    read: ({ action }, actions) => actions.get(action),
    label: (rules, _state, { action }) =>
      message('choice.useAction', {
        card: component(rules, action),
        effect: effectWords(rules, action),
      }),
  },
  useWorkshop: {
    answers: ['market'],
    ofMainAction: true,
    run: useWorkshop,
    why: (ctx, frame, command) => whyNotUseWorkshop(ctx, frame, command),
    early: ({ state, seat }, { space }) => whyNotShown(state, seat, space) ?? dieFirst(),
    fields: 1,
    read: byNumber('space', USE_WORKSHOP),
    label: (rules, state, { space }) => tileLabel(rules, state, space),
  },
}

/** The choice of a tile that is set to work. */
export function tileLabel(rules: RulesData, state: State, space: number) {
  const seat = decidingSeat(rules, state)
  return message('choice.activate', {
    workshop: workshop(rules, seat, space),
    tile: tileOn(rules, state, seat, space),
  })
}

function tileOn(rules: RulesData, state: State, seat: Seat, space: number) {
  const tile = rules.workshopTiles[state.players[seat]?.workshop[space] ?? -1]
  return tile === undefined ? message('component.none') : component(rules, tile.id)
}
