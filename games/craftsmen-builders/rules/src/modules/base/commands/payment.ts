import { at, item } from '@guildhall/kernel'
import { MOST_COINS } from '../../../components/schema.ts'
import type { Context, SeatContext } from '../../../context.ts'
import { amount, goodsOf } from '../../../goods.ts'
import { message, refuse } from '../../../messages/message.ts'
import { things } from '../../../messages/terms.ts'
import { type Building, buildingAt, effectAt, type RulesData } from '../../../rules-data.ts'
import { playerAt, topFrame } from '../../../state.ts'
import type { RuleOf } from '../../define.ts'
import type { CommandOf, FrameOf } from '../../types.ts'
import { coinsOf } from '../cost.ts'
import { discountOf } from '../effects/effect.ts'
import { build } from '../sequence.ts'
import { byMix, mixes } from './made-once.ts'

const REPLACE_COINS = mixes(
  MOST_COINS,
  (wood, stone): CommandOf<'replaceCoins'> => ({ type: 'replaceCoins', wood, stone }),
)

/** The building that is about to be built, and the coins it costs. */
const chosen = ({ rules, state }: SeatContext, { position }: FrameOf<'build'>): Building =>
  buildingAt(rules, at(state.market, position))
const dueFor = ({ rules }: SeatContext, building: Building, { effect }: FrameOf<'build'>): number =>
  coinsOf(building, discountOf(effectAt(rules, effect)))

/** How many coins of the cost may be replaced. */
const replaceable = ({ options }: RulesData, due: number): number =>
  options.coinSubstitution === 'none' ? 0 : due

/** The resources that stand for coins of a cost; the rest is paid in coins and in kind — CB-6.9. */
export const replaceCoins: RuleOf<'replaceCoins', 'build'> = {
  answers: ['build'],
  /** Every way to split the coins of the cost into coins, wood and stone. */
  legal(ctx, frame, choices) {
    const player = playerAt(ctx.state, ctx.seat)
    const building = chosen(ctx, frame)
    const due = dueFor(ctx, building, frame)
    const most = replaceable(ctx.rules, due)
    const wood = Math.min(most, player.wood - building.cost.wood)
    for (let w = 0; w <= wood; w++) {
      const stone = Math.min(most - w, player.stone - building.cost.stone)
      const commands = item(REPLACE_COINS, w)
      for (let s = Math.max(0, due - player.coins - w); s <= stone; s++) {
        choices.add(item(commands, s))
      }
    }
  },
  run: buildChosen,
  why(ctx, frame, { wood, stone }) {
    if (frame.site < 0) return refuse('CB-13.2', 'buildOrder')
    const { coins } = playerAt(ctx.state, ctx.seat)
    const building = chosen(ctx, frame)
    const due = dueFor(ctx, building, frame)
    if (wood + stone > due) return refuse('CB-6.9', 'replacesTooMuch', { coins: due })
    const price = due - wood - stone
    if (coins < price) return refuse('CB-6.6', 'tooFewCoins', { price, coins })
    return refuse('CB-6.8', 'resourcesNeeded', {
      wood: building.cost.wood + wood,
      stone: building.cost.stone + stone,
    })
  },
  parse: [2, byMix(REPLACE_COINS)],
  /** All that is paid, the resources in kind included. */
  label(ctx, { wood, stone }) {
    const frame = topFrame(ctx.state)
    const isChosen = frame.kind === 'build' && frame.position >= 0
    const building = isChosen ? at(ctx.state.market, frame.position) : -1
    if (!isChosen || building < 0) {
      return message('choice.replaceCoins', { what: things({ wood, stone }) })
    }
    const { cost } = buildingAt(ctx.rules, building)
    const coins = dueFor(ctx, buildingAt(ctx.rules, building), frame) - wood - stone
    const paid = amount(coins, cost.wood + wood, cost.stone + stone)
    return message('choice.replaceCoins', { what: things(goodsOf(paid)) })
  },
}

/** The resources that replace coins. */
interface Replacement {
  readonly wood: number
  readonly stone: number
}

/** What replaces coins where there is one way only; null where there are several. */
export function onlyPayment(ctx: SeatContext, frame: FrameOf<'build'>): Replacement | null {
  const player = playerAt(ctx.state, ctx.seat)
  const building = chosen(ctx, frame)
  const due = dueFor(ctx, building, frame)
  const most = replaceable(ctx.rules, due)
  const wood = Math.min(most, player.wood - building.cost.wood)
  const stone = Math.min(most, player.stone - building.cost.stone)
  const least = Math.max(0, due - player.coins)
  return wood + stone === least ? { wood, stone } : null
}

/** Builds what was chosen. */
export function buildChosen(
  ctx: Context,
  { effect, position, site }: FrameOf<'build'>,
  { wood, stone }: Replacement,
): void {
  const building = at(ctx.state.market, position)
  build(ctx, { effect, position, site, building, wood, stone })
}
