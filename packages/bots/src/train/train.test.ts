import { item, seededChance } from '@guildhall/kernel'
import { toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import type { Bot } from '../bot.ts'
import { MARGIN, Net, PARTS, sizeOf, WIN } from '../value/net.ts'
import {
  adaptedWeights,
  freshWeights,
  inputsOf,
  Learner,
  packedWeights,
  Replay,
  SelfPlay,
} from './index.ts'

const netOf = (inputs: number, hidden: number): Net =>
  new Net(inputs, hidden, freshWeights(inputs, hidden, seededChance('weights')))

describe('a net', () => {
  test('without hidden units is a plain regression', () => {
    const net = new Net(2, 0, Float64Array.from([1, 10, 2, 20, -1, 5]))
    const heads = net.judge(Float64Array.from([0.5, 1]))
    expect(heads[WIN]).toBeCloseTo(1 / (1 + Math.exp(-(0.5 + 2 - 1))))
    expect(heads[MARGIN]).toBeCloseTo(5 + 20 + 5)
  })

  test('counts a hidden unit only above zero', () => {
    const values = Float64Array.from([1, 0, 0, 0, 0, 0, 3, 7])
    const net = new Net(1, 1, values)
    expect(net.judge(Float64Array.from([2]))[MARGIN]).toBe(14)
    expect(net.judge(Float64Array.from([-2]))[MARGIN]).toBe(0)
  })

  test('comes to the same from one position to the next', () => {
    const net = netOf(5, 4)
    const near = net.near()
    const chance = seededChance('near')
    for (let i = 0; i < 20; i++) {
      const input = Float64Array.from({ length: 5 }, () => chance.int(3) / 2)
      const heads = Array.from(net.judgeNear(input, near))
      for (const [head, value] of net.judge(input).entries()) {
        expect(heads[head]).toBeCloseTo(value, 9)
      }
    }
  })

  test('has exactly its weights', () => {
    expect(() => new Net(2, 1, new Float64Array(3))).toThrow('3 weights for 2 inputs and 1 units')
    expect(sizeOf(2, 1)).toBe(3 * 3 + 2)
  })
})

describe('a learner', () => {
  test('with hidden units learns what no regression can: one or the other, not both', () => {
    const net = netOf(2, 8)
    const learner = new Learner(net)
    const chance = seededChance('xor')
    for (let i = 0; i < 40_000; i++) {
      const [a, b] = [chance.int(2), chance.int(2)]
      const either = a === b ? 0 : 1
      learner.learn(Float64Array.from([a, b]), either, 2 * either - 1, 0.01)
    }
    for (const [a, b] of [
      [0, 0],
      [0, 1],
      [1, 0],
      [1, 1],
    ] as const) {
      const [win, margin] = net.judge(Float64Array.from([a, b]))
      expect(win).toBeCloseTo(a === b ? 0 : 1, 1)
      expect(margin).toBeCloseTo(a === b ? -1 : 1, 0)
    }
    learner.test(Float64Array.from([0, 1]), 1)
    learner.test(Float64Array.from([0, 1]), 0)
    expect(learner.error()).toBeCloseTo(0.5, 1)
    expect(learner.error()).toBeCloseTo(0.5, 1) // nothing was tested since
  })
})

test('a replay keeps the newest positions, and learns from any of them', () => {
  const replay = new Replay(1, 3)
  for (const x of [1, 2, 3, 4]) replay.add(Float64Array.from([x]), x / 10, -x)
  const seen = new Set<string>()
  const spy = {
    learn: (input: Float64Array, win: number, margin: number) => {
      seen.add(`${input[0]} ${win.toFixed(1)} ${margin}`)
    },
  }
  replay.review(spy as unknown as Learner, 100, 0.1, seededChance(1))
  expect(replay.count).toBe(3)
  expect([...seen].sort()).toEqual(['2 0.2 -2', '3 0.3 -3', '4 0.4 -4'])
})

describe('self-play', () => {
  const game = toyGame(2, 6)
  const features = {
    ofSeat: ['what it looks worth', 'to act'],
    ofTable: ['turns'],
    seats: 2,
    describeSeat(
      state: ReturnType<typeof game.blank>,
      seat: number,
      into: Float64Array,
      at: number,
    ) {
      into[at] = game.evaluate(state, seat) / 10
      into[at + 1] = game.actor(state)?.seat === seat ? 1 : 0
    },
    describeTable(state: ReturnType<typeof game.blank>, into: Float64Array, at: number) {
      into[at] = game.turns(state) / 10
    },
  }

  const PRACTICE = {
    straying: 0.02,
    blunders: 0.02,
    taught: false,
    simulations: 0,
    strangers: new Map<number, Bot>(),
  }

  test('teaches the net who wins', () => {
    const net = netOf(inputsOf(features), 4)
    const learner = new Learner(net)
    const player = new SelfPlay(game, { features, net })
    const practice = { ...PRACTICE, lambda: 1, kept: 0.5 }
    const replay = new Replay(net.inputs, 4000)
    const errors: number[] = []
    for (let seed = 0; seed < 400; seed++) {
      const tested = seed % 4 === 0
      const chance = seededChance(seed)
      const lessons = player.play(practice, chance, (input, win, margin) =>
        tested ? learner.test(input, win) : replay.add(input, win, margin),
      )
      replay.review(learner, 4 * lessons, 0.003, chance)
      if (seed % 133 === 132) errors.push(learner.error())
    }
    expect(item(errors, 2)).toBeLessThan(item(errors, 0))
    expect(item(errors, 2)).toBeLessThan(0.22)
  })

  test('is the same for the same seeds', () => {
    const trained = () => {
      const net = netOf(inputsOf(features), 4)
      const player = new SelfPlay(game, { features, net })
      const learner = new Learner(net)
      const practice = { ...PRACTICE, lambda: 0.9, kept: 1 }
      for (let seed = 0; seed < 30; seed++) {
        player.play(practice, seededChance(seed), (input, win, margin) =>
          learner.learn(input, win, margin, 0.003),
        )
      }
      return Array.from(net.values)
    }
    expect(trained()).toEqual(trained())
  })

  test('leaves weights that a file holds closely', () => {
    const values = freshWeights(inputsOf(features), 4, seededChance(1))
    for (let i = 0; i < inputsOf(features); i++) values[i * 6 + 4] = 1
    const packed = packedWeights(features, 4, values, 'a test')
    expect(packed).toMatchObject({ made: 'a test', hidden: 4, ofTable: ['turns'] })
    const back = adaptedWeights(packed, features, 4, seededChance(2)) ?? []
    expect(back).toHaveLength(sizeOf(2 * PARTS + 1, 4))
    for (const [i, value] of back.entries()) expect(value).toBeCloseTo(values[i] ?? 9, 3)
  })

  test('goes on from weights for other features with those they share', () => {
    const values = freshWeights(inputsOf(features), 4, seededChance(1))
    for (let i = 0; i < inputsOf(features); i++) values[i * 6 + 4] = 1
    const packed = packedWeights(features, 4, values, 'a test')
    const other = { ...features, ofSeat: ['new', 'to act'], ofTable: ['turns', 'more'] }
    const adapted = adaptedWeights(packed, other, 4, seededChance(2))
    if (adapted === null) throw new Error('nothing adapted')
    const of = (weights: Float32Array, input: number[]) =>
      Array.from(new Net(input.length, 4, weights).judge(Float64Array.from(input)))
    const before = of(values, [0, 0.5, 0, 1, 0, -1, 2])
    const after = of(adapted, [9, 0.5, 9, 1, 9, -1, 2, 9])
    for (const [head, value] of before.entries()) expect(after[head]).toBeCloseTo(value, 2)
    expect(adaptedWeights(packed, other, 3, seededChance(2))).toBeNull()
  })

  test('goes on with more hidden units, which say nothing before they have learned', () => {
    const values = freshWeights(inputsOf(features), 4, seededChance(1))
    for (let i = 0; i < inputsOf(features); i++) values[i * 6 + 4] = 1
    const packed = packedWeights(features, 4, values, 'a test')
    const wide = adaptedWeights(packed, features, 9, seededChance(2))
    if (wide === null) throw new Error('nothing adapted')
    const input = Float64Array.from([0.3, 0.5, 0.1, 1, 0, -1, 2])
    const before = Array.from(new Net(7, 4, values).judge(input))
    const after = new Net(7, 9, wide).judge(input)
    for (const [head, value] of before.entries()) expect(after[head]).toBeCloseTo(value, 2)
  })

  test('by search, and against a stranger, hands over lessons of both seats', () => {
    const net = netOf(inputsOf(features), 4)
    const player = new SelfPlay(game, { features, net })
    const asked: number[] = []
    const stranger: Bot = {
      name: 'stranger',
      choose(_game, question) {
        asked.push(question.seat)
        return item(question.legal, 0)
      },
    }
    const practice = { ...PRACTICE, lambda: 1, kept: 1, simulations: 8 }
    const strangers = new Map([[1, stranger]])
    const lessons = player.play({ ...practice, strangers }, seededChance(1), () => {})
    expect(lessons).toBeGreaterThan(0)
    expect(new Set(asked)).toEqual(new Set([1]))
    const alone = [1, 2].map(() => player.play(practice, seededChance(2), () => {}))
    expect(alone[0]).toBe(alone[1])
  })

  test('forgets the first weights of what was never met', () => {
    const values = freshWeights(inputsOf(features), 4, seededChance(1))
    values[4] = 1
    const { values: packed } = packedWeights(features, 4, values, 'a test')
    expect(packed.slice(0, 6).every((value) => value === 0)).toBe(false)
    expect(packed.slice(6, 12)).toEqual([0, 0, 0, 0, 0, 0])
  })
})
