import { at, type Choices, item, type Message, type Refusal } from '@guildhall/kernel'
import { type Command, STOP } from '../../commands.ts'
import { close, open } from '../../context.ts'
import { effectPossible } from '../../effects/possible.ts'
import { startEffect, stepOf } from '../../effects/run.ts'
import { message, refuse } from '../../messages/message.ts'
import { effectGains } from '../../messages/terms.ts'
import type { CommandRule, Context, QuestionRule, RulesData, StepRule } from '../../rules-data.ts'
import type { FrameOf } from '../types.ts'
import { CHOOSE_STEP } from './card-words-commands.ts'

/** Steps in the order the player likes; each may be left out, but not all — CT-SP-3. */

export const anyOrder: StepRule<'anyOrder'> = {
  possible: (ctx, step, quadrant, paid) =>
    step.parts.some((part) => effectPossible(ctx, item(ctx.rules.effects, part), quadrant, paid)),
  begin(ctx, { step, effect, index, quadrant }) {
    const frame = open(ctx, 'order')
    frame.effect = effect
    frame.step = index
    frame.quadrant = quadrant
    frame.unused = (1 << step.parts.length) - 1
  },
  words: (rules, step) => step.parts.flatMap((part) => partWords(rules, part)),
}

const partWords = (rules: RulesData, part: number): Message[] =>
  effectGains(rules, item(rules.effects, part).steps)

const partsOf = (rules: RulesData, frame: FrameOf<'order'>): readonly number[] =>
  stepOf(rules, frame, 'anyOrder').parts

/** Whether this part is still to come and would change something. */
function stillOpen(ctx: Context, frame: FrameOf<'order'>, index: number): boolean {
  const { rules } = ctx
  if ((frame.unused & (1 << index)) === 0) return false
  const part = item(rules.effects, at(partsOf(rules, frame), index))
  return effectPossible(ctx, part, frame.quadrant)
}

export const orderQuestion: QuestionRule<'order'> = {
  question: () => 'specialist-order',
  clause: 'CT-SP-3',
  window: () => false,
  legal(ctx, frame, choices: Choices<Command>) {
    for (const index of partsOf(ctx.rules, frame).keys()) {
      if (stillOpen(ctx, frame, index)) choices.add(item(CHOOSE_STEP, index))
    }
    if (frame.done > 0) choices.add(STOP)
  },
  advance(ctx, frame) {
    const indices = [...partsOf(ctx.rules, frame).keys()]
    const left = indices.filter((index) => stillOpen(ctx, frame, index))
    if (left.length > 1 || (left.length === 1 && frame.done > 0)) return false
    const [only] = left
    if (only === undefined) close(ctx)
    else beginPart(ctx, frame, only)
    return true
  },
  accepts: { stop: { run: close, why: () => refuse('CT-SP-3', 'stepFirst') } },
}

function beginPart(ctx: Context, frame: FrameOf<'order'>, index: number): void {
  frame.unused &= ~(1 << index)
  frame.done += 1
  startEffect(ctx, at(partsOf(ctx.rules, frame), index), frame.quadrant)
}

export const chooseStep: CommandRule<'chooseStep', 'order'> = {
  answers: ['order'],
  run: (ctx, frame, { step }) => beginPart(ctx, frame, step),
  why: (): Refusal => refuse('CT-SP-3', 'noChange'),
  fields: 1,
  read: ({ step }) => (typeof step === 'number' ? CHOOSE_STEP[step] : undefined),
  label(rules, state, { step }) {
    const frame = state.stack.at(-1)
    const part = frame?.kind === 'order' ? partsOf(rules, frame)[step] : undefined
    return message('choice.chooseStep', { what: part === undefined ? '' : partWords(rules, part) })
  },
}
