import { greedy } from '@guildhall/bots'
import { expect, test } from 'vitest'
import { recordPlaythrough } from './index.ts'
import { toyGame } from './toy/index.ts'

test('a playthrough holds who did what, what happened, and how it ended', () => {
  expect(recordPlaythrough(toyGame(2, 2), 'golden', { hashEvery: 3 })).toBe(`\
toy {"rounds":2}, seed golden: random, random
0. setup → dealt deck [3,1,4,5,6,6,4,2,5,3,3,1,5,2] hands [[4,2],[6,1]] #610cca121d8ef438
1. seat 0, turn: hold → turnEnded seat 0
2. seat 1, turn: roll → paid seat 1; rolled seat 1 die 2
3. seat 1, rolled: keep → turnEnded seat 1 #2bc6bb11d36b3fed
4. seat 0, turn: hold → turnEnded seat 0
5. seat 1, turn: draw → drew seat 1 card 6
6. seat 1, discard: discard card 1 → discarded seat 1 card 1; turnEnded seat 1 #efbc902478f37a1b
end #efbc902478f37a1b
seat 0 is number 2 with 9: hand 6, revealed 0, coins 3
seat 1 is number 1 with 14: hand 12, revealed 0, coins 2
`)
})

test('other bots play another game, and the same ones the same', () => {
  const record = () => recordPlaythrough(toyGame(2), 'x', { bots: [greedy(), greedy()] })
  expect(record()).toBe(record())
  expect(record()).not.toBe(recordPlaythrough(toyGame(2), 'x'))
})
