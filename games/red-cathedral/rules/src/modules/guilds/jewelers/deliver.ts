import { at } from '@guildhall/kernel'
import { whyNotDeliver } from '../../../actions/deliver.ts'
import { mainActionTaken } from '../../../actions/turn.ts'
import { MATERIALS } from '../../../constants.ts'
import { message, refuse } from '../../../messages/message.ts'
import { sectionOf } from '../../../messages/terms.ts'
import type { CommandRule } from '../../../rules-data.ts'
import { buildFrame, complete } from '../../../sequence.ts'
import { DELIVER_DIAMOND } from './jewelers-commands.ts'
import { jewelersEvents } from './jewelers-events.ts'

/** A diamond fills one requirement of a section, named by the player — GU-JEWELERS-5. */
export const deliverDiamond: CommandRule<'deliverDiamond', 'turn' | 'deliver'> = {
  answers: ['turn', 'deliver'],
  run(ctx, frame, { section, material }) {
    const budget = buildFrame(ctx, frame)
    budget.left -= 1
    budget.done += 1
    const kind = MATERIALS.indexOf(material)
    jewelersEvents.diamondDelivered.emit(ctx, { seat: ctx.seat, section, kind })
    if (at(ctx.state.missing, section) === 0) complete(ctx, section) // RC-7.10
  },
  why: (ctx, frame, command) =>
    frame.kind === 'turn' && mainActionTaken(frame)
      ? refuse('RC-4.2', 'actedAlready')
      : whyNotDeliver(ctx, command, 'diamond'),
  fields: 2,
  read: ({ section, material }) =>
    typeof section === 'number'
      ? DELIVER_DIAMOND[section]?.find((command) => command.material === material)
      : undefined,
  label: (_rules, state, { section, material }) =>
    message('choice.deliverDiamond', {
      material: message(`kind.${material}`),
      section: sectionOf(state, section),
    }),
}
