import { describe, expect, test } from 'vitest'
import type { Goods } from '../bundle.ts'
import { builtInComponents } from '../components/built-in.ts'
import type { Colour } from '../constants.ts'
import type { Built, Position } from '../positions/position.ts'
import { towerShares } from '../scoring.ts'
import { idle, line, scored } from '../testing/last-turn.ts'
import { atCard, DICE_APART } from '../testing/market.ts'
import { randomGame } from '../testing/play.ts'
import {
  active,
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  seen,
  type Table,
  table,
} from '../testing/table.ts'
import { decorate, deliver, endTurn, reroll, sell, useAction } from '../testing/wishes.ts'
import { Track } from '../track.ts'

type Sections = Readonly<Record<number, Built>>
const done = (owner: Colour, ornament?: Colour): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }
const begun = (owner: Colour): Built => ({ owner })

/** Five sections of that colour finished, and a sixth (`mid-01`: 4 RP, 2 R) that lacks 1 gold. */
const nearlySix = (colour: Colour): Sections => ({
  0: done(colour),
  1: { owner: colour, lacks: { gold: 1 } },
  3: done(colour),
  7: done(colour),
  11: done(colour),
  15: done(colour),
})

describe('the trigger', () => {
  const six = table({
    active: 'blue',
    sections: nearlySix('blue'),
    blue: { position: 20, rubles: 0, goods: { gold: 1 } },
  })

  test('on 20, the sixth section for 4 RP: 24, then 3 PP to 25, 29, 32: 8 PP — RC-12.1, RC-12-EX2', () => {
    const after = does(six, deliver(1, 'gold'))
    expect(happened(after, 'completed')).toMatchObject([{ recognition: 4 }])
    expect(happened(after, 'endTriggered')).toEqual([
      { type: 'endTriggered', seat: 1, prestige: 3 },
    ])
    expect(player(after, 'blue')).toMatchObject({
      position: 32,
      prestige: 8,
      finishedSections: 6,
    })
    expect(seen(after)).toMatchObject({ triggeredBy: 1, turnsLeft: 2, over: false })
  })

  test('the 3 PP come after everything else in the completion block — RC-12.1', () => {
    const charging = table({
      active: 'blue',
      sections: { ...nearlySix('blue'), 0: begun('red'), 4: done('blue') },
      red: { position: 6 },
      blue: { position: 8, goods: { gold: 1 } },
    })
    const after = does(charging, deliver(1, 'gold'))
    expect(after.events.slice(0, 4)).toMatchObject([
      { type: 'delivered', seat: 1 },
      { type: 'completed', seat: 1, recognition: 4 },
      { type: 'penalised', seat: 0, recognition: 1 },
      { type: 'endTriggered', seat: 1, prestige: 3 },
    ])
    // 8 + 4 = 12, then 13, 17, 21.
    expect(player(after, 'blue').position).toBe(21)
    expect(player(after, 'red').position).toBe(5)
  })

  test('five finished sections trigger nothing — RC-12.1', () => {
    const { 15: _fifth, ...four } = nearlySix('blue')
    const after = does(
      table({ active: 'blue', sections: four, blue: { goods: { gold: 1 } } }),
      deliver(1, 'gold'),
    )
    expect(player(after, 'blue').finishedSections).toBe(5)
    expect(seen(after).triggeredBy).toBe(-1)
  })

  test('the turn in which it happens is played to its end — RC-12.2', () => {
    const at = table({
      active: 'blue',
      sections: nearlySix('blue'),
      blue: { position: 20, goods: { gold: 1, stone: 1, green: 1 } },
    })
    const after = does(at, deliver(1, 'gold'))
    expect([active(after), asks(after)]).toEqual(['blue', 'build-next'])
    const decorated = does(after, decorate(1, 'green'))
    expect([active(decorated), asks(decorated)]).toEqual(['blue', 'end-turn'])
    expect(active(does(decorated, endTurn))).toBe('green')
  })

  test('each other player takes exactly one more turn, the one who triggered none — RC-12.3', () => {
    let at = does(six, deliver(1, 'gold'), endTurn)
    const turns: Colour[] = []
    while (!seen(at).over) {
      turns.push(active(at))
      at = idle(at)
    }
    expect(turns).toEqual(['green', 'red'])
    expect(happened(at, 'gameEnded')).toEqual([{ type: 'gameEnded', reason: 'sixthSection' }])
    expect(asks(at)).toBeNull()
    expect(refuses(at, endTurn, 1)).toMatchObject({
      clause: 'RC-12.3',
      message: { key: 'refusal.gameOver' },
    })
  })

  test.each([
    [2, [0, 3, 4, 6, 9], ['red']],
    [3, [0, 3, 7, 11, 15], ['green', 'red']],
    [4, [0, 4, 8, 12, 16], ['green', 'yellow', 'red']],
  ] as const)(
    'with %d players and Blue at sections %j and 1, %j play last — RC-12.3',
    (players, finished, expected) => {
      const five = Object.fromEntries(finished.map((section) => [section, done('blue')]))
      const start = table({
        players,
        active: 'blue',
        sections: { ...five, 1: { owner: 'blue', lacks: { gold: 1 } } },
        blue: { goods: { gold: 1 } },
      })
      let at = does(start, deliver(1, 'gold'), endTurn)
      const turns: Colour[] = []
      for (; !seen(at).over; at = idle(at)) turns.push(active(at))
      expect(turns).toEqual(expected)
    },
  )

  test('last turns follow all normal rules — RC-12.4', () => {
    const last = table({
      active: 'green',
      endTriggeredBy: 'blue',
      sections: { ...nearlySix('blue'), 1: done('blue'), 4: begun('green') },
      green: { position: 14, rubles: 2, goods: { wood: 1 } },
    })
    expect(new Set(offers(last).map(({ type }) => type))).toEqual(
      new Set(['moveDie', 'claim', 'deliver', 'decorate', 'sellPrestige', 'reroll']),
    )
    const sold = does(last, sell(1), reroll(seen(last).market.findIndex((s) => s.dice.length > 0)))
    expect(player(sold, 'green')).toMatchObject({ position: 9, rubles: 4 })
    expect(active(does(sold, deliver(4, 'wood'), endTurn))).toBe('red')
  })
})

