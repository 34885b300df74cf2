import { item, type Message } from '@guildhall/kernel'
import { close, open } from '../../../context.ts'
import { newStep } from '../../../effects/step.ts'
import { dynamicMessage, message, refuse } from '../../../messages/message.ts'
import { component, effectWords } from '../../../messages/terms.ts'
import type { CommandRule, QuestionRule, RulesData, StepRule } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import { findPick, pickCommand } from './brick-makers-commands.ts'
import { brickMakersEvents } from './brick-makers-events.ts'

/** Take one reinforcement tile of choice — GU-BRICKMAKERS-2, GU-BRICKMAKERS-3. */
export const reinforce: StepRule<'reinforce'> = {
  possible: ({ state }) => state.parts.reinforcements.offer.length > 0,
  begin(ctx, { effect }) {
    open(ctx, 'reinforce').effect = effect
  },
  words: () => [message('effect.reinforce')],
  compile: (written) => ('reinforce' in written ? [newStep('reinforce')] : null),
}

export const reinforceQuestion: QuestionRule<'reinforce'> = {
  question: () => 'pick-reinforcement',
  clause: 'GU-BRICKMAKERS-2',
  window: () => false,
  legal({ rules, state }, _frame, choices) {
    for (const tile of state.parts.reinforcements.offer) {
      choices.add(pickCommand(item(rules.parts.reinforcements, tile).id))
    }
  },
  advance(ctx) {
    const [only, ...more] = ctx.state.parts.reinforcements.offer
    if (only === undefined || more.length > 0) return false
    close(ctx)
    brickMakersEvents.reinforcementTaken.emit(ctx, { seat: ctx.seat, tile: only })
    return true
  },
}

export const pickReinforcement: CommandRule<'pickReinforcement', 'reinforce'> = {
  answers: ['reinforce'],
  run(ctx, _frame, { tile }) {
    close(ctx)
    const place = placeOf(ctx.rules.parts.reinforcements, tile)
    brickMakersEvents.reinforcementTaken.emit(ctx, { seat: ctx.seat, tile: place })
  },
  why: () => refuse('GU-BRICKMAKERS-2', 'notOnOffer'),
  fields: 1,
  read: ({ tile }) => findPick(tile),
  label: (rules, _state, { tile }) => tileWords(rules, tile, 'choice.pickReinforcement'),
}

/** A choice that names a tile and what it does. */
export function tileWords(rules: RulesData, tile: string, choice: string): Message {
  if (rules.parts.reinforcements.every(({ id }) => id !== tile))
    return dynamicMessage(`${choice}.none`)
  return dynamicMessage(choice, { tile: component(rules, tile), effect: effectWords(rules, tile) })
}
