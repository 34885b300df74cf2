import { describe, expect, test } from 'vitest'
import type { Colour } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import { coinsPlace, endTurn, place, recruit } from '../testing/commands.ts'
import { finishRound, randomGame } from '../testing/play.ts'
import {
  actorAt,
  asks,
  does,
  drafted,
  goodsOf,
  offers,
  orderOf,
  playerOf,
  refused,
  seen,
  slotsOffered,
  type Table,
  table,
} from '../testing/table.ts'

const OFFER = { offer: ['foreman', 'banker', 'broker'] } as const

describe('recruiting', () => {
  test('the recruiter goes on a craftsman of the offer — CB-8.1', () => {
    const at = table({ ...OFFER, turn: 'blue' })
    expect(offers(at, 'recruit')).toEqual([
      recruit('foreman'),
      recruit('banker'),
      recruit('broker'),
    ])
    expect(refused(at, recruit('lumberjack'))).toBe('CB-8.1 notInOffer')
    expect(playerOf(does(at, recruit('banker')), 'blue').recruiters).toBe(0)
  })

  test('the card moves below those already recruited — CB-8.2', () => {
    const at = table({
      ...OFFER,
      offer: ['banker', 'broker'],
      recruited: [['foreman', 'blue']],
      lap: 2,
    })
    const after = does(at, recruit('broker'))
    expect(seen(after).recruited).toEqual([
      { craftsman: 'craftsman-foreman', recruiter: 1 },
      { craftsman: 'craftsman-broker', recruiter: 0 },
    ])
    expect(seen(after).offer).toEqual(['craftsman-banker'])
  })

  test('it costs nothing and brings nothing at once — CB-8.3', () => {
    const at = table({ ...OFFER, turn: 'blue', blue: { coins: 3, wood: 1 } })
    expect(goodsOf(does(at, recruit('banker')), 'blue')).toEqual([3, 1, 0])
  })

  test('who recruits first is first player in the next round — CB-8.4', () => {
    const at = table({
      ...OFFER,
      lap: 4,
      turn: 'blue',
      acted: true,
      offer: ['mason'],
      recruited: [
        ['foreman', 'blue'],
        ['banker', 'red'],
      ],
    })
    expect(orderOf(does(at, endTurn))).toEqual(['blue', 'red'])
  })

  test('once a round; the other recruiter lies in the active column — CB-8.5', () => {
    const at = table({ lap: 3, recruited: [['foreman', 'red']] })
    expect(refused(at, recruit('banker'))).toBe('CB-8.5 recruitedAlready')
    expect(seen(at).activeColumn[0]?.owner).toBe(0)
  })

  test('the offer is not refilled during a round — CB-8.6', () => {
    const sizes = new Set<number>()
    for (const { after } of randomGame({ players: 3, options: { roundLimit: 3 } }, 2)) {
      const { offer, recruited, order } = seen(after)
      if (order.length > 0) sizes.add(offer.length + recruited.length)
    }
    expect([...sizes]).toEqual([4])
  })

  test('the first player cannot recruit in the first turn of a round — CB-8.7', () => {
    const at = table({ ...OFFER, round: 2 })
    expect(refused(at, recruit('foreman'))).toBe('CB-8.7 firstActionRecruit')
    expect(asks(at)).toBe('worker-place')
    const first = { ...OFFER, options: { firstActionRecruitBan: 'firstRoundOnly' } }
    expect(refused(table(first), recruit('foreman'))).toBe('CB-8.7 firstActionRecruit')
    expect(offers(table({ ...first, round: 2 }))).toContainEqual(recruit('foreman'))
    const off = { ...OFFER, options: { firstActionRecruitBan: 'off' } }
    expect(offers(table(off))).toContainEqual(recruit('foreman'))
  })

  test('all others may recruit in the first lap — CB-8.8', () => {
    for (const turn of ['blue', 'green', 'yellow'] as const) {
      expect(offers(table({ players: 4, turn }), 'recruit')).toHaveLength(5)
    }
  })

  test('recruiting is always possible: the last chooses between two — CB-8.9', () => {
    for (const { before } of randomGame({ players: 2, options: { roundLimit: 8 } }, 6)) {
      const choices = offers(before, 'recruit')
      if (choices.length > 0) expect(choices.length).toBeGreaterThanOrEqual(2)
    }
    const at = finishRound(drafted({ players: 4 }))
    expect(at.state.activeColumn).toHaveLength(5)
  })
})

