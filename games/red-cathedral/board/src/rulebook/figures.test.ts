import { describe, expect, test } from 'vitest'
import {
  ACQUIRE,
  BASE_FIGURES,
  CLAIM,
  DECORATE,
  DELIVER,
  FINAL,
  FULL,
  FURTHER,
  INFLUENCE,
  PENALTY,
  REROLL,
  SELL,
  TOWER,
  WORKSHOP,
} from './base-figures.ts'
import {
  CITY,
  CONTRACTORS_FIGURES,
  DIAMOND,
  FOREMAN,
  HIRE,
  REINFORCEMENT,
  SPECIALIST,
} from './contractors-figures.ts'
import { type Example, played } from './example.tsx'
import { moveDie, stop } from './figure-commands.ts'
import {
  DIE,
  IVAN_CLAIM,
  IVAN_CONSTRUCTION,
  IVAN_INVENTORY,
  IVAN_RECOGNITION,
  IVAN_TRANSPORT,
  SOLITAIRE_FIGURES,
} from './solitaire-figures.ts'

const RED = 0
const BLUE = 1
const GREEN = 2
const YELLOW = 3

/** What has changed for a seat. */
function change(example: Example, seat = RED) {
  const { before, after } = played(example)
  const [was, is] = [before.players[seat], after.players[seat]]
  if (was === undefined || is === undefined) throw new Error(`nobody sits at ${seat}`)
  return {
    inventory: is.inventory,
    capacity: is.capacity - was.capacity,
    rubles: is.rubles - was.rubles,
    position: is.position - was.position,
    prestige: is.prestige - was.prestige,
  }
}

describe('the captions of the figures are true', () => {
  test('claim: the banner opens a space, the tile costs 1 ruble and gives a brick', () => {
    const { after } = played(CLAIM)
    expect(after.towers[0]?.map(({ owner }) => owner)).toEqual([BLUE, RED, -1])
    expect(after.players[RED]?.workshop[2]).toMatchObject({ die: 'green', faceUp: true })
    expect(change(CLAIM)).toMatchObject({
      capacity: 1,
      rubles: -1,
      inventory: { wood: 2, stone: 1, brick: 1 },
    })
  })

  test('deliver: the base is finished for 4 recognition and 1 ruble', () => {
    expect(played(DELIVER).after.towers[0]?.[0]?.finished).toBe(true)
    expect(change(DELIVER)).toMatchObject({ position: 4, rubles: 1 })
  })

  test('penalty: Yellow gains 5, Blue loses 3', () => {
    expect(change(PENALTY, YELLOW).position).toBe(5)
    expect(change(PENALTY, BLUE).position).toBe(-3)
    expect(change(PENALTY, RED).position).toBe(0)
  })

  test('decorate: the jewel gives 1 prestige', () => {
    expect(played(DECORATE).after.towers[0]?.[1]?.ornament).toBe(RED)
    expect(change(DECORATE)).toMatchObject({ prestige: 1, inventory: { wood: 1 } })
  })

  test('acquire: two dice on the brick give 4 brick', () => {
    expect(change(ACQUIRE).inventory).toEqual({ wood: 1, brick: 4 })
  })

  test('further: 1 ruble for one more space, to the green jewel', () => {
    expect(change(FURTHER)).toMatchObject({ rubles: -1, inventory: { wood: 1, green: 1 } })
  })

  test('influence: 4 brick become 2 green jewels', () => {
    expect(change(INFLUENCE).inventory).toEqual({ wood: 1, green: 2 })
  })

  test('workshop: 4 stone and 2 rubles', () => {
    expect(change(WORKSHOP)).toMatchObject({ rubles: 2, inventory: { wood: 1, stone: 4 } })
  })

  test('full-inventory: 1 of 4 brick fits', () => {
    expect(played(FULL).before.players[RED]?.capacity).toBe(6)
    expect(change(FULL).inventory).toEqual({ wood: 2, stone: 2, gold: 1, brick: 1 })
  })

  test('sell-prestige: from 14 to 9 for 4 rubles', () => {
    expect(change(SELL)).toMatchObject({ position: -5, rubles: 4 })
  })

  test('reroll: from 10 to 9, and the green die shows something else', () => {
    const { before, after } = played(REROLL)
    const green = ({ market }: typeof before) => market[5]?.dice.map(({ value }) => value)
    expect(change(REROLL).position).toBe(-1)
    expect(green(after)).not.toEqual(green(before))
  })

  test('tower: worth 8; Blue and Green 6 each, Red 2', () => {
    const position = { ...TOWER, endTriggeredBy: 'green', active: 'blue' } as const
    const { events } = played({ position, commands: [moveDie('blue'), stop] })
    const points = events.flatMap((event) =>
      event.type === 'scored' && event.label === 'tower-2' ? [[event.seat, event.points]] : [],
    )
    expect(points).toEqual([
      [RED, 2],
      [BLUE, 6],
      [GREEN, 6],
    ])
  })

  test('final-scoring: the table of the rulebook', () => {
    const { before, after, events } = played(FINAL)
    const scored = events.flatMap((event) =>
      event.type === 'scored' ? [`${event.label} ${event.seat} ${event.points}`] : [],
    )
    expect(before.players.map(({ position }) => position)).toEqual([33, 27])
    expect(events.filter(({ type }) => type === 'markerSettled')).toMatchObject([
      { position: 32 },
      { position: 25 },
    ])
    expect(scored).toEqual([
      'goods 0 1',
      'goods 1 2',
      'tower-1 0 7',
      'tower-1 1 2',
      'tower-2 0 2',
      'tower-2 1 6',
      'tower-3 0 0',
      'tower-3 1 0',
      'tower-4 0 4',
      'tower-4 1 0',
    ])
    expect(after.players.map(({ prestige }) => prestige)).toEqual([22, 16])
  })
})

