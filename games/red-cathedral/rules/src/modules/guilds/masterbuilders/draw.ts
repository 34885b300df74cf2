import { at, type Choices, item, message, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
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
import { freeStorage } from '../../../effects/possible.ts'
import { stepAt } from '../../../effects/run.ts'
import { legalTakes, take, whyNotTake } from '../../../effects/take.ts'
import type { CommandRule, Kit, QuestionRule, StepRule, Tx } from '../../../kit.ts'
import type { Frame, State } from '../../../state.ts'
import { close, open } from '../../../tx.ts'
import { CHOOSE_BLUEPRINT } from './commands.ts'
import { discardDrawn, drawBlueprint } from './events.ts'
import { blueprintName } from './terms.ts'

/** Draw cathedral cards and gain materials of their costs — GU-MASTERBUILDERS-4 to 7. */
export const blueprint: StepRule = {
  possible: (kit, state, seat, _step, _quadrant, paid) =>
    freeStorage(kit, state, seat) + size(paid) > 0 &&
    (paid !== 0 || state.supply.some((n) => n > 0)), // GU-MASTERBUILDERS-7
  begin(tx, seat, effect, index) {
    const { takes } = stepAt(tx.kit, effect, index)
    for (let n = 0; n < takes.length; n++) drawBlueprint(tx, seat)
    const frame = open(tx, 'blueprints')
    frame.effect = effect
    frame.step = index
    frame.open = (1 << takes.length) - 1
  },
  words: (_kit, { takes }) => takes.map((n) => message('effect.blueprint', { n })),
}

/** How many units the next card gives; 0 where all have been used. */
const nextTake = (kit: Kit, { effect, step, count: used }: Frame): number =>
  stepAt(kit, effect, step).takes[used] ?? 0

/** What a drawn card offers: of each kind as many as its cost shows and the supply holds. */
function offerOf(kit: Kit, state: State, drawn: number): Bundle {
  const { cost } = item(kit.cathedralCards, at(state.parts.blueprints.drawn, drawn))
  let offer = 0
  for (let kinds = kindsIn(cost); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    offer += bundleOf(kind, Math.min(count(cost, kind), at(state.supply, kind)))
  }
  return offer
}

/** The cards that have not been used and offer something. */
const openCards = (kit: Kit, state: State, frame: Frame): number[] =>
  [...state.parts.blueprints.drawn.keys()].filter(
    (drawn) => (frame.open & (1 << drawn)) !== 0 && offerOf(kit, state, drawn) !== 0,
  )

/** Which card comes next, or nothing more can be taken. */
export const blueprintsQuestion: QuestionRule = {
  question: () => 'blueprint-take',
  clause: 'GU-MASTERBUILDERS-4',
  window: () => false,
  legal(kit, state, _seat, frame, choices: Choices<Command>) {
    for (const drawn of openCards(kit, state, frame)) choices.add(item(CHOOSE_BLUEPRINT, drawn))
  },
  advance(tx, seat, frame) {
    const { kit, state } = tx
    const [first, ...others] = openCards(kit, state, frame)
    const over = nextTake(kit, frame) === 0 || freeStorage(kit, state, seat) === 0
    if (first === undefined || over) {
      close(tx)
      discardDrawn(tx, seat)
      return true
    }
    if (others.some((other) => offerOf(kit, state, other) !== offerOf(kit, state, first))) {
      return false
    }
    takeFrom(tx, seat, frame, first)
    return true
  },
}

/** Asks what to take of a card. */
function takeFrom(tx: Tx, seat: Seat, frame: Frame, drawn: number): void {
  const units = nextTake(tx.kit, frame)
  frame.open &= ~(1 << drawn)
  frame.count += 1
  const question = open(tx, 'blueprint')
  question.effect = frame.effect
  question.chosen = drawn
  question.offer = offerOf(tx.kit, tx.state, drawn)
  question.left = Math.min(units, freeStorage(tx.kit, tx.state, seat))
}

/** What to take of a card: answered as any gain is. */
export const blueprintQuestion: QuestionRule = {
  question: () => 'blueprint-take',
  clause: 'GU-MASTERBUILDERS-4',
  window: () => false,
  legal: (_kit, _state, _seat, frame, choices) => legalTakes(frame, choices),
  advance: () => false,
  accepts: { take: { run: take, why: (_asked, frame, command) => whyNotTake(frame, command) } },
}

export const chooseBlueprint: CommandRule<'chooseBlueprint'> = {
  answers: ['blueprints'],
  run: (tx, seat, frame, { drawn }) => takeFrom(tx, seat, frame, drawn),
  why: () => refuse('GU-MASTERBUILDERS-5', 'noSuchBlueprint'),
  fields: 1,
  read: ({ drawn }) => (typeof drawn === 'number' ? CHOOSE_BLUEPRINT[drawn] : undefined),
  label(kit, state, { drawn }) {
    const frame = state.stack.at(-1)
    const card = kit.cathedralCards[state.parts.blueprints.drawn[drawn] ?? -1]
    if (card === undefined || frame?.kind !== 'blueprints')
      return message('choice.chooseBlueprint.none')
    const n = nextTake(kit, frame)
    return message('choice.chooseBlueprint', { n, card: blueprintName(kit, card.id) })
  },
}
