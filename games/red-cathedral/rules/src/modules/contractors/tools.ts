import { at, item, type Seat } from '@guildhall/kernel'
import { turnEvents } from '../../events/turn-events.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'
import { specialistOf, toolsOf } from './duchy.ts'

/** CT-9.2, CT-9.3: the k-th group holds every tool of which the player has at least k. */
export function toolPrestige(rules: RulesData, state: State, seat: Seat): number {
  const { tools, toolSets } = rules.parts.duchy
  const counts = tools.map(() => 0)
  for (const tool of ownTools(rules, state, seat)) counts[tool] = at(counts, tool) + 1
  let prestige = 0
  for (let k = 1; ; k++) {
    const group = counts.filter((count) => count >= k).length
    if (group === 0) return prestige
    prestige += at(toolSets, Math.min(group, toolSets.length) - 1)
  }
}

/** CT-9.4: a specialist still face up counts by setting only. */
function ownTools(rules: RulesData, state: State, seat: Seat): number[] {
  const specialist = specialistOf(state, seat)
  const unused = rules.options.unusedSpecialistCountsAsTool && specialist >= 0 ? [specialist] : []
  return [...toolsOf(state, seat), ...unused].map(
    (each) => item(rules.parts.duchy.specialists, each).tool,
  )
}

/** RC-12.12, CT-9.1. */
export function scoreTools(ctx: Context): void {
  for (let seat = 0; seat < ctx.rules.players; seat++) {
    const points = toolPrestige(ctx.rules, ctx.state, seat)
    turnEvents.scored.emit(ctx, { seat, label: 'tools', points })
  }
}
