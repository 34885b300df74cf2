import { firstDifference, fold, item, seededChance, stableHash } from '@guildhall/kernel'
import { toyGame } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { BOT_NAMES, type Bot, botNamed, greedy, random, simulateGame, type Tools } from './index.ts'

const game = toyGame(3)
const tools: Tools = { clock: () => 0, evaluation: () => null }
const bots = [random, greedy(), random]

describe('a simulated game', () => {
  test('is the same for the same seed, and another for another', () => {
    expect(simulateGame(game, bots, 7)).toEqual(simulateGame(game, bots, 7))
    expect(simulateGame(game, bots, 7).state).not.toEqual(simulateGame(game, bots, 8).state)
  })

  test('is the same whether its log is kept or not', () => {
    const { log, ...kept } = simulateGame(game, bots, 7, { keepLog: true })
    expect(kept).toEqual(simulateGame(game, bots, 7))
    expect(log?.steps).toHaveLength(kept.commands)
  })

  test('has a log that rebuilds it, and that replays with the same chance', () => {
    const chance = () => seededChance('its own')
    const { log, state } = simulateGame(game, bots, 7, { keepLog: true, chance: chance() })
    if (log === undefined) throw new Error('no log')
    expect(stableHash(fold(game, log))).toBe(stableHash(state))
    expect(firstDifference(game, log, chance())).toBeNull()
  })

  test('counts turns as the game does', () => {
    const { state, turns } = simulateGame(game, bots, 7)
    expect(turns).toBe(game.turns(state))
    expect(turns).toBeGreaterThan(1)
  })

  test('gives the bots luck that is not the game’s: one that draws more changes no deal', () => {
    const thirsty: Bot = {
      name: 'thirsty',
      choose(_game, { legal }, chance) {
        chance.int(6)
        return item(legal, 0)
      },
    }
    const first: Bot = { name: 'first', choose: (_game, { legal }) => item(legal, 0) }
    const [a, b] = [first, thirsty].map((bot) => simulateGame(game, [bot, bot, bot], 3).state)
    expect(a).toEqual(b)
  })

  test('needs a bot at every seat', () => {
    expect(() => simulateGame(game, [random], 1)).toThrow('1 bots for 3 seats')
  })

  test('stops a bot that cheats, and a game without end', () => {
    const cheat: Bot = { name: 'cheat', choose: (_game, { legal }) => ({ ...item(legal, 0) }) }
    expect(() => simulateGame(game, [cheat, cheat, cheat], 1)).toThrow(
      'cheat chose what is not legal',
    )
    expect(() => simulateGame(game, bots, 1, { maxCommands: 3 })).toThrow('no end after 3 commands')
  })
})

describe('botNamed', () => {
  test.each(['random', 'greedy', 'greedy:2', 'search:250', 'search:9sims', 'playouts:100sims'])(
    'there is %s',
    (name) => {
      expect(botNamed(name, tools)).toMatchObject({ ok: true, value: { name } })
    },
  )

  test.each(['', 'Random', 'random:2', 'greedy:', 'greedy:-1', 'search', 'search:0', '__proto__'])(
    'there is no "%s", and the message says which there are',
    (name) => {
      const parsed = botNamed(name, tools)
      const message = expect.stringContaining(BOT_NAMES.join(', '))
      expect(parsed).toEqual({ ok: false, problems: [{ path: 'bot', message }] })
    },
  )
})
