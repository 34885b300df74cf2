import { at, type Choices, item, type Refusal } from '@guildhall/kernel'
import type { Command, CommandOf } from '../../commands.ts'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import { close } from '../../context.ts'
import { message, refuse } from '../../messages/message.ts'
import { effectWords } from '../../messages/terms.ts'
import type { CommandRule, Context, RulesData } from '../../rules-data.ts'
import { playerAt, type State } from '../../state.ts'
import type { FrameOf } from '../types.ts'
import { sees } from './cities.ts'
import { CHOOSE_SPECIALIST, DISMISS, KEEP } from './contractors-commands.ts'
import { contractorsEvents } from './contractors-events.ts'
import { cityName, specialistName, toolName } from './contractors-terms.ts'
import { specialistOf } from './duchy.ts'

/** Steps 3 to 5 of a hire: which specialist, whether to keep it, and the refill — CT-5.8 to CT-5.15. */

export const hireQuestionName = (frame: FrameOf<'hire'>): string =>
  frame.specialistSpace < 0 ? 'hire-specialist' : 'hire-keep'

/** Whether a specialist lies on this space, next to the city — CT-6.3, CT-6.4. */
const onOffer = (rules: RulesData, state: State, city: number, space: number): boolean =>
  sees(rules, city, space) && at(state.parts.duchy.specialists, space) >= 0

export function legalChoice(
  { rules, state, seat }: Context,
  frame: FrameOf<'hire'>,
  choices: Choices<Command>,
): void {
  if (frame.specialistSpace >= 0) {
    if (playerAt(state, seat).rubles >= rules.parts.duchy.wage) choices.add(KEEP)
    choices.add(DISMISS)
    return
  }
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    if (onOffer(rules, state, frame.city, space)) choices.add(item(CHOOSE_SPECIALIST, space))
  }
}

/** CT-5.15: without a specialist the hire is over; a single one is chosen unasked, keeping never. */
export function advanceChoice(ctx: Context, frame: FrameOf<'hire'>): boolean {
  if (frame.specialistSpace >= 0) return false
  let only = -1
  for (let space = 0; space < SPECIALIST_SPACES.length; space++) {
    if (!onOffer(ctx.rules, ctx.state, frame.city, space)) continue
    if (only >= 0) return false
    only = space
  }
  frame.specialistSpace = only
  if (only < 0) close(ctx)
  return true
}

export const chooseSpecialist: CommandRule<'chooseSpecialist', 'hire'> = {
  answers: ['hire'],
  ofMainAction: true,
  run(_ctx, frame, { space }) {
    frame.specialistSpace = SPECIALIST_SPACES.indexOf(space)
  },
  why: whyNotChoose,
  early: () => refuse('CT-5.3', 'contractorFirst'),
  fields: 1,
  read: ({ space }) => CHOOSE_SPECIALIST.find((command) => command.space === space),
  label: (rules, state, { space }) =>
    message(
      'choice.chooseSpecialist',
      specialistWords(rules, state, SPECIALIST_SPACES.indexOf(space)),
    ),
}

/** The specialist on a space: its name, its tool and what it does. */
function specialistWords(rules: RulesData, state: State, space: number) {
  const specialist = rules.parts.duchy.specialists[state.parts.duchy.specialists[space] ?? -1]
  if (specialist === undefined) return { name: '', tool: '', effect: '' }
  const { id } = specialist
  return {
    name: specialistName(rules, id),
    tool: toolName(rules, id) ?? '',
    effect: effectWords(rules, id),
  }
}

function whyNotChoose(
  { rules, state }: Context,
  frame: FrameOf<'hire'>,
  { space }: CommandOf<'chooseSpecialist'>,
): Refusal {
  if (frame.specialistSpace >= 0) return refuse('CT-5.8', 'specialistChosen')
  const place = SPECIALIST_SPACES.indexOf(space)
  if (at(state.parts.duchy.specialists, place) < 0) return refuse('CT-5.14', 'noSpecialistThere')
  return refuse('CT-6.3', 'notNextToCity', { city: cityName(rules, item(CITIES, frame.city)) })
}

export const keepSpecialist: CommandRule<'keepSpecialist', 'hire'> = {
  answers: ['hire'],
  run(ctx, frame, { keep }) {
    close(ctx)
    keepOrDismiss(ctx, frame.specialistSpace, keep)
  },
  why({ rules, state, seat }, frame) {
    if (frame.specialistSpace < 0) return refuse('CT-5.8', 'specialistFirst')
    const { rubles } = playerAt(state, seat)
    return refuse('CT-5.9', 'tooFewRubles', { price: rules.parts.duchy.wage, rubles })
  },
  fields: 1,
  read: ({ keep }) => [KEEP, DISMISS].find((command) => command.keep === keep),
  label(rules, state, { keep }) {
    const frame = state.stack.at(-1)
    const space = frame?.kind === 'hire' ? frame.specialistSpace : -1
    const words = specialistWords(rules, state, space)
    const params = { ...words, rubles: rules.parts.duchy.wage }
    return message(keep ? 'choice.keepSpecialist' : 'choice.dismissSpecialist', params)
  },
}

/** CT-5.9: a specialist is kept for its wage, or leaves the game; its space is filled again. */
function keepOrDismiss(ctx: Context, space: number, keep: boolean): void {
  const { rules, state, seat } = ctx
  const specialist = at(state.parts.duchy.specialists, space)
  if (keep) {
    layAside(ctx)
    const rubles = rules.parts.duchy.wage
    contractorsEvents.specialistHired.emit(ctx, { seat, specialist, space, rubles })
  } else contractorsEvents.specialistDismissed.emit(ctx, { seat, specialist, space })
  refill(ctx, space)
}

/** CT-5.10, CT-5.11. */
function layAside(ctx: Context): void {
  const { rules, state, seat } = ctx
  const specialist = specialistOf(state, seat)
  if (specialist < 0) return
  const tool = rules.options.displacedSpecialistKeepsTool
  contractorsEvents.specialistLaidAside.emit(ctx, { seat, specialist, tool })
}

/** CT-5.13, CT-5.14: from an empty bag nothing comes. */
export function refill(ctx: Context, space: number): void {
  const { bag } = ctx.state.parts.duchy
  if (bag.length === 0) return
  const specialist = at(bag, ctx.chance.int(bag.length))
  contractorsEvents.specialistDrawn.emit(ctx, { specialist, space })
}
