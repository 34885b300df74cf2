import { expect, test } from 'vitest'
import { collect, frameCodec } from './index.ts'

test('registries of several modules become one', () => {
  expect(collect([{ a: 1 }, { b: 2 }])).toEqual({ a: 1, b: 2 })
  expect(() => collect([{ a: 1 }, { a: 2 }])).toThrow('two modules define a')
})

type Frame = { kind: 'walk'; step: number } | { kind: 'pay'; price: number; mayWait: boolean }

/** One shape for every kind. */
const blank = (kind: Frame['kind']): Frame => ({ kind, step: 0, price: 0, mayWait: false })

const codec = frameCodec<Frame, { readonly kind: Frame['kind']; readonly n?: number }>(
  { walk: { step: 'n' }, pay: { price: 'n', mayWait: 'open' } },
  blank,
)

test('a question is stored under its own names, without what is at its default', () => {
  const walk: Frame = { ...blank('walk'), kind: 'walk', step: 3 }
  const pay: Frame = { ...blank('pay'), kind: 'pay', price: 3, mayWait: true }
  expect(codec.write(walk)).toEqual({ kind: 'walk', n: 3 })
  expect(codec.write(pay)).toEqual({ kind: 'pay', n: 3, open: true })
  expect(codec.write(blank('pay'))).toEqual({ kind: 'pay' })
})

test('a stored question is read into the one shape of all questions', () => {
  expect(codec.read({ kind: 'walk', n: 3 })).toEqual({ ...blank('walk'), step: 3 })
  expect(codec.read({ kind: 'pay', n: 3 })).toEqual({ ...blank('pay'), price: 3 })
})
