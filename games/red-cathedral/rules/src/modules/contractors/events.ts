import { item, message } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import type { EventRule } from '../../kit.ts'
import { player } from '../../messages/terms.ts'
import { placeOf } from '../../setup.ts'
import {
  applyCityClosed,
  applyContractorSent,
  applyDismissed,
  applyDrawn,
  applyDuchyLaid,
  applyLaidAside,
  applyPermitBought,
  applySpecialistHired,
  applySpecialistUsed,
} from './facts.ts'
import { cityName, roadName, specialistName, toolName } from './terms.ts'
import type { ContractorsEvent } from './types.ts'

/** What the facts of the Contractors change, and how they are told. */
export const CONTRACTORS_EVENTS: {
  readonly [T in ContractorsEvent['type']]: EventRule<T>
} = {
  duchyLaid: {
    apply: applyDuchyLaid,
    describe: (kit, _state, { cities }) =>
      message('event.duchyLaid', { cities: cities.map((city) => cityName(kit, city)) }),
    barrier: true,
  },
  permitBought: {
    apply: (kit, state, { seat, permits }) => applyPermitBought(kit, state, seat, permits),
    describe: (kit, _state, { seat, permits }) =>
      message('event.permitBought', { who: player(kit, seat), n: permits }),
  },
  contractorSent: {
    apply: (kit, state, { seat, city, permits }) =>
      applyContractorSent(kit, state, seat, CITIES.indexOf(city), permits),
    describe: (kit, _state, { seat, city, permits }) =>
      message('event.contractorSent', {
        who: player(kit, seat),
        city: cityName(kit, city),
        permits,
      }),
  },
  specialistHired: {
    apply(kit, state, { seat, specialist, space, rubles }) {
      const place = placeOf(kit.parts.duchy.specialists, specialist)
      applySpecialistHired(state, seat, place, SPECIALIST_SPACES.indexOf(space), rubles)
    },
    describe: (kit, _state, { seat, specialist, rubles }) =>
      message('event.specialistHired', {
        who: player(kit, seat),
        specialist: specialistName(kit, specialist),
        rubles,
      }),
  },
  specialistLaidAside: {
    apply: (kit, state, { seat, specialist, tool }) =>
      applyLaidAside(state, seat, placeOf(kit.parts.duchy.specialists, specialist), tool),
    describe: (kit, _state, { seat, specialist, tool }) =>
      message(tool ? 'event.specialistLaidAside' : 'event.specialistLaidAside.gone', {
        who: player(kit, seat),
        specialist: specialistName(kit, specialist),
        tool: toolName(kit, specialist) ?? '',
      }),
  },
  specialistDismissed: {
    apply(kit, state, { specialist, space }) {
      const place = placeOf(kit.parts.duchy.specialists, specialist)
      applyDismissed(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (kit, _state, { seat, specialist }) =>
      message('event.specialistDismissed', {
        who: player(kit, seat),
        specialist: specialistName(kit, specialist),
      }),
  },
  specialistDrawn: {
    apply(kit, state, { specialist, space }) {
      const place = placeOf(kit.parts.duchy.specialists, specialist)
      applyDrawn(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (kit, _state, { specialist, space }) =>
      message('event.specialistDrawn', {
        specialist: specialistName(kit, specialist),
        space: roadName(kit, space),
      }),
    barrier: true, // CT-11.5
  },
  specialistUsed: {
    apply: (_kit, state, { seat }) => applySpecialistUsed(state, seat),
    describe: (kit, _state, { seat, specialist }) =>
      message('event.specialistUsed', {
        who: player(kit, seat),
        specialist: specialistName(kit, specialist),
        tool: toolName(kit, specialist) ?? '',
      }),
  },
  cityClosed: {
    apply: (_kit, state, { city, recognition }) =>
      applyCityClosed(state, CITIES.indexOf(city), recognition),
    describe(kit, _state, { city, tower, recognition }) {
      const gains = recognition.flatMap((n, seat) =>
        n > 0 ? [message('event.cityClosed.gain', { who: player(kit, seat), n })] : [],
      )
      const params = { city: cityName(kit, city), tower: tower + 1, gains }
      return message(gains.length > 0 ? 'event.cityClosed.scored' : 'event.cityClosed', params)
    },
    concerns: ({ recognition }, seat) => item(recognition, seat) > 0,
  },
}
