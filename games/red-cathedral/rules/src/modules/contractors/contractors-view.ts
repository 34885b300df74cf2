import { at, item } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { placeOf } from '../../setup.ts'
import { playerAt, type State } from '../../state.ts'
import type { View } from '../../view-types.ts'
import { contractorsIn, isClosed, sees } from './cities.ts'
import type { Duchy, DuchyView, ExtensionView } from './contractors-types.ts'
import { contractorsWaiting, NO_DUCHY, specialistOf, toolsOf } from './duchy.ts'

export function duchyView(rules: RulesData, state: State): DuchyView | null {
  const { duchy } = state.parts
  if (duchy.contractors.length === 0) return null
  const name = (specialist: number): string => item(rules.parts.duchy.specialists, specialist).id
  return {
    cities: CITIES.map((city, place) => ({
      city,
      name: item(rules.parts.duchy.cities, place).name,
      closed: isClosed(state, place),
      tower: duchy.cityOfTower.indexOf(place),
      contractors: state.players.map((_, seat) => contractorsIn(rules, state, place, seat)),
      finds: SPECIALIST_SPACES.filter((_, space) => sees(rules, place, space)),
    })),
    specialists: duchy.specialists.map((each) => (each < 0 ? null : name(each))),
    bag: duchy.bag.length,
    removed: duchy.removed.map(name),
  }
}

export function extensionView({ rules, state, seat }: Context): ExtensionView | null {
  const { bonuses, specialists } = rules.parts.duchy
  if (bonuses.length === 0) return null
  const contractors = contractorsWaiting(state, seat)
  return {
    permits: playerAt(state, seat).permits,
    contractors,
    leftmost: leftmostPlace(rules, contractors),
    specialist: specialists[specialistOf(state, seat)]?.id ?? null,
    tools: toolsOf(state, seat).map((tool) => item(specialists, tool).id),
  }
}

function leftmostPlace({ parts, effects }: RulesData, contractors: number): string | null {
  const { bonuses } = parts.duchy
  const bonus = bonuses[bonuses.length - contractors]
  return bonus === undefined ? null : item(effects, bonus).id
}

/** The board that a view tells of; what is in the bag follows by exclusion — CT-11.2. */
export function duchyFrom(rules: RulesData, { duchy, players }: View): Duchy {
  if (duchy === null) return NO_DUCHY
  const place = (id: string | null): number =>
    id === null ? -1 : placeOf(rules.parts.duchy.specialists, id)
  const specialists = duchy.specialists.map(place)
  const removed = duchy.removed.map(place)
  const hired = players.map(({ extension }) => place(extension?.specialist ?? null))
  const tools = players.map(({ extension }) => (extension?.tools ?? []).map(place))
  const known = [...specialists, ...removed, ...hired, ...tools.flat()]
  return {
    cityOfTower: towersOf(duchy),
    closed: duchy.cities.reduce((mask, { closed }, i) => (closed ? mask | (1 << i) : mask), 0),
    contractors: duchy.cities.flatMap((city) => city.contractors),
    specialists,
    bag: [...rules.parts.duchy.specialists.keys()].filter((each) => !known.includes(each)),
    removed,
    waiting: players.map(({ extension }) => extension?.contractors ?? 0),
    hired,
    tools,
  }
}

function towersOf({ cities }: DuchyView): number[] {
  const above: number[] = []
  for (const [city, { tower }] of cities.entries()) if (tower >= 0) above[tower] = city
  return above.map((_, tower) => at(above, tower))
}
