import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { beforeMain, type CbDesk, settled } from './plan.ts'

/** Where the draft builds: the place of its first command of the build, -1 where it does not. */
function buildAt(desk: CbDesk): number {
  const power = desk.commands.findIndex(({ type }) => type === 'realise')
  const from = power < 0 ? 0 : power
  const asked = desk.steps.findIndex((step, at) => at >= from && step.asked?.startsWith('build-'))
  if (asked >= 0) return asked
  return desk.now.question?.startsWith('build-') ? desk.commands.length : -1
}

/** The desk at the moment at which a building is chosen; null where none can be. */
export function atMarket(desk: CbDesk): CbDesk | null {
  const at = buildAt(desk)
  const open = at < 0 ? null : desk.with(desk.commands.slice(0, at))
  if (open !== null && choicesOf(open.now, 'chooseBuilding').length > 0) return open
  const power = choicesOf(desk.now, 'choose')
    .map((choice) => desk.with([...desk.commands, choice]))
    .find(({ now }) => now.question?.startsWith('build-'))
  if (power !== undefined) return power
  const before = beforeMain(desk)
  const place = choicesOf(before.now, 'place').find(({ slot }) => slot.endsWith('-build'))
  return place === undefined ? null : desk.with([...before.commands, place])
}

/** The buildings that can be built now, or in place of what is planned. */
export function buildable(desk: CbDesk): string[] {
  const market = atMarket(desk)
  if (market === null) return []
  const offered = choicesOf(market.now, 'chooseBuilding').map(({ building }) => building)
  return offered.length > 0 ? offered : onlyBuilding(market)
}

/** A single building is chosen without asking: it is the one that is built, or about to be. */
function onlyBuilding(desk: CbDesk): string[] {
  const built = desk.steps.flatMap(({ events }) => events).find(({ type }) => type === 'built')
  if (built !== undefined && 'building' in built) return [String(built.building)]
  const frame = desk.now.view.stack.at(-1)
  const position = frame?.kind === 'build' ? (frame.position ?? -1) : -1
  const row = desk.now.view.market[Math.floor(position / 4)]
  const id = row?.buildings[position % 4]
  return id === null || id === undefined ? [] : [id]
}

/** A building is chosen; where one site is left, and one way to pay, it stands there already. */
export function build(desk: CbDesk, building: string): Command[] | null {
  const market = atMarket(desk)
  if (market === null) return null
  const choice = choicesOf(market.now, 'chooseBuilding').find((each) => each.building === building)
  if (choice !== undefined) return settled(desk, [...market.commands, choice])
  return onlyBuilding(market).includes(building) ? settled(desk, market.commands) : null
}

/** The building that the draft builds, or is about to. */
export function builtIn(desk: CbDesk): string | null {
  const chosen = desk.commands.findLast((command) => command.type === 'chooseBuilding')
  if (chosen?.type === 'chooseBuilding') return chosen.building
  return buildAt(desk) < 0 && !hasBuilt(desk) ? null : (onlyBuilding(desk)[0] ?? null)
}

const hasBuilt = (desk: CbDesk): boolean =>
  desk.steps.some(({ events }) => events.some(({ type }) => type === 'built'))

/** The desk at the moment at which a site is chosen, for a build or to produce; null elsewhere. */
export function atSites(desk: CbDesk): CbDesk | null {
  if (choicesOf(desk.now, 'chooseSite').length > 0) return desk
  const at = desk.commands.findLastIndex(({ type }) => type === 'chooseSite')
  return at < 0 ? null : desk.with(desk.commands.slice(0, at))
}

/** The sites that can be chosen now, or in place of the one that was. */
export const openSites = (desk: CbDesk): number[] =>
  choicesOf(atSites(desk)?.now ?? desk.now, 'chooseSite').map(({ site }) => site)

export function chooseSite(desk: CbDesk, site: number): Command[] | null {
  const before = atSites(desk)
  const choice = choicesOf(before?.now ?? desk.now, 'chooseSite').find((each) => each.site === site)
  if (before === null || choice === undefined) return null
  return settled(desk, [...before.commands, choice])
}
