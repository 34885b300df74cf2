import { item } from '@guildhall/kernel'
import { close, type SeatContext } from '../../../context.ts'
import { message, refuse } from '../../../messages/message.ts'
import { effectWords } from '../../../messages/terms.ts'
import { effectAt } from '../../../rules-data.ts'
import { playerAt } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { FrameOf } from '../../types.ts'
import { optionsOf } from '../effects/effect.ts'
import { effectPossible } from '../effects/possible.ts'
import { startEffect } from '../effects/start.ts'

/** The options of the open choice. */
const offered = ({ rules }: SeatContext, { effect }: FrameOf<'choose'>): readonly number[] =>
  optionsOf(effectAt(rules, effect))

/** The place of the option with that id; -1 where the choice does not offer it. */
const optionNamed = (ctx: SeatContext, frame: FrameOf<'choose'>, id: string): number =>
  offered(ctx, frame).find((option) => effectAt(ctx.rules, option).id === id) ?? -1

/** What a power does — CB-7.17, CB-7.20. */
export const choose: RuleOf<'choose', 'choose'> = {
  answers: ['choose'],
  legal(ctx, frame, choices) {
    const player = playerAt(ctx.state, ctx.seat)
    for (const option of offered(ctx, frame)) {
      if (effectPossible(ctx, player, effectAt(ctx.rules, option), player.coins)) {
        choices.add(item(ctx.rules.commands.choose, option))
      }
    }
  },
  run(ctx, frame, { option }) {
    close(ctx)
    startEffect(ctx, optionNamed(ctx, frame, option))
  },
  why: (ctx, frame, { option }) =>
    optionNamed(ctx, frame, option) < 0
      ? refuse('CB-7.12', 'notOffered')
      : refuse('CB-7.19', 'cannotBuild'),
  parse: [1, ({ option }, { commands }) => commands.byId.choose.get(option)],
  label({ rules }, { option }) {
    const effect = rules.effects.find(({ id }) => id === option)
    return message('choice.choose', {
      effect: effect === undefined ? message('amount.nothing') : effectWords(rules, effect),
    })
  },
}
