import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { randomPlay } from './play.ts'
import { goodsOf, orderOf, playerOf, rowOf, seen, table } from './table.ts'

const FULL: Position = {
  players: 4,
  round: 3,
  lap: 3,
  order: ['yellow', 'red', 'green', 'blue'],
  turn: 'green',
  market: { 1: ['stable', 'quarry'], 3: ['rose-castle'] },
  decks: { 1: ['bakehouse'] },
  active: ['mason', 'tiler', 'broker', 'banker', 'foreman'],
  offer: ['carter', 'sawyer', 'merchant', 'blacksmith'],
  recruited: [['lumberjack', 'red']],
  workers: [['tiler-b2', 'yellow']],
  contracts: ['cake-fish-cheese'],
  realised: { 'cake-fish-cheese': ['blue', 'red'] },
  red: { board: 'cake', coins: 4, wood: 1, sites: [['sawmill', 'creamery'], [], ['watch-castle']] },
}

describe('a described position', () => {
  test('holds what was described', () => {
    const at = table(FULL)
    expect(orderOf(at)).toEqual(['yellow', 'red', 'green', 'blue'])
    expect(goodsOf(at, 'red')).toEqual([4, 1, 0])
    expect(rowOf(at, 1).slice(0, 2)).toEqual(['stable', 'quarry'])
    expect(seen(at).recruited).toEqual([{ craftsman: 'craftsman-lumberjack', recruiter: 0 }])
    expect(seen(at).activeColumn[1]?.slots.map(({ worker }) => worker)).toEqual([-1, -1, 3])
    expect(seen(at).contracts[4]?.realisers).toEqual([1, 0])
    expect(playerOf(at, 'red').sites[0]).toEqual(['building-1-sawmill', 'building-2-creamery'])
    expect(seen(at)).toMatchObject({ round: 3, lap: 3, active: 2 })
  })

  test('lets every player have acted as often as the lap says', () => {
    const acted = seen(table(FULL)).players.map(
      ({ workers, recruiters }) => 3 - workers + (1 - recruiters),
    )
    expect(acted).toEqual([3, 2, 2, 3])
  })

  test('can be played to the end, and no piece is lost', () => {
    for (const players of [2, 3, 4]) {
      const options = { roundLimit: 6 }
      const { order: _order, turn: _turn, ...rest } = FULL
      const position = players === 4 ? FULL : { ...rest, active: [], offer: [], recruited: [] }
      const start = table({ ...position, players, options, workers: [], realised: {} })
      const pieces = start.game.pieces(start.state)
      let last = start
      for (const { after } of randomPlay(start, players)) last = after
      expect(last.state.over).toBe(true)
      expect(start.game.pieces(last.state)).toEqual(pieces)
    }
  })

  test('cannot hold what the game does not', () => {
    expect(() => table({ market: { 1: ['tavern'] } })).toThrow('there is no tavern')
    expect(() => table({ turn: 'green' })).toThrow('nobody plays green')
    expect(() => table({ active: ['mason', 'mason'] })).toThrow('pieces were lost')
  })
})
