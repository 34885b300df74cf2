import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { randomGame } from '../testing/play.ts'
import {
  active,
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  rolling,
  space,
  type Table,
  table,
} from '../testing/table.ts'
import {
  chooseSection,
  chooseWorkshop,
  claim,
  decorate,
  deliver,
  endTurn,
  moveDie,
  reroll,
  sell,
  stop,
  useAction,
} from '../testing/wishes.ts'

const on = (position: number, more: Position = {}): Table =>
  table({ ...more, red: { rubles: 0, ...more.red, position } })
const standing = (at: Table) => {
  const { position, rubles } = player(at, 'red')
  return { position, rubles }
}
const sales = (at: Table) => offers(at, 'sellPrestige').map(({ n }) => n)

describe('selling prestige', () => {
  test('n prestige, 1 or more, are lost for 2 rubles each — RC-5.1', () => {
    expect(standing(does(on(14), sell(1)))).toEqual({ position: 13, rubles: 2 })
    expect(standing(does(on(14), sell(3)))).toEqual({ position: 5, rubles: 6 })
    expect(sales(on(14))).toEqual([1, 2, 3])
    refuses(on(14), sell(0))
    refuses(on(14), sell(-1))
  })

  test('one sale of n is the same as n sales of one — RC-5.1', () => {
    for (let position = 6; position <= 100; position++) {
      const at = on(position)
      const most = sales(at).length
      let one = at
      for (let n = 1; n <= most; n++) {
        one = does(one, sell(1))
        expect(standing(does(at, sell(n)))).toEqual(standing(one))
      }
      expect(sales(one)).toEqual([]) // RC-5.2: and no further
      expect(standing(one).position).toBe(5)
    }
  })

  test('at most as often as prestige can be lost one after the other — RC-5.2', () => {
    expect(sales(on(5))).toEqual([])
    expect(sales(on(9))).toEqual([1])
    expect(sales(on(29))).toEqual([1, 2, 3, 4, 5, 6])
    expect(sales(on(80))).toHaveLength(39)
    expect(sales(on(85))).toHaveLength(40)
    expect(refuses(on(29), sell(7)).clause).toBe('RC-5.2')
  })

  test('any number of times a turn, in any window — RC-5.3', () => {
    const before = does(on(40), sell(1), sell(2))
    const at = does(before, moveDie('red'), sell(1), sell(1), stop, sell(1))
    expect(standing(at)).toEqual({ position: 21, rubles: 12 })
    expect(asks(at)).toBe('end-turn')
    expect(sales(at)).toEqual([1, 2, 3, 4])
  })

  test('with exchangeOneMoment one sale a turn, of any size — RC-5.3', () => {
    const at = on(40, { options: { exchangeOneMoment: true } })
    const sold = does(at, sell(3))
    expect(standing(sold)).toEqual({ position: 32, rubles: 6 })
    expect(sales(sold)).toEqual([])
    expect(refuses(sold, sell(1)).clause).toBe('RC-5.3')
    expect(refuses(does(sold, moveDie('red')), sell(1)).clause).toBe('RC-5.3')
    const next = table({
      players: 2,
      options: { exchangeOneMoment: true },
      red: { position: 40 },
      blue: { position: 40 },
    })
    const blue = does(next, sell(1), moveDie('red'), stop, endTurn)
    expect(active(blue)).toBe('blue')
    expect(sales(blue).length).toBeGreaterThan(0)
  })
})

describe('the re-roll', () => {
  const two: Position = { dice: { blue: [3, 2], white: [3, 5], red: [7, 1] } }

  test('1 prestige is lost and all dice of one space are rolled; they stay there — RC-5.4', () => {
    const at = rolling(on(14, two), 6, 1)
    const after = does(at, reroll(3))
    expect(standing(after)).toEqual({ position: 13, rubles: 0 })
    expect(space(after, 3).dice).toEqual([
      { die: 'blue', value: 6 },
      { die: 'white', value: 1 },
    ])
    expect(space(after, 7).dice).toEqual(space(at, 7).dice)
  })

  test('the space has at least one die — RC-5.4', () => {
    const at = on(14, two)
    expect(offers(at, 'reroll').map((each) => each.space)).toEqual([1, 2, 3, 7])
    for (const bare of [0, 4, 5, 6]) expect(refuses(at, reroll(bare)).clause).toBe('RC-5.4')
  })

  test('at most once a turn, and again in the next one — RC-5.5', () => {
    const at = table({ players: 2, red: { position: 20 }, blue: { position: 20 } })
    const once = does(at, reroll(7))
    expect(offers(once, 'reroll')).toEqual([])
    expect(refuses(once, reroll(7)).clause).toBe('RC-5.5')
    const blue = does(once, sell(1), moveDie('red'), stop, endTurn)
    expect(active(blue)).toBe('blue')
    expect(offers(blue, 'reroll').length).toBeGreaterThan(0)
  })

  test('both free actions, in any order, before, inside and after the main action — RC-5.6', () => {
    const main: Position = {
      sections: { 0: { owner: 'red' } },
      red: { rubles: 9, goods: { wood: 2 } },
    }
    const orders = [
      [sell(1), reroll(2)],
      [reroll(2), sell(1)],
    ]
    for (const [one, other] of orders.map(([a, b]) => [a ?? stop, b ?? stop] as const)) {
      const start = on(29, main)
      const ways = [
        does(start, one, other),
        does(start, one, moveDie('red'), other, stop),
        does(start, moveDie('red'), one, other, stop),
        does(start, moveDie('red'), one, stop, other),
        does(start, moveDie('red'), stop, one, other),
        does(start, one, deliver(0, 'wood'), other, stop),
        does(start, deliver(0, 'wood'), one, stop, other),
        does(start, claim('spare'), chooseSection(1), chooseWorkshop('blue'), one, other),
      ]
      for (const at of ways) expect(player(at, 'red').position).toBe(21)
    }
  })

  test('neither free action counts as the main action — RC-5.6', () => {
    const at = does(on(29), reroll(7), sell(1))
    expect(asks(at)).toBe('main-action')
    expect(offers(at, 'moveDie').length).toBeGreaterThan(0)
  })

  test('inside Acquire it changes values only: no second move, and the closing roll follows — RC-5.7', () => {
    const at = does(on(14, { dice: { red: [0, 1], blue: [1, 2] } }), moveDie('red')) // to space 1
    const rerolled = does(rolling(at, 5, 6, 4), reroll(1)) // red, blue, green
    expect(space(rerolled, 1).dice).toEqual([
      { die: 'red', value: 5 },
      { die: 'blue', value: 6 },
      { die: 'green', value: 4 },
    ])
    expect(asks(rerolled)).toBe('market-next')
    refuses(rerolled, moveDie('red'))
    const closed = does(rolling(rerolled, 2, 2, 3), stop)
    expect(happened(closed, 'diceRolled')).toHaveLength(1)
    expect(space(closed, 1).dice.map(({ value }) => value)).toEqual([2, 2, 3])
  })

  test('a re-roll of another space inside Acquire leaves the moved die alone — RC-5.7', () => {
    const at = does(on(14), moveDie('red'), reroll(2))
    expect(space(at, 0).dice).toContainEqual({ die: 'red', value: 1 })
  })
})

