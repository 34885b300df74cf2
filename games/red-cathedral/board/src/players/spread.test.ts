import { expect, test } from 'vitest'
import { spread } from './spread.ts'

const headsOf = (...tips: number[]): number[] => {
  const pins = tips.map((tip) => ({ tip, head: tip }))
  spread(pins, 20, 200)
  return pins.map(({ head }) => head)
}

test('heads that have room stand over their places', () => {
  expect(headsOf(30, 60, 150)).toEqual([30, 60, 150])
})

test('heads on one place stand side by side, centred over it', () => {
  expect(headsOf(100, 100, 100, 100)).toEqual([70, 90, 110, 130])
})

test('a group that grows into its neighbour takes it in', () => {
  expect(headsOf(60, 90, 90, 90)).toEqual([52.5, 72.5, 92.5, 112.5])
})

test('no head leaves the track', () => {
  expect(headsOf(2, 2)).toEqual([10, 30])
  expect(headsOf(199, 199)).toEqual([170, 190])
})
