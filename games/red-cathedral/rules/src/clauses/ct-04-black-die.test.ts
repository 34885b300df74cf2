import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import type { Position } from '../positions/position.ts'
import { atBlack, beforeBlack, duchy, extension } from '../testing/contractors.ts'
import { DICE_APART } from '../testing/market.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  rolling,
  space,
  table,
} from '../testing/table.ts'
import {
  moveDie,
  obtain,
  reroll,
  stop,
  take,
  useAction,
  useSpecialist,
  useWorkshop,
} from '../testing/wishes.ts'

describe('a die like the others', () => {
  test('it counts on the space where it lies — CT-4.1', () => {
    const at = does(
      duchy({ dice: { ...DICE_APART, black: [0, 5] }, red: { rubles: 0 } }),
      moveDie('blue'),
    )
    expect(space(at, 0).dice.map(({ die }) => die)).toEqual(['blue', 'black'])
    expect(happened(does(at, obtain), 'obtained')).toMatchObject([{ space: 0, times: 2 }])
  })

  test('two others and the black one are three: no further die ends there — CT-4.1', () => {
    const at = duchy({
      dice: { ...DICE_APART, red: [0, 2], green: [0, 2], black: [0, 5] },
      red: { rubles: 0 },
    })
    expect(refuses(at, moveDie('blue')).clause).toBe('RC-8.4')
  })

  test('it moves by its value, and is rolled with the others at the end — CT-4.1', () => {
    const moved = does(beforeBlack(), moveDie('black'))
    expect(space(moved, 2).dice).toEqual([{ die: 'black', value: 1 }])
    const rolled = does(rolling(moved, 6), stop)
    expect(space(rolled, 2).dice).toEqual([{ die: 'black', value: 6 }])
  })

  test('it is rolled again for prestige as the last of its space — CT-4.1', () => {
    const at = duchy({
      dice: { ...DICE_APART, white: [1, 2], black: [1, 1] },
      red: { position: 9 },
    })
    expect(space(does(rolling(at, 3, 4), reroll(1)), 1).dice).toEqual([
      { die: 'white', value: 3 },
      { die: 'black', value: 4 },
    ])
  })

  test('it is not in play without the module — CT-4.1', () => {
    expect(refuses(table(), moveDie('black')).clause).toBe('RC-1.10')
  })

  test('any player pushes it on for 1 ruble a space, as the white one — CT-4.2', () => {
    for (const colour of ['red', 'blue', 'green'] as const) {
      const at = duchy({
        dice: { ...DICE_APART, black: [1, 1] },
        active: colour,
        [colour]: { rubles: 2 },
      })
      const extras = (die: string) =>
        offers(at, 'moveDie')
          .filter((command) => command.die === die)
          .map(({ extra }) => extra)
      expect(extras('black')).toEqual([0, 1, 2])
      expect(extras('white')).toEqual([0, 1, 2])
      const pushed = does(at, moveDie('black', 2))
      expect(space(pushed, 4).dice.map(({ die }) => die)).toContain('black')
      expect(player(pushed, colour).rubles).toBe(0)
      expect(refuses(at, moveDie('black', 3)).clause).toBe('RC-8.2')
    }
  })

  test('no workshop space belongs to it — CT-4.3', () => {
    const { workshopBoards } = builtInComponents()
    expect(workshopBoards.flatMap(({ spaces }) => spaces).map(({ die }) => die)).not.toContain(
      'black',
    )
  })
})

