import type { Event } from '../events.ts'
import { eventRule } from '../lookup.ts'
import type { RulesData } from '../rules-data.ts'
import type { State } from '../state.ts'

/** Applies one event to a state that its holder owns. */
export function evolve(rules: RulesData, state: State, event: Event): void {
  if (event.type !== 'asked') {
    eventRule(rules, event.type).evolve(rules, state, event)
    return
  }
  while (state.stack.length > event.keep) state.stack.pop()
  for (const frame of event.open) state.stack.push(rules.frames.read(frame))
}
