import { item } from '@guildhall/kernel'
import { CITIES } from '../../constants.ts'
import type { Context } from '../../rules-data.ts'
import { type State, setPart } from '../../state.ts'
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

/** IV-9.7: whoever claims, the marker goes to the city of that tower. */
export function moveMarker(ctx: Context, section: number): void {
  const city = cityAbove(ctx.state, section)
  if (city === ctx.state.parts.ivan.marker) return
  applyMarkerMoved(ctx.state, city)
  ctx.log?.push({ type: 'ivanMarkerMoved', city: item(CITIES, city) })
}

export function applyMarkerMoved(state: State, city: number): void {
  setPart(state, 'ivan', { ...state.parts.ivan, marker: city })
}
