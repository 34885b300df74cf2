import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import type { Position } from '../positions/position.ts'
import { withContractors } from '../testing/contractors.ts'
import { line, scored } from '../testing/last-turn.ts'
import { happened, player } from '../testing/table.ts'

const { specialists } = builtInComponents()

/** A tile for each of these tools, none of them twice. */
function tiles(...tools: string[]): string[] {
  const rest = specialists.slice()
  return tools.map((tool) => {
    const place = rest.findIndex((each) => each.tool === `tool-${tool}`)
    if (place < 0) throw new Error(`there is no further ${tool}`)
    return rest.splice(place, 1)[0]?.id ?? ''
  })
}

/** What Red's tools give at the end. */
const prestige = (tools: readonly string[], more: Position = {}): number | undefined =>
  line(scored(withContractors({ ...more, red: { tools, ...more.red } })), 'tools')[0]

const SIX = ['hammer', 'saw', 'trowel', 'chisel', 'plumb', 'brush'] as const

describe('tools', () => {
  test('they are scored after the goods and before the towers — CT-9.1', () => {
    const at = scored(
      withContractors({
        sections: { 0: { owner: 'red', finished: true } },
        red: { rubles: 5, permits: 0, tools: tiles('saw') },
      }),
    )
    const labels = happened(at, 'scored')
      .filter(({ seat, points }) => seat === 0 && points > 0)
      .map(({ label }) => label)
    expect(labels).toEqual(['goods', 'tools', 'tower-1'])
  })

  test('the points are prestige and join the total — CT-9.1', () => {
    const at = (tools: string[]) =>
      player(scored(withContractors({ red: { position: 9, rubles: 0, permits: 0, tools } })), 'red')
    expect(at([]).prestige).toBe(2)
    expect(at(tiles('saw', 'brush', 'hammer')).prestige).toBe(6)
  })

  test.each([
    [1, 1],
    [2, 2],
    [3, 4],
    [4, 7],
    [5, 11],
    [6, 16],
  ])('a group of %i different tools gives %i — CT-9.2', (n, points) => {
    expect(prestige(tiles(...SIX.slice(0, n)))).toBe(points)
    expect(prestige(tiles(...SIX.slice(6 - n)))).toBe(points)
  })

  test('without tools nothing — CT-9.2', () => {
    expect(prestige([])).toBe(0)
  })

  /** The best of all divisions into groups of different tools, by trying them one after the other. */
  function best(counts: readonly number[]): number {
    const values = [0, 1, 2, 4, 7, 11, 16]
    const present = counts.flatMap((n, tool) => (n > 0 ? [tool] : []))
    if (present.length === 0) return 0
    let most = 0
    for (let mask = 1; mask < 1 << present.length; mask++) {
      const group = present.filter((_, i) => (mask & (1 << i)) !== 0)
      const rest = counts.map((n, tool) => (group.includes(tool) ? n - 1 : n))
      most = Math.max(most, (values[group.length] ?? 0) + best(rest))
    }
    return most
  }

  test.each([
    [[2, 1, 0, 0, 0, 0]],
    [[2, 2, 1, 0, 0, 0]],
    [[3, 1, 1, 0, 0, 0]],
    [[2, 2, 2, 0, 0, 0]],
    [[1, 2, 1, 2, 0, 0]],
    [[2, 1, 1, 1, 1, 1]],
  ])('no other division gives more: %j — CT-9.3', (counts) => {
    const own = counts.flatMap((n, tool) => Array.from({ length: n }, () => SIX[tool] ?? 'saw'))
    expect(prestige(tiles(...own))).toBe(best(counts))
  })
})

describe('what is no tool', () => {
  test('a specialist still face up — CT-9.4', () => {
    const [used = '', unused = ''] = tiles('hammer', 'saw')
    expect(prestige([used], { red: { tools: [used], specialist: unused } })).toBe(1)
  })

  test('with unusedSpecialistCountsAsTool it is one — CT-9.4', () => {
    const [used = '', unused = ''] = tiles('hammer', 'saw')
    const options = { unusedSpecialistCountsAsTool: true }
    expect(prestige([used], { options, red: { tools: [used], specialist: unused } })).toBe(2)
    expect(prestige([used], { options })).toBe(1)
  })

  test('a specialist removed from the game — CT-9.5', () => {
    const [used = '', ...gone] = tiles('hammer', 'saw', 'brush')
    expect(prestige([used], { removed: gone })).toBe(1)
  })

  test('contractors give nothing — CT-9.6', () => {
    const at = scored(
      withContractors({ red: { rubles: 0, contractors: { 'city-moscow': 3, 'city-ryazan': 3 } } }),
    )
    const gained = happened(at, 'scored').filter(({ seat }) => seat === 0)
    expect(gained.filter(({ points }) => points > 0)).toEqual([])
  })
})

describe('worked examples', () => {
  test('hammer, saw, trowel, saw: 4 + 1 = 5 — CT-9-EX1', () => {
    expect(prestige(tiles('hammer', 'saw', 'trowel', 'saw'))).toBe(5)
  })

  test('two hammers, two saws, one each of the other four: 16 + 2 = 18 — CT-9-EX2', () => {
    expect(prestige(tiles(...SIX, 'hammer', 'saw'))).toBe(18)
  })

  test('three brushes: 3 — CT-9-EX3', () => {
    expect(prestige(tiles('brush', 'brush', 'brush'))).toBe(3)
  })

  test('five different tools: 11 — CT-9-EX4', () => {
    expect(prestige(tiles('hammer', 'saw', 'trowel', 'plumb', 'brush'))).toBe(11)
  })
})
