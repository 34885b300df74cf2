import { item } from '@guildhall/kernel'
import { byNumber } from '@guildhall/kernel/toolbox'
import { whyNotPick } from '../../actions/market.ts'
import { type Bundle, readBundle } from '../../bundle.ts'
import {
  ACTIVATE,
  AGAIN,
  CHOOSE_SPACE,
  type Command,
  payCommand,
  STOP,
  takeCommand,
} from '../../commands.ts'
import { MARKET_SPACES, spaceNumber, WORKSHOP_SPACES } from '../../constants.ts'
import { close } from '../../context.ts'
import { legalPayments, payWith, whyNotPay } from '../../effects/pay.ts'
import { spaceAllowed, spacePossible } from '../../effects/possible.ts'
import {
  advanceActivate,
  advanceEffect,
  advanceObtain,
  mayPick,
  obtainFor,
  obtainStep,
  pickTile,
  repeatEffect,
} from '../../effects/run.ts'
import { legalTakes, take, whyNotTake } from '../../effects/take.ts'
import { message, refuse } from '../../messages/message.ts'
import { things } from '../../messages/terms.ts'
import type { CommandRule, QuestionRule } from '../../rules-data.ts'
import { closeMarket } from '../../sequence.ts'
import { dieFirst, tileLabel } from './market-rules.ts'

/** What effects ask for: payments, materials, tiles, spaces, repetitions — RC-9, RC-11. */

type EffectQuestion = 'effect' | 'activate' | 'obtain' | 'take' | 'pay'

const noWindow = (): boolean => false
const alwaysAsked = (): boolean => false

export const effectQuestions: { readonly [K in EffectQuestion]: QuestionRule<K> } = {
  effect: {
    question: () => 'repeat-again',
    clause: 'RC-8.13',
    window: noWindow,
    legal: (_ctx, _frame, choices) => {
      choices.add(AGAIN)
      choices.add(STOP)
    },
    advance: advanceEffect,
  },
  activate: {
    question: () => 'activate-tile',
    clause: 'RC-11.4',
    window: noWindow,
    legal: (ctx, frame, choices) => {
      for (let space = 0; space < WORKSHOP_SPACES; space++) {
        if (mayPick(ctx, frame, space)) choices.add(item(ACTIVATE, space))
      }
      if (frame.done > 0) choices.add(STOP) // RC-9.17
    },
    advance: advanceActivate,
  },
  obtain: {
    question: () => 'choose-space',
    clause: 'RC-11.6',
    window: noWindow,
    legal: (ctx, frame, choices) => {
      const { rules, state } = ctx
      const step = obtainStep(rules, frame)
      for (let space = 0; space < MARKET_SPACES; space++) {
        if (!spaceAllowed(state, step, frame.quadrant, space)) continue
        if (spacePossible(ctx, space)) choices.add(item(CHOOSE_SPACE, space))
      }
    },
    advance: advanceObtain,
  },
  take: {
    question: () => 'take',
    clause: 'RC-9.6',
    window: noWindow,
    legal: (_ctx, frame, choices) => legalTakes(frame, choices),
    advance: alwaysAsked,
  },
  pay: {
    question: () => 'pay-with',
    clause: 'RC-9.12',
    window: noWindow,
    legal: legalPayments,
    advance: alwaysAsked,
  },
}

/** The questions of effects that each command answers. */
interface Answered {
  readonly activate: 'activate'
  readonly chooseSpace: 'obtain'
  readonly take: 'take'
  readonly payWith: 'pay'
  readonly again: 'effect'
  readonly stop: 'deliver' | 'market' | 'effect' | 'activate'
}

export const effectCommands: { readonly [T in keyof Answered]: CommandRule<T, Answered[T]> } = {
  activate: {
    answers: ['activate'],
    run: (ctx, frame, { space }) => pickTile(ctx, frame, space),
    why: (ctx, frame, { space }) => whyNotPick(ctx, frame, space),
    fields: 1,
    read: byNumber('space', ACTIVATE),
    label: (rules, state, { space }) => tileLabel(rules, state, space),
  },
  chooseSpace: {
    answers: ['obtain'],
    ofMainAction: true,
    run(ctx, frame, { space }) {
      close(ctx)
      obtainFor(ctx, obtainStep(ctx.rules, frame), space)
    },
    why: () => refuse('RC-11.6', 'spaceNotAllowed'),
    early: dieFirst,
    fields: 1,
    read: byNumber('space', CHOOSE_SPACE),
    label: (_rules, _state, { space }) =>
      message('choice.chooseSpace', { space: spaceNumber(space) }),
  },
  take: {
    answers: ['take'],
    run: take,
    why: (_ctx, frame, command) => whyNotTake(frame, command),
    fields: 1,
    read: ({ goods }) => withBundle(goods, takeCommand),
    label: (_rules, _state, { goods }) => message('choice.take', { what: things({ goods }) }),
  },
  payWith: {
    answers: ['pay'],
    run: payWith,
    why: whyNotPay,
    fields: 1,
    read: ({ goods }) => withBundle(goods, payCommand),
    label: (_rules, _state, { goods }) => message('choice.payWith', { what: things({ goods }) }),
  },
  again: {
    answers: ['effect'],
    run: (_ctx, frame) => repeatEffect(frame),
    why: () => refuse('RC-8.13', 'cannotPay'),
    fields: 0,
    read: () => AGAIN,
    label: () => message('choice.again'),
  },
  stop: {
    answers: ['deliver', 'market', 'effect', 'activate'],
    run: (ctx, frame) => (frame.kind === 'market' ? closeMarket(ctx, frame) : close(ctx)),
    why: (_ctx, frame) =>
      frame.kind === 'activate'
        ? refuse('RC-9.17', 'activateFirst')
        : refuse('RC-7.6', 'stopTooEarly'),
    fields: 0,
    read: () => STOP,
    label: () => message('choice.stop'),
  },
}

function withBundle(goods: unknown, make: (bundle: Bundle) => Command): Command | undefined {
  const bundle = readBundle(goods)
  return bundle === undefined ? undefined : make(bundle)
}
