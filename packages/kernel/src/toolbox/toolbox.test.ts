import { describe, expect, test } from 'vitest'
import { seededChance } from '../chance.ts'
import type { Actor } from '../game.ts'
import {
  askedAfter,
  byNumber,
  type CommandReader,
  decider,
  parsed,
  readCommand,
  refuse,
  sparsely,
  withOwn,
  wrong,
} from './index.ts'

describe('a refusal', () => {
  test('names its clause and the key of its words', () => {
    expect(refuse('X-1.2', 'tooDear', { n: 3 })).toEqual({
      clause: 'X-1.2',
      message: { key: 'refusal.tooDear', params: { n: 3 } },
    })
  })
})

describe('what a schema found', () => {
  test('is handed on where all is well', () => {
    expect(parsed({ success: true, output: 7 })).toEqual({ ok: true, value: 7 })
  })

  test('is told with the path to it, components by their ids and other entries by their place', () => {
    const path = [
      { key: 'cards', value: [] },
      { key: 3, value: { id: 'card-d' } },
      { key: 'costs', value: [] },
      { key: 0, value: { n: -1 } },
    ]
    expect(
      parsed({ success: false, issues: [{ message: 'too low', path }, { message: 'no' }] }),
    ).toEqual({
      ok: false,
      problems: [
        { path: 'cards[card-d].costs[0]', message: 'too low' },
        { path: '', message: 'no' },
      ],
    })
  })
})

describe('own component data', () => {
  const builtIn = {
    cards: [
      { id: 'a', n: 1, sides: [1, 2], provenance: 'guess' },
      { id: 'b', n: 2, sides: [3], provenance: 'guess' },
    ],
    constants: {
      start: { value: 4, of: 'coins', provenance: 'guess' },
      goals: [{ id: 'g', n: 6, provenance: 'guess' }],
    },
    symbols: ['sun', 'moon'],
  }
  const merged = (own: unknown) => {
    const result = withOwn(builtIn, own)
    return result.ok ? result.value : result.problems
  }

  test('replaces the fields of a component that it names, whole, and marks it', () => {
    expect(merged({ cards: [{ id: 'b', sides: [9] }] })).toEqual({
      ...builtIn,
      cards: [builtIn.cards[0], { id: 'b', n: 2, sides: [9], provenance: 'owner' }],
    })
  })

  test('adds a component with a new id', () => {
    const { cards } = merged({ cards: [{ id: 'c', n: 5 }] }) as typeof builtIn
    expect(cards).toHaveLength(3)
    expect(cards[2]).toEqual({ id: 'c', n: 5, provenance: 'owner' })
  })

  test('replaces named values, and components in a named list', () => {
    expect(merged({ constants: { start: { value: 5 }, goals: [{ id: 'g', n: 7 }] } })).toEqual({
      ...builtIn,
      constants: {
        start: { value: 5, of: 'coins', provenance: 'owner' },
        goals: [{ id: 'g', n: 7, provenance: 'owner' }],
      },
    })
  })

  test('replaces a list that is none of components', () => {
    expect(merged({ symbols: ['star'] })).toEqual({ ...builtIn, symbols: ['star'] })
  })

  test('leaves the built-in data as it is', () => {
    const before = JSON.stringify(builtIn)
    merged({ cards: [{ id: 'a', n: 9 }], constants: { start: { value: 9 } } })
    expect(JSON.stringify(builtIn)).toBe(before)
  })

  test.each([
    [{ car: [] }, wrong('car', 'there is no such part')],
    [{ toString: [] }, wrong('toString', 'there is no such part')],
    [[], wrong('', 'expected an object with parts of the component data')],
    [null, wrong('', 'expected an object with parts of the component data')],
  ])('%j is refused', (own, refused) => {
    expect(withOwn(builtIn, own)).toEqual(refused)
  })
})

describe('the open questions after a decision', () => {
  interface Frame {
    kind: 'turn' | 'take'
    n: number
    left: number
  }
  const turn = (n = 0): Frame => ({ kind: 'turn', n, left: -1 })
  const take = (left: number): Frame => ({ kind: 'take', n: 0, left })
  const sparse = sparsely(turn())

  test('are told without what stays at its default', () => {
    expect(sparse(turn())).toEqual({ kind: 'turn' })
    expect(sparse(take(0))).toEqual({ kind: 'take', left: 0 })
  })

  test.each([
    { before: [turn()], after: [turn(), take(2)], keep: 1, open: [{ kind: 'take', left: 2 }] },
    {
      before: [turn(), take(2)],
      after: [turn(), take(1)],
      keep: 1,
      open: [{ kind: 'take', left: 1 }],
    },
    { before: [turn(), take(2)], after: [turn()], keep: 1, open: [] },
    { before: [turn()], after: [turn(1)], keep: 0, open: [{ kind: 'turn', n: 1 }] },
    { before: [turn()], after: [turn()], keep: 1, open: [] },
    { before: [turn()], after: [], keep: 0, open: [] },
  ])('$before.length become $after.length: $keep are kept', ({ before, after, keep, open }) => {
    expect(askedAfter(before, after, sparse)).toEqual({ keep, open })
  })
})

interface Take {
  readonly type: 'take'
  readonly n: number
}
const TAKE: readonly Take[] = [0, 1, 2].map((n) => ({ type: 'take', n }))
const READERS: Readonly<Record<string, CommandReader<Take, null>>> = {
  take: [1, byNumber('n', TAKE)],
}
const parse = (value: unknown): Take | null => readCommand(value, (type) => READERS[type], null)

describe('a command from outside', () => {
  test('is found among those made once', () => {
    expect(parse({ type: 'take', n: 2 })).toBe(TAKE[2])
  })

  test.each([
    null,
    'take',
    [],
    {},
    { type: 1, n: 1 },
    { type: 'give', n: 1 },
    { type: 'take' },
    { type: 'take', n: 3 },
    { type: 'take', n: 0.5 },
    { type: 'take', n: '1' },
    { type: 'take', n: 'length' },
    { type: 'take', n: 1, more: 1 },
  ])('%j is none', (value) => {
    expect(parse(value)).toBeNull()
  })
})

describe('a decision', () => {
  const heap = (left: number) => ({ left })
  const decide = decider<{ left: number }, Take, { type: 'took'; n: number }>({
    actor: ({ left }): Actor | null => (left > 0 ? { seat: 1, question: 'take' } : null),
    legal({ left }, choices) {
      choices.clear()
      for (const command of TAKE) if (command.n <= left) choices.add(command)
    },
    parse,
    clauses: { gameOver: 'X-1', notYourTurn: 'X-2', noSuchCommand: 'X-3' },
    why: ({ left }) => refuse('X-4', 'tooMany', { left }),
    events: (_state, { n }) => [{ type: 'took', n }],
  })
  const clause = (left: number, seat: number, wish: unknown) => {
    const decision = decide(heap(left), seat, wish, seededChance(1))
    return decision.ok ? decision.events : decision.refusal.clause
  }

  test('of a legal wish is its facts', () => {
    expect(clause(2, 1, { type: 'take', n: 2 })).toEqual([{ type: 'took', n: 2 }])
  })

  test('is refused for the first reason there is: over, not your turn, no such command, the rules', () => {
    expect(clause(0, 0, 'nonsense')).toBe('X-1')
    expect(clause(1, 0, 'nonsense')).toBe('X-2')
    expect(clause(1, 1, 'nonsense')).toBe('X-3')
    expect(clause(1, 1, { type: 'take', n: 2 })).toBe('X-4')
  })
})
