import { describe, expect, test } from 'vitest'
import { coinsPlace, endTurn, place, realise, recruit, turnUp } from '../testing/commands.ts'
import { builds, finishRound, randomGame } from '../testing/play.ts'
import {
  actorAt,
  asks,
  does,
  drafted,
  happened,
  offers,
  orderOf,
  played,
  refused,
  refusedTo,
  rowOf,
  slotsOffered,
  table,
} from '../testing/table.ts'

/** Red fulfils a fish contract. */
const FISH = {
  contracts: ['fish-cheese-bread'],
  red: { board: 'fish', sites: [['fondue-inn'], ['bakehouse']] },
} as const

describe('turn order', () => {
  test('a round is income, four laps, round end — CB-3.1', () => {
    const at = finishRound(drafted())
    expect(at.events.map(({ type }) => type).filter((type) => type !== 'earned')).toEqual([
      'roundEnded',
      'offerDrawn',
      'roundBegan',
      'turnBegan',
      'asked',
    ])
    expect(happened(at, 'earned')).toHaveLength(2)
  })

  test('the owners in the active column, from top to bottom, are the turn order — CB-3.2', () => {
    const at = table({ players: 4, round: 3, order: ['yellow', 'red', 'green', 'blue'] })
    expect(orderOf(at)).toEqual(['yellow', 'red', 'green', 'blue'])
    expect(actorAt(at)).toBe('yellow')
  })

  test('the turn order stays the same for the whole round — CB-3.3', () => {
    const at = table({ players: 3, round: 2, order: ['blue', 'red', 'green'], turn: 'red' })
    const [card] = offers(at, 'recruit')
    const after = does(at, card ?? endTurn)
    expect(orderOf(after)).toEqual(['blue', 'red', 'green'])
  })

  test('in each lap every player takes one turn, in turn order — CB-3.4', () => {
    const seats: number[] = []
    for (const { before } of randomGame({ players: 3, options: { roundLimit: 2 } }, 5)) {
      const { round, turn, active } = before.state
      if (round > 0 && turn > seats.length) seats.push(active)
    }
    for (let start = 0; start < seats.length; start += 12) {
      const order = seats.slice(start, start + 3)
      expect(seats.slice(start, start + 12)).toEqual([...order, ...order, ...order, ...order])
    }
  })

  test('Blue, Red, Green own craftsmen in this order, the Tiler has no owner — CB-3-EX1', () => {
    const at = table({
      players: 3,
      round: 2,
      order: ['blue', 'red', 'green'],
      active: ['mason', 'quarryman', 'carter', 'tiler'],
    })
    expect(orderOf(at)).toEqual(['blue', 'red', 'green'])
  })

  test('that round has 12 turns: Blue, Red, Green, four times over — CB-3-EX2', () => {
    let at = table({ players: 3, round: 2, order: ['blue', 'red', 'green'] })
    const turns: unknown[] = []
    while (at.state.round === 2) {
      turns.push(actorAt(at))
      const [card] = offers(at, 'recruit')
      at = does(at, at.state.lap === 4 && card !== undefined ? card : coinsPlace, endTurn)
    }
    const lap = ['blue', 'red', 'green']
    expect(turns).toEqual([...lap, ...lap, ...lap, ...lap])
  })
})

