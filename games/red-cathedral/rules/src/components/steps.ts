import * as v from 'valibot'
import { MATERIALS } from '../constants.ts'
import type { Counter } from '../modules/counter.ts'
import { MODULE_DATA } from '../modules/data.ts'
import type { ModuleData, Word } from '../modules/module-data.ts'
import { baseStep, type Step } from './base-steps.ts'
import { few, type Item, id, kindsOf } from './items.ts'

/** The vocabulary of effects as the component data writes it: the base game's and that of all modules. */

const ALL: readonly ModuleData[] = MODULE_DATA
type Data = (typeof MODULE_DATA)[number]
type Among<D, Name extends string> = D extends { readonly [N in Name]: readonly (infer W)[] }
  ? W
  : never
type SchemaOf<W> = W extends { readonly schema: infer S extends v.GenericSchema } ? S : never

/** What a gain can be counted by instead of printed: `n: { count }`. */
const COUNTERS: readonly Counter[] = ALL.flatMap(({ counters = [] }) => counters)

const countedItem = v.strictObject({
  of: v.picklist(['ruble', 'permit', 'recognition']),
  n: v.strictObject({ count: v.picklist(COUNTERS) }),
})
export type CountedItem = v.InferOutput<typeof countedItem>

const WORDS: readonly Word[] = ALL.flatMap(({ words = [] }) => words)

/** The words that cards and tiles of the modules use besides those of the base game. */
const wordStep = v.union([
  v.strictObject({ gain: v.strictTuple([countedItem]) }),
  ...WORDS.map(({ schema }) => schema as SchemaOf<Among<Data, 'words'>>),
])
const anyStep = v.union([baseStep, wordStep])

/** A word that is no step among others. */
const loneStep = v.union(
  ALL.flatMap(({ alone = [] }) => alone).map(
    ({ schema }) => schema as SchemaOf<Among<Data, 'alone'>>,
  ),
)
export type AnyStep = v.InferOutput<typeof anyStep> | v.InferOutput<typeof loneStep>

const paysFirst = (list: readonly AnyStep[]): boolean =>
  list.every((step, index) => index === 0 || !('pay' in step))
const PAYS_FIRST = 'only the first step may be a payment'

/** A payment comes first and never twice, so that it is made in full or not at all — RC-9.11. */
export const steps = v.pipe(
  v.array(baseStep),
  v.nonEmpty(),
  v.check((list) => paysFirst(list), PAYS_FIRST),
)

/** How often steps carry out something else: a tile, an action, the specialist — GU-ALL-13. */
const calls = (list: readonly AnyStep[]): number =>
  list.reduce((sum, step) => sum + callsOf(step), 0)
function callsOf(step: AnyStep): number {
  if ('activate' in step) return step.activate.picks
  const word = WORDS.find(({ calls: some, schema }) => some !== undefined && v.is(schema, step))
  return word?.calls?.(step as never) ?? 0
}
const MOST_CALLS = 2

/** The steps of a component that only a module uses. */
export const moduleSteps = v.pipe(
  v.array(anyStep),
  v.check((list) => paysFirst(list), PAYS_FIRST),
  v.check((list) => calls(list) <= MOST_CALLS, 'at most two other effects are carried out'),
)

/** The steps of a tile that is used as a free action. */
export const tileSteps = v.union([v.strictTuple([loneStep]), v.pipe(moduleSteps, v.nonEmpty())])

export const costOf = ([first]: readonly AnyStep[]): readonly string[] =>
  first !== undefined && 'pay' in first ? first.pay.flatMap(kindsOf) : []

/** A delivery only spends; what a resource tile or a workshop tile gives can be anything. */
const gainsAnyOf = (list: readonly AnyStep[], kinds: readonly string[]): boolean =>
  list.some((step) => {
    if ('pay' in step || 'deliver' in step) return false
    if (!('gain' in step)) return true
    const gained = (step.gain as readonly Pick<Item, 'of'>[]).flatMap(gainable)
    return gained.some((kind) => kinds.includes(good(kind)))
  })

/** GU-JEWELERS-6: a material of choice may be a diamond. */
const gainable = (item: Pick<Item, 'of'>): readonly string[] =>
  item.of === '@material' ? [...kindsOf(item), 'diamond'] : kindsOf(item)

/** GU-JEWELERS-3: a diamond pays for any material. */
const payable = (kinds: readonly string[]): readonly string[] =>
  MATERIALS.some((material) => kinds.includes(material)) ? [...kinds, 'diamond'] : kinds

/** Recognition and prestige are steps of one marker. */
const good = (kind: string): string => (kind === 'prestige' ? 'recognition' : kind)

/** RC-9.19, RC-11.5: a repeatable action has a cost and does not gain what it costs. */
interface Repeatable {
  readonly limit: unknown
  readonly steps: readonly AnyStep[]
}
const costsSomething = (it: Repeatable): boolean =>
  it.limit !== 'repeat' || costOf(it.steps).length > 0
const COSTS = 'a repeatable action begins with a payment'
const comesToAnEnd = (it: Repeatable): boolean =>
  it.limit !== 'repeat' || !gainsAnyOf(it.steps, payable(costOf(it.steps)))
const ENDS = 'a repeatable action may not gain what it costs'
const callsNothing = (it: Repeatable): boolean => it.limit === 'once' || calls(it.steps) === 0
const NO_CALLS = 'a repeatable action carries out no other effect'

export const action = v.pipe(
  v.strictObject({ id, limit: v.picklist(['once', 'repeat']), steps }),
  v.check((it) => costsSomething(it), COSTS),
  v.check((it) => comesToAnEnd(it), ENDS),
)
export type Action = v.InferOutput<typeof action>

/** How often an effect is carried out in a row: once, as often as it is paid for, or a number. */
export const limit = v.union([
  v.picklist(['once', 'repeat']),
  v.strictObject({ max: v.pipe(few, v.minValue(1)) }),
])
export type Limit = v.InferOutput<typeof limit>

/** An action of a card that only a module brings. */
export const moduleAction = v.pipe(
  v.strictObject({ id, limit, steps: v.pipe(moduleSteps, v.nonEmpty()) }),
  v.check((it) => costsSomething(it), COSTS),
  v.check((it) => comesToAnEnd(it), ENDS),
  v.check((it) => callsNothing(it), NO_CALLS),
)

/** Permits come with the Contractors. */
export const NO_PERMITS = 'there are no permits in the base game'
export const withoutPermits = (list: readonly Item[]): boolean =>
  list.every(({ of }) => of !== 'permit')
export const stepsWithoutPermits = (list: readonly Step[]): boolean =>
  list.every((step) => {
    if ('pay' in step) return withoutPermits(step.pay)
    return !('gain' in step) || withoutPermits(step.gain)
  })