describe('after it was moved', () => {
  /** Six tiles face up: none of them is for the black die. */
  const TILES: Position = {
    players: 4,
    sections: Object.fromEntries(
      [0, 1, 2, 4, 5, 8].map((section) => [section, { owner: 'red' } as const]),
    ),
    red: {
      workshop: {
        red: 'ws-ruble-1',
        blue: 'ws-ruble-2',
        green: 'ws-wood-1',
        yellow: 'ws-gold-1',
        'white-a': 'ws-brick-1',
        'white-b': 'ws-stone-1',
      },
    },
  }

  test('workshop means the own specialist and no tile — CT-4.4', () => {
    const at = atBlack('sp-07', TILES)
    expect(offers(at, 'useWorkshop')).toEqual([])
    expect(offers(at)).toContainEqual(useSpecialist)
    expect(refuses(at, useWorkshop('red')).clause).toBe('RC-8.16')
    const used = does(at, useSpecialist)
    expect(offers(used, 'useSpecialist')).toEqual([])
    expect(refuses(used, useSpecialist).clause).toBe('RC-8.9')
  })

  test('another die puts no specialist to work — CT-4.4', () => {
    const at = does(beforeBlack({ red: { specialist: 'sp-07' } }), moveDie('blue'))
    expect(offers(at, 'useSpecialist')).toEqual([])
    expect(refuses(at, useSpecialist)).toMatchObject({
      clause: 'CT-4.4',
      message: { key: 'refusal.notBlackDie' },
    })
  })

  test('the specialist is used or not, as the player likes — CT-4.5', () => {
    const at = atBlack('sp-07')
    const unused = does(at, stop)
    expect(extension(unused)).toMatchObject({ specialist: 'sp-07', tools: [] })
    expect(extension(does(at, useSpecialist))).toMatchObject({ specialist: null, tools: ['sp-07'] })
  })

  test('value 3 from space 2 with e = 2 for 2 rubles: it ends on 7 — CT-4-EX1', () => {
    const at = does(
      duchy({
        active: 'blue',
        dice: {
          red: [4, 2],
          blue: [5, 1],
          green: [5, 2],
          yellow: [6, 2],
          white: [3, 2],
          black: [2, 3],
        },
        resourceTiles: { 7: 'rt-wood' },
        influenceCards: { 3: 'inf-clergy-1' },
        blue: { rubles: 4, specialist: 'sp-07' },
      }),
      moveDie('black', 2),
    )
    expect(space(at, 7).dice).toEqual([{ die: 'black', value: 3 }])
    expect(player(at, 'blue').rubles).toBe(2)
    // Obtaining, influence and the specialist, in any order.
    const steps = [
      [obtain, take({ wood: 2 })],
      [useAction('inf-clergy-1a')],
      [useSpecialist],
    ] as const
    const orders = [
      [0, 1, 2],
      [0, 2, 1],
      [1, 0, 2],
      [1, 2, 0],
      [2, 0, 1],
      [2, 1, 0],
    ]
    const results = orders.map((order) => {
      const after = does(at, ...order.flatMap((step) => steps[step] ?? []))
      const { position, rubles, inventory, extension: own } = player(after, 'blue')
      return { position, rubles, inventory, tools: own?.tools }
    })
    const [first] = results
    expect(first).toMatchObject({ inventory: { wood: 2 }, tools: ['sp-07'] })
    for (const result of results) expect(result).toEqual(first)
  })

  test('before it is moved no specialist works, and none is none — CT-4.4, CT-7.2', () => {
    const at = duchy({ red: { specialist: 'sp-07' } })
    expect(refuses(at, useSpecialist)).toMatchObject({
      clause: 'CT-4.4',
      message: { key: 'refusal.notBlackDie' },
    })
    expect(refuses(duchy(), useSpecialist).clause).toBe('CT-7.2')
  })

  test('without a specialist workshop is not offered — CT-4-EX2', () => {
    const at = does(beforeBlack(), moveDie('black'))
    expect(offers(at, 'useSpecialist')).toEqual([])
    expect(offers(at, 'useWorkshop')).toEqual([])
    expect(refuses(at, useSpecialist)).toMatchObject({
      clause: 'CT-7.2',
      message: { key: 'refusal.noSpecialist' },
    })
  })
})

describe('a workshop tile that shows it', () => {
  /** The blue die is moved to space 0; the black one lies on the stone with the green one. */
  const tile = (position: Position = {}) =>
    does(
      duchy({
        dice: { ...DICE_APART, green: [2, 1], black: [2, 1] },
        sections: { 0: { owner: 'red' } },
        ...position,
        red: { workshop: { blue: 'ws-die-black-2' }, ...position.red },
      }),
      moveDie('blue'),
    )

  test('gives what the resource tile under it shows, once — CT-4.6', () => {
    const used = does(tile(), useWorkshop('blue'))
    expect(happened(used, 'obtained')).toMatchObject([{ space: 2, times: 1 }])
    expect(player(does(used, take({ stone: 2 })), 'red').inventory).toEqual({ stone: 2 })
    const mine = tile({ red: { workshop: { blue: 'ws-die-black-2' }, specialist: 'sp-07' } })
    expect(extension(does(mine, useWorkshop('blue'))).specialist).toBe('sp-07')
  })

  test('with blackDieTile it lets the own specialist work instead — CT-4.6', () => {
    const options = { blackDieTile: 'specialist' }
    const idle = tile({ options })
    expect(offers(idle, 'useWorkshop')).toEqual([]) // nobody to put to work
    expect(refuses(idle, useWorkshop('blue')).clause).toBe('RC-8.20')
    const at = tile({
      options,
      red: { rubles: 0, workshop: { blue: 'ws-die-black-2' }, specialist: 'sp-07' },
    })
    const used = does(at, useWorkshop('blue'))
    expect(happened(used, 'obtained')).toEqual([])
    expect(player(used, 'red')).toMatchObject({ position: 4, rubles: 2 })
    expect(extension(used)).toMatchObject({ specialist: null, tools: ['sp-07'] })
    expect(asks(used)).toBe('market-next')
    expect(offers(used, 'useWorkshop')).toEqual([])
  })
})
