import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { cardTurn, diceFor, ivanPlays } from '../testing/solo.ts'
import { happened, seen, type Table } from '../testing/table.ts'

/** Red 4, blue 6, green 6, yellow 2, white 1, all movable. */
const DICE: NonNullable<Position['dice']> = {
  red: [0, 4],
  blue: [1, 6],
  green: [2, 6],
  yellow: [3, 2],
  white: [4, 1],
}
/** All six sections that a player can have. */
const noBanner: NonNullable<Position['sections']> = Object.fromEntries(
  [0, 1, 2, 3, 4, 5].map((section) => [section, { owner: 'blue' as const }]),
)
const took = (at: Table) => happened(at, 'ivanTookDie')[0]

describe('movable dice', () => {
  test('the space reached holds at most two other dice — IV-4.1', () => {
    const two = ivanPlays({
      dice: { ...DICE, blue: [1, 5], green: [0, 6], red: [6, 1], yellow: [6, 1] },
    })
    expect(took(two)).toMatchObject({ die: 'green' })
    const three = ivanPlays({
      dice: { green: [0, 6], red: [6, 1], yellow: [6, 1], white: [6, 1], blue: [1, 2] },
    })
    expect(took(three)).toMatchObject({ die: 'blue', blocked: ['green'] })
  })

  test('only they are taken — IV-4.2, IV-4-EX4', () => {
    const at = ivanPlays({
      dice: { blue: [0, 6], red: [6, 1], green: [6, 1], yellow: [6, 1], white: [2, 5] },
    })
    expect(took(at)).toMatchObject({ die: 'white', value: 5, blocked: ['blue'] })
  })

  test('if none is, his turn ends without action and roll — IV-4.8', () => {
    const at = ivanPlays({
      options: { contractors: true },
      dice: {
        ...{ red: [1, 4], blue: [1, 4], green: [1, 4] },
        ...{ yellow: [5, 4], white: [5, 4], black: [5, 4] },
      },
    })
    expect(at.events.map(({ type }) => type)).toEqual([
      'turnBegan',
      'ivanStayed',
      'turnBegan',
      'asked',
    ])
  })
})

describe('useful cards', () => {
  const skipped = (at: Table) => happened(at, 'ivanSkipped').map(({ reason }) => reason)

  test('Claim with a banner left — IV-4.3', () => {
    expect(skipped(cardTurn('claim', { sections: { 0: { owner: 'red' } } }))).toEqual([])
    expect(skipped(cardTurn('claim', { sections: noBanner }))).toEqual(['noBanner'])
  })

  test('Inventory while the supply is not empty — IV-4.3', () => {
    expect(skipped(cardTurn('inventory'))).toEqual([])
    const {
      wood = 0,
      brick = 0,
      stone = 0,
      gold = 0,
      green = 0,
      purple = 0,
    } = seen(cardTurn('transport')).supply
    const all = { wood, brick, stone, gold, green, purple }
    const empty = cardTurn('inventory', { ivan: { inventory: all } })
    expect(skipped(empty)).toEqual(['supplyEmpty'])
  })

  test('Transport with something on the Inventory card — IV-4.3', () => {
    expect(skipped(cardTurn('transport', { ivan: { inventory: { wood: 1 } } }))).toEqual([])
    expect(skipped(cardTurn('transport'))).toEqual(['inventoryEmpty'])
  })

  test('Construction with materials and something to build or to decorate — IV-4.3', () => {
    const construction = { wood: 2 }
    expect(
      skipped(
        cardTurn('construction', { ivan: { construction }, sections: { 0: { owner: 'blue' } } }),
      ),
    ).toEqual([])
    expect(
      skipped(
        cardTurn('construction', {
          ivan: { construction },
          sections: { 0: { owner: 'red', finished: true } },
        }),
      ),
    ).toEqual([])
    expect(skipped(cardTurn('construction', { ivan: { construction } }))).toEqual([
      'nothingToBuild',
    ])
    expect(skipped(cardTurn('construction', { sections: { 0: { owner: 'blue' } } }))).toEqual([
      'constructionEmpty',
    ])
  })

  test('Recognition always — IV-4.3', () => {
    expect(skipped(cardTurn('recognition'))).toEqual([])
  })

  test('Hire with a contractor left and the marked city open — IV-4.3', () => {
    const position: Position = { options: { contractors: true }, cities: { 0: 'city-smolensk' } }
    const marker = { marker: 'city-smolensk' } as const
    expect(skipped(cardTurn('hire', { ...position, ivan: marker }))).toEqual([])
    expect(
      skipped(
        cardTurn('hire', { ...position, ivan: marker, blue: { contractors: { 'city-tver': 6 } } }),
      ),
    ).toEqual(['noContractor'])
    const closed = seen(ivanPlays(position)).duchy?.cities.find((city) => city.tower < 0)?.city
    expect(
      skipped(
        cardTurn('hire', { ...position, ivan: closed === undefined ? {} : { marker: closed } }),
      ),
    ).toEqual(['cityClosed'])
  })
})

