import { at, item, message } from '@guildhall/kernel'
import { CITIES, DICE, SPECIALIST_SPACES } from '../../constants.ts'
import { component, die as dieName, player, sectionOf, things } from '../../messages/terms.ts'
import type { EventRule } from '../../rules-data.ts'
import { placeOf } from '../../setup.ts'
import { applyContractorSent } from '../contractors/facts.ts'
import { cityName, roadName, specialistName } from '../contractors/terms.ts'
import { applyIvanDelivered } from './build.ts'
import { applyIvanClaimed } from './claim.ts'
import { applyIvanDecorated } from './decorate.ts'
import { applyReturnedTools, applyTookSpecialist } from './hire.ts'
import { IVAN, YOU } from './ivan.ts'
import { applyMarkerMoved } from './marker.ts'
import { applyStocked, applyTransported } from './materials.ts'
import { applyIvanSetUp, applyIvanStarted } from './start.ts'
import { cardName, dieTaken, toolOf } from './terms.ts'
import type { SolitaireEvent } from './types.ts'

const nothing = (): void => undefined

/** What Ivan's steps change, and how they are told. */
export const SOLITAIRE_EVENTS: { readonly [T in SolitaireEvent['type']]: EventRule<T> } = {
  ivanSetUp: {
    apply: applyIvanSetUp,
    describe: (rules, state, { position }) =>
      message('event.ivanSetUp', {
        cards: rules.parts.ivan.cards.map(({ id }, card) =>
          message('event.ivanSetUp.card', {
            card: cardName(rules, id),
            die: dieName(item(DICE, at(state.parts.ivan.dice, card))),
          }),
        ),
        position,
      }),
    barrier: true,
  },
  ivanStarted: {
    apply: (rules, state, { section }) => applyIvanStarted(rules, state, section),
    describe(rules, state, { section, tile, by }) {
      const city = CITIES[state.parts.ivan.marker]
      const params = {
        section: sectionOf(state, section),
        tile: component(rules, tile),
        how: message(`event.ivanStarted.${by}`),
        city: city === undefined ? '' : cityName(rules, city),
      }
      return message(city === undefined ? 'event.ivanStarted' : 'event.ivanStarted.city', params)
    },
  },
  ivanTookDie: {
    apply: nothing,
    describe: (rules, _state, event) => dieTaken(rules, event),
  },
  ivanStayed: { apply: nothing, describe: () => message('event.ivanStayed') },
  ivanSkipped: {
    apply: nothing,
    describe: (rules, _state, { card, reason }) =>
      message('event.ivanSkipped', {
        card: cardName(rules, card),
        reason: message(`event.ivanSkipped.${reason}`),
      }),
  },
  ivanClaimed: {
    apply: (_rules, state, { section }) => applyIvanClaimed(state, section),
    describe: (rules, state, { section, tile, choice, picked }) =>
      message(picked ? 'event.ivanClaimed.picked' : 'event.ivanClaimed', {
        section: sectionOf(state, section),
        tile: component(rules, tile),
        you: player(rules, YOU),
        reason: message(`event.ivanClaimed.${choice}`, { you: player(rules, YOU) }),
      }),
  },
  ivanStocked: {
    apply: (_rules, state, { goods }) => applyStocked(state, goods),
    describe: (_rules, _state, { goods }) =>
      message('event.ivanStocked', { what: things({ goods }) }),
  },
  ivanTransported: {
    apply: (_rules, state, { goods }) => applyTransported(state, goods),
    describe: (_rules, _state, { goods }) =>
      message('event.ivanTransported', { what: things({ goods }) }),
  },
  ivanDelivered: {
    apply: (_rules, state, { section, goods }) => applyIvanDelivered(state, section, goods),
    describe: (_rules, state, { section, goods }) =>
      message('event.ivanDelivered', {
        section: sectionOf(state, section),
        what: things({ goods }),
      }),
  },
  ivanDecorated: {
    apply: (rules, state, { section }) => applyIvanDecorated(rules, state, section),
    describe: (rules, state, { section, ornament }) =>
      message('event.ivanDecorated', {
        section: sectionOf(state, section),
        ornament: message(`ornament.${ornament}`),
        whose: player(rules, state.owners[section] ?? IVAN),
      }),
    concerns: ({ section }, seat, ownerOf) => ownerOf(section) === seat,
  },
  ivanMarkerMoved: {
    apply: (_rules, state, { city }) => applyMarkerMoved(state, CITIES.indexOf(city)),
    describe: (rules, _state, { city }) =>
      message('event.ivanMarkerMoved', { city: cityName(rules, city) }),
  },
  ivanHired: {
    apply: (rules, state, { city }) =>
      applyContractorSent(rules, state, IVAN, CITIES.indexOf(city), 0),
    describe: (rules, _state, { city }) =>
      message('event.ivanHired', { city: cityName(rules, city) }),
  },
  ivanTookSpecialist: {
    apply(rules, state, { specialist, space }) {
      const place = placeOf(rules.parts.duchy.specialists, specialist)
      applyTookSpecialist(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (rules, _state, { specialist, space }) =>
      message('event.ivanTookSpecialist', {
        specialist: specialistName(rules, specialist),
        space: roadName(rules, space),
        tool: toolOf(rules, specialist),
      }),
  },
  ivanReturnedTools: {
    apply: (rules, state, { specialists }) =>
      applyReturnedTools(
        state,
        specialists.map((id) => placeOf(rules.parts.duchy.specialists, id)),
      ),
    describe: (rules, _state, { specialists }) =>
      message('event.ivanReturnedTools', {
        tools: specialists.map((id) => toolOf(rules, id)),
      }),
  },
}
