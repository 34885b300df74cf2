import { item, type Seat } from '@guildhall/kernel'
import { CITIES, type City, SPECIALIST_SPACES } from '../constants.ts'
import type { Event } from '../events.ts'
import { type Box, type Card, ids, placed, planOf } from './box.ts'

/** The events of the Contractors that lead to a position; none without them. */

/** The city above each tower, from the left. */
function citiesOf(box: Box): City[] {
  const towers = planOf(box).middles.length
  return placed(CITIES, box.position.cities).slice(0, towers) as City[]
}

/** The five specialists that are drawn at setup: none that is wanted elsewhere. */
function drawnOf({ position, rules, options }: Box): string[] {
  const wanted = Object.values(position.specialists ?? {}).filter((id) => id !== null)
  const elsewhere = [
    ...(position.removed ?? []),
    ...options.colours.flatMap((colour) => {
      const { specialist, tools = [] } = position[colour] ?? {}
      return specialist === undefined ? tools : [specialist, ...tools]
    }),
  ]
  const free = ids(rules.parts.duchy.specialists).filter(
    (id) => !elsewhere.includes(id) && !wanted.includes(id),
  )
  return SPECIALIST_SPACES.map((space) => position.specialists?.[space] ?? free.shift() ?? '')
}

export function duchyOf(box: Box): Event[] {
  const { rules, position } = box
  if (!box.options.contractors) return []
  return [
    {
      type: 'duchyLaid',
      cities: citiesOf(box),
      specialists: drawnOf(box),
      permits: rules.parts.duchy.startPermits,
      contractors: rules.parts.duchy.bonuses.length,
    },
    ...(position.removed ?? []).flatMap((id) => throughFirstSpace(box, id, gone(id))),
  ]
}

/** The spaces on which no specialist lies. */
export const emptySpaces = (box: Box): Event[] =>
  SPECIALIST_SPACES.filter((space) => box.position.specialists?.[space] === null).map(
    (space): Event => {
      const specialist = item(drawnOf(box), SPECIALIST_SPACES.indexOf(space))
      return { type: 'specialistDismissed', seat: 0, specialist, space }
    },
  )

const gone = (specialist: string): Event => ({
  type: 'specialistDismissed',
  seat: 0,
  specialist,
  space: 's1',
})

/** A specialist comes from the bag to s1 and goes on from there; what lay on s1 comes back. */
export function throughFirstSpace(box: Box, specialist: string, onwards: Event): Event[] {
  const before = item(drawnOf(box), 0)
  return [
    { type: 'specialistDrawn', specialist, space: 's1' },
    onwards,
    { type: 'specialistDrawn', specialist: before, space: 's1' },
  ]
}

/** CT-8.2: the cities of finished towers are closed; what they gave stands in the markers. */
export function closedCities(box: Box, cards: readonly Card[]): Event[] {
  if (!box.options.contractors) return []
  const recognition = box.options.colours.map(() => 0)
  const cities = citiesOf(box)
  let start = 0
  return planOf(box).middles.flatMap((n, tower): Event[] => {
    const sections = cards.slice(start, start + n + 2).map((_, level) => start + level)
    start += n + 2
    const finished = sections.every((s) => box.position.sections?.[s]?.finished === true)
    return finished ? [{ type: 'cityClosed', city: item(cities, tower), tower, recognition }] : []
  })
}

/** What lies on and beside a player's extension. */
export function extension(box: Box, seat: Seat): Event[] {
  if (!box.options.contractors) return []
  const own = box.position[item(box.options.colours, seat)] ?? {}
  const {
    permits = box.rules.parts.duchy.startPermits,
    contractors = {},
    specialist,
    tools = [],
  } = own
  return [
    { type: 'paid', seat, source: '', permits: box.rules.parts.duchy.startPermits },
    { type: 'gained', seat, source: '', permits },
    ...CITIES.flatMap((city) =>
      Array.from({ length: contractors[city] ?? 0 }, (): Event => {
        return { type: 'contractorSent', seat, city, permits: 0 }
      }),
    ),
    ...tools.flatMap((id): Event[] => [
      ...throughFirstSpace(box, id, hired(seat, id)),
      { type: 'specialistUsed', seat, specialist: id },
    ]),
    ...(specialist === undefined
      ? []
      : throughFirstSpace(box, specialist, hired(seat, specialist))),
  ]
}

const hired = (seat: Seat, specialist: string): Event => ({
  type: 'specialistHired',
  seat,
  specialist,
  space: 's1',
  rubles: 0,
})
