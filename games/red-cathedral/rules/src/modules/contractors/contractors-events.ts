import { item, type Seat } from '@guildhall/kernel'
import { plus } from '@guildhall/kernel/toolbox'
import { CITIES, SPECIALIST_SPACES, type SpecialistSpace } from '../../constants.ts'
import { defineEvents, type Stored } from '../../events/define-event.ts'
import { message } from '../../messages/message.ts'
import { player, things } from '../../messages/terms.ts'
import type { RulesData } from '../../rules-data.ts'
import { placeOf } from '../../setup.ts'
import { changePart, playerAt, type State, setPart } from '../../state.ts'
import { cityPlace } from './cities.ts'
import { cityName, roadName, specialistName, toolName } from './contractors-terms.ts'
import { added, toolsOf } from './duchy.ts'

/** A specialist and its space between the cities, by their places. */
export interface Placed {
  readonly specialist: number
  readonly space: number
}

interface Sent {
  readonly seat: Seat
  readonly city: number
  readonly permits: number
}

interface ContractorsChanges {
  readonly duchyLaid: Stored<'duchyLaid'>
  readonly permitBought: Stored<'permitBought'>
  readonly contractorSent: Sent
  readonly specialistHired: Placed & { readonly seat: Seat; readonly rubles: number }
  readonly specialistLaidAside: {
    readonly seat: Seat
    readonly specialist: number
    readonly tool: boolean
  }
  readonly specialistDismissed: Placed & { readonly seat: Seat }
  readonly specialistDrawn: Placed
  readonly specialistUsed: { readonly seat: Seat; readonly specialist: number }
  readonly cityClosed: {
    readonly city: number
    readonly tower: number
    readonly recognition: readonly number[]
  }
}

const idOf = ({ parts }: RulesData, specialist: number): string =>
  item(parts.duchy.specialists, specialist).id

const placeNamed = ({ parts }: RulesData, specialist: string): number =>
  placeOf(parts.duchy.specialists, specialist)

/** A specialist and its space by their names. */
export const placedWritten = (rules: RulesData, { specialist, space }: Placed) => ({
  specialist: idOf(rules, specialist),
  space: item(SPECIALIST_SPACES, space),
})

export const placedRead = (
  rules: RulesData,
  event: { readonly specialist: string; readonly space: SpecialistSpace },
): Placed => ({
  specialist: placeNamed(rules, event.specialist),
  space: SPECIALIST_SPACES.indexOf(event.space),
})

