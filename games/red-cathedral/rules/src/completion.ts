import type { Seat } from '@guildhall/kernel'
import { isFinished, ownerOf, underConstruction } from './cathedral.ts'
import { includes } from './sections.ts'
import type { State } from './state.ts'

/** The tower of a section, counted from 0, if all of it is finished; else -1. */
export function finishedTower(state: State, section: number): number {
  const base = baseOf(state, section)
  const end = topOf(state, base)
  for (let each = base; each < end; each++) if (!isFinished(state, each)) return -1
  return state.towerStart.indexOf(base)
}

/** The bottom section of the tower that a section stands in. */
function baseOf(state: State, section: number): number {
  let base = 0
  for (const start of state.towerStart) if (start <= section) base = start
  return base
}

/** The first section beyond the tower that starts at `base`. */
function topOf(state: State, base: number): number {
  for (const start of state.towerStart) if (start > base) return start
  return base
}

/** All penalties of one completion for a player, added up — RC-7.13 to RC-7.18. */
export function penaltyFor(state: State, seat: Seat, completed: number): number {
  const base = baseOf(state, completed)
  let penalty = 0
  for (let section = base; section < completed; section++) {
    if (!includes(underConstruction(state, seat), section)) continue
    penalty += foreignAbove(state, seat, section, topOf(state, base))
  }
  return penalty
}

/** Finished sections of other players above a section — RC-7.14. */
function foreignAbove(state: State, seat: Seat, section: number, top: number): number {
  let foreign = 0
  for (let above = section + 1; above < top; above++) {
    if (isFinished(state, above) && ownerOf(state, above) !== seat) foreign += 1
  }
  return foreign
}
