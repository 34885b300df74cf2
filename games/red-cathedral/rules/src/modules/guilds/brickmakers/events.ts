import { item, message, type Seat } from '@guildhall/kernel'
import type { EventRule, Tx } from '../../../kit.ts'
import { component, player } from '../../../messages/terms.ts'
import { placeOf } from '../../../setup.ts'
import { playerAt, type State } from '../../../state.ts'
import type { BrickMakersEvent } from './types.ts'

/** Where the reinforcement tiles go, and how it is told. */

function applyTaken(state: State, seat: Seat, tile: number): void {
  const taker = playerAt(state, seat)
  const { offer, ...rest } = state.reinforcements
  state.reinforcements = { offer: offer.filter((each) => each !== tile), ...rest }
  taker.reinforcements = [...taker.reinforcements, tile]
}

export function takeReinforcement(tx: Tx, seat: Seat, tile: number): void {
  applyTaken(tx.state, seat, tile)
  tx.log?.push({ type: 'reinforcementTaken', seat, tile: item(tx.kit.reinforcements, tile).id })
}

/** GU-BRICKMAKERS-11: it is removed from the game. */
function applyUsed(state: State, seat: Seat, tile: number): void {
  const user = playerAt(state, seat)
  const { offer, removed } = state.reinforcements
  user.reinforcements = user.reinforcements.filter((each) => each !== tile)
  state.reinforcements = { offer, removed: [...removed, tile], usedInTurn: state.turn }
}

export function removeReinforcement(tx: Tx, seat: Seat, tile: number): void {
  applyUsed(tx.state, seat, tile)
  tx.log?.push({ type: 'reinforcementUsed', seat, tile: item(tx.kit.reinforcements, tile).id })
}

export const BRICKMAKERS_EVENTS: { readonly [T in BrickMakersEvent['type']]: EventRule<T> } = {
  reinforcementsLaid: {
    apply(kit, state, { tiles }) {
      const offer = tiles.map((id) => placeOf(kit.reinforcements, id))
      state.reinforcements = { offer, removed: [], usedInTurn: 0 }
    },
    describe: (_kit, _state, { tiles }) => message('event.reinforcementsLaid', { n: tiles.length }),
  },
  reinforcementTaken: {
    apply: (kit, state, { seat, tile }) =>
      applyTaken(state, seat, placeOf(kit.reinforcements, tile)),
    describe: (kit, _state, { seat, tile }) =>
      message('event.reinforcementTaken', { who: player(kit, seat), tile: component(kit, tile) }),
  },
  reinforcementUsed: {
    apply: (kit, state, { seat, tile }) =>
      applyUsed(state, seat, placeOf(kit.reinforcements, tile)),
    describe: (kit, _state, { seat, tile }) =>
      message('event.reinforcementUsed', { who: player(kit, seat), tile: component(kit, tile) }),
  },
}
