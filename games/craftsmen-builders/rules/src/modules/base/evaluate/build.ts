import { at, item } from '@guildhall/kernel'
import { affordable, coinsOf, siteOpen } from '../actions/cost.ts'
import { SITES } from '../constants.ts'
import { type Building, boardAt, buildingAt, effectAt, type Kit } from '../kit.ts'
import type { Frame, Player, State } from '../state.ts'
import { contractsWorth } from './contracts.ts'
import { amountWorth, type Outlook, stockWorth } from './outlook.ts'

/** What an open build will bring: the best of the buildings and sites it may still choose. */
export function buildWorth(
  kit: Kit,
  state: State,
  player: Player,
  frame: Frame,
  outlook: Outlook,
): number {
  const { discount } = effectAt(kit, frame.effect)
  let best = Number.NEGATIVE_INFINITY
  for (let position = 0; position < state.market.length; position++) {
    const number = at(state.market, position)
    if (number < 0 || (frame.position >= 0 && frame.position !== position)) continue
    const building = buildingAt(kit, number)
    if (!affordable(kit, building, discount, player, player.coins)) continue
    const gains = amountWorth(item(kit.positions, position).builder, outlook)
    const price = priceWorth(player, building, discount, outlook)
    const brings = bestSite(kit, state, player, building, frame.site, outlook)
    best = Math.max(best, gains - price + brings)
  }
  return best
}

/** Coins as far as they reach, then whichever resource there is more of. */
function priceWorth(
  player: Player,
  building: Building,
  discount: number,
  outlook: Outlook,
): number {
  const due = coinsOf(building, discount)
  const coins = Math.min(due, player.coins)
  const wood = player.wood - building.cost.wood
  const stone = player.stone - building.cost.stone
  const left = wood + stone - (due - coins)
  const woodLeft = Math.max(Math.min(left / 2, wood), left - stone)
  return (
    stockWorth(player.coins, player.wood, player.stone, outlook) -
    stockWorth(player.coins - coins, woodLeft, left - woodLeft, outlook)
  )
}

function bestSite(
  kit: Kit,
  state: State,
  player: Player,
  building: Building,
  chosen: number,
  outlook: Outlook,
): number {
  let best = Number.NEGATIVE_INFINITY
  for (let site = 0; site < SITES; site++) {
    if ((chosen >= 0 && chosen !== site) || !siteOpen(kit, player, site)) continue
    best = Math.max(best, siteWorth(kit, state, player, building, site, outlook))
  }
  return best
}

/** What the building brings on this site: points, another income, other badges. */
function siteWorth(
  kit: Kit,
  state: State,
  player: Player,
  { points, income, badges }: Building,
  site: number,
  outlook: Outlook,
): number {
  const top = at(player.tops, site)
  const covered = top < 0 ? null : buildingAt(kit, top)
  const lost =
    covered === null
      ? amountWorth(item(boardAt(kit, player.board).sites, site), outlook)
      : amountWorth(covered.income, outlook) - amountWorth(covered.residual, outlook)
  const shown = player.badges + badges - (covered?.badges ?? 0)
  return (
    points +
    outlook.incomes * (amountWorth(income, outlook) - lost) +
    contractsWorth(kit, state, state.active, shown) -
    contractsWorth(kit, state, state.active, player.badges)
  )
}
