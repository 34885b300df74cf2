import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { DICE, type Die } from '../constants.ts'
import { down, type Position } from '../positions/position.ts'
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
  seen,
  space,
  type Table,
  table,
} from '../testing/table.ts'
import {
  again,
  moveDie,
  obtain,
  sell,
  stop,
  take,
  useAction,
  useWorkshop,
} from '../testing/wishes.ts'

const red = (at: Table) => player(at, 'red')
const extras = (at: Table, die: Die) =>
  offers(at, 'moveDie')
    .filter((move) => move.die === die)
    .map(({ extra }) => extra)
/** Where a die ends. */
const endOf = (at: Table) => happened(at, 'dieMoved')[0]?.to

describe('moving a die', () => {
  test('the player names one die of any colour and the extra spaces — RC-8.1', () => {
    const at = table({ red: { rubles: 1 } })
    expect(offers(at, 'moveDie')).toEqual([
      moveDie('red'),
      moveDie('red', 1),
      moveDie('blue'),
      moveDie('green'),
      moveDie('yellow'),
      moveDie('white'),
      moveDie('white', 1),
    ])
    for (const die of DICE.slice(0, 5)) {
      expect(happened(does(at, moveDie(die)), 'dieMoved')).toMatchObject([{ die, extra: 0 }])
    }
  })

  test('extra spaces only for the white die and the one of the own colour — RC-8.2', () => {
    const at = table({ active: 'blue', blue: { rubles: 3 } })
    for (const die of ['blue', 'white'] as const) expect(extras(at, die)).toEqual([0, 1, 2, 3])
    for (const die of ['red', 'green', 'yellow'] as const) {
      expect(extras(at, die)).toEqual([0])
      expect(refuses(at, moveDie(die, 1)).clause).toBe('RC-8.2')
    }
  })

  test('at most as many as rubles, and at most seven — RC-8.2', () => {
    expect(extras(table({ red: { rubles: 0 } }), 'white')).toEqual([0])
    expect(refuses(table({ red: { rubles: 2 } }), moveDie('red', 3)).clause).toBe('RC-8.2')
    const rich = table({ red: { rubles: 50 } })
    expect(extras(rich, 'white')).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    refuses(rich, moveDie('white', 8))
    refuses(rich, moveDie('white', -1))
    refuses(rich, moveDie('white', 0.5))
  })

  test('it moves clockwise by its value and the extra spaces, modulo 8 — RC-8.3', () => {
    for (let start = 0; start < 8; start++) {
      for (let value = 1; value <= 6; value++) {
        const at = table({ dice: { red: [start, value] }, red: { rubles: 7 } })
        for (let extra = 0; extra <= 7; extra++) {
          expect(endOf(does(at, moveDie('red', extra)))).toBe((start + value + extra) % 8)
        }
      }
    }
  })

  test('the end space may hold at most two other dice — RC-8.4', () => {
    const dice = (n: number): Position => {
      const there = (['blue', 'green', 'yellow'] as const).map(
        (die, i) => [die, i < n ? [4, 1] : [0, 1]] as const,
      )
      return { dice: { ...Object.fromEntries(there), red: [2, 2], white: [3, 1] } }
    }
    for (const n of [0, 1, 2]) {
      expect(space(does(table(dice(n)), moveDie('red')), 4).dice).toHaveLength(n + 1)
    }
    const full = table(dice(3))
    expect(extras(full, 'red')).toEqual([1, 2, 3]) // e = 0 would end there
    expect(refuses(full, moveDie('red')).clause).toBe('RC-8.4')
    expect(extras(full, 'white')).toEqual([1, 2, 3])
    for (const { after } of randomGame({ players: 4 }, 'crowd')) {
      for (const { dice: lying } of seen(after).market) expect(lying.length).toBeLessThan(4)
    }
  })

  test('full spaces on the way do not matter — RC-8.5', () => {
    const at = table({
      dice: { blue: [3, 1], green: [3, 1], yellow: [3, 1], red: [2, 2], white: [0, 1] },
    })
    expect(endOf(does(at, moveDie('red')))).toBe(4)
  })

  test('a die that moves eight spaces is not counted as lying there already — RC-8.6', () => {
    const at = table({
      dice: { red: [7, 6], blue: [7, 1], green: [7, 1] },
      red: { rubles: 2 },
    })
    const moved = does(at, moveDie('red', 2))
    expect(endOf(moved)).toBe(7)
    expect(space(moved, 7).dice).toHaveLength(3)
    // Three dice there and the red one elsewhere: the same space is full.
    const full = table({
      dice: { red: [6, 6], white: [7, 1], blue: [7, 1], green: [7, 1] },
      red: { rubles: 3 },
    })
    expect(refuses(full, moveDie('red', 3)).clause).toBe('RC-8.4')
  })

  test('the player pays the extra rubles; the value stays for now — RC-8.7', () => {
    const at = table({ dice: { white: [3, 5] }, red: { rubles: 6 } })
    const moved = does(at, moveDie('white', 4))
    expect(red(moved).rubles).toBe(2)
    expect(space(moved, 4).dice).toEqual([{ die: 'white', value: 5 }])
    expect(happened(moved, 'diceRolled')).toEqual([])
    expect(red(does(at, moveDie('blue'))).rubles).toBe(6)
  })

  test('Acquire is possible as soon as one choice of die and extra spaces is allowed — RC-8.8', () => {
    // The other two would end on the full space 0.
    const at = table({
      dice: { red: [0, 1], blue: [0, 1], green: [0, 1], yellow: [7, 1], white: [6, 2] },
      red: { rubles: 0 },
    })
    expect(offers(at, 'moveDie')).toEqual([moveDie('red'), moveDie('blue'), moveDie('green')])
    const none = ['red', 'blue', 'green', 'yellow', 'white'].map((colour) => ({
      id: `die-${colour}`,
      module: 'none',
    }))
    expect(offers(table({ components: { dice: none } }), 'moveDie')).toEqual([])
  })
})