describe('the captions of the Contractors are true', () => {
  const extension = (example: Example) => played(example).after.players[RED]?.extension

  test('ct-hire: 2 permits, a bonus of 1 ruble, 2 rubles for the Notary', () => {
    expect(extension(HIRE)).toMatchObject({ permits: 1, contractors: 4, specialist: 'sp-05' })
    expect(change(HIRE).rubles).toBe(1 - 2)
  })

  test('ct-specialist: the Paymaster gives 4 rubles and 1 permit and becomes a tool', () => {
    expect(extension(SPECIALIST)).toMatchObject({ permits: 2, specialist: null, tools: ['sp-04'] })
    expect(change(SPECIALIST).rubles).toBe(4)
  })

  test('ct-city: 5 for the dome and 4 for the city; Blue gains 1', () => {
    expect(change(CITY).position).toBe(5 + 4)
    expect(change(CITY, BLUE).position).toBe(1)
  })

  test('gu-diamond: a diamond stands for the stone', () => {
    expect(change(DIAMOND)).toMatchObject({ position: 4, inventory: { wood: 2 } })
  })

  test('gu-foreman: 1 more for Red, 2 less for Blue', () => {
    expect(change(FOREMAN).position).toBe(3 + 1)
    expect(change(FOREMAN, BLUE).position).toBe(-2)
  })

  test('gu-reinforcement: 2 brick for a full purse', () => {
    expect(change(REINFORCEMENT)).toMatchObject({ rubles: 5, inventory: { wood: 1 } })
  })
})

describe('the captions about Ivan are true', () => {
  const IVAN = 1
  const happened = (example: Example) => played(example).events.map(({ type }) => type)

  test('iv-die: he takes the green die', () => {
    expect(played(DIE).events).toContainEqual(
      expect.objectContaining({ type: 'ivanTookDie', die: 'green', card: 'solo-claim' }),
    )
  })

  test('iv-claim: he claims above Red and gains 2', () => {
    expect(played(IVAN_CLAIM).after.towers[0]?.map(({ owner }) => owner)).toEqual([RED, IVAN, -1])
    expect(change(IVAN_CLAIM, IVAN).position).toBe(2)
  })

  test('iv-inventory, iv-transport: four materials come, and go on', () => {
    expect(played(IVAN_INVENTORY).after.ivan).toMatchObject({
      inventory: { wood: 2, brick: 1, stone: 1 },
    })
    expect(happened(IVAN_TRANSPORT)).toContain('ivanTransported')
  })

  test("iv-construction: he finishes the base for 4 and puts a door on Red's", () => {
    const { after } = played(IVAN_CONSTRUCTION)
    expect(after.towers[0]?.[0]?.finished).toBe(true)
    expect(after.towers[1]?.[0]?.ornament).toBe(IVAN)
    expect(change(IVAN_CONSTRUCTION, IVAN).position).toBe(4)
  })

  test('iv-recognition: 9 steps', () => {
    expect(change(IVAN_RECOGNITION, IVAN).position).toBe(9)
  })
})

const ALL = { ...BASE_FIGURES, ...CONTRACTORS_FIGURES, ...SOLITAIRE_FIGURES }

test.each(Object.entries(ALL))('%s can be drawn', (_, figure) => {
  const { pictures, happens } = figure()
  expect(pictures.length).toBe(happens.length > 0 ? 2 : 1)
})
