import { item, legalCommands, seededChance, stableHash } from '@guildhall/kernel'
import { type State, toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { type Bot, greedy, questionAt, random, simulateGame } from './index.ts'

const game = toyGame(2, 6)

/** The states of a random game in which somebody has to decide. */
function statesOf(seed: number): State[] {
  const state = game.blank()
  for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
  const chance = seededChance(seed).split('play')
  const states: State[] = []
  while (game.actor(state) !== null) {
    states.push(game.copy(state))
    const legal = legalCommands(game, state)
    game.play(state, item(legal, chance.int(legal.length)), chance)
  }
  return states
}

function choiceIn(state: State, bot: Bot): unknown {
  const seat = game.actor(state)?.seat ?? 0
  return bot.choose(game, questionAt(game, state, seat), seededChance('bot'))
}

/** The share of wins of the first bot, each deal played from both seats; a tie is half a win. */
function winShare(first: Bot, second: Bot, deals: number): number {
  let wins = 0
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) {
      const bots = seat === 0 ? [first, second] : [second, first]
      const { seats } = simulateGame(game, bots, deal).outcome
      const [mine, other] = [item(seats, seat).total, item(seats, 1 - seat).total]
      wins += mine > other ? 1 : mine === other ? 0.5 : 0
    }
  }
  return wins / deals / 2
}

describe('a bot is honest', () => {
  test.each([random, greedy(), greedy(3)])(
    'it chooses alike where the views are equal: $name',
    (bot) => {
      let differing = 0
      for (const state of [1, 2, 3].flatMap(statesOf)) {
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
