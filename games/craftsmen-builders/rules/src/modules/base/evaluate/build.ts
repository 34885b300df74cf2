import { at, item } from '@guildhall/kernel'
import { SITES } from '../../../constants.ts'
import { amount } from '../../../goods.ts'
import { type Building, boardAt, buildingAt } from '../../../rules-data.ts'
import { affordable, coinsOf, siteOpen } from '../cost.ts'
import { contractsWorth } from './contracts.ts'
import { amountWorth, type Judged, stockWorth } from './outlook.ts'

/** A build that is open: what it costs fewer coins, and what is chosen already, else -1. */
interface OpenBuild {
  readonly discount: number
  readonly position: number
  readonly site: number
}

/** What an open build will bring: the best of the buildings and sites it may still choose. */
export function buildWorth(
  judged: Judged,
  { discount, position: chosen, site }: OpenBuild,
): number {
  const { rules, state, player, outlook } = judged
  let best = Number.NEGATIVE_INFINITY
  for (let position = 0; position < state.market.length; position++) {
    const number = at(state.market, position)
    if (number < 0 || (chosen >= 0 && chosen !== position)) continue
    const building = buildingAt(rules, number)
    if (!affordable(rules, building, player, player.coins + discount)) continue
    const gains = amountWorth(item(rules.positions, position).builder, outlook)
    const price = priceWorth(judged, building, discount)
    best = Math.max(best, gains - price + bestSite(judged, building, site))
  }
  return best
}

/** Coins as far as they reach, then whichever resource there is more of. */
function priceWorth({ player, outlook }: Judged, building: Building, discount: number): number {
  const due = coinsOf(building, discount)
  const coins = Math.min(due, player.coins)
  const wood = player.wood - building.cost.wood
  const stone = player.stone - building.cost.stone
  const left = wood + stone - (due - coins)
  const woodLeft = Math.max(Math.min(left / 2, wood), left - stone)
  const rest = amount(player.coins - coins, woodLeft, left - woodLeft)
  return stockWorth(player, outlook) - stockWorth(rest, outlook)
}

function bestSite(judged: Judged, building: Building, chosen: number): number {
  let best = Number.NEGATIVE_INFINITY
  for (let site = 0; site < SITES; site++) {
    if ((chosen >= 0 && chosen !== site) || !siteOpen(judged.rules, judged.player, site)) continue
    best = Math.max(best, siteWorth(judged, building, site))
  }
  return best
}

/** What the building brings on this site: points, another income, other badges. */
function siteWorth(judged: Judged, { points, income, badges }: Building, site: number): number {
  const { rules, state, player, outlook } = judged
  const top = at(player.tops, site)
  const covered = top < 0 ? null : buildingAt(rules, top)
  const lost =
    covered === null
      ? amountWorth(item(boardAt(rules, player.board).sites, site), outlook)
      : amountWorth(covered.income, outlook) - amountWorth(covered.residual, outlook)
  const shown = player.badges + badges - (covered?.badges ?? 0)
  return (
    points +
    outlook.incomes * (amountWorth(income, outlook) - lost) +
    contractsWorth(rules, state, state.active, shown) -
    contractsWorth(rules, state, state.active, player.badges)
  )
}
