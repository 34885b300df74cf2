import { legalCommands, seededChance, stableHash } from '@guildhall/kernel'
import type { State } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { greedy, questionAt, random } from './index.ts'
import { choiceIn, game, statesOf, winShare } from './testing/toy-table.ts'

describe('a bot is honest', () => {
  test.each([random, greedy(), greedy(3)])(
    'it chooses alike where the views are equal: $name',
    (bot) => {
      let differing = 0
      for (const state of [1, 2, 3].flatMap((seed) => statesOf(seed))) {
        const seat = game.actor(state)?.seat ?? 0
        const other = game.redeal(game.view(state, seat), seededChance('other secrets'))
        if (stableHash(other) !== stableHash(state)) differing++
        expect(choiceIn(other, bot)).toBe(choiceIn(state, bot))
      }
      expect(differing).toBeGreaterThan(20)
    },
  )
})

describe('greedy', () => {
  test('beats random', () => {
    expect(winShare(greedy(), random, 60)).toBeGreaterThan(0.8)
  })

  test('sees more when it answers further questions in its head', () => {
    expect(winShare(greedy(3), greedy(0), 60)).toBeGreaterThan(0.55)
  })

  test('takes the only command without looking', () => {
    const only = { type: 'hold' } as const
    const seen = game.view(game.blank(), 0)
    const unable = { ...game, redeal: () => expect.unreachable('no look was needed') }
    expect(
      greedy().choose(unable, { seat: 0, legal: [only], view: () => seen }, seededChance(1)),
    ).toBe(only)
  })

  test('takes the first of equals', () => {
    const even = { ...game, evaluate: () => 0 }
    const [state] = statesOf(1)
    if (state === undefined) throw new Error('no state')
    const legal = legalCommands(even, state)
    expect(greedy().choose(even, questionAt(game, state, 0), seededChance(1))).toBe(legal[0])
  })

  test('does not meet the same luck at every decision', () => {
    const chance = seededChance('bot')
    const [state] = statesOf(1)
    if (state === undefined) throw new Error('no state')
    const lucks = new Set<number>()
    const spying = {
      ...game,
      play: (table: State, command: Parameters<typeof game.play>[1], luck: typeof chance) => {
        lucks.add(luck.int(2 ** 32))
        game.play(table, command, luck)
      },
    }
    for (let i = 0; i < 5; i++) {
      greedy(0).choose(spying, questionAt(game, state, 0), chance)
    }
    expect(lucks.size).toBe(5)
  })
})
