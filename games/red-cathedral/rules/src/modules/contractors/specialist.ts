import { type Choices, item, type Refusal } from '@guildhall/kernel'
import type { Command } from '../../commands.ts'
import { BLACK, WORKSHOP } from '../../constants.ts'
import { NOTHING_PAID, type Payment } from '../../effects/payment.ts'
import { effectPossible, whyNotEffect } from '../../effects/possible.ts'
import { startEffect } from '../../effects/run.ts'
import { newStep } from '../../effects/step.ts'
import { message, refuse } from '../../messages/message.ts'
import { effectWords } from '../../messages/terms.ts'
import { type CommandRule, type Context, decidingSeat, type StepRule } from '../../rules-data.ts'
import { beingTried, SPECIALIST, whileTrying } from '../card-words/resolving.ts'
import type { FrameOf } from '../types.ts'
import { USE_SPECIALIST } from './contractors-commands.ts'
import { contractorsEvents } from './contractors-events.ts'
import { specialistName } from './contractors-terms.ts'
import { specialistOf } from './duchy.ts'

/**
 * Whether the own specialist can be used — CT-7.4. It leaves its place before its effect begins
 * (GU-ALL-9), so it is tried without it.
 */
export function specialistPossible(ctx: Context, paid: Payment = NOTHING_PAID): boolean {
  const { rules, state, seat } = ctx
  const specialist = specialistOf(state, seat)
  if (specialist < 0 || beingTried(SPECIALIST)) return false
  const effect = item(rules.effects, item(rules.parts.duchy.specialists, specialist).effect)
  return whileTrying(SPECIALIST, () => effectPossible(ctx, effect, -1, paid))
}

/** CT-4.4: after the black die the market action *workshop* means the own specialist. */
export function legalSpecialist(
  ctx: Context,
  frame: FrameOf<'market'>,
  choices: Choices<Command>,
): void {
  if (frame.die === BLACK && specialistPossible(ctx)) choices.add(USE_SPECIALIST)
}

/** CT-7.3: first it is turned face down, then its effect is carried out. */
function workSpecialist(ctx: Context): void {
  const { rules, state, seat } = ctx
  const specialist = specialistOf(state, seat)
  contractorsEvents.specialistUsed.emit(ctx, { seat, specialist })
  startEffect(ctx, item(rules.parts.duchy.specialists, specialist).effect, -1)
}

/** The word for a tile that shows the black die, with `blackDieTile` — CT-4.6. */
export const useSpecialistStep: StepRule<'useSpecialist'> = {
  possible: (ctx, _step, _quadrant, paid) => specialistPossible(ctx, paid),
  begin: (ctx) => workSpecialist(ctx),
  words: () => [message('effect.useSpecialist')],
  compile: (written) => ('useSpecialist' in written ? [newStep('useSpecialist')] : null),
}

export const useSpecialist: CommandRule<'useSpecialist', 'market'> = {
  answers: ['market'],
  ofMainAction: true,
  run(ctx, frame) {
    frame.openActions &= ~WORKSHOP
    workSpecialist(ctx)
  },
  why: (ctx, frame) => whyNotSpecialist(ctx, frame),
  early: ({ state, seat }) =>
    specialistOf(state, seat) < 0
      ? refuse('CT-7.2', 'noSpecialist')
      : refuse('CT-4.4', 'notBlackDie'),
  fields: 0,
  read: () => USE_SPECIALIST,
  label(rules, state) {
    const specialist =
      rules.parts.duchy.specialists[specialistOf(state, decidingSeat(rules, state))]
    if (specialist === undefined) return message('choice.useSpecialist.none')
    const { id } = specialist
    const name = specialistName(rules, id)
    return message('choice.useSpecialist', { name, effect: effectWords(rules, id) })
  },
}

function whyNotSpecialist({ rules, state, seat }: Context, frame: FrameOf<'market'>): Refusal {
  if ((frame.openActions & WORKSHOP) === 0) return refuse('RC-8.9', 'doneAlready')
  if (frame.die !== BLACK) return refuse('CT-4.4', 'notBlackDie')
  const specialist = specialistOf(state, seat)
  if (specialist < 0) return refuse('CT-7.2', 'noSpecialist')
  const { effect } = item(rules.parts.duchy.specialists, specialist)
  return whyNotEffect(state, seat, item(rules.effects, effect), 'CT-7.4')
}
