import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { realisable } from '../contract-plan.ts'
import { beforeMain, type CbDraft } from '../plan.ts'
import { buildable, builtIn, openSites } from '../plan-build.ts'

/** What can be clicked, and what the plan holds; ids, and numbers of sites and pairs. */
export interface Marks {
  readonly slots: ReadonlySet<string>
  readonly offer: ReadonlySet<string>
  readonly pairs: ReadonlySet<number>
  readonly buildings: ReadonlySet<string>
  readonly sites: ReadonlySet<number>
  readonly contracts: ReadonlySet<string>
  readonly plan: Plan
}

interface Plan {
  readonly slot: string | null
  readonly recruit: string | null
  readonly pair: number | null
  readonly building: string | null
  readonly site: number | null
  readonly contract: string | null
}

export function marksOf(draft: CbDraft): Marks {
  const main = beforeMain(draft).now
  return {
    slots: new Set(choicesOf(main, 'place').map(({ slot }) => slot)),
    offer: new Set(choicesOf(main, 'recruit').map(({ craftsman }) => craftsman)),
    pairs: new Set(choicesOf(draft.start, 'draftPair').map(({ pair }) => pair)),
    buildings: new Set(buildable(draft)),
    sites: new Set(openSites(draft)),
    contracts: new Set(realisable(draft)),
    plan: planOf(draft),
  }
}

const planOf = (draft: CbDraft): Plan => ({
  slot: drafted(draft, 'place')?.slot ?? null,
  recruit: drafted(draft, 'recruit')?.craftsman ?? null,
  pair: drafted(draft, 'draftPair')?.pair ?? null,
  building: builtIn(draft),
  site: siteIn(draft),
  contract: drafted(draft, 'realise')?.contract ?? null,
})

const drafted = <T extends Command['type']>(
  draft: CbDraft,
  type: T,
): Extract<Command, { type: T }> | undefined =>
  draft.commands.find((command) => command.type === type) as
    | Extract<Command, { type: T }>
    | undefined

/** Where the draft builds or produces. */
function siteIn(draft: CbDraft): number | null {
  const events = draft.steps.flatMap(({ events }) => events) as readonly SiteEvent[]
  return (
    events.findLast(({ site }) => site !== undefined)?.site ??
    drafted(draft, 'chooseSite')?.site ??
    null
  )
}

interface SiteEvent {
  readonly type: string
  readonly site?: number
}
