import { message } from '@guildhall/kernel'
import { player, sectionOf } from '../../../messages/terms.ts'
import type { Context, EventRule } from '../../../rules-data.ts'
import { playerAt, setPart } from '../../../state.ts'
import type { ForemenEvent } from './types.ts'

/** The changes that the foreman makes, each written to the log as a fact. */

export function moveTo(ctx: Context, tower: number): void {
  const { state, seat } = ctx
  setPart(state, 'foreman', tower)
  ctx.log?.push({ type: 'foremanMoved', seat, tower })
}

export function praise(ctx: Context, section: number, recognition: number): void {
  const { state, seat } = ctx
  playerAt(state, seat).position += recognition
  ctx.log?.push({ type: 'foremanPraised', seat, section, recognition })
}

export const FOREMEN_EVENTS: { readonly [T in ForemenEvent['type']]: EventRule<T> } = {
  foremanPlaced: {
    apply: (_rules, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (_rules, _state, { tower }) => message('event.foremanPlaced', { tower: tower + 1 }),
  },
  foremanMoved: {
    apply: (_rules, state, { tower }) => setPart(state, 'foreman', tower),
    describe: (rules, _state, { seat, tower }) =>
      message('event.foremanMoved', { who: player(rules, seat), tower: tower + 1 }),
  },
  foremanPraised: {
    apply(_rules, state, { seat, recognition }) {
      playerAt(state, seat).position += recognition
    },
    describe: (rules, state, { seat, section, recognition }) =>
      message('event.foremanPraised', {
        who: player(rules, seat),
        section: sectionOf(state, section),
        n: recognition,
      }),
  },
}
