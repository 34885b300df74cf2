import { greedy } from '@guildhall/bots'
import type { Message } from '@guildhall/kernel'
import { expect, test } from 'vitest'
import { recordPlaythrough } from './index.ts'
import { toyGame } from './toy/index.ts'

const say = ({ key, params }: Message): string =>
  [
    key.split('.').at(-1),
    ...Object.entries(params).map(([name, value]) => `${name} ${value}`),
  ].join(' ')

test('a playthrough tells who wished what, what happened, and how it ended', () => {
  expect(recordPlaythrough(toyGame(2, 2), 'golden', say, { hashEvery: 3 })).toBe(`\
toy {"rounds":2}, seed golden: random, random
0. setup → #fd5189ec8d0aad16
1. seat 0, turn: hold → turnEnded seat 0
2. seat 1, turn: roll → paid seat 1; rolled seat 1 die 6
3. seat 1, rolled: reveal card 6 → revealed seat 1 card 6; turnEnded seat 1 #31dedf1f1be51e15
4. seat 0, turn: hold → turnEnded seat 0
5. seat 1, turn: draw → drew seat 1 card 3; turnEnded seat 1
end #94961a19293db638
seat 0 is number 2 with 12: hand 9, revealed 0, coins 3
seat 1 is number 1 with 24: hand 4, revealed 18, coins 2
`)
})

test('other bots play another game, and the same ones the same', () => {
  const record = () => recordPlaythrough(toyGame(2), 'x', say, { bots: [greedy(), greedy()] })
  expect(record()).toBe(record())
  expect(record()).not.toBe(recordPlaythrough(toyGame(2), 'x', say))
})