describe('a sixth section after the trigger', () => {
  /** A, B, C are red, blue, green: B has triggered the end, it is the last turn, A's. */
  const lastTurn = (options: Position['options'] = {}): Table =>
    table({
      options,
      players: 3,
      plan: 'plan-3b',
      active: 'red',
      endTriggeredBy: 'blue',
      round: 3,
      sections: {
        0: done('red'),
        1: { owner: 'red', lacks: { gold: 1 } },
        4: done('red'),
        5: done('red'),
        7: done('red'),
        8: done('red'),
        11: done('blue'),
        12: done('blue'),
        13: done('blue'),
        14: done('blue'),
        15: done('blue'),
        16: done('blue'),
      },
      cards: { 1: 'mid-01' },
      red: { position: 20, goods: { gold: 1 } },
    })

  test('gains no 3 PP — RC-12.5', () => {
    const after = does(lastTurn(), deliver(1, 'gold'))
    expect(player(after, 'red')).toMatchObject({ finishedSections: 6, position: 24 })
    expect(happened(after, 'endTriggered')).toEqual([])
    expect(happened(after, 'bonusGained')).toEqual([])
    expect(seen(after).triggeredBy).toBe(1)
  })

  test('gains them with laterSixthBonus, and no further turns follow — RC-12.5', () => {
    const after = does(lastTurn({ laterSixthBonus: true }), deliver(1, 'gold'))
    expect(happened(after, 'bonusGained')).toEqual([{ type: 'bonusGained', seat: 0, prestige: 3 }])
    expect(player(after, 'red').position).toBe(32)
    expect(seen(does(after, endTurn)).over).toBe(true)
  })

  test('B triggers; C, then A take one turn; A completes a sixth too, B alone gains 3 PP — RC-12-EX1', () => {
    const start = table({
      plan: 'plan-3b',
      active: 'blue',
      round: 2,
      sections: {
        0: done('red'),
        1: { owner: 'red', lacks: { gold: 1 } },
        4: done('red'),
        5: done('red'),
        7: done('red'),
        8: done('red'),
        11: done('blue'),
        12: done('blue'),
        13: { owner: 'blue', lacks: { gold: 1 } },
        14: done('blue'),
        15: done('blue'),
        16: done('blue'),
      },
      cards: { 1: 'mid-01', 13: 'dome-03' },
      red: { position: 2, goods: { gold: 1 } },
      blue: { position: 2, goods: { gold: 1 } },
    })
    const afterB = does(start, deliver(13, 'gold'))
    // dome-03 gives 5 RP: 7, then 9, 13, 17.
    expect(player(afterB, 'blue').position).toBe(17)
    const turnOfC = does(afterB, endTurn)
    expect(active(turnOfC)).toBe('green')
    const turnOfA = idle(turnOfC)
    expect(active(turnOfA)).toBe('red')
    const afterA = does(turnOfA, deliver(1, 'gold'))
    expect(player(afterA, 'red')).toMatchObject({ position: 6, finishedSections: 6 })
    expect(seen(does(afterA, endTurn)).over).toBe(true)
  })
})

