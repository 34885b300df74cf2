import { item, legalCommands, seededChance, stableHash } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { evaluationOf, learnedOf } from './evaluation.ts'
import { findGame, GAMES } from './index.ts'

describe.each(GAMES.map(({ definition }) => definition.id))('the evaluation of %s', (id) => {
  const definition = findGame(id)?.definition
  const learned = learnedOf(id)
  if (definition === undefined || learned === undefined) throw new Error(`nothing of ${id}`)
  const tables = [
    ...new Map(learned.practice.map((table) => [JSON.stringify(table), table])).values(),
  ]

  test.each(tables)('is in numbers of about one at a table of practice: %j', (request) => {
    const options = Object.assign({ ...definition.automatic }, request.options)
    const created = definition.create({ ...request, options })
    if (!created.ok) throw new Error('no such table')
    const game = created.value
    const features = learned.features(game)
    const state = game.blank()
    for (const event of game.setup(seededChance(1))) game.evolve(state, event)
    const chance = seededChance('play')
    const seat = new Float64Array(features.ofSeat.length)
    const table = new Float64Array(features.ofTable.length)
    const met = new Set<number>()
    while (game.actor(state) !== null) {
      for (let each = 0; each < features.seats; each++) {
        features.describeSeat(state, each, seat, 0)
        for (const [i, value] of seat.entries()) {
          if (!(Math.abs(value) < 12)) throw new Error(`${features.ofSeat[i]}: ${value}`)
          if (value !== 0) met.add(i)
        }
      }
      features.describeTable(state, table, 0)
      for (const value of table) expect(Math.abs(value)).toBeLessThan(12)
      const legal = legalCommands(game, state)
      game.play(state, item(legal, chance.int(legal.length)), chance)
    }
    expect(met.size).toBeGreaterThan(features.ofSeat.length / 4)
  })

  test('says nothing of what a seat cannot see', () => {
    const created = definition.create({ players: 2, options: definition.automatic })
    if (!created.ok) throw new Error('no such table')
    const game = created.value
    const features = learned.features(game)
    const state = game.blank()
    for (const event of game.setup(seededChance(2))) game.evolve(state, event)
    const chance = seededChance('play')
    const described = (of: unknown) => {
      const into = new Float64Array(2 * features.ofSeat.length + features.ofTable.length)
      features.describeSeat(of, 0, into, 0)
      features.describeSeat(of, 1, into, features.ofSeat.length)
      features.describeTable(of, into, 2 * features.ofSeat.length)
      return stableHash(Array.from(into))
    }
    for (let i = 0; i < 60 && game.actor(state) !== null; i++) {
      const other = game.redeal(game.view(state, 0), seededChance(i))
      expect(described(other)).toBe(described(state))
      const legal = legalCommands(game, state)
      game.play(state, item(legal, chance.int(legal.length)), chance)
    }
  })

  test('has weights made for its features, of at most 200 kB; what is new is not learned yet', () => {
    const features = learned.features({ players: 2, options: definition.automatic })
    expect(learned.weights.ofSeat.filter((name) => !features.ofSeat.includes(name))).toEqual([])
    expect(learned.weights.ofTable.filter((name) => !features.ofTable.includes(name))).toEqual([])
    expect(learned.weights.made).toMatch(/^guildhall train --game .*: \d+ games, \d+ positions/)
    expect(JSON.stringify(learned.weights).length).toBeLessThan(200_000)
  })

  test('is the same whenever it is asked for', () => {
    const created = definition.create({ players: 2, options: definition.automatic })
    if (!created.ok) throw new Error('no such table')
    expect(evaluationOf(created.value)).toBe(evaluationOf(created.value))
  })
})

test('a game that is not in the registry has none', () => {
  expect(evaluationOf({ id: 'chess', players: 2, options: {} })).toBeNull()
  expect(learnedOf('toString')).toBeUndefined()
})
