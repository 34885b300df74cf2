import { at, item } from '@guildhall/kernel'
import { sectionType } from '../../actions/deliver.ts'
import { type Bundle, bundleFrom, bundleOf, EMPTY, firstKind, kindsIn, size } from '../../bundle.ts'
import { ownerOf } from '../../cathedral.ts'
import { CITIES, DICE } from '../../constants.ts'
import { applyDecorated } from '../../events/build-events.ts'
import { defineEvents, nothing, type Stored } from '../../events/define-event.ts'
import { message } from '../../messages/message.ts'
import { component, die as dieName, player, sectionOf, things } from '../../messages/terms.ts'
import { only } from '../../sections.ts'
import { placeOf } from '../../setup.ts'
import { changePart, playerAt, type State, setPart } from '../../state.ts'
import {
  applyContractorSent,
  type Placed,
  placedRead,
  placedWritten,
} from '../contractors/contractors-events.ts'
import { cityName, roadName, specialistName } from '../contractors/contractors-terms.ts'
import { toolsOf } from '../contractors/duchy.ts'
import { minus, NO_MATERIALS, plus } from './heap.ts'
import { IVAN, YOU } from './ivan.ts'
import { cityAbove } from './marker.ts'
import { cardName, dieTaken, toolOf } from './solitaire-terms.ts'

interface SolitaireChanges {
  readonly ivanSetUp: Stored<'ivanSetUp'>
  readonly ivanStarted: Stored<'ivanStarted'>
  readonly ivanTookDie: Stored<'ivanTookDie'>
  readonly ivanStayed: Stored<'ivanStayed'>
  readonly ivanSkipped: Stored<'ivanSkipped'>
  readonly ivanClaimed: Stored<'ivanClaimed'>
  readonly ivanStocked: Stored<'ivanStocked'>
  readonly ivanTransported: Stored<'ivanTransported'>
  readonly ivanDelivered: Stored<'ivanDelivered'>
  readonly ivanDecorated: Stored<'ivanDecorated'>
  readonly ivanMarkerMoved: { readonly city: number }
  readonly ivanHired: { readonly city: number }
  readonly ivanTookSpecialist: Placed
  readonly ivanReturnedTools: { readonly specialists: readonly number[] }
}

