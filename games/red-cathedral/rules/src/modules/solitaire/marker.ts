import type { State } from '../../state.ts'
import { isClosed } from '../contractors/cities.ts'

/** The city marker of the Contractors: Ivan hires where it stands — IV-9.3, IV-9.7. */

/** The tower of a section, counted from 0. */
const towerOf = ({ towerStart }: State, section: number): number =>
  towerStart.findLastIndex((start) => start <= section)

/** The city above the tower of a section; -1 without the Contractors. */
export const cityAbove = (state: State, section: number): number =>
  state.parts.duchy.cityOfTower[towerOf(state, section)] ?? -1

export const cityIsOpen = (state: State): boolean =>
  state.parts.ivan.marker >= 0 && !isClosed(state, state.parts.ivan.marker)
