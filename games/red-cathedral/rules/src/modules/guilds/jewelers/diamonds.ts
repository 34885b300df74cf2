import { at, item } from '@guildhall/kernel'
import { type Bundle, bundleOf, EMPTY, type Kinds, size } from '../../../bundle.ts'
import { setNamed } from '../../../components/kinds.ts'
import { DIAMOND, MATERIALS } from '../../../constants.ts'
import { newStep } from '../../../effects/step.ts'
import type { Options } from '../../../options.ts'
import type { RulesData } from '../../../rules-data.ts'
import { type State, setPart } from '../../../state.ts'
import type { EffectStep } from '../../types.ts'

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
  if (step.word === 'pay') {
    return step.kinds === 0 ? step : newStep('pay', { ...step, standIns: STANDS_IN })
  }
  if (!diamondsAsChoice || step.word !== 'gain' || step.choice !== ANY_MATERIAL) return step
  const [choice, kinds] = [step.choice | STANDS_IN, step.kinds | STANDS_IN]
  return newStep('gain', { ...step, choice, kinds })
}

/** What was asked for on a section and diamonds lie there instead. */
export const replacedOn = ({ parts }: State, section: number): Bundle =>
  parts.diamonds[section] ?? EMPTY

/** The list is empty while no diamond lies anywhere. */
export const ifAny = (diamonds: readonly Bundle[]): readonly Bundle[] =>
  diamonds.some((replaced) => replaced !== EMPTY) ? diamonds : []

/** From now on diamonds lie on the section in place of these. */
export function layDiamonds(state: State, section: number, replaced: Bundle): void {
  if (replacedOn(state, section) === replaced) return
  const diamonds = state.cards.map((_, each) =>
    each === section ? replaced : replacedOn(state, each),
  )
  setPart(state, 'diamonds', ifAny(diamonds))
}

/** What lies on a section under construction: diamonds in place of what they stand for. */
export function lying(rules: RulesData, state: State, section: number): Bundle | null {
  const replaced = replacedOn(state, section)
  if (replaced === EMPTY) return null
  const { cost } = item(rules.cathedralCards, at(state.cards, section))
  return cost - at(state.missing, section) - replaced + bundleOf(DIAMOND, size(replaced))
}
