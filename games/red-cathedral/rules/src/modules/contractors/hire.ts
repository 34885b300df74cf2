import { at, type Choices, item, message, type Refusal, type Seat } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import { mainActionTaken, takeMainAction } from '../../actions/turn.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CITIES } from '../../constants.ts'
import { startEffect } from '../../effects/run.ts'
import type { Asked, CommandRule, Kit, QuestionRule, Tx } from '../../kit.ts'
import { type Frame, playerAt, type State } from '../../state.ts'
import { open } from '../../tx.ts'
import { hirePrice, isClosed } from './cities.ts'
import { HIRE } from './commands.ts'
import { contractorsWaiting } from './duchy.ts'
import { sendContractor } from './facts.ts'
import { advanceChoice, hireQuestionName, legalChoice } from './hire-specialist.ts'
import { cityName } from './terms.ts'

/** In the frame of a hire: the bonus of the vacated place is still to come. */
const BONUS = 0

/** CT-5.2: a contractor on the extension, and permits for some open city. */
export function legalHire(kit: Kit, state: State, seat: Seat, choices: Choices<Command>): void {
  const { permits } = playerAt(state, seat)
  if (contractorsWaiting(state, seat) === 0 || permits === 0) return
  for (let city = 0; city < CITIES.length; city++) {
    if (!isClosed(state, city) && hirePrice(kit, state, city) <= permits) {
      choices.add(item(HIRE, city))
    }
  }
}

export const hire: CommandRule<'hire'> = {
  answers: ['turn'],
  ofMainAction: true,
  run(tx, seat, frame, command) {
    takeMainAction(frame)
    startHire(tx, seat, CITIES.indexOf(command.city))
  },
  why: (asked, frame, command) =>
    mainActionTaken(frame) ? refuse('RC-4.2', 'actedAlready') : whyNotHire(asked, command),
  fields: 1,
  read: ({ city }) => HIRE.find((command) => command.city === city),
  label(kit, state, { city }) {
    const place = CITIES.indexOf(city)
    const permits = state.parts.duchy.contractors.length > 0 ? hirePrice(kit, state, place) : 0
    return message('choice.hire', { city: cityName(kit, city), permits })
  },
}

/** CT-5.3: the price is paid, the leftmost contractor goes; its place gives its bonus after that. */
function startHire(tx: Tx, seat: Seat, city: number): void {
  const frame = open(tx, 'hire')
  frame.space = city
  frame.left = tx.kit.parts.duchy.bonuses.length - contractorsWaiting(tx.state, seat)
  sendContractor(tx, seat, city, hirePrice(tx.kit, tx.state, city))
}

export const hireQuestion: QuestionRule = {
  question: hireQuestionName,
  clause: 'CT-5.8',
  window: (frame) => frame.chosen >= 0, // hire-keep
  legal: legalChoice,
  advance(tx, seat, frame) {
    if (frame.step === BONUS) {
      frame.step = BONUS + 1
      giveBonus(tx, seat, frame)
      return true
    }
    return advanceChoice(tx, frame)
  },
}

/** CT-5.6: the bonus of the vacated place, at once. */
function giveBonus(tx: Tx, seat: Seat, frame: Frame): void {
  const bonus = at(tx.kit.parts.duchy.bonuses, frame.left)
  if (item(tx.kit.effects, bonus).steps.length > 0) startEffect(tx, seat, bonus, -1)
}

function whyNotHire({ kit, state, seat }: Asked, command: CommandOf<'hire'>): Refusal {
  if (state.parts.duchy.contractors.length === 0) return refuse('CT-1.1', 'noContractors')
  const { permits } = playerAt(state, seat)
  const city = CITIES.indexOf(command.city)
  if (contractorsWaiting(state, seat) === 0) return refuse('CT-5.2', 'noContractorLeft')
  if (isClosed(state, city)) return refuse('CT-5.4', 'cityClosed')
  return refuse('CT-5.1', 'tooFewPermits', { price: hirePrice(kit, state, city), permits })
}
