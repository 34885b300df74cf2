import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { cardTurn } from '../testing/solo.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  section,
  type Table,
} from '../testing/table.ts'

const claims = (sections: NonNullable<Position['sections']>, more: Position = {}): Table =>
  cardTurn('claim', { sections, ...more })
const claimed = (at: Table) => happened(at, 'ivanClaimed').map((event) => event.section)
const choices = (at: Table): number[] => offers(at, 'claimForIvan').map((wish) => wish.section)

describe('where Ivan claims', () => {
  test('he puts a banner on an available section, if he has one left — IV-5.1', () => {
    const at = claims({ 0: { owner: 'red' } })
    expect(claimed(at)).toEqual([1])
    expect(section(at, 1)).toMatchObject({ owner: 1, finished: false })
    expect(player(at, 'blue').spareBanners).toBe(5)
    const all = Object.fromEntries(
      [0, 1, 2, 3, 4, 5].map((one) => [one, { owner: 'blue' as const }]),
    )
    expect(happened(claims(all), 'ivanSkipped')).toMatchObject([{ reason: 'noBanner' }])
  })

  test('first above one of yours, finished or not — IV-5.2', () => {
    expect(claimed(claims({ 0: { owner: 'red' } }))).toEqual([1])
    expect(claimed(claims({ 3: { owner: 'red', finished: true } }))).toEqual([4])
    expect(happened(claims({ 0: { owner: 'red' } }), 'ivanClaimed')).toMatchObject([
      { choice: 'above', picked: false },
    ])
  })

  test('then a base — IV-5.3', () => {
    const at = claims({ 0: { owner: 'blue' }, 3: { owner: 'blue' }, 6: { owner: 'blue' } })
    expect(happened(at, 'ivanClaimed')).toMatchObject([{ section: 9, choice: 'base' }])
  })

  test('then any available section — IV-5.4', () => {
    const at = claims({
      ...{ 0: { owner: 'red' }, 1: { owner: 'blue' }, 2: { owner: 'red' } },
      ...{ 3: { owner: 'red' }, 4: { owner: 'red' }, 5: { owner: 'blue' } },
      ...{ 6: { owner: 'red' }, 7: { owner: 'blue' }, 8: { owner: 'blue' } },
      ...{ 9: { owner: 'blue' } },
    })
    expect(happened(at, 'ivanClaimed')).toMatchObject([{ section: 10, choice: 'any' }])
  })

  test('of several you pick one — IV-5.5, IV-5-EX1', () => {
    const at = claims({ 0: { owner: 'red' }, 6: { owner: 'red' }, 7: { owner: 'red' } })
    expect(asks(at)).toBe('ivan-claim')
    expect(choices(at)).toEqual([1, 8])
    expect(refuses(at, { type: 'claimForIvan', section: 3 }).clause).toBe('IV-5.5')
    const picked = does(at, { type: 'claimForIvan', section: 8 })
    expect(happened(picked, 'ivanClaimed')).toMatchObject([{ section: 8, picked: true }])
    expect(happened(picked, 'diceRolled')).toHaveLength(1)
    expect(asks(picked)).toBe('main-action')
  })

  test('so it is for the second and the third choice — IV-5.5', () => {
    expect(choices(claims({ 0: { owner: 'blue' } }))).toEqual([3, 6, 9])
    const any = claims({
      ...{ 0: { owner: 'blue' }, 3: { owner: 'blue' }, 6: { owner: 'blue' }, 9: { owner: 'blue' } },
    })
    expect(choices(any)).toEqual([1, 4, 7, 10])
  })

  test('a base comes before a section above his own — IV-5-EX2', () => {
    const at = claims({
      ...{ 0: { owner: 'red' }, 1: { owner: 'blue' }, 2: { owner: 'blue' } },
      ...{ 3: { owner: 'blue' }, 6: { owner: 'red' }, 7: { owner: 'blue' } },
    })
    expect(claimed(at)).toEqual([9])
  })
})

describe('the workshop tile', () => {
  const gains = (tile: string) => {
    const at = claims({ 0: { owner: 'red' } }, { tiles: { 1: tile }, blue: { position: 10 } })
    return { at, gained: player(at, 'blue').position - 10 }
  }

  test.each([
    ['ws-alms-1', 1],
    ['ws-chapel-1', 2],
    ['ws-gold-1', 0],
    ['ws-recognition-1', 1],
    ['ws-ruble-1', 0],
  ])('of %s he gains the recognition it shows: %d — IV-5.6, IV-5-EX3', (tile, recognition) => {
    const { at, gained } = gains(tile)
    expect(gained).toBe(recognition)
    expect(player(at, 'blue')).toMatchObject({ rubles: 0, inventory: {} })
  })

  test('it leaves the game — IV-5.6', () => {
    const { at } = gains('ws-alms-1')
    expect(section(at, 1).tile).toBeNull()
    const { game, state } = at
    expect(game.view(state, 0).ivan?.removed).toContain('ws-alms-1')
  })

  test('a die tile shows a die, wherever it lies — IV-5.7', () => {
    const at = claims(
      { 0: { owner: 'red' } },
      {
        tiles: { 1: 'ws-die-red' },
        resourceTiles: { 1: 'rt-recognition' }, // where the red die lies
        blue: { position: 10 },
      },
    )
    expect(player(at, 'blue').position).toBe(10)
  })

  test('he pays nothing — IV-5.8', () => {
    const { at } = gains('ws-gold-1')
    expect(happened(at, 'paid')).toEqual([])
    expect(happened(at, 'tilePlaced')).toEqual([])
  })
})
