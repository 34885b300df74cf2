import { type Choices, item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { type Bundle, EMPTY } from '../../bundle.ts'
import type { Command } from '../../commands.ts'
import { BLACK, WORKSHOP } from '../../constants.ts'
import { effectPossible, whyNotEffect } from '../../effects/possible.ts'
import { startEffect } from '../../effects/run.ts'
import { NOTHING } from '../../effects/step.ts'
import {
  type CommandRule,
  decidingSeat,
  type Kit,
  type Spent,
  type StepRule,
  type Tx,
} from '../../kit.ts'
import { effectWords } from '../../messages/terms.ts'
import type { Frame, State } from '../../state.ts'
import { beingTried, SPECIALIST, whileTrying } from '../card-words/resolving.ts'
import { USE_SPECIALIST } from './commands.ts'
import { specialistOf } from './duchy.ts'
import { turnSpecialist } from './facts.ts'
import { specialistName } from './terms.ts'

/**
 * Whether the own specialist can be used — CT-7.4. It leaves its place before its effect begins
 * (GU-ALL-9), so it is tried without it.
 */
export function specialistPossible(
  kit: Kit,
  state: State,
  seat: Seat,
  paid: Bundle = EMPTY,
  spent: Spent = NOTHING,
): boolean {
  const specialist = specialistOf(state, seat)
  if (specialist < 0 || beingTried(SPECIALIST)) return false
  const effect = item(kit.effects, item(kit.parts.duchy.specialists, specialist).effect)
  return whileTrying(SPECIALIST, () => effectPossible(kit, state, seat, effect, -1, paid, spent))
}

/** CT-4.4: after the black die the market action *workshop* means the own specialist. */
export function legalSpecialist(
  kit: Kit,
  state: State,
  seat: Seat,
  frame: Frame,
  choices: Choices<Command>,
): void {
  if (frame.die === BLACK && specialistPossible(kit, state, seat)) choices.add(USE_SPECIALIST)
}

/** CT-7.3: first it is turned face down, then its effect is carried out. */
function workSpecialist(tx: Tx, seat: Seat): void {
  const { effect } = item(tx.kit.parts.duchy.specialists, specialistOf(tx.state, seat))
  turnSpecialist(tx, seat)
  startEffect(tx, seat, effect, -1)
}

/** The word for a tile that shows the black die, with `blackDieTile` — CT-4.6. */
export const useSpecialistStep: StepRule = {
  possible: (kit, state, seat, _step, _quadrant, paid, spent) =>
    specialistPossible(kit, state, seat, paid, spent),
  begin: (tx, seat) => workSpecialist(tx, seat),
  words: () => [message('effect.useSpecialist')],
}

export const useSpecialist: CommandRule<'useSpecialist'> = {
  answers: ['market'],
  ofMainAction: true,
  run(tx, seat, frame) {
    frame.open &= ~WORKSHOP
    workSpecialist(tx, seat)
  },
  why: ({ kit, state, seat }, frame) => whyNotSpecialist(kit, state, seat, frame),
  early: ({ state, seat }) =>
    specialistOf(state, seat) < 0
      ? refuse('CT-7.2', 'noSpecialist')
      : refuse('CT-4.4', 'notBlackDie'),
  fields: 0,
  read: () => USE_SPECIALIST,
  label(kit, state) {
    const specialist = kit.parts.duchy.specialists[specialistOf(state, decidingSeat(kit, state))]
    if (specialist === undefined) return message('choice.useSpecialist.none')
    const { id } = specialist
    const name = specialistName(kit, id)
    return message('choice.useSpecialist', { name, effect: effectWords(kit, id) })
  },
}

function whyNotSpecialist(kit: Kit, state: State, seat: Seat, frame: Frame): Refusal {
  if ((frame.open & WORKSHOP) === 0) return refuse('RC-8.9', 'doneAlready')
  if (frame.die !== BLACK) return refuse('CT-4.4', 'notBlackDie')
  const specialist = specialistOf(state, seat)
  if (specialist < 0) return refuse('CT-7.2', 'noSpecialist')
  const { effect } = item(kit.parts.duchy.specialists, specialist)
  return whyNotEffect(state, seat, item(kit.effects, effect), 'CT-7.4')
}
