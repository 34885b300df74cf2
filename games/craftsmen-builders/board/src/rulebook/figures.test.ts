import { describe, expect, test } from 'vitest'
import {
  BUILD,
  CONTRACT,
  COVER,
  FIGURES,
  INCOME,
  RECRUIT,
  ROUND_END,
  SCORING,
  WORKER,
} from './craftsmen-builders-figures.ts'
import { type Example, played } from './example.tsx'

const RED = 0
const BLUE = 1

/** Coins, wood and stone of a seat, and how they have changed. */
function goods(example: Example, seat = RED) {
  const { before, after } = played(example)
  const of = ({ players }: typeof before) => {
    const { coins = 0, wood = 0, stone = 0 } = players[seat] ?? {}
    return [coins, wood, stone]
  }
  const [was, is] = [of(before), of(after)]
  return { is, change: is.map((n, i) => n - (was[i] ?? 0)) }
}

const shortly = (id: string): string => id.replace('craftsman-', '')

describe('the captions of the figures are true', () => {
  test('cb-worker: Red pays Blue 1 coin and gains 1 wood and 1 stone', () => {
    expect(goods(WORKER).change).toEqual([-1, 1, 1])
    expect(goods(WORKER, BLUE).change).toEqual([1, 0, 0])
  })

  test('cb-income: 4 coins, 1 wood and 2 stone', () => {
    expect(goods(INCOME).change).toEqual([4, 1, 2])
  })

  test('cb-build: 3 coins, 3 wood and 1 stone are paid; both gain 1 coin', () => {
    expect(goods(BUILD).is).toEqual([1, 0, 0])
    expect(goods(BUILD, BLUE).change).toEqual([1, 0, 0])
    expect(played(BUILD).after.players[RED]?.sites[1]).toEqual(['building-1-bakehouse'])
  })

  test('cb-cover: the fish is covered, the site yields 3 coins and 1 stone', () => {
    const { before, after } = played(COVER)
    expect(before.players[RED]?.badges).toEqual(['fish', 'cheese'])
    expect(after.players[RED]?.badges).toEqual(['cheese', 'cheese', 'cake'])
    expect(after.players[RED]?.points).toBe(4)
    // 1 coin of site 2 and 2 coins of site 3 are bare.
    expect(after.players[RED]?.income).toEqual({ coin: 6, stone: 1 })
  })

  test('cb-contract: 2 coins to Blue, then 5 coins from the power', () => {
    expect(goods(CONTRACT).change).toEqual([3, 0, 0])
    expect(goods(CONTRACT, BLUE).change).toEqual([2, 0, 0])
  })

  test('cb-recruit: the Banker is the first of the next round', () => {
    const { recruited, offer } = played(RECRUIT).after
    expect(recruited.map(({ craftsman, recruiter }) => [shortly(craftsman), recruiter])).toEqual([
      ['banker', BLUE],
    ])
    expect(offer.map(shortly)).toEqual(['foreman', 'glassblower'])
  })

  test('cb-round-end: Blue begins, the Glassblower has no owner', () => {
    const { activeColumn, order } = played(ROUND_END).after
    expect(activeColumn.map(({ craftsman, owner }) => [shortly(craftsman), owner])).toEqual([
      ['foreman', BLUE],
      ['banker', RED],
      ['glassblower', -1],
    ])
    expect(order).toEqual([BLUE, RED])
  })

  test('cb-scoring: the table of the rulebook', () => {
    const scored = played(SCORING).events.flatMap((event) =>
      event.type === 'scored' && event.seat === RED ? [[event.label, event.points]] : [],
    )
    expect(scored).toEqual([
      ['buildings', 39],
      ['contracts', 3],
      ['coins', 2],
      ['resources', 1],
    ])
  })
})

test.each(Object.entries(FIGURES))('%s can be drawn', (_, figure) => {
  const { pictures, happens } = figure()
  expect(pictures.length).toBe(happens.length > 0 ? 2 : 1)
})
