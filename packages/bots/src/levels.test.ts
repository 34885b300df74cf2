import { item, legalCommands, seededChance } from '@guildhall/kernel'
import { toyGame } from '@guildhall/laws/toy'
import { expect, test } from 'vitest'
import { isBotName, LEVELS, levelNamed } from './index.ts'
import { overlooking } from './overlooking.ts'

const game = toyGame(2, 6)

test.each(LEVELS)('%s plays a game to its end, within its time', (level) => {
  let now = 0
  const clock = () => {
    now += 100
    return now
  }
  const bot = levelNamed(level, { clock, evaluation: () => null })
  expect(bot?.name).toBe(level)
  expect(isBotName(level)).toBe(true)
  const state = game.blank()
  for (const event of game.setup(seededChance(level))) game.evolve(state, event)
  const chance = seededChance(level).split('play')
  for (let actor = game.actor(state), n = 0; actor !== null && n < 12; n++) {
    const legal = legalCommands(game, state)
    const { seat } = actor
    const before = now
    const command = bot?.choose(game, { seat, legal, view: () => game.view(state, seat) }, chance)
    expect(now - before).toBeLessThanOrEqual(2000)
    if (command === undefined) throw new Error('no such level')
    expect(legal).toContain(command)
    game.play(state, command, chance)
    actor = game.actor(state)
  }
})

test('there is no level of another name', () => {
  const tools = { clock: () => 0, evaluation: () => null }
  expect(levelNamed('Master', tools)).toBeNull()
  expect(levelNamed('toString', tools)).toBeNull()
})

test('whoever overlooks things chooses from what is left, and never nothing', () => {
  const legal = ['a', 'b', 'c', 'd'].map((type) => ({ type }))
  const first = {
    name: 'first',
    choose: (_game, { legal }) => item(legal, 0),
  } satisfies Parameters<typeof overlooking>[1]
  const chosen = (share: number) => {
    const counts = new Map<string, number>()
    for (let seed = 0; seed < 400; seed++) {
      const bot = overlooking('tired', first, share)
      const { type } = bot.choose(
        game as never,
        { seat: 0, legal, view: () => null },
        seededChance(seed),
      )
      counts.set(type, (counts.get(type) ?? 0) + 1)
    }
    return legal.map(({ type }) => counts.get(type) ?? 0)
  }
  expect(chosen(0)).toEqual([400, 0, 0, 0])
  const [a = 0, b = 0, c = 0] = chosen(0.25)
  expect(a).toBeGreaterThan(270)
  expect(b).toBeGreaterThan(40)
  expect(c).toBeGreaterThan(5)
  expect(chosen(1).every((n) => n > 50)).toBe(true)
})
