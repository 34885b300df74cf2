import { item } from '@guildhall/kernel'
import { sectionsIn, underConstruction } from '../../../cathedral.ts'
import { rublesWorth } from '../../../evaluate.ts'
import type { Context } from '../../../rules-data.ts'
import { NO_SECTIONS, others } from '../../../sections.ts'
import { playerAt } from '../../../state.ts'
import { bannersIn } from '../../contractors/cities.ts'
import type { Frame, FrameOf } from '../../types.ts'
import { towerAfter, walks } from './walk.ts'

/** What things look worth in prestige. */
const RECOGNITION = 0.23
/** A section under construction that the foreman watches: what he adds, if it is completed in time. */
const WATCHED = 0.08

export function worth({ state, seat }: Context): number {
  let left = underConstruction(state, seat) & sectionsIn(state, state.parts.foreman)
  let total = 0
  for (; left !== NO_SECTIONS; left = others(left)) total += WATCHED
  return total
}

/** What an action still promises while the foreman's way or the player is to be chosen. */
export function promise(ctx: Context, frame: Frame): number {
  const { rules, state } = ctx
  if (frame.kind === 'player') return gain(ctx, frame, state.parts.foreman)
  if (frame.kind !== 'foreman') return 0
  const ends = walks(rules, state, frame).map((steps) => towerAfter(state, steps))
  return Math.max(0, ...ends.map((tower) => gain(ctx, frame, tower)))
}

/** What the action gives with the foreman in this tower. */
function gain(ctx: Context, frame: FrameOf<'foreman' | 'player'>, tower: number): number {
  const { rules, state, seat } = ctx
  let total = 0
  for (const step of item(rules.effects, frame.effect).steps) {
    if (step.word !== 'gain') continue
    const { counter, rubles, recognition } = step
    const own = counter === 'ownBannersAtForeman'
    const banners = own ? bannersIn(state, tower, seat) : mostOfOthers(ctx, tower)
    total += rublesWorth(playerAt(state, seat).rubles, banners * rubles)
    total += banners * recognition * RECOGNITION
  }
  return total
}

function mostOfOthers({ rules, state, seat }: Context, tower: number): number {
  let most = 0
  for (let other = 0; other < rules.players; other++) {
    if (other !== seat) most = Math.max(most, bannersIn(state, tower, other))
  }
  return most
}