describe('other ways to the end', () => {
  test('a delivery of an effect can trigger it too — RC-12.6', () => {
    const market = atCard('inf-teamsters-2', {
      sections: nearlySix('red'),
      red: { position: 2, goods: { gold: 1 } },
    })
    const after = does(market, useAction('inf-teamsters-2a'), deliver(1, 'gold'))
    expect(happened(after, 'endTriggered')).toHaveLength(1)
    // 2 + 4 = 6, then 9, 13, 17; the market actions go on.
    expect(player(after, 'red').position).toBe(17)
    expect(asks(after)).toBe('market-next')
  })

  test('nothing else ends the game: not the last banner, not a supply run dry, not many rounds — RC-12.7', () => {
    const claimed: Sections = Object.fromEntries(
      [0, 3, 7, 11, 15, 1].map((section) => [section, begun('red')]),
    )
    const start = table({
      active: 'green',
      round: 500,
      sections: claimed,
      components: { supplies: [{ id: 'wood', n: 0 }] },
    })
    expect(offers(table({ sections: claimed }), 'claim')).toEqual([])
    const next = idle(start)
    expect(seen(next)).toMatchObject({ over: false, turn: 1501 })
  })

  test('with a round limit it ends after the last turn of that round, without 3 PP — RC-12.7', () => {
    const turnsOf = (first: Colour) => {
      let at = table({ first, options: { roundLimit: 2 }, round: 2 })
      const turns: Colour[] = []
      for (; !seen(at).over; at = idle(at)) turns.push(active(at))
      expect(happened(at, 'gameEnded')).toEqual([{ type: 'gameEnded', reason: 'roundLimit' }])
      expect(happened(at, 'endTriggered')).toEqual([])
      expect(seen(at).players.map(({ position }) => position)).toEqual([0, 0, 0])
      return turns
    }
    expect(turnsOf('red')).toEqual(['red', 'blue', 'green'])
    expect(turnsOf('blue')).toEqual(['blue', 'green', 'red'])
  })

  test('without a limit the same turns do not end it — RC-12.7', () => {
    expect(seen(idle(table({ active: 'green', round: 2 }))).over).toBe(false)
  })

  test('a limit of n rounds is n turns for each — RC-12.7', () => {
    for (const players of [2, 3, 4]) {
      let turns = 0
      for (const { after } of randomGame({ players, options: { roundLimit: 3 } }, players)) {
        turns = seen(after).turn
        if (seen(after).triggeredBy >= 0) break
      }
      expect(turns).toBe(3 * players)
    }
  })
})

