import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { letterOf, marksOf } from '../../../games/red-cathedral/board/src/art/signs.ts'
import { SHAPES } from '../../../packages/ui/src/shape.tsx'
import { theBrowser } from './browser.ts'

let page: Page
beforeAll(async () => {
  page = await (await theBrowser()).newPage()
})
afterAll(() => page.close())

/** The part of all that either covers which one of them covers alone: 0 is the same, 1 nothing in common. */
const UNLIKE = `(one, other) => {
  const drawn = (d) => {
    const pen = new OffscreenCanvas(96, 96).getContext('2d')
    pen.scale(4, 4)
    pen.fill(new Path2D(d), 'evenodd')
    return pen.getImageData(0, 0, 96, 96).data
  }
  const [a, b] = [drawn(one), drawn(other)]
  let both = 0
  let either = 0
  for (let i = 3; i < a.length; i += 4) {
    if (a[i] > 127 && b[i] > 127) both += 1
    if (a[i] > 127 || b[i] > 127) either += 1
  }
  return 1 - both / either
}`

const unlike = (one: string, other: string): Promise<number> =>
  page.evaluate(`(${UNLIKE})(${JSON.stringify(one)}, ${JSON.stringify(other)})`)

const MATERIALS = ['wood', 'brick', 'stone', 'gold', 'green', 'purple']

test('without colour every player and every die has a shape of its own', async () => {
  const shapes = Object.entries(SHAPES)
  expect(shapes).toHaveLength(6)
  for (const [index, [name, d]] of shapes.entries()) {
    for (const [other, e] of shapes.slice(index + 1)) {
      expect.soft(await unlike(d, e), `${name} and ${other}`).toBeGreaterThan(0.12)
    }
  }
})

test('without colour every material has an outline, marks and a letter of its own', async () => {
  expect(new Set(MATERIALS.map(letterOf)).size).toBe(MATERIALS.length)
  for (const [index, name] of MATERIALS.entries()) {
    for (const other of MATERIALS.slice(index + 1)) {
      const [outline, ...marks] = marksOf(name).map(({ d }) => d)
      const [otherOutline, ...otherMarks] = marksOf(other).map(({ d }) => d)
      const seen = await unlike(outline ?? '', otherOutline ?? '')
      expect.soft(seen, `${name} and ${other}`).toBeGreaterThan(0.12)
      expect.soft(marks.join()).not.toBe(otherMarks.join())
    }
  }
})

test('what is the same would be found', async () => {
  expect(await unlike(SHAPES.red, SHAPES.red)).toBe(0)
  expect(await unlike(SHAPES.red, SHAPES.white)).toBeGreaterThan(0.2) // a ring is no disc
})
