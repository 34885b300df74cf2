import { Play, seededChance } from '@guildhall/kernel'
import {
  type Command,
  type Event,
  redCathedral,
  type State,
  type View,
} from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import {
  buyPermit,
  CONTRACTORS_DRAWS,
  choose,
  hireIn,
  keepOtherwise,
  openCities,
  openSpaces,
  sendTo,
  useHeld,
} from '../contractors/plan.ts'
import { GUILD_DRAWS, IVAN_DRAWS, targetsOf } from '../guilds/targets.ts'
import {
  extrasOf,
  isBeforeMain,
  layAt,
  moveOtherwise,
  otherChoices,
  pickDie,
  type RcDraft,
  settled,
  useSection,
  usesOf,
} from '../plan.ts'

export type RcPlay = Play<State, Command, Event, View>

export function begun(players: number, options: object, seed: number): RcPlay {
  const opened = redCathedral.create({ players, options: { roundLimit: 60, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return new Play(opened.value, seededChance(seed))
}

/** What modules draw; everything else they ask is answered as the base game's. */
const DRAWN = [...CONTRACTORS_DRAWS, ...GUILD_DRAWS, ...IVAN_DRAWS]

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
      found.push(settled(draft, [...draft.commands, command]))
    }
  }
  found.push(...contractorsClicks(draft))
  for (const { commands } of targetsOf(draft).values()) found.push([...commands])
  for (const { command } of otherChoices(draft, DRAWN)) found.push([...draft.commands, command])
  return found.filter((commands) => commands !== null)
}