describe('the order of final scoring', () => {
  const over = scored({
    sections: { 0: done('red'), 3: done('blue'), 7: done('green') },
    red: { position: 6, rubles: 5 },
    blue: { position: 10, rubles: 5 },
    green: { position: 3, rubles: 5 },
  })
  const steps = over.events
    .filter(({ type }) => type === 'markerSettled' || type === 'scored')
    .map((event) => (event.type === 'scored' ? event.label : event.type))

  test('without the Archivists the markers come first — RC-12.8', () => {
    expect(steps.slice(0, 3)).toEqual(['markerSettled', 'markerSettled', 'markerSettled'])
    expect(new Set(steps)).toEqual(
      new Set(['markerSettled', 'goods', 'tower-1', 'tower-2', 'tower-3', 'tower-4', 'tower-5']),
    )
  })

  test('without the Contractors no tools are scored between goods and towers — RC-12.12', () => {
    expect(steps.lastIndexOf('goods') + 1).toBe(steps.indexOf('tower-1'))
  })

  test('towers come last, from left to right — RC-12.13', () => {
    expect([...new Set(steps)].slice(2)).toEqual([
      'tower-1',
      'tower-2',
      'tower-3',
      'tower-4',
      'tower-5',
    ])
    expect(steps.lastIndexOf('tower-1')).toBeLessThan(steps.indexOf('tower-2'))
  })

  test('steps beyond a prestige position are lost before anything is gained — RC-12.9', () => {
    // 6 goes back to 5; 1 PP for goods leads to 9, 2 PP for the tower to 17.
    expect(player(over, 'red')).toMatchObject({ position: 17, prestige: 4 })
  })

  test.each([
    [40, 38, 10],
    [38, 38, 10],
    [4, 0, 0],
    [0, 0, 0],
    [5, 5, 1],
    [84, 80, 40],
    [85, 85, 41],
  ])('a marker on %d goes to %d: %d PP — RC-12.9, RC-12-EX12', (position, settled, prestige) => {
    const at = scored({ red: { position, rubles: 0 } })
    expect(happened(at, 'markerSettled')[0]).toEqual({
      type: 'markerSettled',
      seat: 0,
      position: settled,
    })
    expect(player(at, 'red')).toMatchObject({ position: settled, prestige })
  })
})

describe('goods', () => {
  const room: Sections = {
    0: { owner: 'red', banner: 'inventory' },
    3: { owner: 'red', banner: 'inventory' },
  }

  test.each<[Goods, number, number]>([
    [{}, 4, 0],
    [{}, 5, 1],
    [{ wood: 4 }, 0, 0],
    [{ wood: 2, gold: 1, green: 2 }, 0, 1],
    [{ wood: 4 }, 1, 1],
    [{ stone: 4 }, 5, 1],
    [{ stone: 4 }, 6, 2],
  ])(
    '1 PP for every 5 of materials and rubles together: %j and %d R, %d — RC-12.10',
    (goods, rubles, points) => {
      expect(line(scored({ red: { goods, rubles } }), 'goods')[0]).toBe(points)
    },
  )

  test('7 materials and 6 R: 13 goods, 2 PP; two more: 3 PP — RC-12-EX13', () => {
    const goods = { wood: 4, gold: 3 }
    expect(line(scored({ sections: room, red: { goods, rubles: 6 } }), 'goods')[0]).toBe(2)
    expect(line(scored({ sections: room, red: { goods, rubles: 8 } }), 'goods')[0]).toBe(3)
  })

  test('materials on unfinished sections are no goods — RC-12.11', () => {
    const lying: Sections = {
      0: { owner: 'red', lacks: { brick: 1 } },
      3: { owner: 'red', lacks: { brick: 1 } },
      7: { owner: 'red', lacks: { stone: 1 } },
    }
    const at = scored({ sections: lying, red: { rubles: 0, goods: { wood: 4 } } })
    expect(line(at, 'goods')[0]).toBe(0)
  })
})

describe('the value of a tower', () => {
  test('2 for each finished section and 1 for each ornament, whoever owns them — RC-12.14', () => {
    const value = (sections: Sections) => Math.max(...line(scored({ sections }), 'tower-2'))
    expect(value({ 3: done('red') })).toBe(2)
    expect(value({ 3: done('red', 'red') })).toBe(3)
    expect(value({ 3: done('red', 'red'), 4: begun('red') })).toBe(3)
    expect(value({ 3: done('red'), 4: done('red'), 5: done('red'), 6: done('red') })).toBe(8)
    // The others add to the value without taking part in it.
    expect(value({ 3: done('red', 'blue'), 4: done('red', 'green') })).toBe(6)
  })

  test('an unfinished section is worth nothing — RC-12.14', () => {
    expect(line(scored({ sections: { 3: begun('red') } }), 'tower-2')).toEqual([0, 0, 0])
  })
})

