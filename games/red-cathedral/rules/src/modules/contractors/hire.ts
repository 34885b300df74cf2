import { at, type Choices, item, type Refusal } from '@guildhall/kernel'
import { mainActionTaken, takeMainAction } from '../../actions/turn.ts'
import type { Command, CommandOf } from '../../commands.ts'
import { CITIES } from '../../constants.ts'
import { open } from '../../context.ts'
import { startEffect } from '../../effects/run.ts'
import { message, refuse } from '../../messages/message.ts'
import type { CommandRule, Context, QuestionRule } from '../../rules-data.ts'
import { playerAt } from '../../state.ts'
import type { FrameOf } from '../types.ts'
import { hirePrice, isClosed } from './cities.ts'
import { HIRE } from './contractors-commands.ts'
import { contractorsEvents } from './contractors-events.ts'
import { cityName } from './contractors-terms.ts'
import { contractorsWaiting } from './duchy.ts'
import { advanceChoice, hireQuestionName, legalChoice } from './hire-specialist.ts'

/** In the frame of a hire: the bonus of the vacated place is still to come. */
const BONUS = 0

/** CT-5.2: a contractor on the extension, and permits for some open city. */
export function legalHire({ rules, state, seat }: Context, choices: Choices<Command>): void {
  const { permits } = playerAt(state, seat)
  if (contractorsWaiting(state, seat) === 0 || permits === 0) return
  for (let city = 0; city < CITIES.length; city++) {
    if (!isClosed(state, city) && hirePrice(rules, state, city) <= permits) {
      choices.add(item(HIRE, city))
    }
  }
}

export const hire: CommandRule<'hire', 'turn'> = {
  answers: ['turn'],
  ofMainAction: true,
  run(ctx, frame, command) {
    takeMainAction(frame)
    startHire(ctx, CITIES.indexOf(command.city))
  },
  why: (ctx, frame, command) =>
    mainActionTaken(frame) ? refuse('RC-4.2', 'actedAlready') : whyNotHire(ctx, command),
  fields: 1,
  read: ({ city }) => HIRE.find((command) => command.city === city),
  label(rules, state, { city }) {
    const place = CITIES.indexOf(city)
    const permits = state.parts.duchy.contractors.length > 0 ? hirePrice(rules, state, place) : 0
    return message('choice.hire', { city: cityName(rules, city), permits })
  },
}

/** CT-5.3: the price is paid, the leftmost contractor goes; its place gives its bonus after that. */
function startHire(ctx: Context, city: number): void {
  const frame = open(ctx, 'hire')
  frame.city = city
  frame.vacated = ctx.rules.parts.duchy.bonuses.length - contractorsWaiting(ctx.state, ctx.seat)
  const permits = hirePrice(ctx.rules, ctx.state, city)
  contractorsEvents.contractorSent.emit(ctx, { seat: ctx.seat, city, permits })
}

export const hireQuestion: QuestionRule<'hire'> = {
  question: hireQuestionName,
  clause: 'CT-5.8',
  window: (frame) => frame.specialistSpace >= 0, // hire-keep
  legal: legalChoice,
  advance(ctx, frame) {
    if (frame.stage === BONUS) {
      frame.stage = BONUS + 1
      giveBonus(ctx, frame)
      return true
    }
    return advanceChoice(ctx, frame)
  },
}

/** CT-5.6: the bonus of the vacated place, at once. */
function giveBonus(ctx: Context, frame: FrameOf<'hire'>): void {
  const bonus = at(ctx.rules.parts.duchy.bonuses, frame.vacated)
  if (item(ctx.rules.effects, bonus).steps.length > 0) startEffect(ctx, bonus, -1)
}

function whyNotHire({ rules, state, seat }: Context, command: CommandOf<'hire'>): Refusal {
  if (state.parts.duchy.contractors.length === 0) return refuse('CT-1.1', 'noContractors')
  const { permits } = playerAt(state, seat)
  const city = CITIES.indexOf(command.city)
  if (contractorsWaiting(state, seat) === 0) return refuse('CT-5.2', 'noContractorLeft')
  if (isClosed(state, city)) return refuse('CT-5.4', 'cityClosed')
  return refuse('CT-5.1', 'tooFewPermits', { price: hirePrice(rules, state, city), permits })
}
