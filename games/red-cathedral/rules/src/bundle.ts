import { item } from '@guildhall/kernel'
import { isFields } from '@guildhall/kernel/toolbox'
import { MATERIALS, type Material } from './constants.ts'

/**
 * A handful of materials in one number: four bits a kind, wood in the lowest. Inventories, costs
 * and offers are bundles, so that comparing and copying them costs next to nothing. A kind holds
 * at most 15.
 */
export type Bundle = number

const clz32 = Math.clz32

const BITS = 4
const MASK = 15
export const MOST_OF_A_KIND = MASK

/** Materials by name, as events and views show them; kinds of which there are none are left out. */
export type Goods = { readonly [M in Material]?: number }

export const EMPTY: Bundle = 0

/** `n` of one kind. */
export const bundleOf = (kind: number, n: number): Bundle => n << (kind * BITS)

/** How many of a kind. */
export const count = (bundle: Bundle, kind: number): number => (bundle >> (kind * BITS)) & MASK

/** How many in all. */
export function size(bundle: Bundle): number {
  let total = 0
  for (let rest = bundle; rest !== 0; rest >>>= BITS) total += rest & MASK
  return total
}

/** A set of kinds, as the lowest bit of each kind's place in a bundle. */
export type Kinds = number
const LOWEST_BITS = 0x1111111

/** The kinds of which a bundle holds any. */
export function kindsIn(bundle: Bundle): Kinds {
  const pairs = bundle | (bundle >> 1)
  return (pairs | (pairs >> 2)) & LOWEST_BITS
}

/** The first kind of a set that is not empty. */
export const firstKind = (kinds: Kinds): number => (31 - clz32(kinds & -kinds)) >> 2

/** The set without its first kind. */
export const withoutFirst = (kinds: Kinds): Kinds => kinds & (kinds - 1)

/** Whether `bundle` holds everything in `part`. */
export function covers(bundle: Bundle, part: Bundle): boolean {
  for (let kinds = kindsIn(part); kinds !== 0; kinds = withoutFirst(kinds)) {
    const kind = firstKind(kinds)
    if (count(bundle, kind) < count(part, kind)) return false
  }
  return true
}

/** What a bundle holds of these kinds. */
export const ofKinds = (bundle: Bundle, kinds: Kinds): Bundle => bundle & (kinds * MASK)

/** Every bundle of exactly so many units out of this one, with most of the first kinds first. */
export function bundlesIn(bundle: Bundle, units: number): Bundle[] {
  if (units === 0) return [EMPTY]
  if (bundle === EMPTY) return []
  const kind = firstKind(kindsIn(bundle))
  const rest = withoutKind(bundle, kind)
  const found: Bundle[] = []
  for (let n = Math.min(units, count(bundle, kind)); n >= 0; n--) {
    for (const others of bundlesIn(rest, units - n)) found.push(bundleOf(kind, n) + others)
  }
  return found
}

const withoutKind = (bundle: Bundle, kind: number): Bundle => bundle & ~bundleOf(kind, MASK)

/** The bundle by names. */
export function goodsOf(bundle: Bundle): Goods {
  const goods: { [M in Material]?: number } = {}
  for (const [kind, name] of MATERIALS.entries()) {
    const n = count(bundle, kind)
    if (n > 0) goods[name] = n
  }
  return goods
}

/** The bundle of goods by names. */
export function bundleFrom(goods: Goods): Bundle {
  let bundle = EMPTY
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    bundle += bundleOf(kind, goods[item(MATERIALS, kind)] ?? 0)
  }
  return bundle
}

/** More than an inventory can hold is no bundle, so that nobody can make us keep endless ones. */
const MOST_UNITS = 15

/** The bundle of goods from outside; undefined where they are none. */
export function readBundle(goods: unknown): Bundle | undefined {
  if (!isFields(goods)) return undefined
  let bundle = EMPTY
  for (const [name, n] of Object.entries(goods)) {
    const kind = (MATERIALS as readonly string[]).indexOf(name)
    if (kind < 0 || typeof n !== 'number' || !Number.isInteger(n) || n < 1 || n > MOST_UNITS)
      return undefined
    bundle += bundleOf(kind, n)
  }
  return size(bundle) > MOST_UNITS ? undefined : bundle
}
