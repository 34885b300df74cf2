import { at, item, message } from '@guildhall/kernel'
import { player, sectionOf } from '../../../messages/terms.ts'
import type { Context, EventRule, RulesData } from '../../../rules-data.ts'
import { placeOf } from '../../../setup.ts'
import { type State, setPart } from '../../../state.ts'
import { blueprintName } from './terms.ts'
import type { MasterBuildersEvent } from './types.ts'

/** The changes of the Master Builders: each a function on the state, and one that also writes the fact. */

/** GU-MASTERBUILDERS-1. */
function applyLaid(rules: RulesData, state: State): void {
  const deck = [...rules.cathedralCards.keys()].filter((card) => !state.cards.includes(card))
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

export function discardDrawn(ctx: Context): void {
  const { state, seat } = ctx
  applyDiscarded(state)
  ctx.log?.push({ type: 'blueprintsDiscarded', seat })
}

/** GU-MASTERBUILDERS-3. In the state a deck has no order, as the draws have none before they are made. */
function applyShuffled(state: State): void {
  const { deck, drawn, discards } = state.parts.blueprints
  const all = [...deck, ...discards].sort((a, b) => a - b)
  setPart(state, 'blueprints', { deck: all, drawn, discards: [] })
}

/** Draws a card; from an empty deck first the discards become a new one. */
export function drawBlueprint(ctx: Context): void {
  const { state, rules, seat } = ctx
  if (state.parts.blueprints.deck.length === 0) {
    applyShuffled(state)
    ctx.log?.push({ type: 'blueprintsShuffled', cards: state.parts.blueprints.deck.length })
  }
  const { deck } = state.parts.blueprints
  const card = at(deck, ctx.chance.int(deck.length))
  applyDrawn(state, card)
  ctx.log?.push({ type: 'blueprintDrawn', seat, card: item(rules.cathedralCards, card).id })
}

/** What the facts change, and how they are told. */
export const MASTERBUILDERS_EVENTS: {
  readonly [T in MasterBuildersEvent['type']]: EventRule<T>
} = {
  blueprintsLaid: {
    apply: (rules, state) => applyLaid(rules, state),
    describe: (_rules, _state, { cards }) => message('event.blueprintsLaid', { n: cards }),
    barrier: true,
  },
  blueprintDrawn: {
    apply: (rules, state, { card }) => applyDrawn(state, placeOf(rules.cathedralCards, card)),
    describe: (rules, _state, { seat, card }) =>
      message('event.blueprintDrawn', {
        who: player(rules, seat),
        card: blueprintName(rules, card),
      }),
    barrier: true, // CT-11.4
  },
  blueprintsDiscarded: {
    apply: (_rules, state) => applyDiscarded(state),
    describe: () => null,
  },
  blueprintsShuffled: {
    apply: (_rules, state) => applyShuffled(state),
    describe: (_rules, _state, { cards }) => message('event.blueprintsShuffled', { n: cards }),
    barrier: true, // CT-11.4
  },
  sectionAdvanced: {
    apply: () => {},
    describe: (rules, state, { seat, section }) =>
      message('event.sectionAdvanced', {
        who: player(rules, seat),
        section: sectionOf(state, section),
      }),
  },
}
