import { describe, expect, test } from 'vitest'
import { seededChance } from '../chance.ts'
import { Choices } from '../choices.ts'
import type { Actor } from '../game.ts'
import {
  accountLine,
  askedAfter,
  byNumber,
  type CommandReader,
  createGame,
  decider,
  frameCodec,
  listedFeatures,
  mapParsed,
  parsed,
  readCommand,
  reasonFrom,
  refuse,
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

describe('a line of the final account', () => {
  test('names its clause and the key of its words', () => {
    expect(accountLine('X-1.2', 'ending.points', { n: 3 })).toEqual({
      clause: 'X-1.2',
      words: { key: 'ending.points', params: { n: 3 } },
    })
  })
})

describe('what a schema found', () => {
  test('is handed on where all is well', () => {
    expect(parsed({ success: true, output: 7 })).toEqual({ ok: true, value: 7 })
  })

  test('is listed with the path to it, components by their ids and other entries by their place', () => {
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

describe('what was read', () => {
  test('is made into something else where all is well', () => {
    expect(mapParsed({ ok: true, value: 7 }, String)).toEqual({ ok: true, value: '7' })
  })

  test('stays wrong where it is', () => {
    expect(mapParsed(wrong('n', 'too low'), String)).toEqual(wrong('n', 'too low'))
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
  const fields = { n: 'n', left: 'left' }
  const frames = frameCodec<Frame, Pick<Frame, 'kind'> & Partial<Frame>>(
    { turn: fields, take: fields },
    (kind) => ({ kind, n: 0, left: -1 }),
  )

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
    expect(askedAfter(before, after, frames)).toEqual({ keep, open })
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
  const clause = (left: number, seat: number, command: unknown) => {
    const decision = decide(heap(left), seat, command, seededChance(1))
    return decision.ok ? decision.events : decision.refusal.clause
  }

  test('of a legal command is its events', () => {
    expect(clause(2, 1, { type: 'take', n: 2 })).toEqual([{ type: 'took', n: 2 }])
  })

  test('is refused for the first reason there is: over, not your turn, no such command, the rules', () => {
    expect(clause(0, 0, 'nonsense')).toBe('X-1')
    expect(clause(1, 0, 'nonsense')).toBe('X-2')
    expect(clause(1, 1, 'nonsense')).toBe('X-3')
    expect(clause(1, 1, { type: 'take', n: 2 })).toBe('X-4')
  })
})

interface Took {
  readonly type: 'took' | 'asked'
  readonly n: number
}

interface Heap {
  turn: number
  over: boolean
  left: number
}

describe('a created game', () => {
  const game = createGame<Heap, Take, Took, number>({
    id: 'heap',
    version: 1,
    players: 2,
    options: {},
    blank: () => ({ turn: 0, over: false, left: 2 }),
    setup: () => [],
    actor: ({ turn }) => ({ seat: turn % 2, question: 'take' }),
    legal({ left }, choices) {
      for (const command of TAKE) if (command.n > 0 && command.n <= left) choices.add(command)
    },
    parse,
    clauses: { gameOver: 'X-1', notYourTurn: 'X-2', noSuchCommand: 'X-3' },
    why: ({ left }) => refuse('X-4', 'tooMany', { left }),
    run(state, { n }, _chance, log) {
      state.left -= n
      state.turn += 1
      state.over = state.left === 0
      log?.push({ type: 'took', n })
    },
    asked: (before, after) => ({ type: 'asked', n: before.left - after.left }),
    evolve(state, { type, n }) {
      if (type === 'took') state.left -= n
    },
    copy: (state) => ({ ...state }),
    view: ({ left }) => left,
    viewEvent: (event) => event,
    redeal: (left) => ({ turn: 0, over: left === 0, left }),
    barrier: () => false,
    describe: () => null,
    label: ({ left }) => ({ key: 'take', params: { left } }),
    evaluate: ({ left }) => left,
    pieces: () => ({}),
    outcome: () => null,
  })
  const start = game.blank()
  const done = { turn: 2, over: true, left: 0 }
  const legal = (state: typeof start): readonly Take[] => {
    const choices = new Choices<Take>()
    choices.add({ type: 'take', n: 9 })
    game.legal(state, choices)
    return choices.toArray()
  }

  test('asks for answers until it is over', () => {
    expect(game.actor(start)).toEqual({ seat: 0, question: 'take' })
    expect(legal(start)).toEqual([TAKE[1], TAKE[2]])
    expect(game.actor(done)).toBeNull()
    expect(legal(done)).toEqual([])
    expect(game.turns(done)).toBe(2)
  })

  test('decides on a copy, and names the open questions last', () => {
    expect(game.decide(start, 0, { type: 'take', n: 2 }, seededChance(1))).toEqual({
      ok: true,
      events: [
        { type: 'took', n: 2 },
        { type: 'asked', n: 2 },
      ],
    })
    expect(start).toEqual(game.blank())
    expect(game.decide(start, 1, { type: 'take', n: 2 }, seededChance(1)).ok).toBe(false)
  })

  test('plays in place, without a log', () => {
    const state = game.blank()
    game.play(state, { type: 'take', n: 2 }, seededChance(1))
    expect(state).toEqual({ turn: 1, over: true, left: 0 })
  })
})

describe('features from lists', () => {
  const features = listedFeatures<readonly number[], number, readonly number[]>({
    seats: 2,
    ofSeat: [
      ['coins', (coins) => coins / 10],
      ['rich', (coins) => (coins > 10 ? 1 : 0)],
    ],
    ofTable: [['players', (coins) => coins.length]],
    seatPosition: (state, seat) => state[seat] ?? 0,
    tablePosition: (state) => state,
  })

  test('have the names of the lists, and are written from a place on', () => {
    expect(features.ofSeat).toEqual(['coins', 'rich'])
    expect(features.ofTable).toEqual(['players'])
    const into = new Float64Array(4)
    features.describeSeat([5, 20], 1, into, 1)
    features.describeTable([5, 20], into, 3)
    expect([...into]).toEqual([0, 2, 1, 2])
  })

  test('give the first reason whose names fit', () => {
    const reason = reasonFrom([
      ['money', /coins/],
      ['wealth', /coins|rich/],
    ])
    expect(['coins', 'rich', 'turn'].map(reason)).toEqual(['money', 'wealth', null])
  })
})
