import { add, at } from '@guildhall/kernel'
import type { Goods } from '../../bundle.ts'
import { MATERIALS, PURPLE } from '../../constants.ts'
import type { Context } from '../../rules-data.ts'
import { type State, setPart } from '../../state.ts'

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

/** IV-6.2 to IV-6.4: one after the other, each from the fullest pile. */
export function stock(ctx: Context, n: number): void {
  const supply = [...materialsIn(ctx.state.supply)]
  const taken = [...NO_MATERIALS]
  for (let i = 0; i < n && !isEmpty(supply); i++) {
    const kind = supply.indexOf(Math.max(...supply))
    add(supply, kind, -1)
    add(taken, kind, 1)
  }
  const goods = goodsIn(taken)
  applyStocked(ctx.state, goods)
  ctx.log?.push({ type: 'ivanStocked', goods })
}

export function applyStocked(state: State, goods: Goods): void {
  state.supply = [...minus(state.supply, goods)]
  const { ivan } = state.parts
  setPart(state, 'ivan', { ...ivan, inventory: plus(ivan.inventory, goods) })
}

/** IV-6.5: everything goes from the Inventory card to the Construction card. */
export function transport(ctx: Context): void {
  const goods = goodsIn(ctx.state.parts.ivan.inventory)
  applyTransported(ctx.state, goods)
  ctx.log?.push({ type: 'ivanTransported', goods })
}

export function applyTransported(state: State, goods: Goods): void {
  const { inventory, construction } = state.parts.ivan
  setPart(state, 'ivan', {
    ...state.parts.ivan,
    inventory: minus(inventory, goods),
    construction: plus(construction, goods),
  })
}