describe('the levels', () => {
  test('architect: the highest, among equals a useful card, then the one furthest left — IV-4.4, IV-4.6, IV-4-EX1', () => {
    const at = ivanPlays({ dice: DICE, sections: { 0: { owner: 'red' } } })
    expect(took(at)).toMatchObject({ die: 'green', card: 'solo-claim', reason: 'useful' })
    expect(happened(at, 'ivanClaimed')).toHaveLength(1)
    const both = ivanPlays({ dice: DICE, ivan: { inventory: { wood: 1 } } })
    expect(took(both)).toMatchObject({ die: 'green', reason: 'usefulLeft' })
  })

  test('with no useful card among the highest the one furthest left is skipped — IV-4.4, IV-4-EX2', () => {
    const at = ivanPlays({ dice: DICE, sections: noBanner })
    expect(took(at)).toMatchObject({ die: 'green', card: 'solo-claim', reason: 'uselessLeft' })
    expect(happened(at, 'ivanSkipped')).toMatchObject([{ card: 'solo-claim', reason: 'noBanner' }])
  })

  test('master: only useful cards, among them the highest — IV-4.7, IV-4-EX3', () => {
    const at = ivanPlays({ dice: DICE, sections: noBanner, options: { ivanLevel: 'master' } })
    expect(took(at)).toMatchObject({ die: 'red', card: 'solo-inventory', reason: 'masterHighest' })
    const [stocked] = happened(at, 'ivanStocked')
    expect(Object.values(stocked?.goods ?? {}).reduce((sum, n) => sum + n, 0)).toBe(4)
  })

  test('master with no such die movable decides like an apprentice — IV-4.7', () => {
    // Of the dice of useful cards (red, yellow) none can move.
    const at = ivanPlays({
      options: { ivanLevel: 'master', contractors: true },
      cities: { 0: 'city-smolensk' },
      sections: noBanner,
      dice: {
        ...{ blue: [0, 2], green: [0, 3], white: [0, 1] },
        ...{ red: [4, 4], yellow: [4, 4], black: [4, 4] },
      },
    })
    expect(took(at)).toMatchObject({ die: 'green', reason: 'masterAny' })
  })

  test('apprentice: the highest, then the card furthest left, useful or not — IV-4.5, IV-4-EX5', () => {
    const options = { ivanLevel: 'apprentice' }
    const at = ivanPlays({ dice: DICE, options, sections: { 0: { owner: 'red' } } })
    expect(took(at)).toMatchObject({ die: 'green', reason: 'left' })
    const useless = ivanPlays({
      dice: DICE,
      options,
      sections: noBanner,
      ivan: { inventory: { wood: 1 } },
    })
    expect(took(useless)).toMatchObject({ die: 'green', card: 'solo-claim', reason: 'left' })
  })

  test('one highest die needs no further reason — IV-4.4', () => {
    expect(took(ivanPlays({ dice: diceFor('recognition') }))).toMatchObject({ reason: 'highest' })
  })
})
