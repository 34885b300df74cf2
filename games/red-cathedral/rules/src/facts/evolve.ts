import type { Event } from '../events.ts'
import { eventRule } from '../lookup.ts'
import type { RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'
import { applyAsked } from './turn.ts'

/** Applies one fact to a state that its holder owns. */
export function evolve(rules: RulesData, state: State, event: Event): void {
  if (event.type === 'asked') applyAsked(state, event)
  else eventRule(rules, event.type).apply(rules, state, event)
}
