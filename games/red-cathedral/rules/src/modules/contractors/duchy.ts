import { at, type Seat } from '@guildhall/kernel'
import type { State } from '../../state.ts'
import type { Duchy, DuchyData } from './contractors-types.ts'

/** The duchy of a table without the module. */
export const NO_DUCHY: Duchy = {
  cityOfTower: [],
  closed: 0,
  contractors: [],
  specialists: [],
  bag: [],
  removed: [],
  waiting: [],
  hired: [],
  tools: [],
}

/** What is printed, at a table without it. */
export const NO_DUCHY_DATA: DuchyData = {
  cities: [],
  specialists: [],
  tools: [],
  bonuses: [],
  startPermits: 0,
  permitsForPrestige: 0,
  wage: 0,
  toolSets: [],
}

/** Contractors that are still on the extension of a seat. */
export const contractorsWaiting = ({ parts }: State, seat: Seat): number =>
  parts.duchy.waiting[seat] ?? 0

/** The specialist that lies face up on the extension of a seat; -1 for none. */
export const specialistOf = ({ parts }: State, seat: Seat): number => parts.duchy.hired[seat] ?? -1

const NO_TOOLS: readonly number[] = []

/** Specialists that lie face down at a seat. */
export const toolsOf = ({ parts }: State, seat: Seat): readonly number[] =>
  parts.duchy.tools[seat] ?? NO_TOOLS

/** A list by seat with one entry changed. */
export const added = (list: readonly number[], place: number, n: number): readonly number[] =>
  list.with(place, at(list, place) + n)
