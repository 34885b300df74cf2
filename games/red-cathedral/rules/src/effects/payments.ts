import { add } from '@guildhall/kernel'
import {
  type Bundle,
  bundleOf,
  bundlesIn,
  count,
  covers,
  firstKind,
  type Kinds,
  kindsIn,
  ofKinds,
  size,
  withoutFirst,
} from '../bundle.ts'
import type { StepOf } from '../modules/types.ts'

/** The sets of materials that make up a payment — RC-9.12. */
export function paymentOptions(inventory: Bundle, pay: StepOf<'pay'>): Bundle[] {
  const { goods, choice, units, standIns } = pay
  if (standIns === 0) return withUnits(inventory, goods, choice, units)
  const options = goodsOptions(inventory, goods, standIns).flatMap((given) =>
    withUnits(inventory, given, choice | standIns, units),
  )
  return [...new Set(options)]
}

/** These goods, if they are there, with every choice of so many units of these kinds. */
function withUnits(inventory: Bundle, goods: Bundle, choice: Kinds, units: number): Bundle[] {
  if (!covers(inventory, goods)) return []
  const options = bundlesIn(ofKinds(inventory - goods, choice), units)
  for (let i = 0; i < options.length; i++) add(options, i, goods)
  return options
}

/**
 * The sets of materials that can be given where these are asked for: themselves, and those in which
 * kinds that stand in take the place of some. Nothing stands in for such a kind — GU-JEWELERS-7.
 */
export function goodsOptions(inventory: Bundle, goods: Bundle, standIns: Kinds): Bundle[] {
  const kept = standIns === 0 ? [goods] : partsOf(goods, kindsIn(goods) & ~standIns)
  return kept.flatMap((part) => withUnits(inventory, part, standIns, size(goods) - size(part)))
}

/** The goods with all, and with ever fewer, of these kinds. */
function partsOf(goods: Bundle, kinds: Kinds): Bundle[] {
  if (kinds === 0) return [goods]
  const kind = firstKind(kinds)
  const parts: Bundle[] = []
  for (let n = 0; n <= count(goods, kind); n++) {
    parts.push(...partsOf(goods - bundleOf(kind, n), withoutFirst(kinds)))
  }
  return parts
}
