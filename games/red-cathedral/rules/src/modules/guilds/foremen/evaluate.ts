import { at, item, type Seat } from '@guildhall/kernel'
import { rublesWorth } from '../../../evaluate.ts'
import type { Kit } from '../../../kit.ts'
import { type Frame, playerAt, type State } from '../../../state.ts'
import { bannersIn } from '../../contractors/cities.ts'
import { towerAfter, walks } from './walk.ts'

/** What things look worth in prestige. */
const RECOGNITION = 0.23
/** A section under construction that the foreman watches: what he adds, if it is completed in time. */
const WATCHED = 0.08

export function worth(_kit: Kit, state: State, seat: Seat): number {
  const end = at(state.towerStart, state.parts.foreman + 1)
  let total = 0
  for (let section = at(state.towerStart, state.parts.foreman); section < end; section++) {
    if (at(state.owners, section) === seat && state.finished[section] !== true) total += WATCHED
  }
  return total
}

/** What an action still promises while the foreman's way or the player is to be chosen. */
export function promise(kit: Kit, state: State, seat: Seat, frame: Frame): number {
  if (frame.kind === 'player') return gain(kit, state, seat, frame, state.parts.foreman)
  if (frame.kind !== 'foreman') return 0
  const ends = walks(kit, state, frame).map((steps) => towerAfter(state, steps))
  return Math.max(0, ...ends.map((tower) => gain(kit, state, seat, frame, tower)))
}

/** What the action gives with the foreman in this tower. */
function gain(kit: Kit, state: State, seat: Seat, frame: Frame, tower: number): number {
  let total = 0
  for (const { word, counter, rubles, recognition } of item(kit.effects, frame.effect).steps) {
    if (word !== 'gain') continue
    const own = counter === 'ownBannersAtForeman'
    const banners = own ? bannersIn(state, tower, seat) : mostOfOthers(kit, state, seat, tower)
    total += rublesWorth(playerAt(state, seat).rubles, banners * rubles)
    total += banners * recognition * RECOGNITION
  }
  return total
}

function mostOfOthers(kit: Kit, state: State, seat: Seat, tower: number): number {
  let most = 0
  for (let other = 0; other < kit.players; other++) {
    if (other !== seat) most = Math.max(most, bannersIn(state, tower, other))
  }
  return most
}
