import { at, type Choices, item, type Refusal } from '@guildhall/kernel'
import { EMPTY } from '../../../bundle.ts'
import { isFinished, isSection, ownerOf, underConstruction } from '../../../cathedral.ts'
import type { Command } from '../../../commands.ts'
import { close, open } from '../../../context.ts'
import { stepOf } from '../../../effects/run.ts'
import { newStep } from '../../../effects/step.ts'
import { goodsEvents } from '../../../events/goods-events.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import { sectionOf, things } from '../../../messages/terms.ts'
import {
  type CommandRule,
  type Context,
  type QuestionRule,
  type RulesData,
  type StepRule,
  sourceOf,
} from '../../../rules-data.ts'
import { lowest, NO_SECTIONS, others } from '../../../sections.ts'
import type { State } from '../../../state.ts'
import type { FrameOf, StepOf } from '../../types.ts'
import { ADVANCE_SECTION } from './master-builders-commands.ts'
import { masterBuildersEvents } from './master-builders-events.ts'

/** Gain what is printed on an own section under construction — GU-MASTERBUILDERS-8 to 10. */
export const advance: StepRule<'advance'> = {
  possible: (ctx, step) => sectionsFor(ctx, step).length > 0,
  begin(ctx, { effect, index }) {
    const frame = open(ctx, 'advance')
    frame.effect = effect
    frame.step = index
  },
  words: (_rules, step) => [message(wordsKey(step))],
  signs: ({ word, printed }) => [sign(word, 1), sign(printed, 1)],
  compile(written) {
    if (!('advance' in written)) return null
    const { of, share } = written.advance
    return [newStep('advance', { printed: of, divisor: share === 'full' ? 1 : 2 })]
  },
}

type AdvanceWords = `effect.advance.${'ruble' | 'recognition'}${'' | '.half'}`

const wordsKey = ({ printed, divisor }: StepOf<'advance'>): AdvanceWords =>
  `effect.advance.${printed}${divisor > 1 ? '.half' : ''}`

/** What a section pays ahead: rubles or recognition, all of it or half. */
function advanceOf(
  rules: RulesData,
  state: State,
  section: number,
  { printed, divisor }: StepOf<'advance'>,
) {
  const { rubles, recognition } = item(rules.cathedralCards, at(state.cards, section))
  return printed === 'ruble'
    ? { rubles: Math.floor(rubles / divisor), recognition: 0 }
    : { rubles: 0, recognition: Math.floor(recognition / divisor) }
}

/** Own sections under construction with a printed value. */
function sectionsFor({ rules, state, seat }: Context, step: StepOf<'advance'>): number[] {
  const found: number[] = []
  for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
    const section = lowest(left)
    const { rubles, recognition } = advanceOf(rules, state, section, step)
    if (rubles + recognition > 0) found.push(section)
  }
  return found
}

const stepAsking = (rules: RulesData, frame: FrameOf<'advance'>): StepOf<'advance'> =>
  stepOf(rules, frame, 'advance')

export const advanceQuestion: QuestionRule<'advance'> = {
  question: () => 'advance-section',
  clause: 'GU-MASTERBUILDERS-8',
  window: () => false,
  legal(ctx, frame, choices: Choices<Command>) {
    for (const section of sectionsFor(ctx, stepAsking(ctx.rules, frame))) {
      choices.add(item(ADVANCE_SECTION, section))
    }
  },
  advance(ctx, frame) {
    const [only, ...more] = sectionsFor(ctx, stepAsking(ctx.rules, frame))
    if (more.length > 0) return false
    if (only === undefined) close(ctx)
    else payAhead(ctx, frame, only)
    return true
  },
}

function payAhead(ctx: Context, frame: FrameOf<'advance'>, section: number): void {
  const { rules, state, seat } = ctx
  const { rubles, recognition } = advanceOf(rules, state, section, stepAsking(rules, frame))
  close(ctx)
  masterBuildersEvents.sectionAdvanced.emit(ctx, { seat, section })
  goodsEvents.gained.emit(ctx, {
    seat,
    source: sourceOf(ctx.rules, frame.effect),
    goods: EMPTY,
    rubles,
    recognition,
    permits: 0,
    prestige: 0,
  })
}

export const advanceSection: CommandRule<'advanceSection', 'advance'> = {
  answers: ['advance'],
  run: (ctx, frame, { section }) => payAhead(ctx, frame, section),
  why: (ctx, _frame, command) => whyNotAdvance(ctx, command.section),
  fields: 1,
  read: ({ section }) => (typeof section === 'number' ? ADVANCE_SECTION[section] : undefined),
  label(rules, state, { section }) {
    const frame = state.stack.at(-1)
    const known = frame?.kind === 'advance' && section < state.cards.length
    const what = known ? things(advanceOf(rules, state, section, stepAsking(rules, frame))) : ''
    return message('choice.advanceSection', { section: sectionOf(state, section), what })
  },
}

function whyNotAdvance({ state, seat }: Context, section: number): Refusal {
  if (!isSection(state, section)) return refuse('RC-1.11', 'noSuchSection')
  if (ownerOf(state, section) !== seat) return refuse('GU-MASTERBUILDERS-8', 'notYourSection')
  if (isFinished(state, section)) return refuse('GU-MASTERBUILDERS-8', 'finishedAlready')
  return refuse('GU-MASTERBUILDERS-8', 'noChange')
}
