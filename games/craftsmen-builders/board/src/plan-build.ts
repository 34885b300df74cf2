import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { withFree } from './contract-plan.ts'
import { beforeMain, type CbDraft, withDefaults } from './plan.ts'

/** Where the draft builds: the place of its first command of the build, -1 where it does not. */
function buildAt(draft: CbDraft): number {
  const power = draft.commands.findIndex(({ type }) => type === 'realise')
  const from = power < 0 ? 0 : power
  const asked = draft.steps.findIndex((step, at) => at >= from && step.asked?.startsWith('build-'))
  if (asked >= 0) return asked
  return draft.now.question?.startsWith('build-') ? draft.commands.length : -1
}

/** The draft at the moment at which a building is chosen; null where none can be. */
export function atMarket(draft: CbDraft): CbDraft | null {
  const at = buildAt(draft)
  const open = at < 0 ? null : draft.with(draft.commands.slice(0, at))
  if (open !== null && choicesOf(open.now, 'chooseBuilding').length > 0) return open
  const power = choicesOf(draft.now, 'choose')
    .map((choice) => draft.with([...draft.commands, choice]))
    .find(({ now }) => now.question?.startsWith('build-'))
  if (power !== undefined) return power
  const before = beforeMain(draft)
  const place = choicesOf(before.now, 'place').find(({ slot }) => slot.endsWith('-build'))
  return place === undefined ? null : draft.with([...before.commands, place])
}

/** The buildings that can be built now, or in place of what is planned. */
export function buildable(draft: CbDraft): string[] {
  const market = atMarket(draft)
  if (market === null) return []
  const offered = choicesOf(market.now, 'chooseBuilding').map(({ building }) => building)
  return offered.length > 0 ? offered : onlyBuilding(market)
}

/** A single building is chosen without asking: it is the one that is built, or about to be. */
function onlyBuilding(draft: CbDraft): string[] {
  const built = draft.steps.flatMap(({ events }) => events).find(({ type }) => type === 'built')
  if (built !== undefined && 'building' in built) return [String(built.building)]
  const frame = draft.now.view.stack.at(-1)
  const position = frame?.kind === 'build' ? (frame.position ?? -1) : -1
  const row = draft.now.view.market[Math.floor(position / 4)]
  const id = row?.buildings[position % 4]
  return id === null || id === undefined ? [] : [id]
}

/** A building is chosen; where one site is left, and one way to pay, it stands there already. */
export function build(draft: CbDraft, building: string): Command[] | null {
  const market = atMarket(draft)
  if (market === null) return null
  const choice = choicesOf(market.now, 'chooseBuilding').find((each) => each.building === building)
  if (choice !== undefined) return built(draft, [...market.commands, choice])
  return onlyBuilding(market).includes(building) ? built(draft, market.commands) : null
}

/** What is asked is answered as usual, and a contract that the building makes free comes with it. */
const built = (draft: CbDraft, commands: readonly Command[]): Command[] =>
  withFree(draft, withDefaults(draft, commands))

/** The building that the draft builds, or is about to. */
export function builtIn(draft: CbDraft): string | null {
  const chosen = draft.commands.findLast((command) => command.type === 'chooseBuilding')
  if (chosen?.type === 'chooseBuilding') return chosen.building
  return buildAt(draft) < 0 && !hasBuilt(draft) ? null : (onlyBuilding(draft)[0] ?? null)
}

const hasBuilt = (draft: CbDraft): boolean =>
  draft.steps.some(({ events }) => events.some(({ type }) => type === 'built'))

/** The draft at the moment at which a site is chosen, for a build or to produce; null elsewhere. */
export function atSites(draft: CbDraft): CbDraft | null {
  if (choicesOf(draft.now, 'chooseSite').length > 0) return draft
  const at = draft.commands.findLastIndex(({ type }) => type === 'chooseSite')
  return at < 0 ? null : draft.with(draft.commands.slice(0, at))
}

/** The sites that can be chosen now, or in place of the one that was. */
export const openSites = (draft: CbDraft): number[] =>
  choicesOf(atSites(draft)?.now ?? draft.now, 'chooseSite').map(({ site }) => site)

export function chooseSite(draft: CbDraft, site: number): Command[] | null {
  const before = atSites(draft)
  const choice = choicesOf(before?.now ?? draft.now, 'chooseSite').find(
    (each) => each.site === site,
  )
  if (before === null || choice === undefined) return null
  return built(draft, [...before.commands, choice])
}
