import {
  type Command,
  craftsmenBuilders,
  type Event,
  type State,
  type View,
} from '@guildhall/craftsmen-builders'
import { Play, seededChance } from '@guildhall/kernel'
import { choicesOf } from '@guildhall/ui'
import {
  beforeMain,
  type CbDesk,
  otherChoices,
  otherwise,
  realisable,
  realise,
  recruit,
  sendTo,
  settled,
  settledIn,
  takePair,
} from '../plan.ts'
import { build, buildable, chooseSite, openSites } from '../plan-build.ts'

export type CbPlay = Play<State, Command, Event, View>

export function begun(players: number, options: object, seed: number): CbPlay {
  const opened = craftsmenBuilders.create({ players, options: { roundLimit: 12, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return new Play(opened.value, seededChance(seed))
}

/** One thing a person could click, as the draft after it. */
export function clicks(desk: CbDesk): Command[][] {
  const found: (Command[] | null)[] = []
  const main = beforeMain(desk).now
  for (const { pair } of choicesOf(desk.start, 'draftPair')) found.push(takePair(desk, pair))
  for (const { slot } of choicesOf(main, 'place')) found.push(sendTo(desk, slot))
  for (const { craftsman } of choicesOf(main, 'recruit')) found.push(recruit(desk, craftsman))
  for (const building of buildable(desk)) found.push(build(desk, building))
  for (const site of openSites(desk)) found.push(chooseSite(desk, site))
  for (const contract of realisable(desk)) found.push(realise(desk, contract))
  for (const each of settledIn(desk)) {
    for (const { command } of each.choices) found.push(otherwise(desk, each, command))
  }
  if (!desk.final) {
    for (const { command } of otherChoices(desk)) {
      found.push(settled(desk, [...desk.commands, command]))
    }
  }
  return found.filter((commands) => commands !== null)
}
