import { add } from '@guildhall/kernel'
import type { Context } from '../../rules-data.ts'
import { goodsIn, isEmpty, materialsIn, NO_MATERIALS } from './heap.ts'
import { solitaireEvents } from './solitaire-events.ts'

/** IV-6.2 to IV-6.4: one after the other, each from the fullest pile. */
export function stock(ctx: Context, n: number): void {
  const supply = [...materialsIn(ctx.state.supply)]
  const taken = [...NO_MATERIALS]
  for (let i = 0; i < n && !isEmpty(supply); i++) {
    const kind = supply.indexOf(Math.max(...supply))
    add(supply, kind, -1)
    add(taken, kind, 1)
  }
  solitaireEvents.ivanStocked.emit(ctx, { goods: goodsIn(taken) })
}

/** IV-6.5: everything goes from the Inventory card to the Construction card. */
export const transport = (ctx: Context): void =>
  solitaireEvents.ivanTransported.emit(ctx, { goods: goodsIn(ctx.state.parts.ivan.inventory) })