/** What happens in the Grand Duchy — CT. */
export const contractorsEvents = defineEvents<ContractorsChanges>({
  /** CT-2.6 to CT-2.9. */
  duchyLaid: {
    apply(rules, state, { cities, specialists: laid, permits, contractors }) {
      const cityOfTower = cities.map((city) => CITIES.indexOf(city))
      const specialists = laid.map((id) => placeNamed(rules, id))
      const all = [...rules.parts.duchy.specialists.keys()]
      setPart(state, 'duchy', {
        cityOfTower,
        closed: cityOfTower.reduce((closed, city) => closed & ~(1 << city), ALL_CITIES),
        contractors: CITIES.flatMap(() => state.players.map(() => 0)),
        specialists,
        bag: all.filter((specialist) => !specialists.includes(specialist)),
        removed: [],
        waiting: state.players.map(() => contractors),
        hired: state.players.map(() => -1),
        tools: state.players.map(() => []),
      })
      for (const owner of state.players) owner.permits = permits
    },
    describe: (rules, _state, { cities }) =>
      message('event.duchyLaid', { cities: cities.map((city) => cityName(rules, city)) }),
    barrier: true,
  },
  /** CT-3.6: one prestige point for permits. */
  permitBought: {
    apply(rules, state, { seat, permits }) {
      const buyer = playerAt(state, seat)
      buyer.position = rules.track.losePrestige(buyer.position, 1)
      buyer.permits += permits
    },
    describe: (rules, _state, { seat, permits }) =>
      message('event.permitBought', { who: player(rules, seat), what: things({ permits }) }),
  },
  contractorSent: {
    apply: applyContractorSent,
    write: (_rules, { seat, city, permits }) => ({ seat, city: item(CITIES, city), permits }),
    read: (_rules, { seat, city, permits }) => ({ seat, city: CITIES.indexOf(city), permits }),
    describe: (rules, _state, { seat, city, permits }) =>
      message('event.contractorSent', {
        who: player(rules, seat),
        city: cityName(rules, city),
        cost: things({ permits }),
      }),
  },
  /** CT-5.9: taken face up onto the extension. */
  specialistHired: {
    apply(_rules, state, { seat, specialist, space, rubles }) {
      const { specialists, hired } = state.parts.duchy
      playerAt(state, seat).rubles -= rubles
      changePart(state, 'duchy', {
        specialists: specialists.with(space, -1),
        hired: hired.with(seat, specialist),
      })
    },
    write: (rules, change) => ({
      seat: change.seat,
      ...placedWritten(rules, change),
      rubles: change.rubles,
    }),
    read: (rules, event) => ({
      seat: event.seat,
      ...placedRead(rules, event),
      rubles: event.rubles,
    }),
    describe: (rules, _state, { seat, specialist, rubles }) =>
      message('event.specialistHired', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        cost: things({ rubles }),
      }),
  },
  /** CT-5.10, CT-5.11: an unused older specialist makes room. */
  specialistLaidAside: {
    apply(_rules, state, { seat, specialist, tool }) {
      const { hired, tools, removed } = state.parts.duchy
      changePart(state, 'duchy', {
        hired: hired.with(seat, -1),
        ...(tool
          ? { tools: tools.with(seat, [...toolsOf(state, seat), specialist]) }
          : { removed: [...removed, specialist] }),
      })
    },
    write: (rules, { seat, specialist, tool }) => ({
      seat,
      specialist: idOf(rules, specialist),
      tool,
    }),
    read: (rules, { seat, specialist, tool }) => ({
      seat,
      specialist: placeNamed(rules, specialist),
      tool,
    }),
    describe: (rules, _state, { seat, specialist, tool }) =>
      message(tool ? 'event.specialistLaidAside' : 'event.specialistLaidAside.gone', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        tool: toolName(rules, specialist) ?? '',
      }),
  },
  /** CT-5.9: not paid for, it leaves the game. */
  specialistDismissed: {
    apply(_rules, state, { specialist, space }) {
      const { specialists, removed } = state.parts.duchy
      changePart(state, 'duchy', {
        specialists: specialists.with(space, -1),
        removed: [...removed, specialist],
      })
    },
    write: (rules, change) => ({ seat: change.seat, ...placedWritten(rules, change) }),
    read: (rules, event) => ({ seat: event.seat, ...placedRead(rules, event) }),
    describe: (rules, _state, { seat, specialist }) =>
      message('event.specialistDismissed', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
      }),
  },
  /** CT-5.13: a tile from the bag comes to the empty space. */
  specialistDrawn: {
    apply(_rules, state, { specialist, space }) {
      const { bag, specialists } = state.parts.duchy
      changePart(state, 'duchy', {
        bag: bag.filter((each) => each !== specialist),
        specialists: specialists.with(space, specialist),
      })
    },
    write: placedWritten,
    read: placedRead,
    describe: (rules, _state, { specialist, space }) =>
      message('event.specialistDrawn', {
        specialist: specialistName(rules, specialist),
        space: roadName(rules, space),
      }),
    barrier: true, // CT-11.5
  },
  /** CT-7.3: turned face down and laid beside the board. */
  specialistUsed: {
    apply(_rules, state, { seat, specialist }) {
      const { hired, tools } = state.parts.duchy
      changePart(state, 'duchy', {
        hired: hired.with(seat, -1),
        tools: tools.with(seat, [...toolsOf(state, seat), specialist]),
      })
    },
    write: (rules, { seat, specialist }) => ({ seat, specialist: idOf(rules, specialist) }),
    read: (rules, { seat, specialist }) => ({ seat, specialist: placeNamed(rules, specialist) }),
    describe: (rules, _state, { seat, specialist }) =>
      message('event.specialistUsed', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        tool: toolName(rules, specialist) ?? '',
      }),
  },
  /** CT-8.2, CT-8.3, CT-8.5: the city is closed, and all gains happen at the same time. */
  cityClosed: {
    apply(_rules, state, { city, recognition }) {
      changePart(state, 'duchy', { closed: state.parts.duchy.closed | (1 << city) })
      for (const [seat, n] of recognition.entries()) playerAt(state, seat).position += n
    },
    write: (_rules, { city, tower, recognition }) => ({
      city: item(CITIES, city),
      tower,
      recognition,
    }),
    read: (_rules, { city, tower, recognition }) => ({
      city: CITIES.indexOf(city),
      tower,
      recognition,
    }),
    describe(rules, _state, { city, tower, recognition }) {
      const gains = recognition.flatMap((n, seat) =>
        n > 0
          ? [
              message('event.cityClosed.gain', {
                who: player(rules, seat),
                gains: plus(things({ recognition: n })),
              }),
            ]
          : [],
      )
      const params = { city: cityName(rules, city), tower: tower + 1, gains }
      return message(gains.length > 0 ? 'event.cityClosed.scored' : 'event.cityClosed', params)
    },
    concerns: ({ recognition }, seat) => item(recognition, seat) > 0,
  },
})

const ALL_CITIES = (1 << CITIES.length) - 1

/** CT-5.3. */
export function applyContractorSent(
  rules: RulesData,
  state: State,
  { seat, city, permits }: Sent,
): void {
  const { contractors, waiting } = state.parts.duchy
  playerAt(state, seat).permits -= permits
  changePart(state, 'duchy', {
    contractors: added(contractors, cityPlace(rules, city, seat), 1),
    waiting: added(waiting, seat, -1),
  })
}
