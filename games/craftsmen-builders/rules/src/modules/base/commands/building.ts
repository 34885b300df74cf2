import { at, item } from '@guildhall/kernel'
import type { SeatContext } from '../../../context.ts'
import { amount, goodsOf } from '../../../goods.ts'
import { message, refuse } from '../../../messages/message.ts'
import { building as buildingName, things } from '../../../messages/terms.ts'
import { buildingAt, effectAt, numberOf } from '../../../rules-data.ts'
import { playerAt, topFrame } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { FrameOf } from '../../types.ts'
import { affordable, coinsOf } from '../cost.ts'
import { discountOf } from '../effects/effect.ts'

/** Whether the building at a position of the market can be paid for. */
export function buildable(ctx: SeatContext, frame: FrameOf<'build'>, position: number): boolean {
  const { rules, state, seat } = ctx
  const building = at(state.market, position)
  if (building < 0) return false
  const player = playerAt(state, seat)
  const coins = player.coins + discountOf(effectAt(rules, frame.effect))
  return affordable(rules, buildingAt(rules, building), player, coins)
}

/** The discount of the build that is open; none where no build is. */
function discountNow({ rules, state }: SeatContext): number {
  const frame = topFrame(state)
  return frame.kind === 'build' ? discountOf(effectAt(rules, frame.effect)) : 0
}

/** A building of any row — CB-6.2. */
export const chooseBuilding: RuleOf<'chooseBuilding', 'build'> = {
  answers: ['build'],
  legal(ctx, frame, choices) {
    const { market } = ctx.state
    for (let position = 0; position < market.length; position++) {
      if (buildable(ctx, frame, position)) {
        choices.add(item(ctx.rules.commands.chooseBuilding, at(market, position)))
      }
    }
  },
  run({ rules, state }, frame, { building }) {
    frame.position = state.market.indexOf(numberOf(rules, building))
  },
  why({ rules, state, seat }, frame, { building }) {
    const number = numberOf(rules, building)
    if (!state.market.includes(number)) return refuse('CB-6.1', 'notInMarket')
    const card = buildingAt(rules, number)
    const player = playerAt(state, seat)
    const discount = discountOf(effectAt(rules, frame.effect))
    if (affordable(rules, card, player, player.coins + discount)) {
      return refuse('CB-13.2', 'buildOrder')
    }
    const { wood, stone } = card.cost
    const needed = { coins: coinsOf(card, discount), wood, stone }
    return player.wood >= wood && player.stone >= stone
      ? refuse(rules.options.coinSubstitution === 'none' ? 'CB-6.6' : 'CB-6.9', 'costCoins', needed)
      : refuse('CB-6.8', 'costInKind', needed)
  },
  parse: [1, ({ building }, { commands }) => commands.byId.chooseBuilding.get(building)],
  label(ctx, { building }) {
    const card = buildingAt(ctx.rules, numberOf(ctx.rules, building))
    const { wood, stone } = card.cost
    return message('choice.chooseBuilding', {
      building: buildingName(ctx.rules, building),
      cost: things(goodsOf(amount(coinsOf(card, discountNow(ctx)), wood, stone))),
    })
  },
}
