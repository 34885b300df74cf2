import type { AnyCommand, AnyEvent, Seat } from '@guildhall/kernel'
import type { Deals } from './deals.ts'
import type { Manner } from './manner.ts'
import type { Simulations } from './simulations.ts'
import type { Tree } from './tree.ts'

/** The budget of a decision: simulations or milliseconds. */
export type Budget = { readonly simulations: number } | { readonly ms: number }

/** Thinking ends a little before its time: what comes after it takes time, too. */
export const MS_USED = 0.97

/** What a search needs for a question: its node in a tree, and tables to try answers at. */
export interface Question<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly seat: Seat
  readonly legal: readonly C[]
  readonly tree: Tree<C>
  readonly root: number
  readonly simulations: Simulations<S, C, E, V>
  readonly deals: Deals<S, C, E, V>
  readonly manner?: Manner | undefined
}
