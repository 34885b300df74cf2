import { seededChance } from '@guildhall/kernel'
import { toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { greedy, random } from '../index.ts'
import { playDeal, Sample, Standings, verdict } from './index.ts'

const sampleOf = (values: readonly number[]): Sample => {
  const sample = new Sample()
  for (const value of values) sample.add(value)
  return sample
}

describe('a sample', () => {
  test('knows its mean, its variance and where the mean lies', () => {
    const sample = sampleOf([1, 2, 3, 4, 5])
    expect([sample.n, sample.mean, sample.variance]).toEqual([5, 3, 2.5])
    const [low, high] = sample.interval
    // Student's t for four degrees is 2.776.
    expect(low).toBeCloseTo(3 - 2.776 * Math.sqrt(2.5 / 5), 1)
    expect(high).toBeCloseTo(3 + 2.776 * Math.sqrt(2.5 / 5), 1)
  })

  test('of one says nothing about where the mean lies', () => {
    expect(sampleOf([1]).interval).toEqual([Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY])
  })

  test('of many holds the true mean about nineteen times in twenty', () => {
    const chance = seededChance('coins')
    let held = 0
    for (let run = 0; run < 400; run++) {
      const tosses = Array.from({ length: 100 }, () => chance.int(2))
      const [low, high] = sampleOf(tosses).interval
      if (low <= 0.5 && high >= 0.5) held += 1
    }
    expect(held / 400).toBeGreaterThan(0.9)
    expect(held / 400).toBeLessThan(0.99)
  })
})

describe('a sequential test', () => {
  test.each([
    [0.5, 'low'],
    [0.6, 'high'],
  ] as const)('finds that a coin of %d is rather %s', (share, found) => {
    const chance = seededChance('test')
    let right = 0
    for (let run = 0; run < 50; run++) {
      const sample = new Sample()
      while (verdict(sample, 0.5, 0.6) === null) sample.add(chance.int(1000) < share * 1000 ? 1 : 0)
      if (verdict(sample, 0.5, 0.6) === found) right += 1
    }
    expect(right).toBeGreaterThanOrEqual(43)
  })

  test('says nothing after a few deals, whatever they brought', () => {
    expect(verdict(sampleOf([1, 1, 1, 1, 1, 1, 1]), 0.5, 0.6)).toBeNull()
    expect(verdict(sampleOf([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1]), 0.5, 0.6)).toBe('high')
  })
})

describe('a deal of the arena', () => {
  const game = toyGame(3)
  const bots = new Map([
    ['random', random],
    ['greedy', greedy()],
  ])
  const botOf = (name: string) => bots.get(name) ?? random
  let now = 0
  const clock = () => now++

  test('moves everybody through every seat, and shares out every win', () => {
    const shares = playDeal(game, { seats: ['greedy', 'random', 'random'], botOf, clock }, 7)
    expect([...shares.keys()]).toEqual(['greedy', 'random'])
    const [first, others] = [...shares.values()]
    expect((first?.wins ?? 0) + (others?.wins ?? 0)).toBeCloseTo(1)
    expect(first?.margin).toBeCloseTo(-(others?.margin ?? 0))
    expect(first?.decisions).toBeGreaterThan(0)
    // The clock goes on by one at every look: a decision takes just as long.
    expect(first?.ms).toBe(first?.decisions)
  })

  test('is the same for the same seed', () => {
    const played = () =>
      playDeal(game, { seats: ['greedy', 'random', 'random'], botOf, clock: () => 0 }, 7)
    expect(played()).toEqual(played())
  })

  test('is played once where all are alike', () => {
    const shares = playDeal(game, { seats: ['random', 'random', 'random'], botOf, clock }, 7)
    expect(shares.get('random')?.wins).toBeCloseTo(1)
  })

  test('is one entry of the account, whatever it brought', () => {
    const standings = new Standings(['greedy', 'random', 'random'])
    for (let seed = 0; seed < 12; seed++) {
      standings.add(playDeal(game, { seats: ['greedy', 'random', 'random'], botOf, clock }, seed))
    }
    const [first, others] = standings.list()
    expect(standings.deals).toBe(12)
    expect([first?.seats, others?.seats]).toEqual([1, 2])
    expect(first?.winShare).toBeGreaterThan(0.5)
    expect(first?.winInterval[0]).toBeLessThanOrEqual(first?.winShare ?? 0)
    expect(first?.msPerDecision).toBe(1)
    expect(standings.verdict({ on: 'wins', low: 0.33, high: 0.6 })).toBe('high')
  })
})
