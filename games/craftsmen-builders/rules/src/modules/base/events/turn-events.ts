import { at, type Seat } from '@guildhall/kernel'
import { plus } from '@guildhall/kernel/toolbox'
import { SLOTS } from '../../../constants.ts'
import { message } from '../../../messages/message.ts'
import { player, scoreLabel, slot as slotName } from '../../../messages/terms.ts'
import { FIRST_SLOT, numberOf, slotAt } from '../../../rules-data.ts'
import { playerAt, withAt } from '../../../state.ts'
import { defineEvent, definePlainEvent } from '../../define.ts'
import type { State } from '../../types.ts'

export const roundBegan = definePlainEvent('roundBegan', {
  apply(_rules, state, { round }) {
    state.round = round
  },
  describe: (_rules, { round }) => message('event.roundBegan', { round }),
})

export const turnBegan = definePlainEvent('turnBegan', {
  apply(_rules, state, { lap, place }) {
    state.turn += 1
    state.lap = lap
    state.place = place
    state.active = at(state.owners, place) // CB-3.2
    state.realised = false
  },
  describe: (rules, { seat, lap }) => message('event.turnBegan', { who: player(rules, seat), lap }),
  barrier: true,
})

export const workerPlaced = defineEvent('workerPlaced', {
  apply(_rules, state, { seat, slot }: { readonly seat: Seat; readonly slot: number }) {
    const player = playerAt(state, seat)
    player.workers -= 1
    if (slot === 0) player.onCoins += 1
    else if (slot < FIRST_SLOT) player.onBuild += 1
    else state.slotWorkers = withAt(state.slotWorkers, slotPlace(state, slot), seat)
  },
  write: (rules, { seat, slot }) => ({
    type: 'workerPlaced',
    seat,
    slot: slotAt(rules, slot).id,
  }),
  read: (rules, { seat, slot }) => ({ seat, slot: numberOf(rules, slot) }),
  describe: (rules, { seat, slot }) =>
    message('event.workerPlaced', { who: player(rules, seat), where: slotName(rules, slot) }),
})

/** Where a slot of the active column stands in `slotWorkers`; -1 if its card does not lie there. */
export function slotPlace(state: State, number: number): number {
  const slot = number - FIRST_SLOT
  const row = state.activeColumn.indexOf(Math.floor(slot / SLOTS))
  return row < 0 ? -1 : row * SLOTS + (slot % SLOTS)
}

/** Said before the site yields; moves no piece. */
export const siteProduced = definePlainEvent('siteProduced', {
  apply() {},
  describe: (rules, { seat, site }) =>
    message('event.siteProduced', { who: player(rules, seat), site }),
})

export const endTriggered = definePlainEvent('endTriggered', {
  apply(_rules, state, { seat }) {
    state.triggeredBy = seat
  },
  describe: (rules, { seat, reason }) =>
    message(`event.endTriggered.${reason}`, { who: player(rules, seat) }),
})

export const gameEnded = definePlainEvent('gameEnded', {
  apply(_rules, state) {
    state.over = true
  },
  describe: (_rules, { reason }) => message(`event.gameEnded.${reason}`),
  barrier: true,
})

/** A line of the final account; the points themselves follow from the table. */
export const scored = definePlainEvent('scored', {
  apply() {},
  describe: (rules, { seat, label, points }) =>
    points === 0
      ? null
      : message('event.scored', {
          who: player(rules, seat),
          gains: plus([message('amount.point', { n: points })]),
          why: scoreLabel(label),
        }),
})

export const turnEvents = {
  roundBegan,
  turnBegan,
  workerPlaced,
  siteProduced,
  endTriggered,
  gameEnded,
  scored,
}
