import { at, item } from '@guildhall/kernel'
import { SITES } from '../../constants.ts'
import type { Amount } from '../../goods.ts'
import { boardAt, buildingAt, type RulesData } from '../../rules-data.ts'
import type { State } from '../types.ts'
import type { Player } from './types/state.ts'

/** The buildings of a site from bottom to top — CB-1.8. */
export function stackOn(state: State, top: number): number[] {
  const stack: number[] = []
  for (let building = top; building >= 0; building = at(state.below, building)) {
    stack.unshift(building)
  }
  return stack
}

/** Counts anew what follows from a player's board and buildings. */
export function recount(rules: RulesData, below: readonly number[], player: Player): void {
  player.castles = 0
  player.badges = boardAt(rules, player.board).badge
  player.points = 0
  player.incomeCoins = 0
  player.incomeWood = 0
  player.incomeStone = 0
  player.castleUnits = 0
  for (let site = 0; site < SITES; site++) countSite(rules, below, player, site)
}

function countSite(rules: RulesData, below: readonly number[], player: Player, site: number): void {
  const printed = item(boardAt(rules, player.board).sites, site)
  const top = at(player.tops, site)
  if (top < 0) {
    earn(player, printed) // CB-4.3
    return
  }
  if (rules.options.bareSiteIncome === 'kept') earn(player, printed) // CB-4.5
  countTop(rules, player, top)
  for (let covered = at(below, top); covered >= 0; covered = at(below, covered)) {
    const { residual, points } = buildingAt(rules, covered)
    earn(player, residual) // CB-4.4
    player.points += points
  }
}

function countTop(rules: RulesData, player: Player, top: number): void {
  const { castle, income, badges, points } = buildingAt(rules, top)
  player.badges += badges // CB-7.4
  player.points += points
  if (castle) player.castles += 1
  if (castle && rules.options.castleIncome === 'choice') {
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
export function visibleYield(rules: RulesData, player: Player, site: number): Amount {
  const top = at(player.tops, site)
  return top < 0 ? item(boardAt(rules, player.board).sites, site) : buildingAt(rules, top).income
}

/** Whether the kind of a site's yield is named by the player: a castle, with `castleIncome` on choice. */
export function namesKind(rules: RulesData, player: Player, site: number): boolean {
  const top = at(player.tops, site)
  return top >= 0 && buildingAt(rules, top).castle && rules.options.castleIncome === 'choice'
}
