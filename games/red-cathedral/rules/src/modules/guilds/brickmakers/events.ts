import { item, message, type Seat } from '@guildhall/kernel'
import { component, player } from '../../../messages/terms.ts'
import type { Context, EventRule } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import { type State, setPart } from '../../../state.ts'
import { heldBy } from './offer.ts'
import type { BrickMakersEvent } from './types.ts'

/** Where the reinforcement tiles go, and how it is told. */

function applyTaken(state: State, seat: Seat, tile: number): void {
  const { offer, held, ...rest } = state.parts.reinforcements
  setPart(state, 'reinforcements', {
    offer: offer.filter((each) => each !== tile),
    held: held.with(seat, [...heldBy(state, seat), tile]),
    ...rest,
  })
}

export function takeReinforcement(ctx: Context, tile: number): void {
  const { rules, state, seat } = ctx
  applyTaken(state, seat, tile)
  ctx.log?.push({
    type: 'reinforcementTaken',
    seat,
    tile: item(rules.parts.reinforcements, tile).id,
  })
}

/** GU-BRICKMAKERS-11: it is removed from the game. */
function applyUsed(state: State, seat: Seat, tile: number): void {
  const { offer, held, removed } = state.parts.reinforcements
  setPart(state, 'reinforcements', {
    offer,
    held: held.with(
      seat,
      heldBy(state, seat).filter((each) => each !== tile),
    ),
    removed: [...removed, tile],
    usedInTurn: state.turn,
  })
}

export function removeReinforcement(ctx: Context, tile: number): void {
  const { rules, state, seat } = ctx
  applyUsed(state, seat, tile)
  ctx.log?.push({
    type: 'reinforcementUsed',
    seat,
    tile: item(rules.parts.reinforcements, tile).id,
  })
}

export const BRICKMAKERS_EVENTS: { readonly [T in BrickMakersEvent['type']]: EventRule<T> } = {
  reinforcementsLaid: {
    apply(rules, state, { tiles }) {
      const offer = tiles.map((id) => placeOf(rules.parts.reinforcements, id))
      const held = state.players.map(() => [])
      setPart(state, 'reinforcements', { offer, held, removed: [], usedInTurn: 0 })
    },
    describe: (_rules, _state, { tiles }) =>
      message('event.reinforcementsLaid', { n: tiles.length }),
  },
  reinforcementTaken: {
    apply: (rules, state, { seat, tile }) =>
      applyTaken(state, seat, placeOf(rules.parts.reinforcements, tile)),
    describe: (rules, _state, { seat, tile }) =>
      message('event.reinforcementTaken', {
        who: player(rules, seat),
        tile: component(rules, tile),
      }),
  },
  reinforcementUsed: {
    apply: (rules, state, { seat, tile }) =>
      applyUsed(state, seat, placeOf(rules.parts.reinforcements, tile)),
    describe: (rules, _state, { seat, tile }) =>
      message('event.reinforcementUsed', {
        who: player(rules, seat),
        tile: component(rules, tile),
      }),
  },
}
