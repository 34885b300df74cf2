import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { MODULES } from '../modules/board-modules.ts'
import {
  buyPermit,
  choose,
  hireIn,
  keepOtherwise,
  openCities,
  openSpaces,
  sendTo,
  useHeld,
} from '../modules/contractors/hire-plan.ts'
import { targetsOf } from '../modules/targets.ts'
import {
  extrasOf,
  isBeforeMain,
  layAt,
  moveOtherwise,
  otherChoices,
  pickDie,
  type RcDraft,
  useSection,
  usesOf,
  withDefaults,
} from '../plan.ts'

/** Every module's part of the board. */
export const ALL_MODULES = await Promise.all(MODULES.map(({ load }) => load()))

/** What modules draw; everything else they ask is answered as the base game's. */
const DRAWN = ALL_MODULES.flatMap(({ draws = [] }) => draws)

/** One thing a person could click on the pieces of the Contractors. */
function contractorsClicks(draft: RcDraft): (Command[] | null)[] {
  const found: (Command[] | null)[] = [useHeld(draft), buyPermit(draft)]
  for (const city of openCities(draft)) found.push(sendTo(draft, city))
  for (const space of openSpaces(draft)) found.push(choose(draft, space))
  if (hireIn(draft) !== undefined)
    found.push(keepOtherwise(draft, true), keepOtherwise(draft, false))
  return found
}

/** One thing a person could click, as the draft after it. */
export function clicks(draft: RcDraft): Command[][] {
  const found: (Command[] | null)[] = []
  if (draft.final) return []
  if (isBeforeMain(draft)) {
    for (const { die } of choicesOf(draft.now, 'moveDie')) found.push(pickDie(draft, die))
  }
  for (const { extra } of extrasOf(draft)) found.push(moveOtherwise(draft, extra))
  for (const section of usesOf(draft).keys()) found.push(useSection(draft, section))
  for (const { space } of choicesOf(draft.now, 'chooseWorkshop')) found.push(layAt(draft, space))
  for (const type of ['useAction', 'useWorkshop', 'obtain'] as const) {
    for (const command of choicesOf(draft.now, type)) {
      found.push(withDefaults(draft, [...draft.commands, command]))
    }
  }
  found.push(...contractorsClicks(draft))
  for (const { commands } of targetsOf(ALL_MODULES, draft).values()) found.push([...commands])
  for (const { command } of otherChoices(draft, DRAWN)) found.push([...draft.commands, command])
  return found.filter((commands) => commands !== null)
}
