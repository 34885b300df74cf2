import {
  at,
  type Choices,
  item,
  type Message,
  message,
  type Refusal,
  type Seat,
} from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { Command } from '../../commands.ts'
import { STOP } from '../../commands.ts'
import { effectPossible } from '../../effects/possible.ts'
import { startEffect, stepAt } from '../../effects/run.ts'
import type { CommandRule, Kit, QuestionRule, StepRule, Tx } from '../../kit.ts'
import { effectGains } from '../../messages/terms.ts'
import type { Frame, State } from '../../state.ts'
import { close, open } from '../../tx.ts'
import { CHOOSE_STEP } from './commands.ts'

/** Steps in the order the player likes; each may be left out, but not all — CT-SP-3. */

export const anyOrder: StepRule = {
  possible: (kit, state, seat, step, quadrant, paid, spent) =>
    step.parts.some((part) =>
      effectPossible(kit, state, seat, item(kit.effects, part), quadrant, paid, spent),
    ),
  begin(tx, _seat, effect, index, quadrant) {
    const frame = open(tx, 'order')
    frame.effect = effect
    frame.step = index
    frame.space = quadrant
    frame.open = (1 << stepAt(tx.kit, effect, index).parts.length) - 1
  },
  words: (kit, step) => step.parts.flatMap((part) => partWords(kit, part)),
}

const partWords = (kit: Kit, part: number): Message[] =>
  effectGains(kit, item(kit.effects, part).steps)

const partsOf = (kit: Kit, frame: Frame): readonly number[] =>
  stepAt(kit, frame.effect, frame.step).parts

/** Whether this part is still to come and would change something. */
function stillOpen(kit: Kit, state: State, seat: Seat, frame: Frame, index: number): boolean {
  if ((frame.open & (1 << index)) === 0) return false
  const part = item(kit.effects, at(partsOf(kit, frame), index))
  return effectPossible(kit, state, seat, part, frame.space)
}

export const orderQuestion: QuestionRule = {
  question: () => 'specialist-order',
  clause: 'CT-SP-3',
  window: () => false,
  legal(kit, state, seat, frame, choices: Choices<Command>) {
    for (const index of partsOf(kit, frame).keys()) {
      if (stillOpen(kit, state, seat, frame, index)) choices.add(item(CHOOSE_STEP, index))
    }
    if (frame.count > 0) choices.add(STOP)
  },
  advance(tx, seat, frame) {
    const indices = [...partsOf(tx.kit, frame).keys()]
    const left = indices.filter((index) => stillOpen(tx.kit, tx.state, seat, frame, index))
    if (left.length > 1 || (left.length === 1 && frame.count > 0)) return false
    const [only] = left
    if (only === undefined) close(tx)
    else beginPart(tx, seat, frame, only)
    return true
  },
  accepts: { stop: { run: close, why: () => refuse('CT-SP-3', 'stepFirst') } },
}

function beginPart(tx: Tx, seat: Seat, frame: Frame, index: number): void {
  frame.open &= ~(1 << index)
  frame.count += 1
  startEffect(tx, seat, at(partsOf(tx.kit, frame), index), frame.space)
}

export const chooseStep: CommandRule<'chooseStep'> = {
  answers: ['order'],
  run: (tx, seat, frame, { step }) => beginPart(tx, seat, frame, step),
  why: (): Refusal => refuse('CT-SP-3', 'noChange'),
  fields: 1,
  read: ({ step }) => (typeof step === 'number' ? CHOOSE_STEP[step] : undefined),
  label(kit, state, { step }) {
    const frame = state.stack.at(-1)
    const part = frame?.kind === 'order' ? partsOf(kit, frame)[step] : undefined
    return message('choice.chooseStep', { what: part === undefined ? '' : partWords(kit, part) })
  },
}
