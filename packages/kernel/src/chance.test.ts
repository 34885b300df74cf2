import { describe, expect, test } from 'vitest'
import { type Chance, intBelow, rollDie, seededChance, shuffled } from './index.ts'

const draws = (chance: Chance, below: number, count: number): number[] =>
  Array.from({ length: count }, () => chance.int(below))

/** How far counts are from equal ones; compared with the value that chance exceeds once in 1000. */
function chiSquare(keys: readonly (string | number)[], cells: number): number {
  const counts = new Map<string | number, number>()
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1)
  expect(counts.size).toBe(cells)
  const mean = keys.length / cells
  return [...counts.values()].reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0)
}
const LIMIT = { 5: 20.5, 9: 27.9, 23: 49.7, 35: 66.6 }

describe('every number is equally likely', () => {
  test('a die of six, from one stream', () => {
    expect(chiSquare(draws(seededChance('dice'), 6, 60_000), 6)).toBeLessThan(LIMIT[5])
  })

  test('a number below ten, from one stream', () => {
    expect(chiSquare(draws(seededChance('tens'), 10, 60_000), 10)).toBeLessThan(LIMIT[9])
  })

  test('the first number of many seeds', () => {
    const firsts = Array.from({ length: 60_000 }, (_, seed) => seededChance(seed).int(6))
    expect(chiSquare(firsts, 6)).toBeLessThan(LIMIT[5])
  })

  test('the order of four shuffled items, from one stream and over many seeds', () => {
    const items = ['a', 'b', 'c', 'd']
    const chance = seededChance('shuffle')
    const orders = Array.from({ length: 48_000 }, () => shuffled(items, chance).join(''))
    const firsts = Array.from({ length: 48_000 }, (_, seed) =>
      shuffled(items, seededChance(`seed ${seed}`)).join(''),
    )
    expect(chiSquare(orders, 24)).toBeLessThan(LIMIT[23])
    expect(chiSquare(firsts, 24)).toBeLessThan(LIMIT[23])
  })

  test('a word that would favour the low numbers is drawn again', () => {
    const words = [0b111, 0b110, 0b11101]
    expect(intBelow(6, () => words.shift() ?? 0)).toBe(0b101)
    expect(words).toEqual([])
  })
})

describe('streams say nothing of each other', () => {
  const pairs = (a: readonly number[], b: readonly number[]) =>
    a.map((value, i) => `${value}${b[i]}`)

  test('two streams split from one', () => {
    const root = seededChance('root')
    const [left, right] = [draws(root.split('a'), 6, 36_000), draws(root.split('b'), 6, 36_000)]
    expect(chiSquare(pairs(left, right), 36)).toBeLessThan(LIMIT[35])
  })

  test('a stream and what is split from it', () => {
    const root = seededChance('root')
    const split = draws(root.split(0), 6, 36_000)
    expect(chiSquare(pairs(draws(root, 6, 36_000), split), 36)).toBeLessThan(LIMIT[35])
  })

  test('the first numbers of steps that follow each other', () => {
    const root = seededChance('steps')
    const firsts = Array.from({ length: 36_001 }, (_, step) => root.split(step).int(6))
    expect(chiSquare(pairs(firsts.slice(1), firsts.slice(0, -1)), 36)).toBeLessThan(LIMIT[35])
  })

  test('a split stream does not depend on what was drawn before', () => {
    const [fresh, used] = [seededChance('x'), seededChance('x')]
    draws(used, 6, 100)
    expect(draws(used.split('a'), 100, 20)).toEqual(draws(fresh.split('a'), 100, 20))
  })

  test('paths that read alike are different streams', () => {
    const root = seededChance('x')
    const streams = [
      root.split('a').split('b'),
      root.split('a/b'),
      root.split('a~1b'),
      seededChance('x/a/b'),
      seededChance('x/a').split('b'),
    ]
    const texts = streams.map((stream) => draws(stream, 1000, 10).join())
    expect(new Set(texts).size).toBe(streams.length)
  })
})

describe('the same seed gives the same numbers in every engine', () => {
  // The first two lines were computed a second time by a program in another language.
  test('numbers, words, splits and shuffles', () => {
    const chance = seededChance('guildhall')
    expect(draws(chance, 1000, 12)).toEqual([
      226, 669, 340, 126, 354, 975, 5, 520, 215, 39, 659, 463,
    ])
    expect(draws(chance, 2 ** 32, 4)).toEqual([118741072, 3863544286, 2623996459, 550192302])
    expect(draws(seededChance('guildhall').split('setup'), 6, 6)).toEqual([0, 0, 2, 2, 2, 0])
    expect(draws(seededChance(7).split(3).split('a/b~c'), 100, 6)).toEqual([71, 53, 39, 46, 88, 29])
    expect(shuffled([1, 2, 3, 4, 5, 6, 7, 8], seededChance('deck'))).toEqual([
      2, 8, 7, 5, 6, 4, 3, 1,
    ])
  })
})

describe('what is asked of chance must make sense', () => {
  test.each([0, -1, 0.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 33, 2 ** 32 + 1])(
    'no number below %d',
    (below) => {
      expect(() => seededChance(1).int(below)).toThrow(RangeError)
    },
  )

  test('below one there is only 0, and 2^32 is the most', () => {
    expect(draws(seededChance(1), 1, 5)).toEqual([0, 0, 0, 0, 0])
    expect(seededChance(1).int(2 ** 32)).toBeLessThan(2 ** 32)
  })

  test('a die shows 1 to 6', () => {
    const chance = seededChance('die')
    const rolls = new Set(Array.from({ length: 200 }, () => rollDie(chance)))
    expect([...rolls].sort()).toEqual([1, 2, 3, 4, 5, 6])
  })

  test('a shuffle leaves the list it was given as it was', () => {
    const items = Object.freeze([3, 1, 2])
    expect(shuffled(items, seededChance(1)).sort()).toEqual([1, 2, 3])
    expect(items).toEqual([3, 1, 2])
    expect(shuffled([], seededChance(1))).toEqual([])
  })
})
