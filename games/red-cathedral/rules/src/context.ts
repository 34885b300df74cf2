import type { Chance, Seat } from '@guildhall/kernel'
import type { FrameKind, FrameOf } from './modules/types.ts'
import type { Context, RulesData } from './rules-data.ts'
import { newFrame, type State } from './state.ts'

/** Opens a question above all others. */
export function open<K extends FrameKind>(ctx: Context, kind: K): FrameOf<K> {
  const frame = newFrame(kind)
  ctx.state.stack.push(frame)
  return frame
}

/** Closes the newest question. */
export const close = (ctx: Context): void => {
  ctx.state.stack.pop()
}

/** The same table, looked at from another seat. */
export const seatContext = (ctx: Context, seat: Seat): Context =>
  ctx.seat === seat
    ? ctx
    : { rules: ctx.rules, state: ctx.state, seat, chance: ctx.chance, log: ctx.log }

/** A table that is only looked at: nothing is drawn and nothing is written. */
export const contextFor = (rules: RulesData, state: State, seat: Seat): Context => ({
  rules,
  state,
  seat,
  chance: NO_CHANCE,
  log: null,
})

/** Nothing is left to chance where nothing is carried out. */
export const NO_CHANCE: Chance = {
  int() {
    throw new Error('nothing is drawn while a table is looked at')
  },
  split: () => NO_CHANCE,
}
