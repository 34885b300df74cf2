import { Play, seededChance } from '@guildhall/kernel'
import {
  type Command,
  type Event,
  redCathedral,
  type State,
  type View,
} from '@guildhall/red-cathedral'

export type RcPlay = Play<State, Command, Event, View>

/** A game from a seed. */
export function begun(players: number, options: object, seed: number): RcPlay {
  const opened = redCathedral.create({ players, options: { roundLimit: 60, ...options } })
  if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
  return new Play(opened.value, seededChance(seed))
}
