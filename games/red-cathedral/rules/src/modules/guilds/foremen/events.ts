import { message, type Seat } from '@guildhall/kernel'
import type { EventRule, Tx } from '../../../kit.ts'
import { player, sectionOf } from '../../../messages/terms.ts'
import { playerAt, setPart } from '../../../state.ts'
import type { ForemenEvent } from './types.ts'

/** The changes that the foreman makes, each written to the log as a fact. */

export function moveTo(tx: Tx, seat: Seat, tower: number): void {
  setPart(tx.state, 'foreman', tower)
  tx.log?.push({ type: 'foremanMoved', seat, tower })
}

export function praise(tx: Tx, seat: Seat, section: number, recognition: number): void {
  playerAt(tx.state, seat).position += recognition
  tx.log?.push({ type: 'foremanPraised', seat, section, recognition })
}

export const FOREMEN_EVENTS: { readonly [T in ForemenEvent['type']]: EventRule<T> } = {
  foremanPlaced: {
    apply: (_kit, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (_kit, _state, { tower }) => message('event.foremanPlaced', { tower: tower + 1 }),
  },
  foremanMoved: {
    apply: (_kit, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (kit, _state, { seat, tower }) =>
      message('event.foremanMoved', { who: player(kit, seat), tower: tower + 1 }),
  },
  foremanPraised: {
    apply(_kit, state, { seat, recognition }) {
      playerAt(state, seat).position += recognition
    },
    describe: (kit, state, { seat, section, recognition }) =>
      message('event.foremanPraised', {
        who: player(kit, seat),
        section: sectionOf(state, section),
        n: recognition,
      }),
  },
}
