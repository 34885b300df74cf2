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
  type RcDesk,
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
function contractorsClicks(desk: RcDesk): (Command[] | null)[] {
  const found: (Command[] | null)[] = [useHeld(desk), buyPermit(desk)]
  for (const city of openCities(desk)) found.push(sendTo(desk, city))
  for (const space of openSpaces(desk)) found.push(choose(desk, space))
  if (hireIn(desk) !== undefined) found.push(keepOtherwise(desk, true), keepOtherwise(desk, false))
  return found
}

/** One thing a person could click, as the draft after it. */
export function clicks(desk: RcDesk): Command[][] {
  const found: (Command[] | null)[] = []
  if (desk.final) return []
  if (isBeforeMain(desk)) {
    for (const { die } of choicesOf(desk.now, 'moveDie')) found.push(pickDie(desk, die))
  }
  for (const { extra } of extrasOf(desk)) found.push(moveOtherwise(desk, extra))
  for (const section of usesOf(desk).keys()) found.push(useSection(desk, section))
  for (const { space } of choicesOf(desk.now, 'chooseWorkshop')) found.push(layAt(desk, space))
  for (const type of ['useAction', 'useWorkshop', 'obtain'] as const) {
    for (const command of choicesOf(desk.now, type)) {
      found.push(settled(desk, [...desk.commands, command]))
    }
  }
  found.push(...contractorsClicks(desk))
  for (const { draft } of targetsOf(desk).values()) found.push([...draft])
  for (const { command } of otherChoices(desk, DRAWN)) found.push([...desk.commands, command])
  return found.filter((commands) => commands !== null)
}
