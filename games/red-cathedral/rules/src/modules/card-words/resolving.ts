import { at, item } from '@guildhall/kernel'
import type { RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'

/** The own specialist, beside the four quadrants: what can be tried. */
export const SPECIALIST = 4

/** Bit per quadrant whose card is being tried: whether a chain of effects can change something. */
let tried = 0

/** Whether this is being tried, so that it cannot be part of the chain once more. */
export const beingTried = (place: number): boolean => (tried & (1 << place)) !== 0

/**
 * Whether the card of a quadrant is being resolved, so that none of its actions can be chosen —
 * GU-ALL-8. Its action is the effect of a question that is still open, or the one being tried.
 */
export function resolving(rules: RulesData, state: State, quadrant: number): boolean {
  if (beingTried(quadrant)) return true
  const { actions } = item(rules.influenceCards, at(state.influenceCards, quadrant))
  for (const frame of state.stack) {
    if ('effect' in frame && actions.includes(frame.effect)) return true
  }
  return false
}

/**
 * What `test` says while the card of a quadrant, or the specialist, counts as being resolved; -1
 * where it is neither.
 */
export function whileTrying(place: number, test: () => boolean): boolean {
  if (place < 0) return test()
  const before = tried
  tried |= 1 << place
  const result = test()
  tried = before
  return result
}
