import { item, message } from '@guildhall/kernel'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'
import { player } from '../../messages/terms.ts'
import type { EventRule } from '../../rules-data.ts'
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
    describe: (rules, _state, { cities }) =>
      message('event.duchyLaid', { cities: cities.map((city) => cityName(rules, city)) }),
    barrier: true,
  },
  permitBought: {
    apply: (rules, state, { seat, permits }) => applyPermitBought(rules, state, seat, permits),
    describe: (rules, _state, { seat, permits }) =>
      message('event.permitBought', { who: player(rules, seat), n: permits }),
  },
  contractorSent: {
    apply: (rules, state, { seat, city, permits }) =>
      applyContractorSent(rules, state, seat, CITIES.indexOf(city), permits),
    describe: (rules, _state, { seat, city, permits }) =>
      message('event.contractorSent', {
        who: player(rules, seat),
        city: cityName(rules, city),
        permits,
      }),
  },
  specialistHired: {
    apply(rules, state, { seat, specialist, space, rubles }) {
      const place = placeOf(rules.parts.duchy.specialists, specialist)
      applySpecialistHired(state, seat, place, SPECIALIST_SPACES.indexOf(space), rubles)
    },
    describe: (rules, _state, { seat, specialist, rubles }) =>
      message('event.specialistHired', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        rubles,
      }),
  },
  specialistLaidAside: {
    apply: (rules, state, { seat, specialist, tool }) =>
      applyLaidAside(state, seat, placeOf(rules.parts.duchy.specialists, specialist), tool),
    describe: (rules, _state, { seat, specialist, tool }) =>
      message(tool ? 'event.specialistLaidAside' : 'event.specialistLaidAside.gone', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        tool: toolName(rules, specialist) ?? '',
      }),
  },
  specialistDismissed: {
    apply(rules, state, { specialist, space }) {
      const place = placeOf(rules.parts.duchy.specialists, specialist)
      applyDismissed(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (rules, _state, { seat, specialist }) =>
      message('event.specialistDismissed', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
      }),
  },
  specialistDrawn: {
    apply(rules, state, { specialist, space }) {
      const place = placeOf(rules.parts.duchy.specialists, specialist)
      applyDrawn(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (rules, _state, { specialist, space }) =>
      message('event.specialistDrawn', {
        specialist: specialistName(rules, specialist),
        space: roadName(rules, space),
      }),
    barrier: true, // CT-11.5
  },
  specialistUsed: {
    apply: (_rules, state, { seat }) => applySpecialistUsed(state, seat),
    describe: (rules, _state, { seat, specialist }) =>
      message('event.specialistUsed', {
        who: player(rules, seat),
        specialist: specialistName(rules, specialist),
        tool: toolName(rules, specialist) ?? '',
      }),
  },
  cityClosed: {
    apply: (_rules, state, { city, recognition }) =>
      applyCityClosed(state, CITIES.indexOf(city), recognition),
    describe(rules, _state, { city, tower, recognition }) {
      const gains = recognition.flatMap((n, seat) =>
        n > 0 ? [message('event.cityClosed.gain', { who: player(rules, seat), n })] : [],
      )
      const params = { city: cityName(rules, city), tower: tower + 1, gains }
      return message(gains.length > 0 ? 'event.cityClosed.scored' : 'event.cityClosed', params)
    },
    concerns: ({ recognition }, seat) => item(recognition, seat) > 0,
  },
}
