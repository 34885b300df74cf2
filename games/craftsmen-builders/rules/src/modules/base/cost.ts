import { at, item } from '@guildhall/kernel'
import { SITES } from '../../constants.ts'
import type { SeatContext } from '../../context.ts'
import type { Building, RulesData } from '../../rules-data.ts'
import type { Player } from './types/state.ts'

/** CB-6.7: a discount lowers the coins, to 0 at least. */
export const coinsOf = ({ cost }: Building, discount: number): number =>
  Math.max(0, cost.coins - discount)

/**
 * Whether the cost can be paid in full: wood and stone in kind, coins as CB-6.9 says. `coins` are
 * those in hand together with the discount: it makes no difference which of both pays.
 */
export function affordable(
  { options }: RulesData,
  { cost }: Building,
  player: Player,
  coins: number,
): boolean {
  const wood = player.wood - cost.wood
  const stone = player.stone - cost.stone
  if (wood < 0 || stone < 0) return false // CB-6.8
  return options.coinSubstitution === 'none'
    ? coins >= cost.coins
    : coins + wood + stone >= cost.coins
}

/** CB-6.3: a site without a castle on top. */
export const siteOpen = (rules: RulesData, player: Player, site: number): boolean => {
  const top = at(player.tops, site)
  return top < 0 || !item(rules.buildings, top).castle
}

/** CB-6.5, with these coins in hand, the discount among them. */
export function canBuild({ rules, state }: SeatContext, player: Player, coins: number): boolean {
  if (player.castles === SITES) return false
  const { market } = state
  for (let position = 0; position < market.length; position++) {
    const building = at(market, position)
    if (building >= 0 && affordable(rules, item(rules.buildings, building), player, coins)) {
      return true
    }
  }
  return false
}
