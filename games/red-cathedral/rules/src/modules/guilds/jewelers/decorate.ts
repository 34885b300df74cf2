import type { Refusal } from '@guildhall/kernel'
import { whyNotDecorate } from '../../../actions/deliver.ts'
import { mainActionTaken } from '../../../actions/turn.ts'
import { bundleFrom, count, covers, readBundle, size } from '../../../bundle.ts'
import type { Command, CommandOf } from '../../../commands.ts'
import { DIAMOND, JEWELS, MOST_SECTIONS } from '../../../constants.ts'
import { message, refuse } from '../../../messages/message.ts'
import { ornamentOn, sectionOf, things } from '../../../messages/terms.ts'
import type { CommandRule, Context } from '../../../rules-data.ts'
import { buildFrame, decoration } from '../../../sequence.ts'
import { playerAt } from '../../../state.ts'
import type { FrameOf } from '../../types.ts'
import { decorateWithCommand } from './jewelers-commands.ts'
import { jewelersEvents } from './jewelers-events.ts'

/** An ornament costs one material, its jewels two at most. */
const MOST_PAID = 3

function readDecoration(section: unknown, jewels: unknown, goods: unknown): Command | undefined {
  const bundle = readBundle(goods) ?? 0
  const place = (JEWELS as readonly unknown[]).indexOf(jewels)
  if (count(bundle, DIAMOND) === 0 || size(bundle) > MOST_PAID || place < 0) return undefined
  if (typeof section !== 'number' || !Number.isInteger(section)) return undefined
  if (section < 0 || section >= MOST_SECTIONS) return undefined
  return decorateWithCommand(section, place, bundle)
}

export const decorateWith: CommandRule<'decorateWith', 'turn' | 'deliver'> = {
  answers: ['turn', 'deliver'],
  run(ctx, frame, command) {
    const jewels = JEWELS.indexOf(command.jewels)
    const change = { section: command.section, jewels, goods: bundleFrom(command.goods) }
    jewelersEvents.decoratedWith.emit(ctx, decoration(ctx, buildFrame(ctx, frame), change))
  },
  why: whyNotDecorateWith,
  fields: 3,
  read: ({ section, jewels, goods }) => readDecoration(section, jewels, goods),
  label: (rules, state, { section, jewels, goods }) =>
    message('choice.decorateWith', {
      ornament: ornamentOn(rules, state, section),
      jewels: message(`jewels.${jewels}`),
      section: sectionOf(state, section),
      goods: things({ goods }),
    }),
}

function whyNotDecorateWith(
  ctx: Context,
  frame: FrameOf<'turn' | 'deliver'>,
  command: CommandOf<'decorateWith'>,
): Refusal {
  if (frame.kind === 'turn' && mainActionTaken(frame)) return refuse('RC-4.2', 'actedAlready')
  const reason = whyNotDecorate(ctx, frame, command)
  const has = covers(playerAt(ctx.state, ctx.seat).inventory, bundleFrom(command.goods))
  return reason.clause === 'RC-7.22' && has ? refuse('GU-JEWELERS-4', 'payment') : reason
}
