import { item, message, type Seat } from '@guildhall/kernel'
import type { EventRule, Tx } from '../../../kit.ts'
import { component, player } from '../../../messages/terms.ts'
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

export function takeReinforcement(tx: Tx, seat: Seat, tile: number): void {
  applyTaken(tx.state, seat, tile)
  tx.log?.push({
    type: 'reinforcementTaken',
    seat,
    tile: item(tx.kit.parts.reinforcements, tile).id,
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

export function removeReinforcement(tx: Tx, seat: Seat, tile: number): void {
  applyUsed(tx.state, seat, tile)
  tx.log?.push({
    type: 'reinforcementUsed',
    seat,
    tile: item(tx.kit.parts.reinforcements, tile).id,
  })
}

export const BRICKMAKERS_EVENTS: { readonly [T in BrickMakersEvent['type']]: EventRule<T> } = {
  reinforcementsLaid: {
    apply(kit, state, { tiles }) {
      const offer = tiles.map((id) => placeOf(kit.parts.reinforcements, id))
      const held = state.players.map(() => [])
      setPart(state, 'reinforcements', { offer, held, removed: [], usedInTurn: 0 })
    },
    describe: (_kit, _state, { tiles }) => message('event.reinforcementsLaid', { n: tiles.length }),
  },
  reinforcementTaken: {
    apply: (kit, state, { seat, tile }) =>
      applyTaken(state, seat, placeOf(kit.parts.reinforcements, tile)),
    describe: (kit, _state, { seat, tile }) =>
      message('event.reinforcementTaken', { who: player(kit, seat), tile: component(kit, tile) }),
  },
  reinforcementUsed: {
    apply: (kit, state, { seat, tile }) =>
      applyUsed(state, seat, placeOf(kit.parts.reinforcements, tile)),
    describe: (kit, _state, { seat, tile }) =>
      message('event.reinforcementUsed', { who: player(kit, seat), tile: component(kit, tile) }),
  },
}
