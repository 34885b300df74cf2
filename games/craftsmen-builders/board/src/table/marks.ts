import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { beforeMain, type CbDesk, realisable } from '../plan.ts'
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

export function marksOf(desk: CbDesk): Marks {
  const main = beforeMain(desk).now
  return {
    slots: new Set(choicesOf(main, 'place').map(({ slot }) => slot)),
    offer: new Set(choicesOf(main, 'recruit').map(({ craftsman }) => craftsman)),
    pairs: new Set(choicesOf(desk.start, 'draftPair').map(({ pair }) => pair)),
    buildings: new Set(buildable(desk)),
    sites: new Set(openSites(desk)),
    contracts: new Set(realisable(desk)),
    plan: planOf(desk),
  }
}

const planOf = (desk: CbDesk): Plan => ({
  slot: drafted(desk, 'place')?.slot ?? null,
  recruit: drafted(desk, 'recruit')?.craftsman ?? null,
  pair: drafted(desk, 'draftPair')?.pair ?? null,
  building: builtIn(desk),
  site: siteIn(desk),
  contract: drafted(desk, 'realise')?.contract ?? null,
})

const drafted = <T extends Command['type']>(
  desk: CbDesk,
  type: T,
): Extract<Command, { type: T }> | undefined =>
  desk.commands.find((command) => command.type === type) as
    | Extract<Command, { type: T }>
    | undefined

/** Where the draft builds or produces. */
function siteIn(desk: CbDesk): number | null {
  const events = desk.steps.flatMap(({ events }) => events) as readonly SiteEvent[]
  return (
    events.findLast(({ site }) => site !== undefined)?.site ??
    drafted(desk, 'chooseSite')?.site ??
    null
  )
}

interface SiteEvent {
  readonly type: string
  readonly site?: number
}
