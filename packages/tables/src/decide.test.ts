import { toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import type { AnyGame } from './table.ts'
import { cardOf, Sitting } from './testing/sitting.ts'

const game = (players = 2) => toyGame(players) as unknown as AnyGame
const sitting = (players = 2) => new Sitting(cardOf(game(players)))

describe('before the start', () => {
  test('who comes first gets the first free seat', () => {
    const at = sitting()
    at.must('ann', { type: 'sit', name: 'Ann' })
    at.must('bob', { type: 'sit', name: 'Bob' })
    expect(at.table.chairs.map(({ name }) => name)).toEqual(['Ann', 'Bob'])
    expect(at.wish('cleo', { type: 'sit', name: 'Cleo' })).toBe('full')
  })
  test('bots play at the seats that the host gave them', () => {
    const at = sitting(3).start('ann', 'bob', ':random')
    at.play({ type: 'hold' })
    at.play({ type: 'hold' })
    expect(at.table.botToPlay).toEqual({ seat: 2, bot: 'random' })
  })
})
