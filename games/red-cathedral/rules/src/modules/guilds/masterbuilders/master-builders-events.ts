import { item, type Seat } from '@guildhall/kernel'
import { defineEvents, nothing, type Stored } from '../../../events/define-event.ts'
import { message } from '../../../messages/message.ts'
import { player, sectionOf } from '../../../messages/terms.ts'
import { placeOf } from '../../../setup.ts'
import { changePart, setPart } from '../../../state.ts'
import { blueprintName } from './master-builders-terms.ts'

interface MasterBuildersChanges {
  readonly blueprintsLaid: Stored<'blueprintsLaid'>
  readonly blueprintDrawn: { readonly seat: Seat; readonly card: number }
  readonly blueprintsDiscarded: Stored<'blueprintsDiscarded'>
  readonly blueprintsShuffled: Stored<'blueprintsShuffled'>
  readonly sectionAdvanced: Stored<'sectionAdvanced'>
}

/** What happens to the cards that no tower uses. */
export const masterBuildersEvents = defineEvents<MasterBuildersChanges>({
  /** GU-MASTERBUILDERS-1. */
  blueprintsLaid: {
    apply(rules, state) {
      const deck = [...rules.cathedralCards.keys()].filter((card) => !state.cards.includes(card))
      setPart(state, 'blueprints', { deck, drawn: [], discards: [] })
    },
    describe: (_rules, _state, { cards }) => message('event.blueprintsLaid', { n: cards }),
    barrier: true,
  },
  blueprintDrawn: {
    apply(_rules, state, { card }) {
      const { deck, drawn } = state.parts.blueprints
      changePart(state, 'blueprints', {
        deck: deck.filter((each) => each !== card),
        drawn: [...drawn, card],
      })
    },
    write: (rules, { seat, card }) => ({ seat, card: item(rules.cathedralCards, card).id }),
    read: (rules, { seat, card }) => ({ seat, card: placeOf(rules.cathedralCards, card) }),
    describe: (rules, _state, { seat, card }) =>
      message('event.blueprintDrawn', {
        who: player(rules, seat),
        card: blueprintName(rules, card),
      }),
    barrier: true, // CT-11.4
  },
  /** GU-MASTERBUILDERS-2. */
  blueprintsDiscarded: {
    apply(_rules, state) {
      const { drawn, discards } = state.parts.blueprints
      changePart(state, 'blueprints', { drawn: [], discards: [...discards, ...drawn] })
    },
    describe: () => null,
  },
  /** GU-MASTERBUILDERS-3. In the state a deck has no order, as the draws have none before they are made. */
  blueprintsShuffled: {
    apply(_rules, state) {
      const { deck, discards } = state.parts.blueprints
      const all = [...deck, ...discards].sort((a, b) => a - b)
      changePart(state, 'blueprints', { deck: all, discards: [] })
    },
    describe: (_rules, _state, { cards }) => message('event.blueprintsShuffled', { n: cards }),
    barrier: true, // CT-11.4
  },
  sectionAdvanced: {
    apply: nothing,
    describe: (rules, state, { seat, section }) =>
      message('event.sectionAdvanced', {
        who: player(rules, seat),
        section: sectionOf(state, section),
      }),
  },
})
