import { describe, expect, test } from 'vitest'
import type { Colour } from '../constants.ts'
import type { Position } from '../positions/position.ts'
import { buildPlace, choose, coinsPlace, endTurn, realise } from '../testing/commands.ts'
import { builds, finishTurn, randomGame } from '../testing/play.ts'
import {
  actorAt,
  asks,
  does,
  goodsOf,
  happened,
  offers,
  playerOf,
  refused,
  seen,
  type Table,
  table,
} from '../testing/table.ts'

const RICH = { coins: 60, wood: 30, stone: 30 } as const
const TWO_CASTLES = [['rose-castle'], ['royal-castle']] as const
const THREE = { 3: ['sugar-palace', 'watch-castle'] } as const

/** This player is about to build a third castle. */
const third = (colour: Colour, lap: number, more: Position = {}): Table =>
  table({
    players: 4,
    turn: colour,
    lap,
    market: THREE,
    [colour]: { ...RICH, sites: TWO_CASTLES },
    ...more,
  })

/** Who takes the turns from here on, the present one included, until the game is over. */
function turnsFrom(start: Table): (Colour | undefined)[] {
  const turns: (Colour | undefined)[] = []
  for (let at = start; asks(at) !== null; at = finishTurn(at)) turns.push(actorAt(at))
  return turns
}

const FIVE = {
  'meat-fish-cheese': ['red'],
  'fish-cheese-bread': ['red'],
  'cheese-bread-cake': ['red'],
  'bread-cake-eggplant': ['red'],
  'eggplant-meat-fish': ['red'],
} as const
const CAKE = { board: 'cake', sites: [['creamery'], ['bakehouse']] } as const

describe('the end', () => {
  test('three castles or six markers trigger it — CB-10.1', () => {
    expect(happened(builds(third('red', 1), 'watch-castle', 3), 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 0, reason: 'castles' },
    ])
    const sixth = table({
      acted: true,
      contracts: ['cake-cheese-bread'],
      realised: FIVE,
      red: CAKE,
    })
    expect(happened(does(sixth, realise('cake')), 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 0, reason: 'contracts' },
    ])
    const two = builds(
      table({ market: THREE, red: { ...RICH, sites: [['rose-castle']] } }),
      'watch-castle',
      3,
    )
    expect(happened(two, 'endTriggered')).toEqual([])
  })

  test('the moment is the placing of the castle or of the marker, also through a power — CB-10.2', () => {
    const sixth = table({
      acted: true,
      contracts: ['cake-cheese-bread'],
      realised: FIVE,
      red: { ...CAKE, coins: 20, wood: 9 },
    })
    const at = does(sixth, realise('cake'))
    expect(at.events.map(({ type }) => type).slice(0, 2)).toEqual(['realised', 'endTriggered'])
    expect(asks(at)).toBe('power-choice')
  })

  test('the active player plays the turn to its end — CB-10.3', () => {
    const sites = [['harvest-castle'], ['mountain-castle']]
    const at = builds(
      table({
        contracts: ['cake-cheese-bread'],
        market: { 3: ['sugar-palace'] },
        red: { ...RICH, board: 'cake', sites },
      }),
      'sugar-palace',
      3,
    )
    expect(at.state.triggeredBy).toBe(0)
    expect(offers(at)).toContainEqual(realise('cake'))
    expect(goodsOf(does(at, realise('cake')), 'red')[0]).toBe(goodsOf(at, 'red')[0] + 3)
  })

  test('then those who come later in the turn order take one turn each — CB-10.4', () => {
    const at = builds(third('blue', 2), 'watch-castle', 3)
    expect(turnsFrom(at)).toEqual(['blue', 'green', 'yellow'])
    const round = third('blue', 2, { options: { endTiming: 'finishRound' } })
    expect(turnsFrom(builds(round, 'watch-castle', 3))).toHaveLength(3 + 8)
  })

  test('those who come earlier take no further turn — CB-10.5', () => {
    expect(turnsFrom(builds(third('green', 1), 'watch-castle', 3))).toEqual(['green', 'yellow'])
  })

  test('another who reaches it in the last turns changes nothing — CB-10.6', () => {
    const at = table({
      players: 4,
      turn: 'green',
      market: THREE,
      triggeredBy: 'red',
      red: { sites: [['boar-keep'], ['garden-castle'], ['hunting-castle']] },
      green: { ...RICH, sites: TWO_CASTLES },
    })
    const built = builds(at, 'watch-castle', 3)
    expect(happened(built, 'endTriggered')).toEqual([])
    expect(seen(built).triggeredBy).toBe(0)
    expect(turnsFrom(built)).toEqual(['green', 'yellow'])
  })

  test('no round end and no income follow the last turn — CB-10.7', () => {
    const at = does(
      table({ players: 3, lap: 4, turn: 'green', acted: true, triggeredBy: 'red' }),
      endTurn,
    )
    expect(new Set(at.events.map(({ type }) => type))).toEqual(
      new Set(['gameEnded', 'scored', 'asked']),
    )
    expect(refused(at, endTurn)).toBe('CB-10.7 gameOver')
    expect(offers(at)).toEqual([])
  })

  test('with three castles there is no site left — CB-10.8', () => {
    const at = third('red', 1, { red: { ...RICH, sites: [...TWO_CASTLES, ['timber-castle']] } })
    expect(refused(at, buildPlace)).toBe('CB-10.8 noSiteLeft')
  })

  test('nothing else ends the game, unless a round limit is set — CB-10.9', () => {
    const position = { lap: 4, turn: 'blue', acted: true } as const
    expect(does(table(position), endTurn).state.round).toBe(2)
    const at = does(table({ ...position, options: { roundLimit: 1 } }), endTurn)
    expect(happened(at, 'gameEnded')).toEqual([{ type: 'gameEnded', reason: 'roundLimit' }])
    let rounds = 0
    for (const { after } of randomGame({ options: { roundLimit: 2 } }, 7)) {
      rounds = Math.max(rounds, after.state.round)
    }
    expect(rounds).toBe(2)
  })
})