describe('presence', () => {
  /** From the bottom: Red with Blue's door, Blue, Blue unfinished, Green with Green's cross. */
  const EX8: Sections = {
    3: done('red', 'blue'),
    4: done('blue'),
    5: begun('blue'),
    6: done('green', 'green'),
  }

  test('own banners on finished sections and own ornaments; V = 8: Blue and Green 6, Red 2 — RC-12.15, RC-12-EX8', () => {
    expect(line(scored({ sections: EX8 }), 'tower-2')).toEqual([2, 6, 6])
  })

  test('with presenceCountsUnfinished Blue has 3: Blue 8, Green 4, Red 2 — RC-12.15, RC-12-EX9', () => {
    const at = scored({ sections: EX8, options: { presenceCountsUnfinished: true } })
    expect(line(at, 'tower-2')).toEqual([2, 8, 4])
  })

  /** Red's three finished sections, with one arch of Blue. */
  const EX11: Sections = { 0: done('red'), 1: done('red', 'blue'), 2: done('red') }

  test('without a banner on a finished section there is no presence: Red 7, Blue 0 — RC-12.16, RC-12-EX11', () => {
    expect(line(scored({ sections: EX11 }), 'tower-1')).toEqual([7, 0, 0])
  })

  test('with presenceNeedsBanner off an ornament is presence: Red 7, Blue 3 — RC-12.16, RC-12-EX11', () => {
    const at = scored({ sections: EX11, options: { presenceNeedsBanner: false } })
    expect(line(at, 'tower-1')).toEqual([7, 3, 0])
  })

  test('a banner on an unfinished section does not make ornaments count — RC-12.16', () => {
    const sections: Sections = { 0: done('red'), 1: done('red', 'blue'), 2: begun('blue') }
    expect(line(scored({ sections }), 'tower-1')).toEqual([5, 0, 0])
  })
})

describe('the shares of three or four', () => {
  test('place 1 is worth V, each further place half of the one before — RC-12.17', () => {
    const sections: Sections = {
      3: done('red', 'red'),
      4: done('red', 'red'),
      5: done('blue', 'blue'),
      6: done('green'),
    }
    expect(line(scored({ sections }), 'tower-2')).toEqual([11, 5, 2])
    expect(towerShares(9, [4, 3, 2, 1])).toEqual([9, 4, 2, 1])
    expect(towerShares(9, [1, 2, 3, 4])).toEqual([1, 2, 4, 9])
  })

  test.each([
    ['V 11, presence 4, 2, 1 — RC-12-EX3', 11, [4, 2, 1], [11, 5, 2]],
    ['V 11, presence 3, 3, 1 — RC-12-EX4', 11, [3, 3, 1], [8, 8, 2]],
    ['V 11, presence 3, 1, 1 — RC-12-EX5', 11, [3, 1, 1], [11, 3, 3]],
    ['V 11, presence 1, 1, 1, 1 — RC-12-EX6', 11, [1, 1, 1, 1], [4, 4, 4, 4]],
    ['V 9, presence 2, 2, 2, 0 — RC-12-EX7', 9, [2, 2, 2, 0], [5, 5, 5, 0]],
  ])('%s', (_example, value, presence, shares) => {
    expect(towerShares(value, presence)).toEqual(shares)
  })

  test('tied players share the places they fill, on the table — RC-12.18, RC-12-EX4', () => {
    const sections: Sections = {
      3: done('red', 'red'),
      4: done('blue', 'blue'),
      5: done('green', 'red'),
      6: done('blue'),
    }
    expect(line(scored({ sections }), 'tower-2')).toEqual([8, 8, 2])
  })

  test('three share, the fourth is not present, on the table — RC-12.18, RC-12-EX7', () => {
    const sections: Sections = {
      0: done('red', 'red'),
      1: done('blue', 'blue'),
      2: done('green', 'green'),
    }
    expect(line(scored({ players: 4, sections }), 'tower-1')).toEqual([5, 5, 5, 0])
  })

  test('after a tie the next player takes the next free place — RC-12.19', () => {
    expect(towerShares(11, [3, 3, 1])).toEqual([8, 8, 2])
    expect(towerShares(16, [2, 2, 1, 1])).toEqual([12, 12, 3, 3])
    expect(towerShares(16, [3, 2, 2, 1])).toEqual([16, 6, 6, 2])
  })

  test('a player with presence 0 takes no place — RC-12.16, RC-12.17', () => {
    expect(towerShares(8, [0, 1, 2])).toEqual([0, 4, 8])
    expect(towerShares(8, [0, 0, 0])).toEqual([0, 0, 0])
  })
})

