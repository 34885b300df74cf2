import { at, item } from '@guildhall/kernel'
import { SITES } from './constants.ts'
import type { Amount } from './goods.ts'
import { boardAt, buildingAt, type Kit } from './kit.ts'
import type { Player, State } from './state.ts'

/** The buildings of a site from bottom to top — CB-1.8. */
export function stackOn(state: State, top: number): number[] {
  const stack: number[] = []
  for (let building = top; building >= 0; building = at(state.below, building)) {
    stack.unshift(building)
  }
  return stack
}

/** Counts anew what follows from a player's board and buildings. */
export function recount(kit: Kit, below: readonly number[], player: Player): void {
  player.castles = 0
  player.badges = boardAt(kit, player.board).badge
  player.points = 0
  player.incomeCoins = 0
  player.incomeWood = 0
  player.incomeStone = 0
  player.castleUnits = 0
  for (let site = 0; site < SITES; site++) countSite(kit, below, player, site)
}

function countSite(kit: Kit, below: readonly number[], player: Player, site: number): void {
  const printed = item(boardAt(kit, player.board).sites, site)
  const top = at(player.tops, site)
  if (top < 0) {
    earn(player, printed) // CB-4.3
    return
  }
  if (kit.options.bareSiteIncome === 'kept') earn(player, printed) // CB-4.5
  countTop(kit, player, top)
  for (let covered = at(below, top); covered >= 0; covered = at(below, covered)) {
    const { residual, points } = buildingAt(kit, covered)
    earn(player, residual) // CB-4.4
    player.points += points
  }
}

function countTop(kit: Kit, player: Player, top: number): void {
  const { castle, income, badges, points } = buildingAt(kit, top)
  player.badges += badges // CB-7.4
  player.points += points
  if (castle) player.castles += 1
  if (castle && kit.options.castleIncome === 'choice') {
    player.incomeCoins += income.coins
    player.castleUnits += income.wood + income.stone // CB-4.7
  } else earn(player, income)
}

function earn(player: Player, { coins, wood, stone }: Amount): void {
  player.incomeCoins += coins
  player.incomeWood += wood
  player.incomeStone += stone
}

/** What the top of a site, or the bare site, yields in the income — CB-7.21. */
export function visibleYield(kit: Kit, player: Player, site: number): Amount {
  const top = at(player.tops, site)
  return top < 0 ? item(boardAt(kit, player.board).sites, site) : buildingAt(kit, top).income
}

/** Whether the kind of a site's yield is named by the player: a castle, with `castleIncome` on choice. */
export function namesKind(kit: Kit, player: Player, site: number): boolean {
  const top = at(player.tops, site)
  return top >= 0 && buildingAt(kit, top).castle && kit.options.castleIncome === 'choice'
}
