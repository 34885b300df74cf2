import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { COLOURS, type Colour } from '../constants.ts'
import { down, type Position } from '../positions/position.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { randomGame } from '../testing/play.ts'
import { asks, does, offers, player, refuses, table } from '../testing/table.ts'
import {
  activate,
  chooseSection,
  chooseWorkshop,
  claim,
  decorate,
  layTile,
  moveDie,
  take,
  useAction,
  useWorkshop,
} from '../testing/wishes.ts'

const ADVANCED: Position = { options: { boardSide: 'advanced' } }

const boardOf = (id: string) => {
  const found = builtInComponents().workshopBoards.find((board) => board.id === id)
  if (found === undefined) throw new Error(`no board ${id}`)
  return found
}
const priceOn = (id: string, space: string) =>
  boardOf(id).spaces.find((each) => each.id === space)?.cost
const heldOn = (id: string, space: string) =>
  boardOf(id).spaces.find((each) => each.id === space)?.holds

describe('spaces and tiles', () => {
  test('each space belongs to one die colour: one for each colour, two for white — RC-10.1', () => {
    for (const boardSide of ['basic', 'advanced']) {
      const four = table({ players: 4, options: { boardSide } })
      for (const colour of COLOURS) {
        const dice = player(four, colour).workshop.map(({ die }) => die)
        expect(dice.slice(0, 4).toSorted()).toEqual([...COLOURS].toSorted())
        expect(dice.slice(4)).toEqual(['white', 'white'])
      }
    }
  })

  test('a space holds one tile at most — RC-10.1', () => {
    const start = table({
      sections: { 0: { owner: 'red' } },
      red: { workshop: { green: down('ws-wood-1') } },
    })
    const asked = does(start, claim('spare'), chooseSection(3))
    expect(asks(asked)).toBe('claim-space')
    expect(offers(asked)).not.toContainEqual(chooseWorkshop('green'))
    expect(offers(asked, 'chooseWorkshop')).toHaveLength(5)
    expect(refuses(asked, chooseWorkshop('green'))).toMatchObject({
      clause: 'RC-10.1',
      message: { key: 'refusal.spaceTaken' },
    })
  })

  test('a tile keeps its place and its side — RC-10.2', () => {
    let laid = 0
    for (let seed = 0; seed < 6; seed++) {
      for (const { before, after } of randomGame({ players: 4 }, seed)) {
        for (const colour of COLOURS) {
          for (const [space, { tile, faceUp }] of player(before, colour).workshop.entries()) {
            if (tile === null) continue
            expect(player(after, colour).workshop[space]).toMatchObject({ tile, faceUp })
            laid += 1
          }
        }
      }
    }
    expect(laid).toBeGreaterThan(1000)
  })

  const FACE_DOWN: Position = {
    sections: { 0: { owner: 'red' } },
    red: { rubles: 2, workshop: { blue: down('ws-gold-1') } },
  }

  test('a tile lying face down is never activated — RC-10.3', () => {
    const market = atCard('inf-craftsmen-1', FACE_DOWN)
    expect(offers(market, 'useWorkshop')).toEqual([])
    expect(refuses(market, useWorkshop('blue'))).toMatchObject({
      clause: 'RC-10.3',
      message: { key: 'refusal.faceDown' },
    })
    expect(offers(market, 'useAction')).toEqual([useAction('inf-craftsmen-1a')])
    const faceUp = atCard('inf-craftsmen-1', {
      ...FACE_DOWN,
      red: { rubles: 2, workshop: { blue: 'ws-gold-1' } },
    })
    expect(offers(faceUp, 'useWorkshop')).toEqual([useWorkshop('blue')])
  })

  test('a benefit counts once, however many dice lie there — RC-10.4', () => {
    const crowded = does(
      table({
        dice: { ...DICE_APART, red: [0, 2], white: [0, 3] },
        influenceCards: { 0: 'inf-craftsmen-1' },
        sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
        red: { rubles: 1, workshop: { blue: 'ws-gold-1', green: 'ws-die-red' } },
      }),
      moveDie('blue'),
    )
    const gold = does(crowded, useWorkshop('blue'), take({ gold: 1 }))
    expect(player(gold, 'red').inventory).toEqual({ gold: 1 })
    expect(offers(gold, 'useWorkshop')).toEqual([])
    const wood = does(crowded, useAction('inf-craftsmen-1b'), activate('green'), take({ wood: 2 }))
    expect(player(wood, 'red').inventory).toEqual({ wood: 2 })
  })
})

