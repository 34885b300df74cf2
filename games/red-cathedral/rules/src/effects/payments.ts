import {
  type Bundle,
  bundleOf,
  count,
  covers,
  firstKind,
  type Kinds,
  kindsIn,
  withoutFirst,
} from '../bundle.ts'
import { MATERIALS } from '../constants.ts'
import type { EffectStep } from './step.ts'

/** The sets of materials that make up a payment — RC-9.12. */
export function paymentOptions(inventory: Bundle, pay: EffectStep): Bundle[] {
  const options: Bundle[] = []
  for (const goods of goodsOptions(inventory, pay.goods, pay.standIns)) {
    const choice = pay.choice | pay.standIns
    chooseUnits(inventory - goods, choice, pay.units, 0, goods, options)
  }
  return pay.standIns === 0 ? options : [...new Set(options)]
}

/**
 * The sets of materials that can be given where these are asked for: themselves, and those in which
 * kinds that stand in take the place of some. Nothing stands in for such a kind — GU-JEWELERS-7.
 */
export function goodsOptions(inventory: Bundle, goods: Bundle, standIns: Kinds): Bundle[] {
  const options: Bundle[] = []
  replace(inventory, goods, kindsIn(goods) & ~standIns, 0, standIns, options)
  return options
}

/** Every way to keep these kinds of the goods or to let stand-ins replace them; most kept first. */
function replace(
  inventory: Bundle,
  goods: Bundle,
  kinds: Kinds,
  replaced: number,
  standIns: Kinds,
  options: Bundle[],
): void {
  if (kinds === 0) {
    if (covers(inventory, goods))
      chooseUnits(inventory - goods, standIns, replaced, 0, goods, options)
    return
  }
  const kind = firstKind(kinds)
  const most = standIns === 0 ? 0 : count(goods, kind)
  for (let n = 0; n <= most; n++) {
    const kept = goods - bundleOf(kind, n)
    replace(inventory, kept, withoutFirst(kinds), replaced + n, standIns, options)
  }
}

function chooseUnits(
  from: Bundle,
  choice: Kinds,
  units: number,
  kind: number,
  chosen: Bundle,
  options: Bundle[],
): void {
  if (units === 0) {
    options.push(chosen)
    return
  }
  for (let next = kind; next < MATERIALS.length; next++) {
    if ((choice & bundleOf(next, 1)) === 0 || count(from, next) === 0) continue
    const unit = bundleOf(next, 1)
    chooseUnits(from - unit, choice, units - 1, next, chosen + unit, options)
  }
}
