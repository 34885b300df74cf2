import { at, item, type Seat } from '@guildhall/kernel'
import { CITIES } from '../../constants.ts'
import type { Kit } from '../../kit.ts'
import type { State } from '../../state.ts'

/** Contractors of a seat in a city. */
export const contractorsIn = (kit: Kit, state: State, city: number, seat: Seat): number =>
  at(state.parts.duchy.contractors, city * kit.players + seat)

/** The place of that number in the state. */
export const cityPlace = (kit: Kit, city: number, seat: Seat): number => city * kit.players + seat

/** CT-5.1: the contractors of all colours in the city, the one to be sent included. */
export function hirePrice(kit: Kit, state: State, city: number): number {
  let price = 1
  for (let seat = 0; seat < kit.players; seat++) price += contractorsIn(kit, state, city, seat)
  return price
}

export const isClosed = (state: State, city: number): boolean =>
  (state.parts.duchy.closed & (1 << city)) !== 0

/** Whether a specialist space lies next to a city — CT-6.3, CT-6.4. */
export const sees = (kit: Kit, city: number, space: number): boolean =>
  (item(kit.parts.duchy.cities, city).sees & (1 << space)) !== 0

/** Contractors of a seat on the Grand Duchy board, closed cities included — CT-8.6. */
export function contractorsOut(kit: Kit, state: State, seat: Seat): number {
  let total = 0
  if (state.parts.duchy.contractors.length === 0) return total
  for (let city = 0; city < CITIES.length; city++) total += contractorsIn(kit, state, city, seat)
  return total
}

/** Own banners in a tower, finished or not. */
export function bannersIn(state: State, tower: number, seat: Seat): number {
  const end = at(state.towerStart, tower + 1)
  let banners = 0
  for (let section = at(state.towerStart, tower); section < end; section++) {
    if (at(state.owners, section) === seat) banners += 1
  }
  return banners
}
