import { at } from '@guildhall/kernel'
import { type Bundle, bundleOf, EMPTY } from './bundle.ts'
import { GREEN, JEWELS, type Jewels, PURPLE } from './constants.ts'
import type { RulesData } from './rules-data.ts'

const JEWEL_BUNDLES: readonly Bundle[] = [
  EMPTY,
  bundleOf(GREEN, 1),
  bundleOf(PURPLE, 1),
  bundleOf(GREEN, 2),
  bundleOf(PURPLE, 2),
  bundleOf(GREEN, 1) + bundleOf(PURPLE, 1),
]
/** How many jewels each entry of `JEWELS` adds. */
export const JEWEL_COUNTS: readonly number[] = [0, 1, 1, 2, 2, 2]

/** What an ornament with its jewels costs — RC-7.22, RC-7.23. */
export const decorationCost = (rules: RulesData, type: number, jewels: number): Bundle =>
  at(rules.ornamentCost, type) + at(JEWEL_BUNDLES, jewels)

export const decorationGoods = (rules: RulesData, type: number, jewels: Jewels): Bundle =>
  decorationCost(rules, type, JEWELS.indexOf(jewels))

/** RC-7.24: jewels give prestige at once. */
export function jewelPrestige(rules: RulesData, jewels: number): number {
  const { one, same, both } = rules.jewelPrestige
  const worth = [0, one, one, same, same, both]
  return at(worth, jewels)
}
