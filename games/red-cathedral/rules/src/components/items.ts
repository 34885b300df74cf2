import * as v from 'valibot'
import { MATERIALS } from '../constants.ts'
import { KINDS, SET_NAMES, setNamed } from './kinds.ts'

/** Values, and what is paid and gained, as the component data writes them. */

export const whole = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999))
export const few = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(15))
export const id = v.pipe(v.string(), v.nonEmpty())

const PROVENANCE = ['seed', 'public', 'reconstruction', 'owner'] as const
export const provenance = v.picklist(PROVENANCE)
export const known = {
  provenance,
  sourced: v.optional(v.record(v.string(), v.string())),
  note: v.optional(v.string()),
}

/** What a bundle can hold of one kind. */
const MOST = 15

const choice = v.pipe(v.array(v.picklist(MATERIALS)), v.nonEmpty())
const itemSchema = v.strictObject({
  of: v.union([v.picklist(KINDS), v.picklist(SET_NAMES), choice]),
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MOST)),
})
export type Item = v.InferOutput<typeof itemSchema>

/** Every kind that an item can stand for. */
export const kindsOf = ({ of }: Pick<Item, 'of'>): readonly string[] =>
  typeof of === 'string' ? (setNamed(of) ?? [of]) : of

const isChoice = ({ of }: Item): boolean => typeof of !== 'string' || setNamed(of) !== undefined

export const items = v.pipe(
  v.array(itemSchema),
  v.nonEmpty(),
  v.check((list) => list.filter(isChoice).length <= 1, 'only one of the goods can be of choice'),
  v.check(
    (list) => new Set(list.map(({ of }) => String(of))).size === list.length,
    'a kind of goods is named twice',
  ),
)

export const payment = v.pipe(
  items,
  v.check((list) => list.every(({ of }) => of !== 'prestige'), 'prestige is no payment'),
)
