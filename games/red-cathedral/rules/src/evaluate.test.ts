import { describe, expect, test } from 'vitest'
import { duchy } from './testing/contractors.ts'
import { greedyAt } from './testing/greedy.ts'
import { atGuild } from './testing/guild.ts'
import { does, type Table, table } from './testing/table.ts'
import {
  chooseSpecialist,
  dismiss,
  endTurn,
  hire,
  keep,
  moveDie,
  obtain,
  sell,
  useAction,
} from './testing/wishes.ts'

/** The last turn of the game is red's. */
const LAST = { players: 2, endTriggeredBy: 'blue' } as const

describe('a simple opponent in the last turn', () => {
  test.each([{}, LAST])('keeps prestige that buys nothing: %j', (position) => {
    const at = table({ acted: true, red: { position: 29, rubles: 0 }, ...position })
    expect(greedyAt(at)).toEqual(endTurn)
  })

  test('sells the steps that final scoring would take back — RC-12.9', () => {
    const at = table({ acted: true, red: { position: 31, rubles: 0 }, ...LAST })
    expect(greedyAt(at)).toEqual(sell(1))
  })

  test('takes what will score', () => {
    const at = table({ dice: { blue: [7, 1] }, red: { rubles: 0 }, ...LAST })
    expect(greedyAt(does(at, moveDie('blue')))).toEqual(obtain)
  })

  test('pays no specialist who can do nothing any more', () => {
    const chosen = (position: Parameters<typeof duchy>[0]): Table =>
      does(
        duchy({ players: 2, red: { rubles: 5, permits: 1 }, ...position }),
        hire('city-suzdal'),
        chooseSpecialist('s1'),
      )
    expect(greedyAt(chosen({}))).toEqual(keep)
    expect(greedyAt(chosen(LAST))).toEqual(dismiss)
  })
})

test('the last command of a game changes no scale', () => {
  const at = table({ acted: true, red: { position: 29 }, ...LAST })
  const over = does(at, endTurn)
  expect(over.state.over).toBe(true)
  expect(over.game.evaluate(over.state, 0)).toBeCloseTo(at.game.evaluate(at.state, 0))
})

test('rubles are worth more than recognition to a player who has none', () => {
  const looks = (rubles: number, action: string): number => {
    const at = atGuild('guild-foremen-3', {
      red: { rubles, position: 9 },
      sections: { 3: { owner: 'red', finished: true } },
    })
    return at.game.evaluate(does(at, useAction(action)).state, 0)
  }
  expect(looks(0, 'guild-foremen-3b')).toBeGreaterThan(looks(0, 'guild-foremen-3a'))
  expect(looks(6, 'guild-foremen-3b')).toBeLessThan(looks(6, 'guild-foremen-3a'))
})