/** The red die goes to the wood space 0; all three market actions are useful there. */
const ALL_THREE: Position = {
  sections: { 0: { owner: 'red' } },
  dice: { red: [7, 1], blue: [4, 2] },
  red: { rubles: 3, workshop: { red: 'ws-ruble-1' } },
}
const at3 = () => does(table(ALL_THREE), moveDie('red'))
const ACTIONS: Record<'obtain' | 'influence' | 'workshop', Command[]> = {
  obtain: [obtain, take({ wood: 2 })],
  influence: [useAction('inf-craftsmen-1a'), take({ brick: 1 })],
  workshop: [useWorkshop('red')],
}
const ORDERS = [
  ['obtain', 'influence', 'workshop'],
  ['obtain', 'workshop', 'influence'],
  ['influence', 'obtain', 'workshop'],
  ['influence', 'workshop', 'obtain'],
  ['workshop', 'obtain', 'influence'],
  ['workshop', 'influence', 'obtain'],
] as const

describe('market actions', () => {
  test('any of obtain, influence and workshop, in any order — RC-8.9', () => {
    for (const order of ORDERS) {
      const after = does(at3(), ...order.flatMap((name) => ACTIONS[name]))
      expect(red(after)).toMatchObject({ rubles: 5, inventory: { wood: 2, brick: 1 } })
      expect(active(after)).toBe('blue')
    }
  })

  test('each at most once — RC-8.9', () => {
    for (const name of ['obtain', 'influence', 'workshop'] as const) {
      const used = does(at3(), ...ACTIONS[name])
      expect(asks(used)).toBe('market-next')
      const [first = stop] = ACTIONS[name]
      expect(offers(used)).not.toContainEqual(first)
      expect(refuses(used, first).clause).toBe('RC-8.9')
    }
  })

  test('with stop at any time — RC-8.9', () => {
    for (const order of ORDERS) {
      let at = at3()
      for (const name of order.slice(0, 2)) {
        expect(offers(at)).toContainEqual(stop)
        at = does(at, ...ACTIONS[name])
      }
      expect(offers(at)).toContainEqual(stop)
      expect(active(does(at, stop))).toBe('blue')
    }
  })

  test('what one market action brings can be used in the next — RC-8.10', () => {
    const at = does(
      table({ influenceCards: { 0: 'inf-merchants-2' }, red: { rubles: 0 } }),
      moveDie('red'), // to the wood space, two dice
    )
    expect(offers(at)).not.toContainEqual(useAction('inf-merchants-2a')) // 2 wood for 1 purple
    const bought = does(
      at,
      obtain,
      take({ wood: 4 }),
      useAction('inf-merchants-2a'),
      take({ purple: 1 }),
    )
    expect(red(bought).inventory).toEqual({ wood: 2, purple: 1 })
  })

  test('obtain gives what the tile shows for each die there, the moved one included — RC-8.11', () => {
    const lying = { 1: [], 2: ['blue'], 3: ['blue', 'green'] } as const
    for (const [times, others] of Object.entries(lying)) {
      const dice = Object.fromEntries(
        (['blue', 'green', 'yellow', 'white'] as const).map((die) => [
          die,
          (others as readonly string[]).includes(die) ? [6, 1] : [1, 1],
        ]),
      )
      const spread = { ...dice, white: [2, 1], yellow: [3, 1] } as Position['dice']
      const at = table({ dice: { ...spread, red: [5, 1] }, red: { rubles: 0 } })
      const after = does(at, moveDie('red'), obtain) // 2 R on space 6
      expect(red(after).rubles).toBe(2 * Number(times))
      expect(happened(after, 'obtained')).toMatchObject([{ space: 6, times: Number(times) }])
    }
  })

  test('influence is one of the two actions of the card of that quadrant — RC-8.12', () => {
    for (const start of [5, 6]) {
      // Both spaces of the quadrant with the Clergy's card.
      const at = does(table({ dice: { red: [start, 1] } }), moveDie('red'))
      expect(offers(at, 'useAction')).toEqual([
        useAction('inf-clergy-1a'),
        useAction('inf-clergy-1b'),
      ])
      expect(refuses(at, useAction('inf-craftsmen-1a')).clause).toBe('RC-8.12')
    }
    const poor = does(table({ dice: { red: [5, 1] }, red: { rubles: 0 } }), moveDie('red'))
    expect(offers(poor, 'useAction')).toEqual([useAction('inf-clergy-1a')]) // b costs 1 R
  })

  test('an action marked once is carried out one time — RC-8.13', () => {
    const at = does(
      table({ dice: { red: [5, 1] }, red: { position: 2 } }),
      moveDie('red'),
      useAction('inf-clergy-1a'),
    )
    expect(red(at).position).toBe(3)
    expect(asks(at)).toBe('market-next')
    const paid = does(
      table({ dice: { red: [3, 1] }, red: { rubles: 0, goods: { wood: 3 } } }),
      moveDie('red'),
      useAction('inf-merchants-1b'), // pay 1 material, gain 2 R
    )
    expect(red(paid)).toMatchObject({ rubles: 2, inventory: { wood: 2 } })
    expect(asks(paid)).toBe('market-next')
  })

  test('an action marked repeat as often as wanted and paid for — RC-8.13', () => {
    const once = does(
      table({ dice: { red: [5, 1] }, red: { position: 0, rubles: 3 } }),
      moveDie('red'),
      useAction('inf-clergy-1b'), // pay 1 R, gain 1 RP
    )
    expect(asks(once)).toBe('repeat-again')
    expect(offers(once)).toEqual([again, stop])
    expect(red(once)).toMatchObject({ position: 1, rubles: 2 })
    expect(asks(does(once, stop))).toBe('market-next')
    const thrice = does(once, again, again)
    expect(red(thrice)).toMatchObject({ position: 3, rubles: 0 })
    expect(asks(thrice)).toBe('market-next') // nothing left to pay with: not asked again
  })

  test('only one of the two actions of a card — RC-8.14', () => {
    const at = does(
      table({ dice: { red: [5, 1] }, red: { rubles: 3 } }),
      moveDie('red'),
      useAction('inf-clergy-1b'),
      stop,
    )
    expect(offers(at, 'useAction')).toEqual([])
    expect(refuses(at, useAction('inf-clergy-1a')).clause).toBe('RC-8.9')
  })

  const CROWD: Position['dice'] = { red: [5, 1], blue: [6, 1], green: [6, 1] }

  test('influence is never multiplied by dice — RC-8.15', () => {
    const at = does(
      table({ dice: CROWD, red: { position: 2 } }),
      moveDie('red'),
      useAction('inf-clergy-1a'),
    )
    expect(space(at, 6).dice).toHaveLength(3)
    expect(red(at).position).toBe(3)
  })

  test('workshop: a face-up tile on a space of the moved die’s colour, once — RC-8.16', () => {
    const spec: Position = {
      sections: { 0: { owner: 'red' }, 3: { owner: 'red' }, 7: { owner: 'red' } },
      red: {
        position: 2,
        workshop: { red: 'ws-chapel-1', blue: 'ws-ruble-1', green: down('ws-recognition-1') },
      },
    }
    const moved = (die: Die) => does(table(spec), moveDie(die))
    expect(offers(moved('red'), 'useWorkshop')).toEqual([useWorkshop('red')])
    expect(offers(moved('blue'), 'useWorkshop')).toEqual([useWorkshop('blue')])
    expect(offers(moved('green'), 'useWorkshop')).toEqual([])
    expect(offers(moved('yellow'), 'useWorkshop')).toEqual([])
    expect(red(does(moved('red'), useWorkshop('red'))).position).toBe(4)
    expect(refuses(moved('red'), useWorkshop('blue')).clause).toBe('RC-8.16')
    expect(refuses(moved('yellow'), useWorkshop('yellow')).clause).toBe('RC-8.16')
    expect(refuses(moved('green'), useWorkshop('green')).clause).toBe('RC-10.3')
  })

  test('the tile is one of the own board — RC-8.16', () => {
    const at = table({
      sections: { 0: { owner: 'blue' } },
      blue: { workshop: { red: 'ws-ruble-1' } },
    })
    expect(offers(does(at, moveDie('red')), 'useWorkshop')).toEqual([])
    const blue = does(at, moveDie('white'), stop, moveDie('red'))
    expect(offers(blue, 'useWorkshop')).toEqual([useWorkshop('red', 'blue')])
  })

  test('of two white tiles one is picked — RC-8.17', () => {
    const at = does(
      table({
        sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
        red: {
          position: 2,
          rubles: 0,
          workshop: { 'white-a': 'ws-chapel-1', 'white-b': 'ws-ruble-1' },
        },
      }),
      moveDie('white'),
    )
    expect(offers(at, 'useWorkshop')).toEqual([useWorkshop('white-a'), useWorkshop('white-b')])
    const one = does(at, useWorkshop('white-b'))
    expect(red(one)).toMatchObject({ position: 2, rubles: 2 })
    expect(offers(one, 'useWorkshop')).toEqual([])
  })

  test('workshop is never multiplied by dice — RC-8.18', () => {
    const at = table({
      sections: { 0: { owner: 'red' } },
      dice: CROWD,
      red: { rubles: 0, workshop: { red: 'ws-ruble-1' } },
    })
    const after = does(at, moveDie('red'), useWorkshop('red'))
    expect(space(after, 6).dice).toHaveLength(3)
    expect(red(after).rubles).toBe(2)
  })

  const DIE_TILE: Position = {
    sections: { 0: { owner: 'red' } },
    red: { rubles: 0, workshop: { red: 'ws-die-blue' } },
  }

  test('a tile showing a die gives what the space of that die shows, once — RC-8.19', () => {
    const at = table({
      ...DIE_TILE,
      dice: { red: [2, 1], blue: [6, 1], green: [6, 1], white: [6, 1] },
    })
    const after = does(at, moveDie('red'), useWorkshop('red'))
    expect(red(after).rubles).toBe(2) // not 6
  })

  test('where that die lies now, the moved one included — RC-8.19', () => {
    const own = table({
      ...DIE_TILE,
      dice: { red: [5, 1] },
      red: { rubles: 0, workshop: { red: 'ws-die-red' } },
    })
    expect(red(does(own, moveDie('red'), useWorkshop('red'))).rubles).toBe(2) // on space 6 now
    const materials = does(
      table({ ...DIE_TILE, dice: { blue: [3, 1] } }),
      moveDie('red'),
      useWorkshop('red'),
    )
    expect(offers(materials)).toEqual([take({ gold: 1 }), take({})])
  })

  test('a market action that would change nothing is not offered — RC-8.20', () => {
    const full: Position = { red: { rubles: 0, goods: { wood: 3, brick: 3 } } }
    const wood = does(table(full), moveDie('red')) // the wood space, Craftsmen: wood or brick
    expect(offers(wood)).toEqual([stop])
    expect(refuses(wood, obtain).clause).toBe('RC-8.20')
    expect(refuses(wood, useAction('inf-craftsmen-1a')).clause).toBe('RC-9.15')
    const empty = does(table({ components: { supplies: [{ id: 'wood', n: 0 }] } }), moveDie('red'))
    expect(offers(empty)).not.toContainEqual(obtain)
    const tile = does(
      table({
        sections: { 0: { owner: 'red' } },
        red: { goods: { wood: 3, brick: 3 }, workshop: { red: 'ws-gold-1' } },
      }),
      moveDie('red'),
    )
    expect(offers(tile, 'useWorkshop')).toEqual([])
    expect(refuses(tile, useWorkshop('red')).clause).toBe('RC-8.20')
  })

  test('every market action that is offered changes something, in any game — RC-8.20', () => {
    let used = 0
    for (const seed of [1, 2, 3]) {
      for (const { before } of randomGame({ players: 3 }, seed)) {
        if (asks(before) !== 'market-next') continue
        for (const command of offers(before)) {
          if (!['obtain', 'useAction', 'useWorkshop'].includes(command.type)) continue
          used += 1
          const after = does(before, command)
          const gives = after.events.some(({ type }) => ['gained', 'paid'].includes(type))
          const may = ['take', 'build-next', 'pay-with', 'activate-tile', 'choose-space']
          expect(gives || may.includes(asks(after) ?? '')).toBe(true)
        }
      }
    }
    expect(used).toBeGreaterThan(200)
  })

  test('a player may stop without having carried out any — RC-8.21', () => {
    const before = at3()
    const after = does(before, stop)
    expect(red(after)).toMatchObject({ rubles: 3, inventory: {} })
    expect(active(after)).toBe('blue')
  })
})

