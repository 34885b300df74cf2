import { message as untyped } from '@guildhall/kernel'
import { expect, test } from 'vitest'
import type { NoParameters, Parameter, TypedMessage } from './typed.ts'

interface Texts {
  readonly 'home.title': NoParameters
  readonly 'home.turn': { readonly n: number }
  readonly 'home.play': { readonly game: Parameter }
}
const message = untyped as TypedMessage<Texts>

test('a message has the parameters of its text, or does not compile', () => {
  expect(message('home.title')).toEqual(untyped('home.title'))
  expect(message('home.turn', { n: 1 })).toEqual(untyped('home.turn', { n: 1 }))
  const either: 'home.turn' | 'home.play' = Math.max(1, 2) > 1 ? 'home.play' : 'home.turn'
  expect(message(either, { n: 1, game: 'x' }).key).toBe('home.play')
  // @ts-expect-error no text has this key
  message('home.none')
  // @ts-expect-error a parameter is missing
  message('home.turn')
  // @ts-expect-error a parameter is misspelt
  message('home.turn', { m: 1 })
  // @ts-expect-error a number decides between plurals
  message('home.turn', { n: 'one' })
  // @ts-expect-error the text has no parameters
  message('home.title', { n: 1 })
  // @ts-expect-error either text could be meant, and one needs more
  message(Math.max(1, 2) > 1 ? 'home.play' : 'home.turn', { n: 1 })
})