/** Plays a round in which each player recruits in the lap named, and else takes coins. */
function roundOf(start: Table, laps: Partial<Record<Colour, number>>): Table {
  let at = start
  const { round } = at.state
  while (at.state.round === round) {
    const recruits = laps[actorAt(at) ?? 'red'] === at.state.lap
    at = does(at, recruits ? (offers(at, 'recruit')[0] ?? endTurn) : coinsPlace, endTurn)
  }
  return at
}

describe('examples', () => {
  const order = (players: number, laps: Partial<Record<Colour, number>>, more: Position = {}) =>
    orderOf(roundOf(table({ players, ...more }), laps))

  test('B in lap 1, D in lap 2, A in lap 3, C in lap 4: B, D, A, C — CB-8-EX1', () => {
    const laps = { blue: 1, yellow: 2, red: 3, green: 4 }
    expect(order(4, laps)).toEqual(['blue', 'yellow', 'red', 'green'])
  })

  test('B and C in lap 1, A in lap 2: B, C, A — CB-8-EX2', () => {
    expect(order(3, { blue: 1, green: 1, red: 2 })).toEqual(['blue', 'green', 'red'])
  })

  const ROUND3 = {
    players: 3,
    round: 3,
    order: ['green', 'blue', 'red'],
    green: { coins: 5 },
    blue: { coins: 5 },
    offer: ['foreman', 'banker', 'broker', 'mason'],
  } as const

  test('in round 3 Green is offered only the worker, Blue may recruit at once — CB-8-EX3', () => {
    const at = table(ROUND3)
    expect(new Set(offers(at).map(({ type }) => type))).toEqual(new Set(['place']))
    const blue = does(at, coinsPlace, endTurn)
    expect([actorAt(blue), asks(blue)]).toEqual(['blue', 'main-action'])
    const next = roundOf(at, { blue: 1, green: 2, red: 2 })
    expect(orderOf(next)[0]).toBe('blue')
    expect(offers(table({ ...ROUND3, lap: 2 }))).toContainEqual(recruit('foreman'))
  })

  test('with firstRoundOnly Green may recruit in lap 1 of round 3 — CB-8-EX4', () => {
    const options = { firstActionRecruitBan: 'firstRoundOnly' }
    expect(offers(table({ ...ROUND3, options }))).toContainEqual(recruit('foreman'))
  })

  test('the recruited Foreman works for its owner in the next round only — CB-8-EX5', () => {
    const at = table({
      options: { firstActionRecruitBan: 'off' },
      offer: ['foreman', 'banker', 'broker'],
      red: { coins: 9 },
      blue: { coins: 9 },
    })
    const recruited = does(at, recruit('foreman'), endTurn)
    expect(refused(recruited, place('foreman-b1'))).toBe('CB-5.10 notUsable')
    const next = roundOf(recruited, { blue: 2 })
    expect(slotsOffered(next).some((slot) => slot.startsWith('foreman'))).toBe(false)
    const blue = does(next, coinsPlace, endTurn)
    expect(slotsOffered(blue)).toEqual(expect.arrayContaining(['foreman-a1', 'foreman-b1']))
    const [coins] = goodsOf(blue, 'red')
    expect(goodsOf(does(blue, place('foreman-a1')), 'red')[0]).toBe(coins + 2)
    expect(goodsOf(does(blue, place('foreman-b1')), 'red')[0]).toBe(coins)
  })

  test('four players: the fourth to recruit chooses between two cards — CB-8-EX6', () => {
    const at = table({
      players: 4,
      lap: 4,
      turn: 'yellow',
      recruited: [
        ['foreman', 'red'],
        ['banker', 'blue'],
        ['broker', 'green'],
      ],
    })
    expect(offers(at, 'recruit')).toHaveLength(2)
  })
})
