import { at, item, type Seat } from '@guildhall/kernel'
import { sectionsIn } from '../../cathedral.ts'
import { CITIES } from '../../constants.ts'
import type { RulesData } from '../../rules-data.ts'
import { howMany } from '../../sections.ts'
import { playerAt, type State } from '../../state.ts'

/** Contractors of a seat in a city. */
export const contractorsIn = (rules: RulesData, state: State, city: number, seat: Seat): number =>
  at(state.parts.duchy.contractors, city * rules.players + seat)

/** The place of that number in the state. */
export const cityPlace = (rules: RulesData, city: number, seat: Seat): number =>
  city * rules.players + seat

/** CT-5.1: the contractors of all colours in the city, the one to be sent included. */
export function hirePrice(rules: RulesData, state: State, city: number): number {
  let price = 1
  for (let seat = 0; seat < rules.players; seat++) price += contractorsIn(rules, state, city, seat)
  return price
}

export const isClosed = (state: State, city: number): boolean =>
  (state.parts.duchy.closed & (1 << city)) !== 0

/** Whether a specialist space lies next to a city — CT-6.3, CT-6.4. */
export const sees = (rules: RulesData, city: number, space: number): boolean =>
  (item(rules.parts.duchy.cities, city).sees & (1 << space)) !== 0

/** Contractors of a seat on the Grand Duchy board, closed cities included — CT-8.6. */
export function contractorsOut(rules: RulesData, state: State, seat: Seat): number {
  let total = 0
  if (state.parts.duchy.contractors.length === 0) return total
  for (let city = 0; city < CITIES.length; city++) total += contractorsIn(rules, state, city, seat)
  return total
}

/** Own banners in a tower, finished or not. */
export const bannersIn = (state: State, tower: number, seat: Seat): number =>
  howMany(playerAt(state, seat).banners & sectionsIn(state, tower))
