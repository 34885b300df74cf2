import { item } from '@guildhall/kernel'
import { OBTAIN } from '../../../constants.ts'
import { spaceWorth } from '../../../evaluate.ts'
import type { Context } from '../../../rules-data.ts'
import { defineModule } from '../../define.ts'
import type { Frame, FrameOf } from '../../types.ts'
import { asFourthGuild } from '../guild.ts'
import { acquireOf, marketAgain, marketAgainQuestion } from './again.ts'
import { acquire, market } from './steps.ts'
import type { WholesalersTypes } from './wholesalers-types.ts'

/** What looks worth how much in prestige: a market action other than obtaining, a material. */
const ACTION = 0.4
const MATERIAL = 0.3

/** The Wholesalers: market actions once more — GU-WHOLESALERS. */
export const wholesalers = defineModule<WholesalersTypes>({
  ...asFourthGuild('guild-wholesalers'),
  commands: { marketAgain },
  questions: { marketAgain: marketAgainQuestion },
  stored: {
    marketAgain: {
      effect: 'effect',
      step: 'step',
      done: 'count',
      left: 'left',
      openActions: 'open',
    },
  },
  steps: { market, acquire },
  promise,
})

/** What is still to come of an action of the guild. */
function promise(ctx: Context, frame: Frame): number {
  if (frame.kind === 'marketAgain') return marketPromise(ctx, frame)
  if (frame.kind !== 'effect') return 0
  const later = item(ctx.rules.effects, frame.effect).steps.slice(Math.max(0, frame.nextStep - 1))
  return later.some((step) => step.word === 'gain' && step.units > 0) ? MATERIAL : 0
}

function marketPromise(ctx: Context, { left, openActions }: FrameOf<'marketAgain'>): number {
  const acquire = acquireOf(ctx.state)
  const obtains = acquire !== undefined && (openActions & OBTAIN) !== 0
  const obtain = obtains ? spaceWorth(ctx, acquire.space) : 0
  return left * Math.max(ACTION, obtain)
}