describe('examples', () => {
  /** Everyone has the turns of this round behind them that the example counts. */
  const turnsOfRound = (lap: number, place: number, left: number): number =>
    (lap - 1) * 4 + place + left

  test('Blue in lap 2: gain, then Green and Yellow; 8 turns — CB-10-EX1', () => {
    const at = builds(third('blue', 2), 'watch-castle', 3)
    expect(happened(at, 'gained')[0]).toMatchObject({ seat: 1, source: 'market-3-2' })
    const turns = turnsFrom(at)
    expect(turns).toEqual(['blue', 'green', 'yellow'])
    expect(turnsOfRound(2, 1, turns.length)).toBe(8)
  })

  test('Red in lap 3: Blue, Green and Yellow follow; 12 turns — CB-10-EX2', () => {
    const turns = turnsFrom(builds(third('red', 3), 'watch-castle', 3))
    expect(turns).toEqual(['red', 'blue', 'green', 'yellow'])
    expect(turnsOfRound(3, 0, turns.length)).toBe(12)
  })

  test('Yellow in lap 3: the game ends with that turn; 12 turns — CB-10-EX3', () => {
    const turns = turnsFrom(builds(third('yellow', 3), 'watch-castle', 3))
    expect(turns).toEqual(['yellow'])
    expect(turnsOfRound(3, 3, turns.length)).toBe(12)
  })

  test('the sixth contract and its power: the Watch Castle for 11 coins — CB-10-EX4', () => {
    const green = { ...CAKE, coins: 11, wood: 4, stone: 4 }
    const at = does(
      table({
        players: 3,
        turn: 'green',
        acted: true,
        contracts: ['cake-cheese-bread'],
        realised: Object.fromEntries(Object.keys(FIVE).map((id) => [id, ['green'] as const])),
        market: { 3: ['sugar-palace', 'rose-castle', 'watch-castle'] },
        green,
      }),
      realise('cake'),
    )
    expect(at.state.triggeredBy).toBe(2)
    const built = builds({ ...does(at, choose('power-cake-a')), events: [] }, 'watch-castle', 3)
    expect(happened(built, 'paid')[0]?.goods).toEqual({ coin: 11, wood: 4, stone: 4 })
    expect(playerOf(built, 'green').points).toBe(4 + 0 + 9)
    expect(happened(built, 'gained')).toHaveLength(3)
  })

  test('the third castle through a power: four markers, the castle ends the game — CB-10-EX5', () => {
    const yellow = {
      ...RICH,
      board: 'cake',
      sites: [['harvest-castle'], ['mountain-castle'], ['pastry-shop']],
    } as const
    const power = does(
      table({
        players: 4,
        turn: 'yellow',
        acted: true,
        contracts: ['cake-cheese-bread'],
        realised: {
          'meat-fish-cheese': ['yellow'],
          'fish-cheese-bread': ['yellow'],
          'cheese-bread-cake': ['yellow'],
        },
        market: { 3: ['watch-castle'] },
        yellow,
      }),
      realise('cake'),
      choose('power-cake-a'),
    )
    const built = builds({ ...power, events: [] }, 'watch-castle', 3)
    expect(happened(built, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 3, reason: 'castles' },
    ])
    expect(playerOf(built, 'yellow').markers).toBe(6 - 4)
  })

  test("Miller's Keep as third castle completes a contract of the same turn — CB-10-EX6", () => {
    const blue = {
      ...RICH,
      board: 'bread',
      sites: [['lakeside-castle'], ['mountain-castle']],
    } as const
    const at = builds(
      table({
        turn: 'blue',
        contracts: ['bread-fish-cheese'],
        market: { 3: ['millers-keep'] },
        blue,
      }),
      'millers-keep',
      3,
    )
    const realised = does(at, realise('bread'))
    const [, wood, stone] = goodsOf(at, 'blue')
    expect(goodsOf(realised, 'blue').slice(1)).toEqual([wood + 1, stone + 1])
    const { game, state } = does(realised, endTurn)
    expect(game.outcome(state)?.seats[1]?.lines[1]).toEqual({ label: 'contracts', points: 1 })
  })

  test("a second trigger: the game still ends after Yellow's turn — CB-10-EX7", () => {
    const at = does(
      table({
        players: 4,
        lap: 2,
        turn: 'green',
        triggeredBy: 'blue',
        contracts: ['cake-cheese-bread'],
        realised: Object.fromEntries(Object.keys(FIVE).map((id) => [id, ['green'] as const])),
        green: CAKE,
      }),
      coinsPlace,
      realise('cake'),
    )
    expect(happened(at, 'endTriggered')).toEqual([])
    expect(turnsFrom(at)).toEqual(['green', 'yellow'])
  })

  test('finishRound: laps 3 and 4 are played, 16 turns; Blue cannot build — CB-10-EX8', () => {
    const start = third('blue', 2, { options: { endTiming: 'finishRound' } })
    const at = builds(start, 'watch-castle', 3)
    const turns = turnsFrom(at)
    expect(turnsOfRound(2, 1, turns.length)).toBe(16)
    let later = finishTurn(at)
    while (actorAt(later) !== 'blue') later = finishTurn(later)
    expect(refused(later, buildPlace)).toBe('CB-10.8 noSiteLeft')
  })
})
