import { at, item } from '@guildhall/kernel'
import { CITIES, type City, SPECIALIST_SPACES, type SpecialistSpace } from '../../constants.ts'
import type { Kit } from '../../kit.ts'
import { placeOf } from '../../setup.ts'
import type { Player, State } from '../../state.ts'
import { contractorsIn, isClosed, sees } from './cities.ts'
import { type Duchy, NO_DUCHY } from './duchy.ts'

/** The Grand Duchy board as everybody sees it — CT-11.1. */
export interface DuchyView {
  readonly cities: readonly CityView[]
  /** The specialist on each space, s1 first. */
  readonly specialists: readonly (string | null)[]
  /** How many specialists are left in the bag. */
  readonly bag: number
  /** Specialists removed from the game. */
  readonly removed: readonly string[]
}

export interface CityView {
  readonly city: City
  readonly name: string
  readonly closed: boolean
  /** The tower below its tile, counted from 0; -1 where it was closed at setup. */
  readonly tower: number
  /** Contractors by seat. */
  readonly contractors: readonly number[]
  /** The spaces whose specialists a contractor sent there finds — CT-6.3, CT-6.4. */
  readonly finds: readonly SpecialistSpace[]
}

/** What lies on and beside a player's extension. */
export interface ExtensionView {
  readonly permits: number
  readonly contractors: number
  /** The place whose bonus comes when the next contractor leaves it; null when all have left. */
  readonly leftmost: string | null
  readonly specialist: string | null
  readonly tools: readonly string[]
}

export function duchyView(kit: Kit, state: State): DuchyView | null {
  const { duchy } = state
  if (duchy.contractors.length === 0) return null
  const name = (specialist: number): string => item(kit.duchy.specialists, specialist).id
  return {
    cities: CITIES.map((city, place) => ({
      city,
      name: item(kit.duchy.cities, place).name,
      closed: isClosed(state, place),
      tower: duchy.cityOfTower.indexOf(place),
      contractors: state.players.map((_, seat) => contractorsIn(kit, state, place, seat)),
      finds: SPECIALIST_SPACES.filter((_, space) => sees(kit, place, space)),
    })),
    specialists: duchy.specialists.map((each) => (each < 0 ? null : name(each))),
    bag: duchy.bag.length,
    removed: duchy.removed.map(name),
  }
}

export function extensionView(kit: Kit, player: Player): ExtensionView | null {
  if (kit.duchy.bonuses.length === 0) return null
  const { permits, contractors, specialist, tools } = player
  return {
    permits,
    contractors,
    leftmost: leftmostPlace(kit, contractors),
    specialist: kit.duchy.specialists[specialist]?.id ?? null,
    tools: tools.map((tool) => item(kit.duchy.specialists, tool).id),
  }
}

function leftmostPlace({ duchy, effects }: Kit, contractors: number): string | null {
  const bonus = duchy.bonuses[duchy.bonuses.length - contractors]
  return bonus === undefined ? null : item(effects, bonus).id
}

/** What a view tells of a player's extension. */
export const extensionFrom = (kit: Kit, seen: ExtensionView | null) => ({
  permits: seen?.permits ?? 0,
  contractors: seen?.contractors ?? 0,
  specialist: specialistPlace(kit, seen?.specialist ?? null),
  tools: (seen?.tools ?? []).map((id) => placeOf(kit.duchy.specialists, id)),
})

const specialistPlace = (kit: Kit, id: string | null): number =>
  id === null ? -1 : placeOf(kit.duchy.specialists, id)

/** The board that a view tells of; what is in the bag follows by exclusion — CT-11.2. */
export function duchyFrom(kit: Kit, seen: DuchyView | null, players: readonly Player[]): Duchy {
  if (seen === null) return NO_DUCHY
  const specialists = seen.specialists.map((id) => specialistPlace(kit, id))
  const removed = seen.removed.map((id) => placeOf(kit.duchy.specialists, id))
  const known = [...specialists, ...removed]
  for (const { specialist, tools } of players) known.push(specialist, ...tools)
  return {
    cityOfTower: towersOf(seen),
    closed: seen.cities.reduce((mask, { closed }, i) => (closed ? mask | (1 << i) : mask), 0),
    contractors: seen.cities.flatMap((city) => city.contractors),
    specialists,
    bag: [...kit.duchy.specialists.keys()].filter((each) => !known.includes(each)),
    removed,
  }
}

function towersOf({ cities }: DuchyView): number[] {
  const above: number[] = []
  for (const [city, { tower }] of cities.entries()) if (tower >= 0) above[tower] = city
  return above.map((_, tower) => at(above, tower))
}