/** What Ivan does — IV. */
export const solitaireEvents = defineEvents<SolitaireChanges>({
  ivanSetUp: {
    apply(rules, state, { tiles, position }) {
      const ivan = playerAt(state, IVAN)
      ivan.position = position
      ivan.permits = 0 // IV-9.6: the permit of the setup is yours
      const dice = rules.parts.ivan.tiles
      setPart(state, 'ivan', {
        dice: tiles.map((tile) => dice.find(({ id }) => id === tile)?.die ?? -1),
        inventory: NO_MATERIALS,
        construction: NO_MATERIALS,
        lying: state.cards.map(() => 0),
        removed: [],
        marker: -1,
      })
    },
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
  /** IV-2.8, and with the Contractors IV-9.3 and IV-9.4: the tile and the city give nothing. */
  ivanStarted: {
    apply(rules, state, { section }) {
      claimFor(state, section)
      const city = cityAbove(state, section)
      if (city < 0) return
      changePart(state, 'ivan', { marker: city })
      applyContractorSent(rules, state, { seat: IVAN, city, permits: 0 })
    },
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
    apply: (_rules, state, { section }) => claimFor(state, section),
    describe: (rules, state, { section, tile, choice, picked }) =>
      message(picked ? 'event.ivanClaimed.picked' : 'event.ivanClaimed', {
        section: sectionOf(state, section),
        tile: component(rules, tile),
        you: player(rules, YOU),
        reason: message(`event.ivanClaimed.${choice}`, { you: player(rules, YOU) }),
      }),
  },
  ivanStocked: {
    apply(_rules, state, { goods }) {
      state.supply = [...minus(state.supply, goods)]
      changePart(state, 'ivan', { inventory: plus(state.parts.ivan.inventory, goods) })
    },
    describe: (_rules, _state, { goods }) =>
      message('event.ivanStocked', { what: things({ goods }) }),
  },
  ivanTransported: {
    apply(_rules, state, { goods }) {
      const { inventory, construction } = state.parts.ivan
      changePart(state, 'ivan', {
        inventory: minus(inventory, goods),
        construction: plus(construction, goods),
      })
    },
    describe: (_rules, _state, { goods }) =>
      message('event.ivanTransported', { what: things({ goods }) }),
  },
  ivanDelivered: {
    apply(_rules, state, { section, goods }) {
      const { construction, lying } = state.parts.ivan
      const bundle = bundleFrom(goods)
      const lacks = without(at(state.missing, section), size(bundle))
      state.missing = state.missing.with(section, lacks)
      changePart(state, 'ivan', {
        construction: minus(construction, goods),
        lying: lying.with(section, at(lying, section) + bundle),
      })
    },
    describe: (_rules, state, { section, goods }) =>
      message('event.ivanDelivered', {
        section: sectionOf(state, section),
        what: things({ goods }),
      }),
  },
  /** IV-6.9: free of charge, without jewels and without prestige. */
  ivanDecorated: {
    apply: (rules, state, { section }) =>
      applyDecorated(rules, state, {
        seat: IVAN,
        section,
        type: sectionType(rules, state, section),
        jewels: 0,
        goods: EMPTY,
        prestige: 0,
      }),
    describe: (rules, state, { section, ornament }) =>
      message('event.ivanDecorated', {
        section: sectionOf(state, section),
        ornament: message(`ornament.${ornament}`),
        whose: player(rules, ownerOf(state, section)),
      }),
    concerns: ({ section }, seat, ownerOf) => ownerOf(section) === seat,
  },
  ivanMarkerMoved: {
    apply: (_rules, state, { city }) => changePart(state, 'ivan', { marker: city }),
    write: (_rules, { city }) => ({ city: item(CITIES, city) }),
    read: (_rules, { city }) => ({ city: CITIES.indexOf(city) }),
    describe: (rules, _state, { city }) =>
      message('event.ivanMarkerMoved', { city: cityName(rules, city) }),
  },
  ivanHired: {
    apply: (rules, state, { city }) =>
      applyContractorSent(rules, state, { seat: IVAN, city, permits: 0 }),
    write: (_rules, { city }) => ({ city: item(CITIES, city) }),
    read: (_rules, { city }) => ({ city: CITIES.indexOf(city) }),
    describe: (rules, _state, { city }) =>
      message('event.ivanHired', { city: cityName(rules, city) }),
  },
  ivanTookSpecialist: {
    apply(_rules, state, { specialist, space }) {
      const { specialists, tools } = state.parts.duchy
      changePart(state, 'duchy', {
        specialists: specialists.with(space, -1),
        tools: tools.with(IVAN, [...toolsOf(state, IVAN), specialist]),
      })
    },
    write: placedWritten,
    read: placedRead,
    describe: (rules, _state, { specialist, space }) =>
      message('event.ivanTookSpecialist', {
        specialist: specialistName(rules, specialist),
        space: roadName(rules, space),
        tool: toolOf(rules, specialist),
      }),
  },
  /** The bag is kept in the order of the box, whatever comes back to it. */
  ivanReturnedTools: {
    apply(_rules, state, { specialists }) {
      const { bag, tools } = state.parts.duchy
      const kept = toolsOf(state, IVAN).filter((tool) => !specialists.includes(tool))
      changePart(state, 'duchy', {
        tools: tools.with(IVAN, kept),
        bag: [...bag, ...specialists].toSorted((a, b) => a - b),
      })
    },
    write: (rules, { specialists }) => ({
      specialists: specialists.map((each) => item(rules.parts.duchy.specialists, each).id),
    }),
    read: (rules, { specialists }) => ({
      specialists: specialists.map((id) => placeOf(rules.parts.duchy.specialists, id)),
    }),
    describe: (rules, _state, { specialists }) =>
      message('event.ivanReturnedTools', {
        tools: specialists.map((id) => toolOf(rules, id)),
      }),
  },
})

/** A banner on a section; its tile leaves the game. */
function claimFor(state: State, section: number): void {
  const ivan = playerAt(state, IVAN)
  ivan.spareBanners -= 1
  ivan.banners |= only(section)
  changePart(state, 'ivan', { removed: [...state.parts.ivan.removed, at(state.tiles, section)] })
  state.tiles = state.tiles.with(section, -1)
}

/** Only the number counts, so what is still asked for is taken off in the order of the kinds. */
function without(missing: Bundle, n: number): Bundle {
  let left = missing
  for (let i = 0; i < n; i++) left -= bundleOf(firstKind(kindsIn(left)), 1)
  return left
}