describe('closing', () => {
  const PRESTIGE: Position = { ...ALL_THREE, red: { ...ALL_THREE.red, position: 9 } }
  const all = ORDERS[0].flatMap((name) => ACTIONS[name])

  test('the market actions are over when the player stops — RC-8.22', () => {
    const after = does(table(PRESTIGE), moveDie('red'), obtain, take({ wood: 2 }), stop)
    expect(asks(after)).toBe('end-turn')
    expect(happened(after, 'diceRolled')).toHaveLength(1)
  })

  test('or when none of the three is left — RC-8.22', () => {
    const after = does(at3(), ...all) // on position 2: no free action
    expect(happened(after, 'diceRolled')).toHaveLength(1)
    expect(active(after)).toBe('blue')
  })

  test('after all three, the window stays open as long as a free action is possible — RC-8.23', () => {
    const after = does(table(PRESTIGE), moveDie('red'), ...all)
    expect(asks(after)).toBe('market-next')
    expect(happened(after, 'diceRolled')).toEqual([])
    const market = ['obtain', 'useAction', 'useWorkshop', 'stop']
    expect(offers(after).filter(({ type }) => market.includes(type))).toEqual([stop])
    expect(offers(after)).toContainEqual(sell(1))
    const sold = does(after, sell(1)) // position 5: no free action any more
    expect(happened(sold, 'diceRolled')).toHaveLength(1)
    expect(active(sold)).toBe('blue')
  })

  test('then all dice on the end space are rolled and stay there — RC-8.24', () => {
    const at = table({ dice: { red: [5, 1], blue: [6, 1], green: [6, 1], white: [7, 5] } })
    const after = does(rolling(at, 3, 4, 5), moveDie('red'), stop)
    expect(space(after, 6).dice).toEqual([
      { die: 'red', value: 3 },
      { die: 'blue', value: 4 },
      { die: 'green', value: 5 },
    ])
    expect(space(after, 7).dice).toEqual([{ die: 'white', value: 5 }])
    expect(happened(after, 'diceRolled')).toMatchObject([{ space: 6 }])
  })

  test('in any game exactly the dice on the end space are rolled — RC-8.24', () => {
    for (const { before, command, after } of randomGame({ players: 3 }, 'closing')) {
      const { market } = seen(before)
      for (const { space: end, rolls } of happened(after, 'diceRolled')) {
        expect(rolls.map(([die]) => die)).toEqual(market[end]?.dice.map(({ die }) => die))
      }
      if (command.type === 'moveDie') expect(happened(after, 'diceRolled')).toEqual([])
    }
  })

  test('the dice are rolled even if no market action was carried out — RC-8.25', () => {
    const after = does(rolling(table(), 6, 6), moveDie('red'), stop)
    expect(space(after, 0).dice.map(({ value }) => value)).toEqual([6, 6])
    const full = table({ red: { rubles: 0, goods: { wood: 3, brick: 3 } } })
    const nothing = does(rolling(full, 2, 2), moveDie('red'), stop)
    expect(space(nothing, 0).dice.map(({ value }) => value)).toEqual([2, 2])
  })
})

