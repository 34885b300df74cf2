import { describe, expect, test } from 'vitest'
import { builtInComponents, loadComponents } from '../components/load.ts'
import {
  buildPlace,
  chooseKind,
  coinsPlace,
  endTurn,
  payWith,
  place,
  times,
} from '../testing/commands.ts'
import { finishRound } from '../testing/play.ts'
import {
  asks,
  does,
  goodsOf,
  happened,
  offers,
  playerOf,
  refused,
  seen,
  slotsOffered,
  table,
} from '../testing/table.ts'

describe('where a worker can go', () => {
  test('the worker that is sent is in use — CB-5.1', () => {
    const at = does(table(), coinsPlace)
    expect(playerOf(at, 'red')).toMatchObject({ workers: 2, onCoins: 1 })
    const used = table({ lap: 4 })
    expect(refused(used, coinsPlace)).toBe('CB-3.6 noWorker')
  })

  test('the coins place gives 3 coins — CB-5.2', () => {
    expect(goodsOf(does(table(), coinsPlace), 'red')).toEqual([3, 0, 0])
  })

  test('the build place lets the player build one building — CB-5.3', () => {
    const at = does(table({ red: { coins: 20, wood: 5 } }), buildPlace)
    expect(asks(at)).toBe('build-card')
    expect(playerOf(at, 'red').onBuild).toBe(1)
  })

  test('both places are free and hold any number of workers, also of one player — CB-5.4', () => {
    const workers = [
      ['permanent-build', 'red'],
      ['permanent-build', 'blue'],
      ['permanent-coins', 'red'],
      ['permanent-coins', 'blue'],
    ] as const
    const at = table({ lap: 3, workers, red: { coins: 20, wood: 5 } })
    expect(slotsOffered(at).slice(0, 2)).toEqual(['permanent-coins', 'permanent-build'])
    const after = does(at, coinsPlace)
    expect(goodsOf(after, 'red')).toEqual([23, 5, 0])
    expect(playerOf(after, 'red').onCoins).toBe(2)
  })

  const ACTIVE = ['mason', 'quarryman', 'lumberjack'] as const

  test('a slot is free if no worker stands on it — CB-5.5', () => {
    const at = table({
      active: ACTIVE,
      turn: 'blue',
      workers: [['mason-a1', 'red']],
      blue: { coins: 9 },
    })
    expect(refused(at, place('mason-a1'))).toBe('CB-5.5 slotOccupied')
    expect(slotsOffered(at)).toContain('mason-a2')
  })

  test('a worker stays until the round ends — CB-5.6', () => {
    const at = does(table({ active: ACTIVE, red: { coins: 3 } }), place('lumberjack-a1'), endTurn)
    const worker = (now: typeof at) => seen(now).activeColumn[2]?.slots[0]?.worker
    expect(worker(at)).toBe(0)
    expect(worker(does(at, coinsPlace, endTurn))).toBe(0)
    expect(playerOf(finishRound(at), 'red').workers).toBe(3)
  })

  test('nobody uses the own craftsman — CB-5.7', () => {
    const at = table({ active: ACTIVE, red: { coins: 9 } })
    expect(refused(at, place('mason-a1'))).toBe('CB-5.7 ownCraftsman')
    expect(slotsOffered(at).some((slot) => slot.startsWith('mason'))).toBe(false)
  })

  test('a player may have workers on several slots of one craftsman and of one line — CB-5.8', () => {
    const at = table({
      active: ACTIVE,
      lap: 3,
      workers: [
        ['quarryman-a1', 'red'],
        ['quarryman-b1', 'red'],
      ],
      red: { coins: 9 },
    })
    expect(goodsOf(does(at, place('quarryman-a2')), 'red')).toEqual([7, 0, 2])
  })

  test('each free slot is an option of its own, also a dearer one — CB-5.9', () => {
    const at = table({ active: ACTIVE, red: { coins: 9 } })
    expect(slotsOffered(at)).toEqual([
      'permanent-coins',
      'quarryman-a1',
      'quarryman-a2',
      'quarryman-b1',
      'lumberjack-a1',
      'lumberjack-b1',
    ])
  })

  test('craftsmen in the offer and in the recruited column cannot be used — CB-5.10', () => {
    const at = table({
      active: ACTIVE,
      offer: ['foreman', 'broker'],
      recruited: [['banker', 'blue']],
      lap: 2,
      red: { coins: 9 },
    })
    expect(refused(at, place('foreman-b1'))).toBe('CB-5.10 notUsable')
    expect(refused(at, place('banker-a1'))).toBe('CB-5.10 notUsable')
  })
})