describe('the turn', () => {
  test('a turn has exactly one main action: a worker or a recruitment — CB-3.5', () => {
    const at = table({ turn: 'blue', offer: ['foreman', 'banker', 'broker'] })
    expect(asks(at)).toBe('main-action')
    expect(refused(at, endTurn)).toBe('CB-3.5 mainActionFirst')
    const acted = does(at, coinsPlace)
    expect(refused(acted, coinsPlace)).toBe('CB-3.5 actedAlready')
    expect(refused(acted, recruit('foreman'))).toBe('CB-3.5 actedAlready')
  })

  test('each player sends three workers and recruits once in a round — CB-3.6', () => {
    const at = table({ lap: 4, recruited: [['foreman', 'red']], workers: [] })
    expect(asks(at)).toBe('worker-place')
    expect(refused(at, recruit('banker'))).toBe('CB-8.5 recruitedAlready')
    const late = table({ lap: 4 })
    expect(asks(late)).toBe('recruit-card')
    expect(refused(late, coinsPlace)).toBe('CB-3.6 noWorker')
  })

  test('nobody passes: a main action is always possible — CB-3.7', () => {
    const at = table({ turn: 'blue' })
    expect(slotsOffered(at)).toContain('permanent-coins')
    for (const { before } of randomGame({ players: 4 }, 8)) {
      const { question } = before.game.actor(before.state) ?? {}
      const acts = offers(before).filter(({ type }) => type === 'place' || type === 'recruit')
      if (question === 'main-action' || question === 'worker-place') {
        expect(acts.length).toBe(offers(before).length)
        expect(acts.length).toBeGreaterThan(1)
      }
    }
  })

  test('after the main action: a contract, the pending building, or the end — CB-3.8', () => {
    const at = table({ ...FISH, turn: 'red' })
    expect(refused(at, realise('fish'))).toBe('CB-7.2 mainActionFirst')
    expect(refused(at, turnUp)).toBe('CB-3.8 mainActionFirst')
    const acted = does(at, coinsPlace)
    expect(asks(acted)).toBe('after-action')
    expect(offers(acted)).toEqual([realise('fish'), endTurn])
  })

  test('the choice comes again until the player ends the turn — CB-3.9', () => {
    const built = builds(
      table({
        ...FISH,
        market: { 1: ['gravel-pit'] },
        red: { ...FISH.red, coins: 3, wood: 1 },
      }),
      'gravel-pit',
      3,
    )
    expect(offers(built)).toEqual([realise('fish'), turnUp, endTurn])
    expect(offers(does(built, turnUp))).toEqual([realise('fish'), endTurn])
    expect(offers(does(built, turnUp, realise('fish')))).toEqual([endTurn])
  })

  test('the turn ends only when the player ends it — CB-3.10', () => {
    const at = does(table(), coinsPlace)
    expect([actorAt(at), asks(at)]).toEqual(['red', 'after-action'])
    expect(offers(at)).toEqual([endTurn])
  })

  test('or by itself once no contract can be realised, if the table so wishes — CB-3.10', () => {
    const options = { confirmTurnEnd: false }
    expect(actorAt(does(table({ options }), coinsPlace))).toBe('blue')
    const waiting = does(table({ ...FISH, options }), coinsPlace)
    expect(asks(waiting)).toBe('after-action')
    expect(actorAt(does(waiting, realise('fish')))).toBe('blue')
  })

  test('the end of a turn fills the pending position, then passes to the next — CB-3.11', () => {
    const at = builds(table({ market: { 1: ['stable'] }, red: { coins: 6, wood: 2 } }), 'stable')
    const after = does(at, endTurn)
    expect(after.events.map(({ type }) => type)).toEqual(['positionFilled', 'turnBegan', 'asked'])
    expect(rowOf(after, 1)).not.toContain(null)
    const last = does(
      table({ options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true }),
      endTurn,
    )
    expect(last.events[0]?.type).toBe('gameEnded')
    expect(does(table({ turn: 'blue', acted: true }), endTurn).state.lap).toBe(2)
    expect(does(table({ turn: 'blue', acted: true, lap: 4 }), endTurn).state.round).toBe(2)
  })

  test('only the active player decides during a turn — CB-3.12', () => {
    const at = table({ players: 3, turn: 'blue' })
    expect(refusedTo(at, 'red', coinsPlace)).toBe('CB-3.12 notYourTurn')
    expect(refusedTo(at, 'green', coinsPlace)).toBe('CB-3.12 notYourTurn')
    expect(played({ players: 3 }).submit(2, coinsPlace).ok).toBe(false)
  })
})

describe('examples', () => {
  test('worker, recruit, worker, worker is allowed; a second recruitment is not — CB-3-EX3', () => {
    const at = table({ lap: 3, recruited: [['foreman', 'red']] })
    expect(asks(at)).toBe('worker-place')
    expect(refused(at, recruit('banker'))).toBe('CB-8.5 recruitedAlready')
    expect(offers(at, 'recruit')).toEqual([])
  })

  test('with all three workers sent, main-action has one option, recruit — CB-3-EX4', () => {
    const at = table({ players: 3, lap: 4, turn: 'green' })
    expect(new Set(offers(at).map(({ type }) => type))).toEqual(new Set(['recruit']))
  })

  test('without any goods the coins place and a free slot without cost are allowed — CB-3-EX5', () => {
    const at = table({
      players: 3,
      turn: 'green',
      active: ['mason', 'quarryman', 'carter', 'lumberjack'],
    })
    expect(slotsOffered(at)).toEqual(['permanent-coins', 'lumberjack-a1'])
    const own = table({
      players: 3,
      turn: 'green',
      active: ['mason', 'quarryman', 'lumberjack', 'carter'],
    })
    expect(refused(own, place('lumberjack-a1'))).toBe('CB-5.7 ownCraftsman')
  })
})
