import { at } from '@guildhall/kernel'
import type { Goods } from '../../bundle.ts'
import { MATERIALS, PURPLE } from '../../constants.ts'

/** Materials on Ivan's cards, as numbers by kind: a card may hold more than a bundle can. */
export type Heap = readonly number[]

export const NO_MATERIALS: Heap = MATERIALS.map(() => 0)

export const isEmpty = (heap: Heap): boolean => heap.every((n) => n === 0)

export const plus = (heap: Heap, goods: Goods): Heap =>
  MATERIALS.map((name, kind) => at(heap, kind) + (goods[name] ?? 0))

export const minus = (heap: Heap, goods: Goods): Heap =>
  MATERIALS.map((name, kind) => at(heap, kind) - (goods[name] ?? 0))

/** The heap by names; kinds of which there are none are left out. */
export function goodsIn(heap: Heap): Goods {
  const named = MATERIALS.map((name, kind) => [name, at(heap, kind)] as const)
  return Object.fromEntries(named.filter(([, n]) => n > 0))
}

/** What Ivan may take of the supply: diamonds never — IV-6.4. */
export const materialsIn = (supply: Heap): Heap => supply.map((n, kind) => (kind <= PURPLE ? n : 0))
