import { at, type Choices, item, message, type Refusal } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { EMPTY } from '../../../bundle.ts'
import type { Command } from '../../../commands.ts'
import { close, open } from '../../../context.ts'
import { plus } from '../../../effects/compile-step.ts'
import { stepAt } from '../../../effects/run.ts'
import { type EffectStep, NOTHING } from '../../../effects/step.ts'
import { goodsEvents } from '../../../events/goods.ts'
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
import type { State } from '../../../state.ts'
import type { FrameOf } from '../../types.ts'
import { ADVANCE_SECTION } from './master-builders-commands.ts'
import { masterBuildersEvents } from './master-builders-events.ts'

/** Gain what is printed on an own section under construction — GU-MASTERBUILDERS-8 to 10. */
export const advance: StepRule = {
  possible: (ctx, step) => sectionsFor(ctx, step).length > 0,
  begin(ctx, { effect, index }) {
    const frame = open(ctx, 'advance')
    frame.effect = effect
    frame.step = index
  },
  words: (_rules, step) => [message(wordsKey(step))],
  signs: ({ word, rubles }) => [sign(word, 1), sign(rubles > 0 ? 'ruble' : 'recognition', 1)],
  /** What is printed, or half of it: one of the two, divided by `n`. */
  compile(written) {
    if (!('advance' in written)) return null
    const { of, share } = written.advance
    return [{ ...plus(NOTHING, of, 1), word: 'advance', n: share === 'full' ? 1 : 2 }]
  },
}

const wordsKey = ({ rubles, n }: EffectStep): string =>
  `effect.advance.${rubles > 0 ? 'ruble' : 'recognition'}${n > 1 ? '.half' : ''}`

/** What a section pays ahead: rubles or recognition, all of it or half. */
function advanceOf(
  rules: RulesData,
  state: State,
  section: number,
  { rubles, recognition, n }: EffectStep,
) {
  const card = item(rules.cathedralCards, at(state.cards, section))
  return {
    rubles: Math.floor((card.rubles * rubles) / n),
    recognition: Math.floor((card.recognition * recognition) / n),
  }
}

/** Own sections under construction with a printed value. */
function sectionsFor({ rules, state, seat }: Context, step: EffectStep): number[] {
  const found: number[] = []
  for (let section = 0; section < state.owners.length; section++) {
    if (at(state.owners, section) !== seat || state.finished[section] === true) continue
    const { rubles, recognition } = advanceOf(rules, state, section, step)
    if (rubles + recognition > 0) found.push(section)
  }
  return found
}

const stepOf = (rules: RulesData, frame: FrameOf<'advance'>): EffectStep =>
  stepAt(rules, frame.effect, frame.step)

export const advanceQuestion: QuestionRule<'advance'> = {
  question: () => 'advance-section',
  clause: 'GU-MASTERBUILDERS-8',
  window: () => false,
  legal(ctx, frame, choices: Choices<Command>) {
    for (const section of sectionsFor(ctx, stepOf(ctx.rules, frame))) {
      choices.add(item(ADVANCE_SECTION, section))
    }
  },
  advance(ctx, frame) {
    const [only, ...more] = sectionsFor(ctx, stepOf(ctx.rules, frame))
    if (more.length > 0) return false
    if (only === undefined) close(ctx)
    else payAhead(ctx, frame, only)
    return true
  },
}

function payAhead(ctx: Context, frame: FrameOf<'advance'>, section: number): void {
  const { rules, state, seat } = ctx
  const { rubles, recognition } = advanceOf(rules, state, section, stepOf(rules, frame))
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
    const what = known ? things(advanceOf(rules, state, section, stepOf(rules, frame))) : ''
    return message('choice.advanceSection', { section: sectionOf(state, section), what })
  },
}

function whyNotAdvance({ state, seat }: Context, section: number): Refusal {
  const owner = state.owners[section]
  if (owner === undefined) return refuse('RC-1.11', 'noSuchSection')
  if (owner !== seat) return refuse('GU-MASTERBUILDERS-8', 'notYourSection')
  if (state.finished[section] === true) return refuse('GU-MASTERBUILDERS-8', 'finishedAlready')
  return refuse('GU-MASTERBUILDERS-8', 'noChange')
}
