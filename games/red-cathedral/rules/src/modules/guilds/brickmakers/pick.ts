import { item, type Message, message } from '@guildhall/kernel'
import { refuse } from '@guildhall/kernel/toolbox'
import type { CommandRule, Kit, QuestionRule, StepRule } from '../../../kit.ts'
import { component, effectWords } from '../../../messages/terms.ts'
import { placeOf } from '../../../setup.ts'
import { close, open } from '../../../tx.ts'
import { findPick, pickCommand } from './commands.ts'
import { takeReinforcement } from './events.ts'

/** Take one reinforcement tile of choice — GU-BRICKMAKERS-2, GU-BRICKMAKERS-3. */
export const reinforce: StepRule = {
  possible: (_kit, state) => state.parts.reinforcements.offer.length > 0,
  begin(tx, _seat, effect) {
    open(tx, 'reinforce').effect = effect
  },
  words: () => [message('effect.reinforce')],
}

export const reinforceQuestion: QuestionRule = {
  question: () => 'pick-reinforcement',
  clause: 'GU-BRICKMAKERS-2',
  window: () => false,
  legal(kit, state, _seat, _frame, choices) {
    for (const tile of state.parts.reinforcements.offer) {
      choices.add(pickCommand(item(kit.parts.reinforcements, tile).id))
    }
  },
  advance(tx, seat) {
    const [only, ...more] = tx.state.parts.reinforcements.offer
    if (only === undefined || more.length > 0) return false
    close(tx)
    takeReinforcement(tx, seat, only)
    return true
  },
}

export const pickReinforcement: CommandRule<'pickReinforcement'> = {
  answers: ['reinforce'],
  run(tx, seat, _frame, { tile }) {
    close(tx)
    takeReinforcement(tx, seat, placeOf(tx.kit.parts.reinforcements, tile))
  },
  why: () => refuse('GU-BRICKMAKERS-2', 'notOnOffer'),
  fields: 1,
  read: ({ tile }) => findPick(tile),
  label: (kit, _state, { tile }) => tileWords(kit, tile, 'choice.pickReinforcement'),
}

/** A choice that names a tile and what it does. */
export function tileWords(kit: Kit, tile: string, choice: string): Message {
  if (kit.parts.reinforcements.every(({ id }) => id !== tile)) return message(`${choice}.none`)
  return message(choice, { tile: component(kit, tile), effect: effectWords(kit, tile) })
}
