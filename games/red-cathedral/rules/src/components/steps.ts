import * as v from 'valibot'
import { DICE, MATERIALS, MOST_TOWERS } from '../constants.ts'
import { countedItem, few, type Item, id, items, kindsOf, payment } from './items.ts'

/** The vocabulary of effects as the component data writes it. */

const baseStep = v.union([
  v.strictObject({ pay: payment }),
  v.strictObject({ gain: items }),
  v.strictObject({ deliver: v.pipe(few, v.minValue(1)) }),
  v.strictObject({
    obtain: v.strictObject({
      space: v.union([
        v.picklist(['any', 'cardQuadrant']),
        v.strictObject({ die: v.picklist(DICE) }),
      ]),
      times: v.picklist(['once', 'perDie']),
    }),
  }),
  v.strictObject({
    activate: v.strictObject({
      owner: v.literal('self'),
      picks: v.pipe(few, v.minValue(1)),
      tiles: v.literal('free'),
    }),
  }),
])
export type Step = v.InferOutput<typeof baseStep>

/** How many towers the foreman goes. */
const towers = v.pipe(few, v.minValue(1), v.maxValue(MOST_TOWERS))

/** How many cards are drawn, and how many materials are taken of each. */
const drawnCards = v.pipe(
  v.strictObject({
    draw: v.pipe(few, v.minValue(1), v.maxValue(4)),
    take: v.array(v.pipe(few, v.minValue(1))),
  }),
  v.check(({ draw, take }) => take.length === draw, 'expected a number for each card drawn'),
)

/** The words that cards and tiles of the modules use besides those of the base game. */
const wordStep = v.union([
  v.strictObject({ gain: v.strictTuple([countedItem]) }),
  v.strictObject({ anyOrder: v.pipe(v.array(baseStep), v.minLength(2), v.maxLength(4)) }),
  v.strictObject({ influence: v.strictObject({ cards: v.picklist(['all', 'others']) }) }),
  v.strictObject({ claim: v.literal(true) }),
  v.strictObject({ discardOrnament: v.literal(1) }),
  v.strictObject({ useSpecialist: v.literal(true) }),
  v.strictObject({ choosePlayer: v.literal('other') }),
  v.strictObject({
    foreman: v.pipe(
      v.strictObject({ min: towers, max: towers }),
      v.check(({ min, max }) => min <= max, 'the most is less than the least'),
    ),
  }),
  v.strictObject({
    market: v.strictObject({
      picks: v.pipe(few, v.minValue(1)),
      actions: v.picklist(['free', 'same', 'different']),
    }),
  }),
  v.strictObject({
    activate: v.strictObject({
      owner: v.literal('self'),
      picks: v.pipe(few, v.minValue(1)),
      tiles: v.picklist(['same', 'different']),
    }),
  }),
  v.strictObject({
    activate: v.strictObject({
      owner: v.literal('other'),
      picks: v.literal(1),
      tiles: v.literal('free'),
    }),
  }),
  v.strictObject({ reinforce: v.literal(1) }),
  v.strictObject({
    obtain: v.strictObject({
      space: v.strictObject({ die: v.literal('any') }),
      times: v.picklist(['once', 'perDie']),
    }),
  }),
  v.strictObject({
    contracts: v.strictObject({
      draw: v.pipe(few, v.minValue(2), v.maxValue(3)), // GU-ARCHIVISTS-4, GU-ARCHIVISTS-7
      keep: v.literal(1),
    }),
  }),
  v.strictObject({ blueprint: drawnCards }),
  v.strictObject({
    advance: v.strictObject({
      of: v.picklist(['ruble', 'recognition']),
      share: v.picklist(['full', 'halfDown']),
    }),
  }),
])
const anyStep = v.union([baseStep, wordStep])
/** Played while a claim asks for the face of its tile, so it is no step among others — GU-REINF-6. */
const waiveStep = v.strictObject({ waivePlacement: v.literal(true) })
export type AnyStep = v.InferOutput<typeof anyStep> | v.InferOutput<typeof waiveStep>

const paysFirst = (list: readonly AnyStep[]): boolean =>
  list.every((step, index) => index === 0 || !('pay' in step))
const PAYS_FIRST = 'only the first step may be a payment'

/** A payment comes first and never twice, so that it is made in full or not at all — RC-9.11. */
export const steps = v.pipe(
  v.array(baseStep),
  v.nonEmpty(),
  v.check((list) => paysFirst(list), PAYS_FIRST),
)

/** How often a step carries out something else: a tile, an action, the specialist — GU-ALL-13. */
function callsOf(step: AnyStep): number {
  if ('activate' in step) return step.activate.picks
  if ('market' in step) return step.market.picks
  if ('anyOrder' in step) return calls(step.anyOrder)
  return 'influence' in step || 'useSpecialist' in step || 'claim' in step ? 1 : 0
}
const calls = (list: readonly AnyStep[]): number =>
  list.reduce((sum, step) => sum + callsOf(step), 0)
const MOST_CALLS = 2

/** The steps of a component that only a module uses. */
export const moduleSteps = v.pipe(
  v.array(anyStep),
  v.check((list) => paysFirst(list), PAYS_FIRST),
  v.check((list) => calls(list) <= MOST_CALLS, 'at most two other effects are carried out'),
)

/** The steps of a tile that is used as a free action. */
export const tileSteps = v.union([v.strictTuple([waiveStep]), v.pipe(moduleSteps, v.nonEmpty())])

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
