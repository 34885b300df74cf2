import { at, type Seat } from '@guildhall/kernel'
import { below, includes, NO_SECTIONS, type Sections } from './sections.ts'
import { playerAt, type State } from './state.ts'

// What stands on the cathedral — RC-6, RC-7.

export const isSection = (state: State, section: number): boolean =>
  section >= 0 && section < state.cards.length

export const towerCount = (state: State): number => state.towerStart.length - 1

export const sectionsIn = (state: State, tower: number): Sections =>
  below(at(state.towerStart, tower + 1)) & ~below(at(state.towerStart, tower))

/** Those with nobody's banner. */
export function openSections(state: State): Sections {
  let open = below(state.cards.length)
  for (let seat = 0; seat < state.players.length; seat++) open &= ~playerAt(state, seat).banners
  return open
}

/** A seat's sections that are not finished. */
export const underConstruction = (state: State, seat: Seat): Sections =>
  playerAt(state, seat).banners & ~state.finished

export function decoratedSections(state: State): Sections {
  let decorated = NO_SECTIONS
  for (let seat = 0; seat < state.players.length; seat++) {
    decorated |= playerAt(state, seat).ornaments
  }
  return decorated
}

/** Finished, and without an ornament — RC-7.19. */
export const bareSections = (state: State): Sections => state.finished & ~decoratedSections(state)

export const isFinished = (state: State, section: number): boolean =>
  includes(state.finished, section)

/** The seat whose banner stands on a section; -1 for nobody's. */
export function ownerOf(state: State, section: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (includes(playerAt(state, seat).banners, section)) return seat
  }
  return -1
}

/** The seat whose ornament a section carries; -1 for nobody's. */
export function decoratorOf(state: State, section: number): Seat {
  for (let seat = 0; seat < state.players.length; seat++) {
    if (includes(playerAt(state, seat).ornaments, section)) return seat
  }
  return -1
}