describe('the shares of two', () => {
  test.each([
    [6, [2, 1], [6, 2]],
    [8, [2, 1], [8, 2]],
    [5, [2, 1], [5, 1]],
    [5, [1, 2], [1, 5]],
    [7, [2, 2], [0, 0]],
    [7, [2, 0], [7, 0]],
  ])('V = %d, presence %j: %j — RC-12.20, RC-12.21, RC-12-EX10', (value, presence, shares) => {
    expect(towerShares(value, presence)).toEqual(shares)
  })

  test('more presence gains V, the other a third — RC-12.20', () => {
    const sections: Sections = { 0: done('red'), 1: done('blue'), 2: done('red') }
    expect(line(scored({ players: 2, sections }), 'tower-1')).toEqual([6, 2])
  })

  test('equal presence gains nothing — RC-12.21', () => {
    const sections: Sections = { 0: done('red', 'blue'), 1: done('blue', 'red') }
    expect(line(scored({ players: 2, sections }), 'tower-1')).toEqual([0, 0])
  })

  test.each([2, 3, 4])('who alone is present gains V, with %d players — RC-12.22', (players) => {
    const sections: Sections = { 0: done('red', 'red'), 1: begun('blue') }
    const gained = line(scored({ players, sections }), 'tower-1')
    expect(gained).toEqual([3, ...Array(players - 1).fill(0)])
  })
})

describe('the winner', () => {
  const ranksOf = (at: Table) => at.game.outcome(at.state)?.seats.map(({ rank }) => rank)
  const totalsOf = (at: Table) => at.game.outcome(at.state)?.seats.map(({ total }) => total)

  test('most PP wins, whatever else — RC-12.23', () => {
    const at = scored({
      sections: { 0: done('red', 'red'), 3: done('red'), 7: done('red') },
      red: { position: 5, rubles: 0 },
      blue: { position: 41, rubles: 0 },
      green: { position: 9, rubles: 0 },
    })
    expect(totalsOf(at)).toEqual([1 + 3 + 2 + 2, 11, 2])
    expect(ranksOf(at)).toEqual([2, 1, 3])
  })

  test('there is no winner before the end — RC-12.23', () => {
    expect(table().game.outcome(table().state)).toBeNull()
  })

  const POSITIONS = builtInComponents().scoreTrack.prestigePositions

  /** Final scoring of two in which both come to 31 PP: the markers stand where it takes them. */
  function bothAt31(sections: Sections, endTriggeredBy?: Colour): Table {
    const end = (position: readonly number[]) =>
      scored({
        players: 2,
        sections,
        ...(endTriggeredBy === undefined ? {} : { endTriggeredBy }),
        red: { position: position[0] ?? 0, rubles: 0 },
        blue: { position: position[1] ?? 0, rubles: 0 },
      })
    const gained = totalsOf(end([0, 0])) ?? []
    const at = end(gained.map((points) => POSITIONS[31 - points - 1] ?? 0))
    expect(totalsOf(at)).toEqual([31, 31])
    return at
  }

  test('a tie is broken by more finished sections: 6 against 5 — RC-12.24, RC-12-EX14', () => {
    const sections = Object.fromEntries(
      Array.from({ length: 11 }, (_, i) => [i, done(i < 6 ? 'red' : 'blue')]),
    )
    expect(ranksOf(bothAt31(sections, 'red'))).toEqual([1, 2])
  })

  /** Six sections each; ornaments of Red and Blue on them. */
  const sixEach = (ornaments: readonly (Colour | undefined)[]): Sections =>
    Object.fromEntries(
      Array.from({ length: 12 }, (_, i) => [i, done(i < 6 ? 'red' : 'blue', ornaments[i])]),
    )

  test('then by more ornaments: 3 against 2 — RC-12.24, RC-12-EX14', () => {
    const at = bothAt31(sixEach(['red', 'red', 'red', 'blue', 'blue']), 'red')
    expect(seen(at).players.map((each) => each.ornamentsBuilt)).toEqual([3, 2])
    expect(ranksOf(at)).toEqual([1, 2])
    const other = bothAt31(sixEach(['blue', 'blue', 'blue', 'red', 'red']), 'red')
    expect(ranksOf(other)).toEqual([2, 1])
  })

  test('players still tied share the victory — RC-12.25, RC-12-EX14', () => {
    const at = bothAt31(sixEach(['red', 'red', undefined, 'blue', 'blue']), 'red')
    expect(ranksOf(at)).toEqual([1, 1])
  })

  test('a shared place leaves the next one empty — RC-12.25', () => {
    expect(ranksOf(scored({ red: { rubles: 0 }, green: { position: 9 } }))).toEqual([2, 2, 1])
  })
})

