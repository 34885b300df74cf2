import { describe, expect, test } from 'vitest'
import { type Elevation, elevation } from './section.ts'

const drawn = (
  card: string,
  type: Elevation['type'],
  progress: Elevation['progress'] = 'finished',
) => elevation({ card, type, progress, width: 100, height: 150, ornament: null })

const cards = (type: string, n: number): string[] =>
  Array.from({ length: n }, (_, i) => `${type}-${String(i + 1).padStart(2, '0')}`)

describe('the elevation of a card', () => {
  test('is the same whenever it is drawn', () => {
    const once = JSON.stringify(drawn('dome-03', 'dome'))
    const many = cards('other', 450).map((card) => drawn(card, 'middle'))
    expect(many).toHaveLength(450)
    expect(JSON.stringify(drawn('dome-03', 'dome'))).toBe(once)
  })

  test.each(['base', 'middle', 'dome'] as const)('is like no other of its kind: %s', (type) => {
    const all = cards(type, 14).map((card) => JSON.stringify(drawn(card, type)))
    expect(new Set(all).size).toBe(14)
  })

  test('is richer the further it is built, and never breaks', () => {
    for (const type of ['base', 'middle', 'dome'] as const) {
      const [planned, claimed, finished] = (['planned', 'claimed', 'finished'] as const).map(
        (progress) => drawn(`${type}-02`, type, progress),
      )
      expect(finished?.length).toBeGreaterThan(planned?.length ?? 0)
      expect(claimed?.length).toBe(planned?.length)
      for (const { d } of finished ?? []) expect(d).not.toMatch(/NaN|undefined|Infinity/)
    }
  })

  test('shows who decorated it', () => {
    const bare = drawn('middle-05', 'middle')
    const decorated = elevation({
      card: 'middle-05',
      type: 'middle',
      progress: 'finished',
      width: 100,
      height: 150,
      ornament: 'blue',
    })
    expect(bare.some(({ fill }) => fill === 'var(--p-blue)')).toBe(false)
    expect(decorated.some(({ fill }) => fill === 'var(--p-blue)')).toBe(true)
  })
})
