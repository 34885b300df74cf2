import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { difference, differenceTo, EYES, light } from './colour.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const SHEETS = [
  'packages/ui/src/theme.css',
  'games/red-cathedral/board/src/board.css',
  'games/craftsmen-builders/board/src/art.css',
]

type Theme = 'light' | 'dark' | 'contrast'

/** The colours of every token in a theme. */
function tokens(theme: Theme): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const sheet of SHEETS) {
    const css = readFileSync(join(ROOT, sheet), 'utf8')
    const contrast = /\[data-theme="contrast"\] \{([^}]*)\}/.exec(css)?.[1] ?? ''
    const root = /:root \{([^}]*)\}/.exec(css)?.[1] ?? ''
    for (const block of theme === 'contrast' ? [root, contrast] : [root]) {
      for (const [, name = '', value = ''] of block.matchAll(/--([\w-]+): ([^;]*);/g)) {
        const pair = /^light-dark\((#\w+), (#\w+)\)$/.exec(value)
        const colour = pair === null ? value : (pair[theme === 'dark' ? 2 : 1] ?? '')
        if (/^#[0-9a-f]{6}$/.test(colour)) found.set(name, colour)
      }
    }
  }
  return found
}

function luminance(colour: string): number {
  const [r, g, b] = light(colour)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [low = 0, high = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (high + 0.05) / (low + 0.05)
}

const GROUNDS = ['paper', 'sheet', 'well']
const SEASONS = ['spring', 'summer', 'autumn', 'winter']
const COLOURS = ['red', 'green', 'blue', 'yellow', 'white', 'black']

/** What is written on what, and how clearly at least. */
const READ: readonly (readonly [ink: string, ground: string, least: number])[] = [
  ...GROUNDS.flatMap((ground) => [
    ['ink', ground, 7] as const,
    ...['ink-2', 'ink-3', 'chalk', 'good', 'bad'].map((ink) => [ink, ground, 4.5] as const),
    ['line-strong', ground, 3] as const,
  ]),
  ['on-chalk', 'chalk', 4.5],
  ['chalk', 'chalk-soft', 3],
  ['ink', 'chalk-soft', 7],
  ['label-ink', 'label', 7],
  ['label-ink', 'tile', 7],
  ...COLOURS.map((colour) => [`on-${colour}`, `p-${colour}`, 4.5] as const),
  ...SEASONS.map((season) => ['ink', season, 7] as const),
  ...SEASONS.map((season) => ['ink-2', season, 4.5] as const),
  ...SEASONS.map((season) => ['chalk', season, 3] as const),
  ['plan-ink', 'plan-fill', 3],
  ['scaffold', 'plan-fill', 3],
  ['ink', 'cb-ground', 7],
  ['ink', 'cb-sky-1', 7],
  ['ink', 'cb-sky-2', 7],
  ['cb-plan', 'cb-sky-2', 3],
]

describe.each(['light', 'dark', 'contrast'] as const)('the theme %s', (theme) => {
  const colours = tokens(theme)
  const of = (name: string): string => {
    const colour = colours.get(name)
    if (colour === undefined) throw new Error(`no colour ${name}`)
    return colour
  }
  test.each(Object.entries(EYES))('the colours of the players differ to eyes: %s', (_, eye) => {
    const players = ['red', 'green', 'blue', 'yellow']
    for (const [index, one] of players.entries()) {
      for (const other of players.slice(index + 1)) {
        const seen = differenceTo(eye, of(`p-${one}`), of(`p-${other}`))
        expect.soft(seen, `${one} and ${other}`).toBeGreaterThanOrEqual(20)
      }
    }
  })
  test.each(READ)('%s can be told from %s', (ink, ground, least) => {
    expect(contrast(of(ink), of(ground))).toBeGreaterThanOrEqual(least)
  })
})

test('black on white is as clear as can be, a colour on itself not at all', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#b3392b', '#b3392b')).toBe(1)
})

/** Of the pairs with which Sharma, Wu and Dalal (2005) test it. */
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[90.8027, -2.0831, 1.441], [91.1528, -1.6435, 0.0447], 1.4441],
  [[2.0776, 0.0795, -1.135], [0.9033, -0.0636, -0.5514], 0.9082],
] as const)('%j and %j differ by %d', (one, other, seen) => {
  expect(difference(one, other)).toBeCloseTo(seen, 3)
})