describe('a whole final scoring', () => {
  test('A on 33 with 8 goods, B on 27 with 11 goods: A 22, B 16 — RC-12-EX15', () => {
    const track = new Track(builtInComponents().scoreTrack.prestigePositions)
    const towers: [number, number[]][] = [
      [7, [3, 1]],
      [6, [1, 2]],
      [4, [1, 1]],
      [4, [2, 0]],
    ]
    const shares = towers.map(([value, presence]) => towerShares(value, presence))
    expect(shares).toEqual([
      [7, 2],
      [2, 6],
      [0, 0],
      [4, 0],
    ])
    const total = (position: number, goods: number, seat: number) => {
      const settled = track.settle(position)
      const gained = shares.reduce((sum, share) => sum + (share[seat] ?? 0), 0)
      return [
        settled,
        track.prestigeAt(settled),
        track.prestigeAt(track.gainPrestige(settled, goods + gained)),
      ]
    }
    expect(total(33, 1, 0)).toEqual([32, 8, 22])
    expect(total(27, 2, 1)).toEqual([25, 6, 16])
  })

  test('the same on the table — RC-12-EX15', () => {
    const at = scored({
      players: 2,
      endTriggeredBy: 'red',
      dice: DICE_APART,
      sections: {
        0: done('red', 'red'),
        1: done('blue'),
        2: done('red'),
        3: done('blue'),
        4: done('red'),
        5: done('blue'),
        6: done('red'),
        7: done('blue'),
        9: done('red'),
        10: done('red'),
      },
      red: { position: 33, rubles: 5, goods: { wood: 3 } },
      blue: { position: 27, rubles: 6, goods: { wood: 3, gold: 2 } },
    })
    expect(happened(at, 'markerSettled').map(({ position }) => position)).toEqual([32, 25])
    expect(line(at, 'goods')).toEqual([1, 2])
    expect([1, 2, 3, 4].map((tower) => line(at, `tower-${tower}`))).toEqual([
      [7, 2],
      [2, 6],
      [0, 0],
      [4, 0],
    ])
    const outcome = at.game.outcome(at.state)
    expect(outcome?.seats.map(({ total, rank }) => [total, rank])).toEqual([
      [22, 1],
      [16, 2],
    ])
    expect(outcome?.seats[0]?.lines).toEqual([
      { label: 'track', points: 8 },
      { label: 'goods', points: 1 },
      { label: 'tower-1', points: 7 },
      { label: 'tower-2', points: 2 },
      { label: 'tower-3', points: 0 },
      { label: 'tower-4', points: 4 },
    ])
  })
})
