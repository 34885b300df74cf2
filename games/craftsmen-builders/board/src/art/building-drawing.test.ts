import { loadComponents } from '@guildhall/craftsmen-builders'
import { expect, test } from 'vitest'
import { elevation } from './building-drawing.ts'
import { PLANS } from './plans.ts'
import { SIGN_NAMES } from './signs.ts'

const loaded = loadComponents(undefined)
if (!loaded.ok) throw new Error('the built-in components can be read')
const { buildings, craftsmen } = loaded.value

test('every building is drawn, and no two alike', () => {
  const drawn = buildings.map(({ id, level }) => JSON.stringify(elevation(id, level)))
  expect(new Set(drawn).size).toBe(buildings.length)
  for (const strokes of drawn) expect(strokes).not.toMatch(/NaN|undefined/)
})

test('every building has a plan of its own, and every plan a building', () => {
  const slugs = buildings.map(({ id }) => id.replace(/^building-\d-/, ''))
  expect(Object.keys(PLANS)).toEqual(slugs)
})

test('a building that nobody has drawn is drawn all the same, each in its own way', () => {
  const mine = ['building-2-owl-house', 'building-2-bell-house'].map((id) => elevation(id, 2))
  expect(mine.every((strokes) => strokes.length > 10)).toBe(true)
  expect(mine[0]).not.toEqual(mine[1])
})

test('every craftsman has a tool of his own', () => {
  const ordinary = craftsmen.filter(({ role }) => role === 'ordinary')
  expect(SIGN_NAMES).toEqual(
    expect.arrayContaining(ordinary.map(({ id }) => id.replace('craftsman-', ''))),
  )
})
