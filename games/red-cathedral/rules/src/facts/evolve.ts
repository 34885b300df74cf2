import type { Event } from '../events.ts'
import type { Kit } from '../kit.ts'
import { eventRule } from '../lookup.ts'
import type { State } from '../state.ts'
import { applyAsked } from './turn.ts'

/** Applies one fact to a state that its holder owns. */
export function evolve(kit: Kit, state: State, event: Event): void {
  if (event.type === 'asked') applyAsked(state, event)
  else eventRule(kit, event.type).apply(kit, state, event)
}