describe('in general', () => {
  test('prestige gained earlier in the same turn can be spent — RC-5.8', () => {
    expect(sales(on(6))).toEqual([1])
    const at = on(6, {
      sections: { 0: { owner: 'red', finished: true } },
      red: { goods: { wood: 1, green: 1, purple: 1 } },
    })
    const gained = does(at, decorate(0, 'green-purple')) // 3 PP: 9, 13, 17
    expect(standing(does(gained, sell(3)))).toEqual({ position: 5, rubles: 6 })
  })

  test('recognition gained inside the turn brings prestige that can be sold at once — RC-5.8', () => {
    const at = on(5, { dice: { red: [6, 1] }, red: { rubles: 4 } })
    const used = does(at, moveDie('red'), useAction('inf-clergy-1a')) // 1 RP: 6
    expect(sales(used)).toEqual([1])
    expect(standing(does(used, sell(1)))).toEqual({ position: 5, rubles: 6 })
  })

  test('the base game has these two free actions and no other — RC-5.9', () => {
    const free = new Set<string>()
    const components = { constants: { startPosition: { value: 30 } } }
    for (const { before } of randomGame({ players: 2, components }, 'free')) {
      if (asks(before) !== 'end-turn') continue
      for (const { type } of offers(before)) free.add(type)
    }
    expect([...free].toSorted()).toEqual(['endTurn', 'reroll', 'sellPrestige'])
  })
})

describe('examples', () => {
  test('on 14 with 1 ruble: sell 2, then 1 more; with exchangeOneMoment not — RC-5-EX1', () => {
    const first = does(on(14, { red: { rubles: 1 } }), sell(2))
    expect(standing(first)).toEqual({ position: 9, rubles: 5 })
    const later = does(first, moveDie('red'), sell(1))
    expect(standing(later)).toEqual({ position: 5, rubles: 7 })
    const options = { exchangeOneMoment: true }
    const once = does(on(14, { options, red: { rubles: 1 } }), sell(2))
    expect(standing(once)).toEqual({ position: 9, rubles: 5 })
    expect(refuses(does(once, moveDie('red')), sell(1)).clause).toBe('RC-5.3')
  })

  test('on 6, n can be 1 only — RC-5-EX2', () => {
    expect(sales(on(6))).toEqual([1])
    expect(standing(does(on(6), sell(1)))).toEqual({ position: 5, rubles: 2 })
    expect(refuses(does(on(6), sell(1)), sell(1)).clause).toBe('RC-3.10')
  })

  test('on 10: sell 1 (9, 2 rubles), then re-roll (5) — RC-5-EX3', () => {
    const sold = does(on(10), sell(1))
    expect(standing(sold)).toEqual({ position: 9, rubles: 2 })
    expect(standing(does(sold, reroll(7)))).toEqual({ position: 5, rubles: 2 })
  })

  test('Yellow re-rolls 2 and 5 on space 3 to 4 and 1, then moves the die showing 4 — RC-5-EX4', () => {
    const at = table({
      players: 4,
      active: 'yellow',
      dice: { blue: [3, 2], white: [3, 5] },
      yellow: { position: 9 },
    })
    const rerolled = does(rolling(at, 4, 1), reroll(3))
    expect(space(rerolled, 3).dice.map(({ value }) => value)).toEqual([4, 1])
    const moved = does(rerolled, moveDie('blue'))
    expect(happened(moved, 'dieMoved')).toMatchObject([{ die: 'blue', from: 3, to: 7 }])
    expect(asks(moved)).toBe('market-next')
  })
})