describe('what happens', () => {
  test('the fee goes to the owner, or to the reserve if there is none — CB-5.11', () => {
    const at = table({
      active: ['carter', 'mason', 'tiler'],
      red: { coins: 4 },
    })
    const owned = does(at, place('mason-a1'))
    expect(happened(owned, 'feePaid')).toEqual([
      { type: 'feePaid', seat: 0, to: 1, coins: 1, source: 'craftsman-mason-a1' },
    ])
    expect(goodsOf(owned, 'blue')).toEqual([1, 0, 0])
    const free = does(at, place('tiler-b2'))
    expect(happened(free, 'feePaid')[0]?.to).toBe(-1)
    expect(goodsOf(free, 'blue')).toEqual([0, 0, 0])
  })

  test('nothing replaces the coins of a fee — CB-5.12', () => {
    const at = table({ active: ['carter', 'mason', 'tiler'], red: { wood: 9, stone: 9 } })
    expect(refused(at, place('mason-a1'))).toBe('CB-5.12 tooFewCoins')
  })

  test('the effect comes after the fee and cannot help to pay it — CB-5.13', () => {
    const at = table({ active: ['carter', 'merchant', 'tiler'] })
    expect(refused(at, place('merchant-a1'))).toBe('CB-5.12 tooFewCoins')
    const one = does(
      table({ active: ['carter', 'merchant', 'tiler'], red: { coins: 1 } }),
      place('merchant-a1'),
    )
    expect(one.events.map(({ type }) => type)).toEqual([
      'workerPlaced',
      'feePaid',
      'gained',
      'asked',
    ])
  })

  test('an effect concerns only the player who uses it — CB-5.14', () => {
    const at = does(
      table({ active: ['carter', 'carpenter', 'tiler'], red: { coins: 1, wood: 1 } }),
      place('carpenter-b1'),
    )
    expect(goodsOf(at, 'red')).toEqual([7, 0, 0])
    // Blue, the owner, gets the fee and nothing of the payment.
    expect(goodsOf(at, 'blue')).toEqual([1, 0, 0])
  })

  test('the payment comes first, and is made in full — CB-5.15', () => {
    const active = ['carter', 'blacksmith', 'tiler']
    const short = table({ active, red: { coins: 4 } })
    expect(refused(short, place('blacksmith-a1'))).toBe('CB-5.18 effectImpossible')
    const at = does(table({ active, red: { coins: 5 } }), place('blacksmith-a1'), chooseKind(2, 2))
    expect(at.events.map(({ type }) => type).filter((type) => type !== 'asked')).toEqual([
      'workerPlaced',
      'feePaid',
      'paid',
      'gained',
    ])
  })

  test('an effect marked up to n is carried out 1 to n times, as often as can be paid — CB-5.16', () => {
    const active = ['carter', 'broker', 'stonecutter']
    const at = does(table({ active, red: { coins: 1, wood: 2 } }), place('broker-a1'))
    expect(asks(at)).toBe('times')
    expect(offers(at)).toEqual([times(1), times(2)])
    expect(refused(at, times(3))).toBe('CB-5.16 times')
    // All payments together, then all gains.
    expect(happened(does(at, times(2)), 'gained')[0]?.goods).toEqual({ coin: 8 })
    const once = does(table({ active, red: { coins: 1, wood: 1 } }), place('broker-a1'))
    expect(goodsOf(once, 'red')).toEqual([4, 0, 0])
  })

  test('resources of choice are any mix, when gained and when paid — CB-5.17', () => {
    const active = ['carter', 'banker', 'merchant']
    const rich = table({ active, red: { coins: 4, wood: 1, stone: 1 } })
    const paying = does(rich, place('banker-b1'))
    expect(asks(paying)).toBe('pay-with')
    expect(offers(paying)).toEqual([payWith(1, 0), payWith(0, 1)])
    expect(refused(paying, payWith(1, 1))).toBe('CB-5.17 payment')
    const gaining = does(rich, place('merchant-b1'))
    expect(asks(gaining)).toBe('choose-kind')
    expect(offers(gaining)).toHaveLength(4)
    expect(refused(gaining, chooseKind(4, 0))).toBe('CB-5.17 kinds')
  })

  test('a slot needs the fee and, with the rest, the effect once — CB-5.18', () => {
    const active = ['carter', 'tiler', 'sawyer']
    const at = table({ active, red: { coins: 1 } })
    expect(refused(at, place('sawyer-a1'))).toBe('CB-5.18 effectImpossible')
    expect(refused(at, place('tiler-a1'))).toBe('CB-5.18 effectImpossible')
    expect(slotsOffered(at)).toEqual(['permanent-coins', 'tiler-b1', 'sawyer-b1'])
  })

  test('the build place is allowed only if the player can build — CB-5.19', () => {
    expect(refused(table(), buildPlace)).toBe('CB-5.19 cannotPayBuilding')
    const castles = [['rose-castle'], ['royal-castle'], ['watch-castle']]
    const full = table({ red: { coins: 99, wood: 99, stone: 99, sites: castles } })
    expect(refused(full, buildPlace)).toBe('CB-10.8 noSiteLeft')
  })

  test('gains are taken in full, without a limit — CB-5.20', () => {
    const at = table({ active: ['carter', 'mason', 'lumberjack'], red: { coins: 2, wood: 500 } })
    expect(goodsOf(does(at, place('lumberjack-b1')), 'red')).toEqual([0, 503, 0])
  })

  test('what can be repeated never gains a kind that it costs — CB-5.21', () => {
    const broker = builtInComponents().craftsmen.find(({ id }) => id === 'craftsman-broker')
    const lines = broker?.role === 'ordinary' ? broker.lines : []
    const gain = [{ of: 'wood', n: 2 }]
    const changed = lines.map((line, index) =>
      index === 0 ? { ...line, steps: [line.steps[0], { gain }] } : line,
    )
    const loaded = loadComponents({ craftsmen: [{ id: 'craftsman-broker', lines: changed }] })
    expect(loaded.ok ? '' : loaded.problems[0]?.message).toContain('CB-5.21')
  })

  test('the cards are those of the table — CB-5.22', () => {
    const cards = builtInComponents().craftsmen.flatMap((card) =>
      card.role === 'ordinary' ? [card] : [],
    )
    const fees = Object.fromEntries(
      cards.map(({ id, lines }) => [
        id.replace('craftsman-', ''),
        lines.map(({ slots }) => slots.map(({ fee }) => fee)),
      ]),
    )
    expect(fees).toEqual({
      lumberjack: [[0], [2]],
      quarryman: [[1, 2], [1]],
      carpenter: [[1, 1], [1]],
      mason: [[1, 1], [2]],
      merchant: [[1], [1]],
      banker: [[1], [2]],
      sawyer: [[1, 2], [0]],
      stonecutter: [[1], [1]],
      carter: [[0], [2]],
      blacksmith: [[1, 2], [1]],
      tiler: [[1], [1, 2]],
      glassblower: [[1], [1]],
      broker: [[1], [1, 2]],
      foreman: [[2], [0]],
    })
    for (const { id, lines } of cards) {
      const slots = lines.flatMap((line) => line.slots)
      for (const slot of slots) expect(slot.id).toMatch(new RegExp(`^${id}-[ab][12]$`))
    }
  })

  /** What a slot brings, choices being made for wood, to a player who can pay for anything. */
  test.each([
    ['lumberjack-a1', [0, 2, 0]],
    ['lumberjack-b1', [-2, 3, 0]],
    ['quarryman-a1', [-1, 0, 2]],
    ['quarryman-b1', [1, 0, 1]],
    ['carpenter-a1', [-1, 2, 0]],
    ['carpenter-b1', [6, -1, 0]],
    ['mason-a2', [-1, 1, 1]],
    ['mason-b1', [-1, 0, 2]],
    ['merchant-a1', [4, 0, 0]],
    ['merchant-b1', [-4, 3, 0]],
    ['banker-a1', [4, 0, 0]],
    ['banker-b1', [6, -1, 0]],
    ['sawyer-a1', [-2, 3, 0]],
    ['sawyer-b1', [1, 1, 0]],
    ['stonecutter-a1', [-1, -1, 2]],
    ['stonecutter-b1', [-1, 0, 2]],
    ['carter-a1', [1, 1, 0]],
    ['carter-b1', [-2, 2, 1]],
    ['blacksmith-a1', [-5, 4, 0]],
    ['blacksmith-b1', [1, 0, 1]],
    ['tiler-a1', [1, -1, 2]],
    ['tiler-b1', [-1, 1, 1]],
    ['glassblower-a1', [6, 0, -1]],
    ['glassblower-b1', [-1, 2, 0]],
    ['broker-a1', [3, -1, 0]],
    ['broker-b1', [-1, 2, 0]],
    ['foreman-a1', [0, 1, 1]],
    ['foreman-b1', [1, 1, 0]],
  ] as const)('%s brings what the table says — CB-5.22', (slot, [coins, wood, stone]) => {
    const [card = ''] = slot.split('-')
    const others = ['mason', 'tiler', 'banker'].filter((name) => name !== card).slice(0, 2)
    let at = does(
      table({ active: [...others, card], red: { coins: 50, wood: 50, stone: 50 } }),
      place(slot),
    )
    while (asks(at) !== 'after-action') at = does(at, offers(at)[0] ?? endTurn)
    expect(goodsOf(at, 'red')).toEqual([50 + coins, 50 + wood, 50 + stone])
  })
})

