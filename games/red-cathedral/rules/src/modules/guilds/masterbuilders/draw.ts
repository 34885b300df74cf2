import { at, type Choices, item } from '@guildhall/kernel'
import {
  type Bundle,
  bundleOf,
  count,
  firstKind,
  kindsIn,
  size,
  withoutFirst,
} from '../../../bundle.ts'
import type { Command } from '../../../commands.ts'
import { close, open } from '../../../context.ts'
import { freeStorage } from '../../../effects/possible.ts'
import { stepOf } from '../../../effects/run.ts'
import { newStep } from '../../../effects/step.ts'
import { legalTakes, take, whyNotTake } from '../../../effects/take.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sign } from '../../../messages/sign.ts'
import type {
  CommandRule,
  Context,
  QuestionRule,
  RulesData,
  StepRule,
} from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import type { FrameOf } from '../../types.ts'
import { CHOOSE_BLUEPRINT } from './master-builders-commands.ts'
import { masterBuildersEvents } from './master-builders-events.ts'
import { blueprintName } from './master-builders-terms.ts'

/** Draw cathedral cards and gain materials of their costs — GU-MASTERBUILDERS-4 to 7. */
export const blueprint: StepRule<'blueprint'> = {
  possible: (ctx, _step, _quadrant, paid) =>
    freeStorage(ctx) + size(paid.goods) > 0 &&
    (paid.goods !== 0 || ctx.state.supply.some((n) => n > 0)), // GU-MASTERBUILDERS-7
  begin(ctx, { step, effect, index }) {
    const { takes } = step
    for (let n = 0; n < takes.length; n++) drawBlueprint(ctx)
    const frame = open(ctx, 'blueprints')
    frame.effect = effect
    frame.step = index
    frame.unused = (1 << takes.length) - 1
  },
  words: (_rules, { takes }) => takes.map((n) => message('effect.blueprint', { n })),
  signs: ({ word, takes }) => takes.map((n) => sign(word, n)),
  compile: (written) =>
    'blueprint' in written ? [newStep('blueprint', { takes: written.blueprint.take })] : null,
}

/** Draws a card; from an empty deck first the discards become a new one. */
function drawBlueprint(ctx: Context): void {
  const { state, seat } = ctx
  const { deck, discards } = state.parts.blueprints
  if (deck.length === 0) {
    masterBuildersEvents.blueprintsShuffled.emit(ctx, { cards: discards.length })
  }
  const full = state.parts.blueprints.deck
  const card = at(full, ctx.chance.int(full.length))
  masterBuildersEvents.blueprintDrawn.emit(ctx, { seat, card })
}

/** How many units the next card gives; 0 where all have been used. */
const nextTake = (rules: RulesData, frame: FrameOf<'blueprints'>): number =>
  stepOf(rules, frame, 'blueprint').takes[frame.done] ?? 0

/** What a drawn card offers: of each kind as many as its cost shows and the supply holds. */
function offerOf(rules: RulesData, state: State, drawn: number): Bundle {
  const { cost } = item(rules.cathedralCards, at(state.parts.blueprints.drawn, drawn))
  let offer = 0
  for (let kinds = kindsIn(cost); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    offer += bundleOf(kind, Math.min(count(cost, kind), at(state.supply, kind)))
  }
  return offer
}

/** The cards that have not been used and offer something. */
const openCards = (rules: RulesData, state: State, frame: FrameOf<'blueprints'>): number[] =>
  [...state.parts.blueprints.drawn.keys()].filter(
    (drawn) => (frame.unused & (1 << drawn)) !== 0 && offerOf(rules, state, drawn) !== 0,
  )

/** Which card comes next, or nothing more can be taken. */
export const blueprintsQuestion: QuestionRule<'blueprints'> = {
  question: () => 'blueprint-take',
  clause: 'GU-MASTERBUILDERS-4',
  window: () => false,
  legal({ rules, state }, frame, choices: Choices<Command>) {
    for (const drawn of openCards(rules, state, frame)) choices.add(item(CHOOSE_BLUEPRINT, drawn))
  },
  advance(ctx, frame) {
    const { rules, state } = ctx
    const [first, ...others] = openCards(rules, state, frame)
    const over = nextTake(rules, frame) === 0 || freeStorage(ctx) === 0
    if (first === undefined || over) {
      close(ctx)
      masterBuildersEvents.blueprintsDiscarded.emit(ctx, { seat: ctx.seat })
      return true
    }
    if (others.some((other) => offerOf(rules, state, other) !== offerOf(rules, state, first))) {
      return false
    }
    takeFrom(ctx, frame, first)
    return true
  },
}

/** Asks what to take of a card. */
function takeFrom(ctx: Context, frame: FrameOf<'blueprints'>, drawn: number): void {
  const units = nextTake(ctx.rules, frame)
  frame.unused &= ~(1 << drawn)
  frame.done += 1
  const question = open(ctx, 'blueprint')
  question.effect = frame.effect
  question.drawnCard = drawn
  question.offer = offerOf(ctx.rules, ctx.state, drawn)
  question.units = Math.min(units, freeStorage(ctx))
}

/** What to take of a card: answered as any gain is. */
export const blueprintQuestion: QuestionRule<'blueprint'> = {
  question: () => 'blueprint-take',
  clause: 'GU-MASTERBUILDERS-4',
  window: () => false,
  legal: (_ctx, frame, choices) => legalTakes(frame, choices),
  advance: () => false,
  accepts: { take: { run: take, why: (_ctx, frame, command) => whyNotTake(frame, command) } },
}

export const chooseBlueprint: CommandRule<'chooseBlueprint', 'blueprints'> = {
  answers: ['blueprints'],
  run: (ctx, frame, { drawn }) => takeFrom(ctx, frame, drawn),
  why: () => refuse('GU-MASTERBUILDERS-5', 'noSuchBlueprint'),
  fields: 1,
  read: ({ drawn }) => (typeof drawn === 'number' ? CHOOSE_BLUEPRINT[drawn] : undefined),
  label(rules, state, { drawn }) {
    const frame = state.stack.at(-1)
    const card = rules.cathedralCards[state.parts.blueprints.drawn[drawn] ?? -1]
    if (card === undefined || frame?.kind !== 'blueprints')
      return message('choice.chooseBlueprint.none')
    const n = nextTake(rules, frame)
    return message('choice.chooseBlueprint', { n, card: blueprintName(rules, card.id) })
  },
}
