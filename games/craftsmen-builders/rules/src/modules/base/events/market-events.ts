import { at, item, type Seat } from '@guildhall/kernel'
import { isSame } from '@guildhall/kernel/toolbox'
import { POSITIONS } from '../../../constants.ts'
import type { Context } from '../../../context.ts'
import { dynamicMessage, message } from '../../../messages/message.ts'
import {
  building as buildingName,
  isBuildWorker,
  marketPosition,
  player,
} from '../../../messages/terms.ts'
import { buildingAt, numberOf } from '../../../rules-data.ts'
import { playerAt, withAt } from '../../../state.ts'
import { defineEvent } from '../../define.ts'
import type { State } from '../../types.ts'
import { recount, stackOn } from '../neighbourhood.ts'

/** On top of the site; what was there is covered — CB-6.12. The site counts from 0. */
export const built = defineEvent('built', {
  apply(
    rules,
    state,
    {
      seat,
      building,
      site,
    }: { readonly seat: Seat; readonly building: number; readonly site: number },
  ) {
    const player = playerAt(state, seat)
    const top = at(player.tops, site)
    // A damaged log would otherwise make a stack without end.
    if (stackOn(state, top).includes(building)) throw new Error('that building is there already')
    state.below = withAt(state.below, building, top)
    player.tops = withAt(player.tops, site, building)
    recount(rules, state.below, player)
  },
  write: (rules, { seat, building, site }) => ({
    type: 'built',
    seat,
    building: buildingAt(rules, building).id,
    site: site + 1,
  }),
  read: (rules, { seat, building, site }) => ({
    seat,
    building: numberOf(rules, building),
    site: site - 1,
  }),
  describe: (rules, { seat, building, site }) =>
    message('event.built', {
      who: player(rules, seat),
      building: buildingName(rules, building),
      site,
    }),
  /** What was paid for it, and the worker who does nothing else. */
  joins(earlier, own) {
    if (isBuildWorker(earlier)) return own
    const { what: cost, why } = earlier.params
    if (earlier.key !== 'event.paid' || cost === undefined) return null
    return isSame(why, own.params['building'])
      ? dynamicMessage('event.built.paid', { ...own.params, cost })
      : null
  },
})

/** The buildings to the right move up; position 4 is pending if the deck has a card — CB-6.19 to CB-6.21. */
export const rowShifted = defineEvent('rowShifted', {
  apply(_rules, state, { position }: { readonly position: number }) {
    const row = Math.floor(position / POSITIONS)
    const last = row * POSITIONS + POSITIONS - 1
    const market = state.market.slice()
    for (let place = position; place < last; place++) market[place] = at(market, place + 1)
    market[last] = -1
    state.market = market
    if (cardsLeft(state, row) > 0) state.pending = row
  },
  write: (rules, { position }) => ({
    type: 'rowShifted',
    position: item(rules.positions, position).id,
  }),
  read: (rules, { position }) => ({ position: numberOf(rules, position) }),
})

/** How many cards a building deck still has. */
export const cardsLeft = (state: State, level: number): number =>
  item(state.decks, level).length - at(state.drawn, level)

const positionFilled = defineEvent('positionFilled', {
  apply(
    _rules,
    state,
    { position, building }: { readonly position: number; readonly building: number },
  ) {
    const row = Math.floor(position / POSITIONS)
    state.market = withAt(state.market, position, building)
    state.drawn = withAt(state.drawn, row, at(state.drawn, row) + 1)
    state.pending = -1
  },
  write: (rules, { position, building }) => ({
    type: 'positionFilled',
    position: item(rules.positions, position).id,
    building: buildingAt(rules, building).id,
  }),
  read: (rules, { position, building }) => ({
    position: numberOf(rules, position),
    building: numberOf(rules, building),
  }),
  describe: (rules, { position, building }) =>
    message('event.positionFilled', {
      building: buildingName(rules, building),
      position: marketPosition(rules, position),
    }),
  barrier: true,
})

export const marketEvents = { built, rowShifted, positionFilled }

/** The top card of the deck goes to the pending position, if there is one — CB-6.24. */
export function fillPending(ctx: Context): void {
  const { pending, decks, drawn } = ctx.state
  if (pending < 0) return
  const building = at(item(decks, pending), at(drawn, pending))
  positionFilled.emit(ctx, { position: pending * POSITIONS + POSITIONS - 1, building })
}
