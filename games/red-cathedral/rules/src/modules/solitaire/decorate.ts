import { at, item } from '@guildhall/kernel'
import { sectionType } from '../../actions/deliver.ts'
import { bareSections } from '../../cathedral.ts'
import { ORNAMENTS } from '../../constants.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { includes } from '../../sections.ts'
import { playerAt, type State } from '../../state.ts'
import { IVAN, YOU } from './ivan.ts'
import { solitaireEvents } from './solitaire-events.ts'

/** The section that Ivan decorates next: yours before his; -1 for none — IV-6.9, IV-6.10. */
export function sectionToDecorate(rules: RulesData, state: State): number {
  if (!rules.options.ivanDecorates) return -1
  const yours = firstBare(rules, state, YOU)
  return yours < 0 ? firstBare(rules, state, IVAN) : yours
}

/** The first finished section of an owner without ornament for which Ivan has a matching one. */
function firstBare(rules: RulesData, state: State, owner: number): number {
  const { doors, arches, crosses } = playerAt(state, IVAN)
  const left = [doors, arches, crosses]
  return state.cards.findIndex(
    (_, section) =>
      includes(bareSections(state) & playerAt(state, owner).banners, section) &&
      at(left, sectionType(rules, state, section)) > 0,
  )
}

/** IV-6.9: free of charge, without jewels and without prestige. */
export function decorate(ctx: Context, n: number): void {
  for (let i = 0; i < n; i++) {
    const section = sectionToDecorate(ctx.rules, ctx.state)
    if (section < 0) return
    const ornament = item(ORNAMENTS, sectionType(ctx.rules, ctx.state, section))
    solitaireEvents.ivanDecorated.emit(ctx, { section, ornament })
  }
}
