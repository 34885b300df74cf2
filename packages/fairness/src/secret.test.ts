import { createHash, createHmac } from 'node:crypto'
import { type Chance, shuffled } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import {
  commitmentOf,
  newSecret,
  secretChance,
  secretFromHex,
  secretFromSeed,
  secretToHex,
} from './index.ts'

const secret = secretFromSeed('golden')
const draws = (chance: Chance, below: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.int(below))

describe('a secret', () => {
  test('is 32 bytes of the source it is given', () => {
    const bytes = newSecret((count) => new Uint8Array(count).fill(7))
    expect(secretToHex(bytes)).toBe('07'.repeat(32))
    expect(() => newSecret(() => new Uint8Array(16))).toThrow(RangeError)
    expect(() => secretFromHex('00')).toThrow(RangeError)
  })

  test('is one’s own, whatever becomes of the source', () => {
    const source = new Uint8Array(32)
    const bytes = newSecret(() => source)
    source.fill(9)
    expect(secretToHex(bytes)).toBe('00'.repeat(32))
  })

  test('is promised by its SHA-256', () => {
    expect(commitmentOf(secret)).toBe(createHash('sha256').update(secret).digest('hex'))
    expect(commitmentOf(new Uint8Array(32))).toBe(
      '66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925',
    )
  })

  test('from a seed is the same everywhere', () => {
    expect(secretToHex(secret)).toBe(
      '2567b1eb9c72562bd7083dd0645f0d5eb9237a17105c8bc9c280487372ccb8a6',
    )
    expect(secretFromHex(secretToHex(secret))).toEqual(secret)
  })
})

describe('the chance of a secret', () => {
  test('is the same everywhere', () => {
    expect(draws(secretChance(secret), 1000, 10)).toEqual([
      234, 121, 749, 250, 504, 965, 966, 95, 195, 433,
    ])
    expect(draws(secretChance(secret).split('setup'), 6, 10)).toEqual([
      3, 4, 2, 3, 3, 1, 2, 4, 4, 0,
    ])
    expect(draws(secretChance(secret).split(3), 2 ** 32, 3)).toEqual([
      3042804181, 2505749079, 2996897077,
    ])
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], secretChance(secret))).toEqual([
      5, 4, 7, 1, 8, 6, 2, 3,
    ])
  })

  test('are the words of HMAC-SHA-256 over the path of labels and a counter', () => {
    const block = (name: string) => createHmac('sha256', secret).update(name).digest()
    const words = [block('["a/b","7",0]'), block('["a/b","7",1]')].flatMap((bytes) =>
      Array.from({ length: 8 }, (_, i) => bytes.readUInt32BE(4 * i)),
    )
    expect(draws(secretChance(secret).split('a/b').split(7), 2 ** 32, 16)).toEqual(words)
  })

  test('is fair: a die of six, and the order of four', () => {
    const counts = new Map<string, number>()
    const chance = secretChance(secret)
    for (const key of draws(chance, 6, 30_000))
      counts.set(`${key}`, (counts.get(`${key}`) ?? 0) + 1)
    expect(chiSquare([...counts.values()])).toBeLessThan(20.5)
    counts.clear()
    for (let i = 0; i < 12_000; i++) {
      const order = shuffled(['a', 'b', 'c', 'd'], chance).join('')
      counts.set(order, (counts.get(order) ?? 0) + 1)
    }
    expect(counts.size).toBe(24)
    expect(chiSquare([...counts.values()])).toBeLessThan(49.7)
  })

  test('splits into streams of their own, by path and by secret', () => {
    const root = secretChance(secret)
    const streams = [
      root,
      root.split('a'),
      root.split('a').split('b'),
      root.split('a","b'),
      root.split('b').split('a'),
      secretChance(secretFromSeed('another')),
    ]
    expect(new Set(streams.map((stream) => draws(stream, 100, 20).join())).size).toBe(
      streams.length,
    )
    draws(root, 6, 50)
    expect(draws(root.split('a'), 100, 20)).toEqual(draws(secretChance(secret).split('a'), 100, 20))
  })

  test.each([0, Number.NaN, 2 ** 33])('knows no number below %d', (below) => {
    expect(() => secretChance(secret).int(below)).toThrow(RangeError)
  })
})

function chiSquare(counts: readonly number[]): number {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}