describe('examples', () => {
  const THREE_ON_5 = { red: [5, 1], green: [5, 1], yellow: [5, 1] } as const

  test('white on 1 showing 4, three dice on 5: not with 0, with 1 to space 6 — RC-8-EX1', () => {
    const at = table({ dice: { ...THREE_ON_5, white: [1, 4], blue: [0, 1] }, red: { rubles: 1 } })
    expect(extras(at, 'white')).toEqual([1])
    expect(refuses(at, moveDie('white')).clause).toBe('RC-8.4')
    const moved = does(at, moveDie('white', 1))
    expect(endOf(moved)).toBe(6)
    expect(red(moved).rubles).toBe(0)
  })

  test('the blue die there cannot be moved by Red at all — RC-8-EX2', () => {
    const at = table({ dice: { ...THREE_ON_5, blue: [1, 4], white: [0, 1] }, red: { rubles: 9 } })
    expect(extras(at, 'blue')).toEqual([])
    expect(refuses(at, moveDie('blue')).clause).toBe('RC-8.4')
    expect(refuses(at, moveDie('blue', 1)).clause).toBe('RC-8.2')
  })

  test('red showing 6 on 7 with 2 extra ends on 7, also with two other dice there — RC-8-EX3', () => {
    const alone = table({ dice: { red: [7, 6], blue: [0, 1], green: [1, 1] }, red: { rubles: 2 } })
    expect(endOf(does(alone, moveDie('red', 2)))).toBe(7)
    const two = table({ dice: { red: [7, 6], blue: [7, 1], green: [7, 1] }, red: { rubles: 2 } })
    const moved = does(two, moveDie('red', 2))
    expect(space(moved, 7).dice.map(({ die }) => die)).toEqual(['red', 'blue', 'green'])
  })

  test('the brick space with three dice gives 6 brick, if room and supply allow — RC-8-EX4', () => {
    const dice = { red: [0, 1], blue: [1, 1], green: [1, 1] } as const
    const most = (position: Position) => {
      const at = does(table({ dice, ...position }), moveDie('red'), obtain)
      return Math.max(...offers(at, 'take').map(({ goods }) => goods.brick ?? 0))
    }
    expect(most({})).toBe(6)
    expect(most({ red: { goods: { wood: 2 } } })).toBe(4)
    expect(most({ components: { supplies: [{ id: 'brick', n: 5 }] } })).toBe(5)
  })

  test('4 brick obtained, then twice 2 brick for a green jewel — RC-8-EX5', () => {
    const at = table({
      influenceCards: { 0: 'inf-merchants-1' },
      dice: { red: [0, 1], blue: [1, 1], green: [2, 1] },
    })
    const bricks = does(at, moveDie('red'), obtain, take({ brick: 4 }))
    expect(red(bricks).inventory).toEqual({ brick: 4 })
    const once = does(bricks, useAction('inf-merchants-1a'), take({ green: 1 }))
    const twice = does(once, again, take({ green: 1 }))
    expect(red(twice).inventory).toEqual({ green: 2 })
    expect(asks(twice)).toBe('market-next')
  })

  test('yellow moved, ws-die-red on the yellow space, red alone on the ruble space: 2 rubles — RC-8-EX6', () => {
    const at = table({
      sections: { 0: { owner: 'red' } },
      dice: { red: [6, 1], yellow: [1, 4] },
      red: { rubles: 0, workshop: { yellow: 'ws-die-red' } },
    })
    expect(space(at, 6)).toMatchObject({ tile: 'rt-ruble', dice: [{ die: 'red' }] })
    expect(red(does(at, moveDie('yellow'), useWorkshop('yellow'))).rubles).toBe(2)
  })

  test('white moved, both white spaces face up: one of them, never both — RC-8-EX7', () => {
    const at = does(
      table({
        sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
        red: { rubles: 0, workshop: { 'white-a': 'ws-ruble-1', 'white-b': 'ws-ruble-2' } },
      }),
      moveDie('white'),
    )
    expect(offers(at, 'useWorkshop')).toHaveLength(2)
    for (const [one, other] of [
      ['white-a', 'white-b'],
      ['white-b', 'white-a'],
    ] as const) {
      const used = does(at, useWorkshop(one))
      expect(red(used).rubles).toBe(2)
      expect(refuses(used, useWorkshop(other)).clause).toBe('RC-8.9')
    }
  })

  test('three dice on the end space after the move: three are rolled — RC-8-EX8', () => {
    const at = table({ dice: { red: [0, 1], blue: [1, 1], green: [1, 1] } })
    const after = does(rolling(at, 6, 5, 4), moveDie('red'), stop)
    expect(happened(after, 'diceRolled').map(({ rolls }) => rolls)).toEqual([
      [
        ['red', 6],
        ['blue', 5],
        ['green', 4],
      ],
    ])
  })
})
