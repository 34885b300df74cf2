import { at, item, message } from '@guildhall/kernel'
import { CITIES, DICE, SPECIALIST_SPACES } from '../../constants.ts'
import type { EventRule } from '../../kit.ts'
import { component, die as dieName, player, sectionOf, things } from '../../messages/terms.ts'
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
    describe: (kit, state, { position }) =>
      message('event.ivanSetUp', {
        cards: kit.parts.ivan.cards.map(({ id }, card) =>
          message('event.ivanSetUp.card', {
            card: cardName(kit, id),
            die: dieName(item(DICE, at(state.parts.ivan.dice, card))),
          }),
        ),
        position,
      }),
    barrier: true,
  },
  ivanStarted: {
    apply: (kit, state, { section }) => applyIvanStarted(kit, state, section),
    describe(kit, state, { section, tile, by }) {
      const city = CITIES[state.parts.ivan.marker]
      const params = {
        section: sectionOf(state, section),
        tile: component(kit, tile),
        how: message(`event.ivanStarted.${by}`),
        city: city === undefined ? '' : cityName(kit, city),
      }
      return message(city === undefined ? 'event.ivanStarted' : 'event.ivanStarted.city', params)
    },
  },
  ivanTookDie: {
    apply: nothing,
    describe: (kit, _state, event) => dieTaken(kit, event),
  },
  ivanStayed: { apply: nothing, describe: () => message('event.ivanStayed') },
  ivanSkipped: {
    apply: nothing,
    describe: (kit, _state, { card, reason }) =>
      message('event.ivanSkipped', {
        card: cardName(kit, card),
        reason: message(`event.ivanSkipped.${reason}`),
      }),
  },
  ivanClaimed: {
    apply: (_kit, state, { section }) => applyIvanClaimed(state, section),
    describe: (kit, state, { section, tile, choice, picked }) =>
      message(picked ? 'event.ivanClaimed.picked' : 'event.ivanClaimed', {
        section: sectionOf(state, section),
        tile: component(kit, tile),
        you: player(kit, YOU),
        reason: message(`event.ivanClaimed.${choice}`, { you: player(kit, YOU) }),
      }),
  },
  ivanStocked: {
    apply: (_kit, state, { goods }) => applyStocked(state, goods),
    describe: (_kit, _state, { goods }) =>
      message('event.ivanStocked', { what: things({ goods }) }),
  },
  ivanTransported: {
    apply: (_kit, state, { goods }) => applyTransported(state, goods),
    describe: (_kit, _state, { goods }) =>
      message('event.ivanTransported', { what: things({ goods }) }),
  },
  ivanDelivered: {
    apply: (_kit, state, { section, goods }) => applyIvanDelivered(state, section, goods),
    describe: (_kit, state, { section, goods }) =>
      message('event.ivanDelivered', {
        section: sectionOf(state, section),
        what: things({ goods }),
      }),
  },
  ivanDecorated: {
    apply: (kit, state, { section }) => applyIvanDecorated(kit, state, section),
    describe: (kit, state, { section, ornament }) =>
      message('event.ivanDecorated', {
        section: sectionOf(state, section),
        ornament: message(`ornament.${ornament}`),
        whose: player(kit, state.owners[section] ?? IVAN),
      }),
    concerns: ({ section }, seat, ownerOf) => ownerOf(section) === seat,
  },
  ivanMarkerMoved: {
    apply: (_kit, state, { city }) => applyMarkerMoved(state, CITIES.indexOf(city)),
    describe: (kit, _state, { city }) =>
      message('event.ivanMarkerMoved', { city: cityName(kit, city) }),
  },
  ivanHired: {
    apply: (kit, state, { city }) => applyContractorSent(kit, state, IVAN, CITIES.indexOf(city), 0),
    describe: (kit, _state, { city }) => message('event.ivanHired', { city: cityName(kit, city) }),
  },
  ivanTookSpecialist: {
    apply(kit, state, { specialist, space }) {
      const place = placeOf(kit.parts.duchy.specialists, specialist)
      applyTookSpecialist(state, place, SPECIALIST_SPACES.indexOf(space))
    },
    describe: (kit, _state, { specialist, space }) =>
      message('event.ivanTookSpecialist', {
        specialist: specialistName(kit, specialist),
        space: roadName(kit, space),
        tool: toolOf(kit, specialist),
      }),
  },
  ivanReturnedTools: {
    apply: (kit, state, { specialists }) =>
      applyReturnedTools(
        state,
        specialists.map((id) => placeOf(kit.parts.duchy.specialists, id)),
      ),
    describe: (kit, _state, { specialists }) =>
      message('event.ivanReturnedTools', {
        tools: specialists.map((id) => toolOf(kit, id)),
      }),
  },
}
