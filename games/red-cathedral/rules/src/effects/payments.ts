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
import type { EffectStep } from './step.ts'

/** The sets of materials that make up a payment — RC-9.12. */
export function paymentOptions(inventory: Bundle, pay: EffectStep): Bundle[] {
  const { standIns, units } = pay
  const options = goodsOptions(inventory, pay.goods, standIns).flatMap((goods) =>
    bundlesIn(ofKinds(inventory - goods, pay.choice | standIns), units).map(
      (chosen) => goods + chosen,
    ),
  )
  return standIns === 0 ? options : [...new Set(options)]
}

/**
 * The sets of materials that can be given where these are asked for: themselves, and those in which
 * kinds that stand in take the place of some. Nothing stands in for such a kind — GU-JEWELERS-7.
 */
export function goodsOptions(inventory: Bundle, goods: Bundle, standIns: Kinds): Bundle[] {
  const kept = standIns === 0 ? [goods] : partsOf(goods, kindsIn(goods) & ~standIns)
  return kept
    .filter((part) => covers(inventory, part))
    .flatMap((part) =>
      bundlesIn(ofKinds(inventory - part, standIns), size(goods) - size(part)).map(
        (chosen) => part + chosen,
      ),
    )
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
