import { bundleOf, type Kinds } from '../../../bundle.ts'
import { setNamed } from '../../../components/items.ts'
import { DIAMOND, MATERIALS } from '../../../constants.ts'
import type { EffectStep } from '../../../effects/step.ts'
import type { Options } from '../../../options.ts'

/** What takes the place of any material — GU-JEWELERS-3. */
export const STANDS_IN: Kinds = bundleOf(DIAMOND, 1)

/** "A material of choice". */
const ANY_MATERIAL: Kinds = MATERIALS.reduce(
  (kinds, name, kind) =>
    setNamed('@material')?.includes(name) === true ? kinds | bundleOf(kind, 1) : kinds,
  0,
)

/** Diamonds pay for any material; a material of choice is one by setting only — GU-JEWELERS-6. */
export function withDiamonds(step: EffectStep, { diamondsAsChoice }: Options): EffectStep {
  if (step.word === 'pay') return step.kinds === 0 ? step : { ...step, standIns: STANDS_IN }
  if (!diamondsAsChoice || step.choice !== ANY_MATERIAL) return step
  return { ...step, choice: step.choice | STANDS_IN, kinds: step.kinds | STANDS_IN }
}