describe('the basic side', () => {
  test.each(COLOURS.map((colour, own) => [colour, own]))(
    'own colour 3 R, then 2, 1 and 2 R, white 2 and 3 R: %s — RC-10.5',
    (colour, own) => {
      const id = `board-${colour}-basic`
      const others = [1, 2, 3].map((step) => COLOURS[(own + step) % 4] ?? '')
      expect([colour, ...others].map((space) => priceOn(id, space))).toEqual([3, 2, 1, 2])
      expect(['white-a', 'white-b'].map((space) => priceOn(id, space))).toEqual([2, 3])
    },
  )

  test('blue 3, green 2, yellow 1, red 2, white 2 and 3 — RC-10-EX1', () => {
    const prices = Object.fromEntries(
      player(table(), 'blue').workshop.map(({ die, cost }, i) => [i === 5 ? 'second' : die, cost]),
    )
    expect(player(table(), 'blue').board).toBe('board-blue-basic')
    expect(prices).toEqual({ blue: 3, green: 2, yellow: 1, red: 2, white: 2, second: 3 })
  })

  test('the price is that of the space — RC-10.5', () => {
    const asked = does(
      table({ active: 'blue', blue: { rubles: 3 } }),
      claim('spare'),
      chooseSection(0),
    )
    for (const [space, left] of [
      ['blue', 0],
      ['green', 1],
      ['yellow', 2],
      ['red', 1],
      ['white-a', 1],
      ['white-b', 0],
    ] as const) {
      const laid = does(asked, chooseWorkshop(space, 'blue'), layTile('up'))
      expect(player(laid, 'blue').rubles).toBe(left)
    }
  })

  test('ornaments need no unlocking — RC-10.6', () => {
    const at = table({
      sections: { 0: { owner: 'blue', finished: true }, 1: { owner: 'blue', finished: true } },
      red: { goods: { wood: 1, stone: 1 } },
    })
    expect(player(at, 'red').ornaments).toEqual({ door: 1, arch: 2, cross: 1 })
    expect(player(at, 'red').workshop.map(({ covered }) => covered)).toEqual(Array(6).fill(null))
    expect(offers(at, 'decorate')).toEqual([decorate(0), decorate(1)])
  })
})

