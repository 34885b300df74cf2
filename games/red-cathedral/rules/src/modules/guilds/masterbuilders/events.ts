import { at, item, message, type Seat } from '@guildhall/kernel'
import type { EventRule, Kit, Tx } from '../../../kit.ts'
import { player, sectionOf } from '../../../messages/terms.ts'
import { placeOf } from '../../../setup.ts'
import { type State, setPart } from '../../../state.ts'
import { blueprintName } from './terms.ts'
import type { MasterBuildersEvent } from './types.ts'

/** The changes of the Master Builders: each a function on the state, and one that also writes the fact. */

/** GU-MASTERBUILDERS-1. */
function applyLaid(kit: Kit, state: State): void {
  const deck = [...kit.cathedralCards.keys()].filter((card) => !state.cards.includes(card))
  setPart(state, 'blueprints', { deck, drawn: [], discards: [] })
}

function applyDrawn(state: State, card: number): void {
  const { deck, drawn, discards } = state.parts.blueprints
  setPart(state, 'blueprints', {
    deck: deck.filter((each) => each !== card),
    drawn: [...drawn, card],
    discards,
  })
}

/** GU-MASTERBUILDERS-2. */
function applyDiscarded(state: State): void {
  const { deck, drawn, discards } = state.parts.blueprints
  setPart(state, 'blueprints', { deck, drawn: [], discards: [...discards, ...drawn] })
}

export function discardDrawn(tx: Tx, seat: Seat): void {
  applyDiscarded(tx.state)
  tx.log?.push({ type: 'blueprintsDiscarded', seat })
}

/** GU-MASTERBUILDERS-3. In the state a deck has no order, as the draws have none before they are made. */
function applyShuffled(state: State): void {
  const { deck, drawn, discards } = state.parts.blueprints
  const all = [...deck, ...discards].sort((a, b) => a - b)
  setPart(state, 'blueprints', { deck: all, drawn, discards: [] })
}

/** Draws a card; from an empty deck first the discards become a new one. */
export function drawBlueprint(tx: Tx, seat: Seat): void {
  const { state, kit } = tx
  if (state.parts.blueprints.deck.length === 0) {
    applyShuffled(state)
    tx.log?.push({ type: 'blueprintsShuffled', cards: state.parts.blueprints.deck.length })
  }
  const { deck } = state.parts.blueprints
  const card = at(deck, tx.chance.int(deck.length))
  applyDrawn(state, card)
  tx.log?.push({ type: 'blueprintDrawn', seat, card: item(kit.cathedralCards, card).id })
}

/** What the facts change, and how they are told. */
export const MASTERBUILDERS_EVENTS: {
  readonly [T in MasterBuildersEvent['type']]: EventRule<T>
} = {
  blueprintsLaid: {
    apply: (kit, state) => applyLaid(kit, state),
    describe: (_kit, _state, { cards }) => message('event.blueprintsLaid', { n: cards }),
    barrier: true,
  },
  blueprintDrawn: {
    apply: (kit, state, { card }) => applyDrawn(state, placeOf(kit.cathedralCards, card)),
    describe: (kit, _state, { seat, card }) =>
      message('event.blueprintDrawn', { who: player(kit, seat), card: blueprintName(kit, card) }),
    barrier: true, // CT-11.4
  },
  blueprintsDiscarded: {
    apply: (_kit, state) => applyDiscarded(state),
    describe: () => null,
  },
  blueprintsShuffled: {
    apply: (_kit, state) => applyShuffled(state),
    describe: (_kit, _state, { cards }) => message('event.blueprintsShuffled', { n: cards }),
    barrier: true, // CT-11.4
  },
  sectionAdvanced: {
    apply: () => {},
    describe: (kit, state, { seat, section }) =>
      message('event.sectionAdvanced', {
        who: player(kit, seat),
        section: sectionOf(state, section),
      }),
  },
}
