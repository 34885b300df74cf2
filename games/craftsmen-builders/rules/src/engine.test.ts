import { describe, expect, test } from 'vitest'
import type { Command } from './modules/types.ts'
import { randomGame } from './testing/play.ts'
import { createGame, offers } from './testing/table.ts'

const game = createGame()

describe('parse', () => {
  test.each<Command>([
    { type: 'draftPair', pair: 3 },
    { type: 'place', slot: 'craftsman-mason-a1' },
    { type: 'place', slot: 'craftsman-permanent-build' },
    { type: 'recruit', craftsman: 'craftsman-foreman' },
    { type: 'times', n: 2 },
    { type: 'payWith', wood: 2, stone: 0 },
    { type: 'chooseKind', wood: 0, stone: 3 },
    { type: 'chooseBuilding', building: 'building-3-rose-castle' },
    { type: 'chooseSite', site: 2 },
    { type: 'replaceCoins', wood: 1, stone: 4 },
    { type: 'realise', contract: 'eggplant' },
    { type: 'choose', option: 'power-cake-a' },
    { type: 'turnUp' },
    { type: 'endTurn' },
  ])('reads %j, and always as the same reference', (command) => {
    const read = game.parse(command)
    expect(read).toEqual(command)
    expect(game.parse(JSON.parse(JSON.stringify(command)))).toBe(read)
    expect(game.parse(read)).toBe(read)
  })

  test.each([
    { type: 'place', slot: 'craftsman-mason' },
    { type: 'place', slot: 'craftsman-contract-a' },
    { type: 'place' },
    { type: 'recruit', craftsman: 'craftsman-permanent' },
    { type: 'recruit', craftsman: 0 },
    { type: 'times', n: '1' },
    { type: 'times', n: 1.5 },
    { type: 'times', n: 99 },
    { type: 'payWith', wood: 1 },
    { type: 'payWith', wood: -1, stone: 1 },
    { type: 'replaceCoins', wood: 30, stone: 1 },
    { type: 'replaceCoins', wood: 'length', stone: 0 },
    { type: 'chooseBuilding', building: 'building-4-tower' },
    { type: 'chooseSite', site: 4 },
    { type: 'realise', contract: 'soup' },
    { type: 'realise', contract: 0 },
    { type: 'choose', option: 'power-cake-c' },
    { type: 'endTurn', seat: 0 },
    { type: 'draftPair', pair: 6 },
    { type: '__proto__' },
    { type: 'pass' },
    [],
    null,
    'endTurn',
  ])('knows no %j', (command) => {
    expect(game.parse(command)).toBeNull()
  })

  test('whatever is offered is read as itself', () => {
    for (const { before } of randomGame({ players: 3 }, 1)) {
      for (const command of offers(before)) {
        expect(before.game.parse(JSON.parse(JSON.stringify(command)))).toBe(command)
      }
    }
  })
})

test('a log in which a building is built twice cannot be read', () => {
  const moves = [...randomGame({ players: 2 }, 1)].map(({ after }) => after)
  const [after] = moves.filter(({ events }) => events.some(({ type }) => type === 'built'))
  const built = after?.events.find(({ type }) => type === 'built')
  if (after === undefined || built === undefined) throw new Error('nothing was built')
  expect(() => game.evolve(after.state, built)).toThrow('already')
})
