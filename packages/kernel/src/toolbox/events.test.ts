import { describe, expect, test } from 'vitest'
import { eventDefiner } from './index.ts'

/** A game of counters: the state holds the number of a card, the log its name. */
type Event =
  | { readonly type: 'drawn'; readonly card: string }
  | { readonly type: 'round'; readonly round: number }

interface Rules {
  readonly cards: readonly string[]
}

interface State {
  card: number
  round: number
}

const { defineEvent, definePlainEvent } = eventDefiner<Rules, State, Event>()

const drawn = defineEvent('drawn', {
  apply: (_rules, state, { card }: { readonly card: number }) => {
    state.card = card
  },
  write: (rules, { card }) => ({ type: 'drawn', card: rules.cards[card] ?? '' }),
  read: (rules, { card }) => ({ card: rules.cards.indexOf(card) }),
  describe: (_rules, { card }) => ({ key: 'event.drawn', params: { card } }),
  barrier: true,
  view: ({ type }, viewer) => (viewer === 0 ? { type, card: 'hidden' } : null),
})

const round = definePlainEvent('round', {
  apply: (_rules, state, event) => {
    state.round = event.round
  },
})

const rules: Rules = { cards: ['ace', 'king'] }
const fresh = (): State => ({ card: -1, round: 0 })

describe('an event', () => {
  test('changes the state and is written with its stored names', () => {
    const log: Event[] = []
    const ctx = { rules, state: fresh(), log }
    drawn.emit(ctx, { card: 1 })
    round.emit(ctx, { type: 'round', round: 2 })
    expect(ctx.state).toEqual({ card: 1, round: 2 })
    expect(log).toEqual([
      { type: 'drawn', card: 'king' },
      { type: 'round', round: 2 },
    ])
  })

  test('changes the state in the same way where nothing is written', () => {
    const state = fresh()
    drawn.emit({ rules, state, log: null }, { card: 1 })
    expect(state.card).toBe(1)
  })

  test('has the same effect when it is read from a log', () => {
    const state = fresh()
    drawn.evolve(rules, state, { type: 'drawn', card: 'king' })
    round.evolve(rules, state, { type: 'round', round: 5 })
    expect(state).toEqual({ card: 1, round: 5 })
  })

  test('is public, can be undone and has nothing to say unless its definition says otherwise', () => {
    const event = { type: 'round', round: 1 } as const
    expect(round.view(event, 0)).toBe(event)
    expect(round.barrier).toBe(false)
    expect(round.describe(rules, event, fresh())).toBeNull()
    expect(round.joins({ key: 'a', params: {} }, { key: 'b', params: {} })).toBeNull()
    expect(drawn.view({ type: 'drawn', card: 'ace' }, 0)).toEqual({ type: 'drawn', card: 'hidden' })
    expect(drawn.barrier).toBe(true)
    expect(drawn.describe(rules, { type: 'drawn', card: 'ace' }, fresh())?.key).toBe('event.drawn')
  })
})