describe('the advanced side', () => {
  test('every space costs 3 R face up — RC-10.7', () => {
    for (const colour of COLOURS) {
      const { board, workshop } = player(table({ ...ADVANCED, players: 4 }), colour)
      expect(board).toBe(`board-${colour}-advanced`)
      expect(workshop.map(({ cost }) => cost)).toEqual([3, 3, 3, 3, 3, 3])
    }
    const at = table({ ...ADVANCED, red: { rubles: 3 }, tiles: { 0: 'ws-ruble-1' } })
    const asked = does(at, claim('inventory'), chooseSection(0), chooseWorkshop('green'))
    expect(player(does(asked, layTile('up')), 'red').rubles).toBe(2)
    const poor = does(
      table({ ...ADVANCED, red: { rubles: 2 } }),
      claim('inventory'),
      chooseSection(0),
      chooseWorkshop('green'),
    )
    expect(refuses(poor, layTile('up')).message.params).toEqual({ price: 3, rubles: 2 })
  })

  test('a white space under a banner is closed until that banner is used — RC-10.8', () => {
    const start = table(ADVANCED)
    expect(player(start, 'red').workshop.map(({ covered }) => covered)).toEqual([
      'cross',
      'door',
      'arch',
      'arch',
      'banner',
      'banner',
    ])
    const inventory = does(start, claim('inventory'), chooseSection(0))
    expect(offers(inventory, 'chooseWorkshop').map(({ space }) => space)).toEqual([0, 1, 2, 3])
    expect(refuses(inventory, chooseWorkshop('white-a'))).toMatchObject({
      clause: 'RC-10.8',
      message: { key: 'refusal.spaceCovered' },
    })
    const white = does(start, claim('white-a'), chooseSection(0))
    expect(offers(white, 'chooseWorkshop').map(({ space }) => space)).toEqual([0, 1, 2, 3, 4])
    expect(refuses(white, chooseWorkshop('white-b')).clause).toBe('RC-10.8')
    expect(
      player(does(white, chooseWorkshop('white-a'), layTile('down')), 'red').workshop[4],
    ).toMatchObject({
      covered: null,
      faceUp: false,
    })
  })

  test('equal white banners are one choice until one is used — RC-10.8', () => {
    expect(offers(table(ADVANCED), 'claim')).toEqual([claim('inventory'), claim('white-a')])
    const used = table({ ...ADVANCED, sections: { 0: { owner: 'red', banner: 'white-a' } } })
    expect(offers(used, 'claim')).toEqual([claim('inventory'), claim('white-b')])
  })

  test.each(COLOURS.map((colour, own) => [colour, own]))(
    'cross on the own colour, door on the next, arches on the other two: %s — RC-10.9',
    (colour, own) => {
      const round = [0, 1, 2, 3].map((step) => COLOURS[(own + step) % 4] ?? '')
      expect(round.map((space) => heldOn(`board-${colour}-advanced`, space))).toEqual([
        'cross',
        'door',
        'arch',
        'arch',
      ])
    },
  )

  test('cross on green, door on yellow, arches on red and blue, banners on white — RC-10-EX2', () => {
    const { board, workshop } = player(table(ADVANCED), 'green')
    expect(board).toBe('board-green-advanced')
    expect(workshop.map(({ die, covered }) => [die, covered])).toEqual([
      ['green', 'cross'],
      ['yellow', 'door'],
      ['red', 'arch'],
      ['blue', 'arch'],
      ['white', 'banner'],
      ['white', 'banner'],
    ])
  })

  /** A finished base, middle and dome, and the materials for every ornament. */
  const FINISHED: Position = {
    ...ADVANCED,
    sections: {
      0: { owner: 'blue', finished: true },
      1: { owner: 'blue', finished: true },
      2: { owner: 'blue', finished: true },
      3: { owner: 'red', banner: 'inventory' },
    },
  }
  const goods = { wood: 1, stone: 1, gold: 1 }

  test('a locked ornament cannot be built — RC-10.10', () => {
    const locked = table({
      ...FINISHED,
      sections: { ...FINISHED.sections, 3: { owner: 'red', banner: 'white-a' } },
      red: { goods, workshop: { 'white-a': 'ws-wood-1' } },
    })
    expect(player(locked, 'red').ornaments).toEqual({ door: 0, arch: 0, cross: 0 })
    for (const section of [0, 1, 2]) {
      expect(refuses(locked, decorate(section))).toMatchObject({
        clause: 'RC-7.21',
        message: { key: 'refusal.noOrnament' },
      })
    }
  })

  test.each([
    ['red', 2],
    ['blue', 0],
    ['green', 1],
    ['yellow', 1],
  ] as const)(
    'a tile on the %s space of Red’s board unlocks what lay there, face up or down — RC-10.11',
    (name, section) => {
      for (const tile of ['ws-wood-1', down('ws-wood-1')]) {
        const at = table({ ...FINISHED, red: { goods, workshop: { [name]: tile } } })
        expect(offers(at, 'decorate')).toEqual([decorate(section)])
      }
    },
  )

  test('with ornamentsUnlockFaceDown off only a tile face up unlocks — RC-10.11', () => {
    const options = { ...ADVANCED.options, ornamentsUnlockFaceDown: false }
    const laid = (tile: string | { down: string }) =>
      table({ ...FINISHED, options, red: { goods, workshop: { blue: tile } } })
    expect(offers(laid('ws-wood-1'), 'decorate')).toEqual([decorate(0)])
    expect(offers(laid(down('ws-wood-1')), 'decorate')).toEqual([])
  })

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'Green lays a tile face down on yellow: nothing paid, no benefit, the door unlocked (%s) — RC-10-EX3',
    (ornamentsUnlockFaceDown, door) => {
      const start = table({
        options: { boardSide: 'advanced', ornamentsUnlockFaceDown },
        active: 'green',
        tiles: { 0: 'ws-ruble-1' },
        green: { rubles: 5 },
      })
      const laid = does(
        start,
        claim('inventory'),
        chooseSection(0),
        chooseWorkshop('yellow', 'green'),
        layTile('down'),
      )
      const { rubles, inventory, ornaments, workshop } = player(laid, 'green')
      expect({ rubles, inventory, ornaments }).toEqual({
        rubles: 5,
        inventory: {},
        ornaments: { door, arch: 0, cross: 0 },
      })
      expect(workshop[1]).toMatchObject({ tile: 'ws-ruble-1', faceUp: false, covered: null })
    },
  )

  test('a door that stays locked stays so for the whole game — RC-10-EX3', () => {
    const options = { boardSide: 'advanced', ornamentsUnlockFaceDown: false }
    const unlocked = (at: ReturnType<typeof table>, colour: Colour) => player(at, colour).ornaments
    for (let seed = 0; seed < 4; seed++) {
      for (const { before, after } of randomGame({ players: 2, options }, seed)) {
        for (const colour of ['red', 'blue'] as const) {
          const grown = unlocked(after, colour).door > unlocked(before, colour).door
          if (!grown) continue
          const space = player(after, colour).workshop[1]
          expect(space).toMatchObject({ faceUp: true })
        }
      }
    }
  })
})
