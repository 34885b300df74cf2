import {
  type Command,
  craftsmenBuilders,
  type Event,
  type State,
  type View,
} from '@guildhall/craftsmen-builders'
import { Play, seededChance } from '@guildhall/kernel'
import { choicesOf, oneBack } from '@guildhall/ui'
import { answers, otherwise } from '../answers-plan.ts'
import { realisable, realise } from '../contract-plan.ts'
import { recruit, sendTo, takePair } from '../main-plan.ts'
import { offers } from '../open-plan.ts'
import { beforeMain, type CbDraft, commandsBefore, turnOf } from '../plan.ts'
import { build, buildable, chooseSite, openSites } from '../plan-build.ts'

export type CbPlay = Play<State, Command, Event, View>

export function begun(players: number, options: object, seed: number): CbPlay {
  const opened = craftsmenBuilders.create({ players, options: { roundLimit: 12, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return new Play(opened.value, seededChance(seed))
}

/** One thing a person could click, as the draft after it. */
export function clicks(draft: CbDraft): Command[][] {
  const found: (Command[] | null)[] = []
  const main = beforeMain(draft).now
  for (const { pair } of choicesOf(draft.start, 'draftPair')) found.push(takePair(draft, pair))
  for (const { slot } of choicesOf(main, 'place')) found.push(sendTo(draft, slot))
  for (const { craftsman } of choicesOf(main, 'recruit')) found.push(recruit(draft, craftsman))
  for (const building of buildable(draft)) found.push(build(draft, building))
  for (const site of openSites(draft)) found.push(chooseSite(draft, site))
  for (const contract of realisable(draft)) found.push(realise(draft, contract))
  for (const each of answers(draft)) {
    for (const { command } of each.choices) found.push(otherwise(draft, each, command))
  }
  for (const { commands } of offers(draft)) found.push(commands())
  return found.filter((commands) => commands !== null)
}

/** Everything a person could click, each as the draft after it, what takes something back included. */
export function* clicksOn(draft: CbDraft): Generator<Command[]> {
  yield* clicks(draft)
  const groups = turnOf(draft)
  for (const group of groups) yield commandsBefore(draft, group)
  yield oneBack(groups)
}
