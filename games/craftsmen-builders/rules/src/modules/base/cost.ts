import { at, item } from '@guildhall/kernel'
import { SITES } from '../constants.ts'
import type { Building, Kit } from '../kit.ts'
import type { Player, State } from '../state.ts'

/** CB-6.7: a discount lowers the coins, to 0 at least. */
export const coinsOf = ({ cost }: Building, discount: number): number =>
  Math.max(0, cost.coins - discount)

/** Whether the cost can be paid in full: wood and stone in kind, coins as CB-6.9 says. */
export function affordable(
  kit: Kit,
  building: Building,
  discount: number,
  player: Player,
  coins: number,
): boolean {
  const wood = player.wood - building.cost.wood
  const stone = player.stone - building.cost.stone
  if (wood < 0 || stone < 0) return false // CB-6.8
  const due = coinsOf(building, discount)
  return kit.options.coinSubstitution === 'none' ? coins >= due : coins + wood + stone >= due
}

/** CB-6.3: a site without a castle on top. */
export const siteOpen = (kit: Kit, player: Player, site: number): boolean => {
  const top = at(player.tops, site)
  return top < 0 || !item(kit.buildings, top).castle
}

/** CB-6.5, with these coins in hand. */
export function canBuild(
  kit: Kit,
  state: State,
  player: Player,
  coins: number,
  discount: number,
): boolean {
  if (player.castles === SITES) return false
  const { market } = state
  for (let position = 0; position < market.length; position++) {
    const building = at(market, position)
    if (building >= 0 && affordable(kit, item(kit.buildings, building), discount, player, coins)) {
      return true
    }
  }
  return false
}
