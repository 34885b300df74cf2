import { item, type Seat } from '@guildhall/kernel'
import { defineEvents, type Stored } from '../../../events/define-event.ts'
import { message } from '../../../messages/message.ts'
import { component, player } from '../../../messages/terms.ts'
import type { RulesData } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import { changePart, setPart } from '../../../state.ts'
import { heldBy } from './offer.ts'

/** A seat, and a reinforcement tile by its place. */
interface TileOf {
  readonly seat: Seat
  readonly tile: number
}

interface BrickMakersChanges {
  readonly reinforcementsLaid: Stored<'reinforcementsLaid'>
  readonly reinforcementTaken: TileOf
  readonly reinforcementUsed: TileOf
}

const written = ({ parts }: RulesData, { seat, tile }: TileOf) => ({
  seat,
  tile: item(parts.reinforcements, tile).id,
})

const read = (
  { parts }: RulesData,
  { seat, tile }: { readonly seat: Seat; readonly tile: string },
): TileOf => ({ seat, tile: placeOf(parts.reinforcements, tile) })

/** Where the reinforcement tiles go. */
export const brickMakersEvents = defineEvents<BrickMakersChanges>({
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
    apply(_rules, state, { seat, tile }) {
      const { offer, held } = state.parts.reinforcements
      changePart(state, 'reinforcements', {
        offer: offer.filter((each) => each !== tile),
        held: held.with(seat, [...heldBy(state, seat), tile]),
      })
    },
    write: written,
    read,
    describe: (rules, _state, { seat, tile }) =>
      message('event.reinforcementTaken', {
        who: player(rules, seat),
        tile: component(rules, tile),
      }),
  },
  reinforcementUsed: {
    /** GU-BRICKMAKERS-11: it is removed from the game. */
    apply(_rules, state, { seat, tile }) {
      const { held, removed } = state.parts.reinforcements
      const left = heldBy(state, seat).filter((each) => each !== tile)
      changePart(state, 'reinforcements', {
        held: held.with(seat, left),
        removed: [...removed, tile],
        usedInTurn: state.turn,
      })
    },
    write: written,
    read,
    describe: (rules, _state, { seat, tile }) =>
      message('event.reinforcementUsed', {
        who: player(rules, seat),
        tile: component(rules, tile),
      }),
  },
})