describe('examples', () => {
  test('a third worker on the coins place: nothing is paid, 3 coins — CB-5-EX1', () => {
    const at = table({
      players: 3,
      turn: 'green',
      workers: [
        ['permanent-coins', 'red'],
        ['permanent-coins', 'blue'],
      ],
    })
    expect(goodsOf(does(at, coinsPlace), 'green')).toEqual([3, 0, 0])
  })

  test('paying an owner: Red 3 coins, 1 wood, 1 stone, Blue 1 more — CB-5-EX2', () => {
    const at = does(
      table({ active: ['carter', 'mason', 'tiler'], red: { coins: 4 }, blue: { coins: 2 } }),
      place('mason-a1'),
    )
    expect(goodsOf(at, 'red')).toEqual([3, 1, 1])
    expect(goodsOf(at, 'blue')).toEqual([3, 0, 0])
  })

  test('paying the reserve: the Tiler has no owner — CB-5-EX3', () => {
    const position = { active: ['carter', 'mason', 'tiler'], red: { coins: 2 } } as const
    const at = does(table(position), place('tiler-b2'))
    expect(goodsOf(at, 'red')).toEqual([0, 1, 1])
    expect(goodsOf(at, 'blue')).toEqual([0, 0, 0])
    const blue = table({ ...position, turn: 'blue', blue: { coins: 2 } })
    expect(slotsOffered(blue)).toContain('tiler-b2')
  })

  test('no slot of the Mason is offered to its owner — CB-5-EX4', () => {
    const at = table({ active: ['carter', 'mason', 'tiler'], turn: 'blue', blue: { coins: 9 } })
    for (const slot of ['mason-a1', 'mason-a2', 'mason-b1']) {
      expect(slotsOffered(at)).not.toContain(slot)
    }
  })

  test('the only slot of a line is occupied: the other line is free — CB-5-EX5', () => {
    const at = table({
      players: 3,
      active: ['carter', 'mason', 'tiler', 'lumberjack'],
      lap: 2,
      workers: [['lumberjack-a1', 'green']],
      red: { coins: 2 },
    })
    expect(refused(at, place('lumberjack-a1'))).toBe('CB-5.5 slotOccupied')
    expect(goodsOf(does(at, place('lumberjack-b1')), 'red')).toEqual([0, 3, 0])
  })

  test('the second slot of the Quarryman costs 2 and gives the same — CB-5-EX6', () => {
    const active = ['carter', 'mason', 'quarryman']
    const both = table({ active, red: { coins: 2 } })
    expect(slotsOffered(both)).toEqual(expect.arrayContaining(['quarryman-a1', 'quarryman-a2']))
    const at = table({
      active,
      turn: 'blue',
      workers: [['quarryman-a1', 'red']],
      blue: { coins: 2 },
    })
    expect(goodsOf(does(at, place('quarryman-a2')), 'blue')).toEqual([0, 0, 2])
  })

  test('a fee of 1, then 3 coins for 3 resources: with 4 coins, not with 3 — CB-5-EX7', () => {
    const active = ['carter', 'merchant', 'tiler']
    const at = does(table({ active, red: { coins: 4 } }), place('merchant-b1'), chooseKind(2, 1))
    expect(goodsOf(at, 'red')).toEqual([0, 2, 1])
    expect(refused(table({ active, red: { coins: 3 } }), place('merchant-b1'))).toBe(
      'CB-5.18 effectImpossible',
    )
  })

  test('with 0 coins and 5 wood a fee of 1 is refused, a fee of 0 allowed — CB-5-EX8', () => {
    const at = table({ active: ['carter', 'mason', 'sawyer'], red: { wood: 5 } })
    expect(refused(at, place('mason-a1'))).toBe('CB-5.12 tooFewCoins')
    expect(goodsOf(does(at, place('sawyer-b1')), 'red')).toEqual([1, 6, 0])
  })

  test('6 coins and no wood: 1 wood for 7 coins is refused — CB-5-EX9', () => {
    const at = table({ active: ['carter', 'mason', 'carpenter'], red: { coins: 6 } })
    expect(refused(at, place('carpenter-b1'))).toBe('CB-5.18 effectImpossible')
  })

  test('5 coins for a fee of 1: refused with 0 coins; with 1 coin 5 in the end — CB-5-EX10', () => {
    const active = ['carter', 'mason', 'banker']
    expect(refused(table({ active }), place('banker-a1'))).toBe('CB-5.12 tooFewCoins')
    expect(goodsOf(does(table({ active, red: { coins: 1 } }), place('banker-a1')), 'red')).toEqual([
      5, 0, 0,
    ])
  })

  test('the Broker three times: 13 coins; two times with 1 wood + 1 stone: 9 coins, 1 stone — CB-5-EX11', () => {
    const red = { coins: 2, wood: 1, stone: 2 }
    const at = does(table({ active: ['carter', 'mason', 'broker'], red }), place('broker-a1'))
    expect(goodsOf(does(at, times(3)), 'red')).toEqual([13, 0, 0])
    expect(goodsOf(does(at, times(2), payWith(1, 1)), 'red')).toEqual([9, 0, 1])
  })

  test('the Stonecutter two times with 3 coins and 3 wood: 2 coins, 1 wood, 4 stone — CB-5-EX12', () => {
    const at = does(
      table({ active: ['carter', 'mason', 'stonecutter'], red: { coins: 3, wood: 3 } }),
      place('stonecutter-a1'),
      times(2),
    )
    expect(goodsOf(at, 'red')).toEqual([2, 1, 4])
  })

  test('two own workers on one line: 5 coins for 6 wood, 3 of them to the owner — CB-5-EX13', () => {
    const first = does(
      table({ active: ['carter', 'sawyer', 'mason'], red: { coins: 5 } }),
      place('sawyer-a1'),
    )
    expect(goodsOf(first, 'red')).toEqual([3, 3, 0])
    const second = table({
      active: ['carter', 'sawyer', 'mason'],
      lap: 3,
      workers: [['sawyer-a1', 'red']],
      red: { coins: 3, wood: 3 },
      blue: { coins: 1 },
    })
    const at = does(second, place('sawyer-a2'))
    expect(goodsOf(at, 'red')).toEqual([0, 6, 0])
    expect(goodsOf(at, 'blue')).toEqual([3, 0, 0])
  })

  test('2 resources of choice: 2 wood, 1 wood + 1 stone, or 2 stone — CB-5-EX14', () => {
    const at = does(
      table({ active: ['carter', 'mason', 'glassblower'], red: { coins: 1 } }),
      place('glassblower-b1'),
    )
    expect(offers(at)).toEqual([chooseKind(2, 0), chooseKind(1, 1), chooseKind(0, 2)])
  })
})
