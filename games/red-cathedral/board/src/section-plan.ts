import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { beforeMain, canSwap, type Of, type RcDraft } from './plan.ts'
import { laid } from './workshop-plan.ts'

/** The draft before the claim that stands in it, or that is asked for: an effect may give one. */
function beforeClaim(draft: RcDraft): RcDraft {
  const claimed = draft.commands.findIndex(({ type }) => type === 'claim')
  if (claimed >= 0) return draft.with(draft.commands.slice(0, claimed))
  return choicesOf(draft.now, 'claim').length > 0 ? draft : beforeMain(draft)
}

/** Where each section that can be claimed begins: the commands that claim it. */
export function claims(draft: RcDraft, banner?: Of<'claim'>['banner']): Map<number, Command[]> {
  const found = new Map<number, Command[]>()
  const before = beforeClaim(draft)
  const starts = choicesOf(before.now, 'claim')
  // Another section is claimed with the same banner.
  const wanted = banner ?? draft.commands.find((command) => command.type === 'claim')?.banner
  const claim = starts.find((each) => each.banner === wanted) ?? starts[0]
  if (claim === undefined) return found
  const opened = draft.with([...before.commands, claim])
  for (const choice of choicesOf(opened.now, 'chooseSection')) {
    found.set(choice.section, [...opened.commands, choice])
  }
  if (found.size > 0) return found
  // A single section is chosen without asking.
  const only = opened.steps.at(-1)?.events.find(({ type }) => type === 'claimed')
  if (only !== undefined && 'section' in only) found.set(Number(only.section), [...opened.commands])
  return found
}

/** The banner of the drafted claim comes from elsewhere; the section and its tile stay as they are. */
export function claimWith(draft: RcDraft, banner: Of<'claim'>['banner']): Command[] | null {
  const again = claims(draft, banner)
  const chosen = draft.commands.find((command) => command.type === 'chooseSection')?.section
  const claim = again.get(chosen ?? -1) ?? [...again.values()][0]
  if (claim === undefined) return null
  const tile = draft.commands.filter(({ type }) => type === 'chooseWorkshop' || type === 'layTile')
  return laid(draft, [...claim, ...tile])
}

/** The places from which the banner of the drafted claim can come. */
export const bannersOf = (draft: RcDraft): Of<'claim'>['banner'][] =>
  choicesOf(beforeClaim(draft).now, 'claim').map(({ banner }) => banner)

/** The tile that comes with the drafted claim; null where there is none. */
export function claimedTile(draft: RcDraft): string | null {
  const events = draft.steps.flatMap((step) => step.events)
  const claimed = events.find(({ type }) => type === 'claimed')
  if (claimed === undefined || !('section' in claimed)) return null
  const sections = draft.start.view.towers.flat()
  return sections.find(({ section }) => section === claimed.section)?.tile ?? null
}

/** A section gets what it needs, as far as there is of it and as much as may be delivered. */
function fill(draft: RcDraft, section: number): Command[] | null {
  const start = draft.commands.length
  let next = draft
  while (!next.final) {
    const deliver = choicesOf(next.now, 'deliver').find((each) => each.section === section)
    if (deliver === undefined) break
    const longer = next.with([...next.commands, deliver])
    if (longer.commands.length === next.commands.length) break
    next = longer
  }
  return next.commands.length > start ? [...next.commands] : null
}

/** The ornament of a section with as many jewels as there are for it. */
function decorate(draft: RcDraft, section: number): Command[] | null {
  const choices = choicesOf(draft.now, 'decorate').filter((each) => each.section === section)
  const most = choices[choices.length - 1]
  return most === undefined ? null : [...draft.commands, most]
}

/** What a section can be used for. */
export type SectionUse = 'claim' | 'deliver' | 'decorate'

/** What each section can be used for as the draft goes on. */
export function usesNow(draft: RcDraft): Map<number, SectionUse> {
  const uses = new Map<number, SectionUse>()
  const { now } = draft
  // The claim of another section takes the place of the one that is drafted.
  const isClaiming = draft.commands.some(({ type }) => type === 'claim')
  if (isClaiming || choicesOf(now, 'claim').length > 0) {
    for (const section of claims(draft).keys()) uses.set(section, 'claim')
  }
  for (const { section } of choicesOf(now, 'chooseSection')) uses.set(section, 'claim')
  for (const { section } of choicesOf(now, 'decorate')) uses.set(section, 'decorate')
  for (const { section } of choicesOf(now, 'deliver')) uses.set(section, 'deliver')
  return uses
}

/** The same, and where the draft does not go on there, what takes the place of its main action. */
export function usesOf(draft: RcDraft): Map<number, SectionUse> {
  const now = usesNow(draft)
  return canSwap(draft) ? new Map([...usesNow(beforeMain(draft)), ...now]) : now
}

/** What a click on a section drafts; null where it does nothing. */
export function useSection(draft: RcDraft, section: number): Command[] | null {
  return useNow(draft, section) ?? (canSwap(draft) ? useNow(beforeMain(draft), section) : null)
}

function useNow(draft: RcDraft, section: number): Command[] | null {
  const use = usesNow(draft).get(section)
  if (use === 'deliver') return fill(draft, section)
  if (use === 'decorate') return decorate(draft, section)
  if (use !== 'claim') return null
  const choice = choicesOf(draft.now, 'chooseSection').find((each) => each.section === section)
  const claim = choice === undefined ? claims(draft).get(section) : [...draft.commands, choice]
  // Where a single workshop is open, the tile lies there without asking.
  return claim === undefined ? null : laid(draft, claim)
}
