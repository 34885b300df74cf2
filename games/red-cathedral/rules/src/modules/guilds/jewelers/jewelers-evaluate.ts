import { at, type Seat } from '@guildhall/kernel'
import { count, size } from '../../../bundle.ts'
import { underConstruction } from '../../../cathedral.ts'
import { DIAMOND, MATERIALS } from '../../../constants.ts'
import type { Context } from '../../../rules-data.ts'
import { lowest, NO_SECTIONS, others } from '../../../sections.ts'
import { playerAt, type State } from '../../../state.ts'
import type { Frame } from '../../types.ts'

/**
 * What a diamond is worth in prestige beside what any stored material is: most where an own section
 * lacks what the player has not got.
 */
const NEEDED = 0.45
const SPARE = 0.15
const ENOUGH_SPARE = 2
/** What delivering it adds. */
const DELIVERED = 0.6

export const worth = ({ state, seat }: Context): number =>
  worthOf(state, seat, count(playerAt(state, seat).inventory, DIAMOND))

function worthOf(state: State, seat: Seat, diamonds: number): number {
  if (diamonds === 0) return 0
  const needed = Math.min(diamonds, lackingBeyondStock(state, seat))
  return NEEDED * needed + SPARE * Math.min(diamonds - needed, ENOUGH_SPARE)
}

/** Diamonds on offer, and a delivery budget that can be used for them. */
export function promise({ state, seat }: Context, frame: Frame): number {
  const diamonds = count(playerAt(state, seat).inventory, DIAMOND)
  if (frame.kind === 'take') {
    const offered = Math.min(count(frame.offer, DIAMOND), frame.units)
    return worthOf(state, seat, diamonds + offered) - worthOf(state, seat, diamonds)
  }
  if (frame.kind !== 'deliver' || diamonds === 0) return 0
  const lack = lackingBeyondStock(state, seat)
  const others = lacking(state, seat) - lack
  return DELIVERED * Math.max(0, Math.min(frame.left - others, diamonds, lack))
}

/** Materials that the player's sections lack. */
function lacking(state: State, seat: Seat): number {
  let total = 0
  for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
    total += size(at(state.missing, lowest(left)))
  }
  return total
}

/** The same without what the player has in stock. */
function lackingBeyondStock(state: State, seat: Seat): number {
  const { inventory } = playerAt(state, seat)
  let total = 0
  for (let kind = 0; kind < MATERIALS.length; kind++) {
    let lack = -count(inventory, kind)
    for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
      lack += count(at(state.missing, lowest(left)), kind)
    }
    total += Math.max(0, lack)
  }
  return total
}
