import { expect, test } from 'vitest'
import { hashOf, momentOf } from './step-hash.ts'

test('a link names a step and a seat, and comes back as the same moment', () => {
  for (const moment of [
    { step: 42, viewer: 1 },
    { step: 0, viewer: 'spectator' },
  ] as const) {
    expect(momentOf(hashOf(moment), 100, 2)).toEqual(moment)
  }
})

test('what a link cannot mean is the nearest that it can', () => {
  expect(momentOf('#step=900&seat=7', 100, 2)).toEqual({ step: 100, viewer: 'spectator' })
  expect(momentOf('#step=-3', 100, 2)).toEqual({ step: 0, viewer: 'spectator' })
  expect(momentOf('', 100, 2)).toEqual({ step: 0, viewer: 'spectator' })
})
