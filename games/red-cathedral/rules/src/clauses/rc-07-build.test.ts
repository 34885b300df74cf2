import { describe, expect, test } from 'vitest'
import { type Colour, JEWELS } from '../constants.ts'
import type { Built, Position } from '../positions/position.ts'
import { randomPlay, turnOf } from '../testing/play.ts'
import {
  active,
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  section,
  seen,
  type Table,
  table,
} from '../testing/table.ts'
import { again, decorate, deliver, endTurn, moveDie, stop, useAction } from '../testing/wishes.ts'

const red = (at: Table) => player(at, 'red')
const done = (owner: Colour, ornament?: Colour): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }
const builds = (at: Table) =>
  offers(at).filter(({ type }) => type === 'deliver' || type === 'decorate')
const decorations = (at: Table) => offers(at, 'decorate')

const total = (goods: object): number =>
  Object.values(goods).reduce((sum: number, n: number) => sum + n, 0)

/** Everybody builds: a game in which random choices complete and decorate. */
const BUSY: Position = {
  options: { roundLimit: 25 },
  sections: {
    0: { owner: 'red', lacks: { wood: 1 } },
    1: done('blue'),
    3: done('green'),
    4: { owner: 'red', lacks: { stone: 1 } },
    7: { owner: 'blue' },
    8: { owner: 'green' },
    11: done('red'),
  },
  red: { goods: { wood: 3, stone: 3 } },
  blue: { goods: { wood: 1, brick: 2, stone: 3 } },
  green: { goods: { wood: 1, brick: 2, stone: 2, green: 1 } },
}

describe('delivering', () => {
  /** `base-01` wants 2 wood and 1 brick, `base-02` 1 wood and 2 brick. */
  const TWO: Position = {
    sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
    red: { goods: { wood: 3, brick: 2 } },
  }

  test('a budget of three deliveries — RC-7.1', () => {
    const at = does(table(TWO), deliver(0, 'wood'), deliver(3, 'brick'))
    expect(asks(at)).toBe('build-next')
    const third = does(at, deliver(3, 'wood'))
    expect(active(third)).toBe('blue')
    expect(red(third).inventory).toEqual({ wood: 1, brick: 1 })
  })

  test('all from the own inventory — RC-7.1', () => {
    const at = table({ ...TWO, red: { goods: { brick: 1 } }, blue: { goods: { wood: 3 } } })
    expect(builds(at)).toEqual([deliver(0, 'brick'), deliver(3, 'brick')])
    expect(refuses(at, deliver(0, 'wood')).clause).toBe('RC-7.4')
    const after = does(at, deliver(0, 'brick'))
    expect(red(after).inventory).toEqual({})
    expect(player(after, 'blue').inventory).toEqual({ wood: 3 })
  })

  test('Build is possible with one delivery or one ornament — RC-7.2', () => {
    const one = { owner: 'red' } as const
    expect(builds(table({ sections: { 0: one }, red: { goods: { wood: 1 } } }))).toHaveLength(1)
    const ornament = table({ sections: { 0: done('blue') }, red: { goods: { wood: 1 } } })
    expect(builds(ornament)).toEqual([decorate(0)])
    expect(builds(table({ sections: { 0: one }, red: { goods: { gold: 1 } } }))).toEqual([])
    expect(builds(table({ sections: { 0: done('blue') }, red: { goods: { gold: 1 } } }))).toEqual(
      [],
    )
    expect(builds(table({ sections: { 0: one } }))).toEqual([])
    expect(builds(table({ red: { goods: { wood: 3 } } }))).toEqual([])
  })

  test('the decision build-next is repeated until the action ends — RC-7.3', () => {
    let at = table(TWO)
    for (const command of [deliver(0, 'wood'), deliver(0, 'brick')]) {
      at = does(at, command)
      expect(asks(at)).toBe('build-next')
    }
    expect(asks(does(at, deliver(0, 'wood')))).toBe('end-turn')
  })

  test('a material goes to an own section under construction that still lacks it — RC-7.4', () => {
    const at = table({
      sections: {
        0: { owner: 'red', lacks: { wood: 1 } },
        3: { owner: 'blue' },
        7: done('red'),
        11: { owner: 'red', lacks: { brick: 1, stone: 1 } },
      },
      red: { goods: { wood: 1, brick: 1, gold: 1 } },
    })
    expect(offers(at, 'deliver')).toEqual([deliver(0, 'wood'), deliver(11, 'brick')])
    for (const wrong of [
      deliver(0, 'brick'), // no longer lacking
      deliver(3, 'wood'), // Blue's
      deliver(7, 'brick'), // finished
      deliver(11, 'stone'), // not in the inventory
      deliver(11, 'gold'), // not in the cost
      deliver(15, 'wood'), // open
    ]) {
      expect(refuses(at, wrong).clause).toBe('RC-7.4')
    }
    const after = does(at, deliver(11, 'brick'))
    expect(section(after, 11).missing).toEqual({ stone: 1 })
    expect(red(after).inventory).toEqual({ wood: 1, gold: 1 })
  })

  test('decorating is offered while the remaining budget covers it — RC-7.5', () => {
    const at = table({
      sections: { 0: done('blue'), 3: { owner: 'red' } },
      red: { goods: { wood: 2, brick: 2, green: 1, purple: 1 } },
    })
    const jewels = (after: Table) => decorations(after).map((each) => each.jewels)
    expect(jewels(at)).toEqual(['none', 'green', 'purple', 'green-purple'])
    const one = does(at, deliver(3, 'brick'))
    expect(jewels(one)).toEqual(['none', 'green', 'purple'])
    expect(refuses(one, decorate(0, 'green-purple')).clause).toBe('RC-7.25')
    const two = does(one, deliver(3, 'brick'))
    expect(jewels(two)).toEqual(['none'])
    expect(refuses(two, decorate(0, 'green')).clause).toBe('RC-7.25')
  })

  test('stop is allowed once a delivery has been made — RC-7.6', () => {
    refuses(table(TWO), stop) // an empty Build is no way to pass
    const begun = does(table(TWO), deliver(0, 'wood'))
    expect(offers(begun)).toContainEqual(stop)
    expect(active(does(begun, stop))).toBe('blue')
    const effect = does(
      table({ ...TWO, influenceCards: { 0: 'inf-teamsters-3' }, red: { ...TWO.red, rubles: 2 } }),
      moveDie('red'),
      useAction('inf-teamsters-3b'),
    )
    expect(asks(effect)).toBe('build-next')
    expect(refuses(effect, stop).clause).toBe('RC-7.6')
  })

  test('the action ends by itself when nothing more is possible — RC-7.7', () => {
    const last = table({ sections: { 0: { owner: 'red' } }, red: { goods: { wood: 1, gold: 2 } } })
    expect(active(does(last, deliver(0, 'wood')))).toBe('blue')
    const used = does(table(TWO), deliver(0, 'wood'), deliver(0, 'wood'), deliver(3, 'brick'))
    expect(active(used)).toBe('blue')
    expect(active(does(table(TWO), deliver(0, 'wood'), stop))).toBe('blue')
  })

  test('delivered materials stay on the section and never return to an inventory — RC-7.8', () => {
    const at = does(table(TWO), deliver(0, 'wood'), stop)
    expect(section(at, 0).missing).toEqual({ wood: 1, brick: 1 })
    const supply = seen(table(TWO)).supply
    expect(seen(at).supply).toEqual(supply)
    let deliveries = 0
    for (const { before, command, after } of randomPlay(table(BUSY), 'delivered')) {
      if (command.type === 'deliver') deliveries += 1
      for (const { section: index, missing, finished } of seen(before).towers.flat()) {
        const now = section(after, index)
        expect(total(now.missing)).toBeLessThanOrEqual(total(missing))
        if (finished) expect(now.finished).toBe(true)
      }
    }
    expect(deliveries).toBeGreaterThan(10)
  })

  test('several sections, building and decorating in any order — RC-7.9', () => {
    const at = table({
      sections: { 0: done('red'), 3: { owner: 'red' }, 7: { owner: 'red' }, 11: done('blue') },
      red: { goods: { wood: 2, brick: 2, stone: 2 } },
    })
    const one = does(at, deliver(3, 'brick'), decorate(0), deliver(7, 'stone'))
    expect(section(one, 0).ornament).toBe(0)
    expect(section(one, 3).missing).toEqual({ wood: 1, brick: 1 })
    expect(section(one, 7).missing).toEqual({ brick: 2 })
    const other = does(at, decorate(11), deliver(7, 'brick'), deliver(3, 'wood'))
    expect(section(other, 11).ornament).toBe(0)
    expect(section(other, 7).missing).toEqual({ brick: 1, stone: 1 })
  })
})

describe('completing', () => {
  const LAST: Position = {
    sections: { 0: { owner: 'red', lacks: { wood: 1 } }, 3: { owner: 'red' } },
    red: { position: 2, rubles: 0, goods: { wood: 2, brick: 1 } },
  }

  test('at the moment the last missing material arrives, without delay — RC-7.10', () => {
    const at = does(table(LAST), deliver(0, 'wood'))
    expect(section(at, 0).finished).toBe(true)
    let completions = 0
    for (const { after } of randomPlay(table(BUSY), 'complete')) {
      completions += happened(after, 'completed').length
      for (const { finished, missing } of seen(after).towers.flat()) {
        expect(finished).toBe(total(missing) === 0)
      }
    }
    expect(completions).toBeGreaterThan(1)
  })

  test('its materials return to the supply, the owner gains, the banner stays — RC-7.11', () => {
    const before = table(LAST)
    const after = does(before, deliver(0, 'wood'))
    const { wood = 0, brick = 0 } = seen(before).supply
    expect(seen(after).supply).toMatchObject({ wood: wood + 2, brick: brick + 1 })
    expect(red(after)).toMatchObject({ position: 6, rubles: 1, finishedSections: 1 })
    expect(section(after, 0)).toMatchObject({ owner: 0, finished: true, ornament: -1 })
    expect(decorations(after)).toContainEqual(decorate(0))
  })

  test('reward, then penalties, then the end of the game, in this order — RC-7.11', () => {
    const at = table({
      players: 4,
      sections: {
        0: { owner: 'green' },
        1: { owner: 'red', lacks: { wood: 1 } },
        4: done('red'),
        5: done('red'),
        6: done('red'),
        8: done('red'),
        9: done('red'),
      },
      red: { position: 20, goods: { wood: 1 } },
      green: { position: 9 },
    })
    const ended = does(at, deliver(1, 'wood'))
    expect(ended.events.map(({ type }) => type)).toEqual([
      'delivered',
      'completed',
      'penalised',
      'endTriggered',
      'asked',
    ])
    expect(player(ended, 'green').position).toBe(8)
    expect(red(ended).position).toBe(32) // 20 + 4 RP = 24, then 25, 29, 32
  })

  test('the reward comes before the penalty, which cannot go below 0 — RC-7.11', () => {
    const at = table({
      sections: { 0: { owner: 'red' }, 1: done('blue'), 2: { owner: 'red', lacks: { gold: 1 } } },
      red: { position: 0, goods: { gold: 1 } },
    })
    expect(red(does(at, deliver(2, 'gold'))).position).toBe(5) // 0 + 6 − 1, not 0 + 6
  })

  test('after the block the action goes on with the remaining budget — RC-7.12', () => {
    const one = does(table(LAST), deliver(0, 'wood'))
    expect(asks(one)).toBe('build-next')
    expect(builds(one)).toEqual([decorate(0), deliver(3, 'wood'), deliver(3, 'brick')])
    const three = does(one, deliver(3, 'wood'), deliver(3, 'brick'))
    expect(section(three, 3).missing).toEqual({ brick: 1 })
    expect(asks(three)).toBe('end-turn') // position 6: a sale is possible
  })
})

describe('penalties', () => {
  /** T1 of four levels from the bottom; whose turn it is completes the level with `lacks`. */
  const tower = (...levels: Built[]): Position => ({
    players: 4,
    cards: { 1: 'mid-02', 2: 'mid-05', 3: 'dome-03' },
    sections: Object.fromEntries(levels.entries()),
    red: { position: 30, goods: { wood: 1 } },
    blue: { position: 30, goods: { wood: 1 } },
    green: { position: 30, goods: { wood: 1 } },
    yellow: { position: 30, goods: { wood: 1 } },
  })
  const claimed = (owner: Colour): Built => ({ owner, lacks: { wood: 1 } })
  const completes = (at: Table, colour: Colour, level: number): Table => {
    const seat = ['red', 'blue', 'green', 'yellow'].indexOf(colour)
    return does(turnOf(at, seat), deliver(level - 1, 'wood'))
  }
  const charges = (at: Table) =>
    happened(at, 'penalised').map(({ seat, recognition }) => [seat, recognition])
  const BLUE = 1

  test('every section under construction below it is charged to its owner — RC-7.13', () => {
    const at = table(tower(claimed('blue'), claimed('green'), claimed('red'), claimed('yellow')))
    expect(charges(completes(at, 'red', 3))).toEqual([
      [1, 1],
      [2, 1],
    ])
    expect(player(completes(at, 'red', 3), 'yellow').position).toBe(30) // above
    expect(charges(completes(at, 'blue', 1))).toEqual([])
  })

  test('neither finished sections nor those of other towers are charged — RC-7.13', () => {
    const spec = tower(done('blue'), claimed('green'), claimed('red'))
    const at = table({ ...spec, sections: { ...spec.sections, 4: claimed('blue') } })
    expect(charges(completes(at, 'red', 3))).toEqual([[2, 1]])
    // The same to the left of the tower in which the section is completed.
    const left = table({
      sections: { 0: { owner: 'blue' }, 3: { owner: 'green' }, 4: claimed('red') },
      red: { goods: { wood: 1 } },
    })
    expect(charges(does(left, deliver(4, 'wood')))).toEqual([[2, 1]])
  })

  test('1 recognition for each finished section above it of another owner — RC-7.14', () => {
    const at = table(tower(claimed('blue'), done('green'), done('blue'), claimed('red')))
    expect(charges(completes(at, 'red', 4))).toEqual([[BLUE, 2]])
  })

  test('finished sections above the completed one count as well — RC-7.14', () => {
    const at = table(tower(claimed('blue'), claimed('red'), done('green'), done('yellow')))
    expect(charges(completes(at, 'red', 2))).toEqual([[BLUE, 3]])
  })

  test('the section just completed counts as finished — RC-7.15', () => {
    const at = table(tower(claimed('blue'), claimed('red')))
    expect(charges(completes(at, 'red', 2))).toEqual([[BLUE, 1]])
  })

  test('the charge is made anew at every completion — RC-7.16', () => {
    const at = table(tower(claimed('blue'), claimed('red'), claimed('red'), claimed('red')))
    const first = completes(at, 'red', 4)
    expect(charges(first)).toEqual([[BLUE, 1]])
    const restocked = table(tower(claimed('blue'), claimed('red'), claimed('red'), done('red')))
    const second = completes(restocked, 'red', 3)
    expect(charges(second)).toEqual([[BLUE, 2]])
    const third = completes(
      table(tower(claimed('blue'), claimed('red'), done('red'), done('red'))),
      'red',
      2,
    )
    expect(charges(third)).toEqual([[BLUE, 3]])
  })

  test('the player who completes is charged like anyone else — RC-7.17', () => {
    const at = table(tower(claimed('red'), done('blue'), claimed('red')))
    const after = completes(at, 'red', 3)
    expect(charges(after)).toEqual([[0, 1]])
    expect(player(after, 'red').position).toBe(30 + 4 - 1) // mid-05 gives 4 RP
  })

  test('the charges of one completion are added up per player and taken at once — RC-7.18', () => {
    const at = table(tower(claimed('blue'), claimed('blue'), claimed('green'), claimed('red')))
    const after = completes(at, 'red', 4)
    expect(charges(after)).toEqual([
      [1, 2],
      [2, 1],
    ])
    expect(player(after, 'blue').position).toBe(28)
  })

  test('for every tower of four levels, whoever owns and has finished what — RC-7.13, RC-7.14, RC-7.15, RC-7.17, RC-7.18', () => {
    const colours: Colour[] = ['red', 'blue', 'green']
    let towers = 0
    for (let code = 0; code < 4 * 6 ** 3; code++) {
      const level = code % 4
      const others = [0, 1, 2].map((digit) => Math.floor(code / 4 / 6 ** digit) % 6)
      const levels = others.map((n): Built => {
        const owner = colours[n % 3] ?? 'red'
        return n < 3 ? claimed(owner) : done(owner)
      })
      levels.splice(level, 0, claimed('red'))
      const after = completes(table(tower(...levels)), 'red', level + 1)
      const finished = levels.map((each, i) => each.finished === true || i === level)
      const expected = colours.map((colour) => {
        const charged = levels.filter(
          (each, i) => i < level && each.owner === colour && !finished[i],
        )
        const above = (i: number) =>
          levels.filter((each, j) => j > i && finished[j] && each.owner !== colour).length
        return charged.reduce((sum, each) => sum + above(levels.indexOf(each)), 0)
      })
      const told = colours.map((_, seat) => charges(after).find(([who]) => who === seat)?.[1] ?? 0)
      expect(told).toEqual(expected)
      expect(player(after, 'green').position).toBe(30 - (expected[2] ?? 0))
      towers += 1
    }
    expect(towers).toBe(864)
  })

  test('Blue, Red, Blue, Yellow, none finished; Red completes level 2: Blue loses 1 — RC-7-EX5', () => {
    const at = table(tower(claimed('blue'), claimed('red'), claimed('blue'), claimed('yellow')))
    const after = completes(at, 'red', 2)
    expect(charges(after)).toEqual([[BLUE, 1]])
    expect(player(after, 'blue').position).toBe(29)
  })

  test('continuing, Yellow completes level 4: 1 and 2, Blue loses 3 — RC-7-EX6', () => {
    const at = table(tower(claimed('blue'), claimed('red'), claimed('blue'), claimed('yellow')))
    const after = completes(completes(at, 'red', 2), 'yellow', 4)
    expect(charges(after)).toEqual([[BLUE, 3]])
    expect(player(after, 'blue').position).toBe(26)
  })

  const other = () => table(tower(claimed('blue'), done('red'), claimed('blue'), claimed('yellow')))

  test('Blue, Red finished, Blue, Yellow; Blue completes level 3 and loses 1 — RC-7-EX7', () => {
    const after = completes(other(), 'blue', 3)
    expect(charges(after)).toEqual([[BLUE, 1]])
    expect(player(after, 'blue').position).toBe(30 + 4 - 1)
  })

  test('continuing, Yellow completes level 4: Blue loses 2 — RC-7-EX8', () => {
    const after = completes(completes(other(), 'blue', 3), 'yellow', 4)
    expect(charges(after)).toEqual([[BLUE, 2]])
  })

  test('Red under construction, Red completes level 2: no charge — RC-7-EX9', () => {
    expect(charges(completes(table(tower(claimed('red'), claimed('red'))), 'red', 2))).toEqual([])
  })

  test('Green, Red claimed, Blue completes for 5: Green and Red lose 1, Blue gains 5 — RC-7-EX10', () => {
    const at = table({
      players: 3,
      cards: { 2: 'dome-03' },
      sections: { 0: claimed('green'), 1: claimed('red'), 2: claimed('blue') },
      active: 'blue',
      red: { position: 10 },
      blue: { position: 10, goods: { wood: 1 } },
      green: { position: 10 },
    })
    const after = does(at, deliver(2, 'wood'))
    const positions = ['green', 'red', 'blue'].map((c) => player(after, c as Colour).position)
    expect(positions).toEqual([9, 9, 15])
  })

  test('Green on 1 is charged 3: position 0 — RC-7-EX11', () => {
    const spec = tower(claimed('green'), done('red'), done('blue'), claimed('yellow'))
    const after = completes(table({ ...spec, green: { position: 1 } }), 'yellow', 4)
    expect(charges(after)).toEqual([[2, 3]])
    expect(player(after, 'green').position).toBe(0)
  })

  test('Blue on 3 completes level 3 for 4: 7, then 6, past the prestige position 5 — RC-7-EX12', () => {
    const spec = tower(claimed('blue'), done('red'), claimed('blue'), claimed('yellow'))
    const at = table({ ...spec, blue: { position: 3, goods: { wood: 1 } } })
    const after = completes(at, 'blue', 3)
    expect(happened(after, 'completed')).toMatchObject([{ recognition: 4 }])
    expect(player(after, 'blue')).toMatchObject({ position: 6, prestige: 1 })
  })
})

describe('decorating', () => {
  /** T1 finished by Blue: a base, a middle, a dome. */
  const BARE: Position = { sections: { 0: done('blue'), 1: done('blue'), 2: done('blue') } }
  const withGoods = (goods: object, position = 9, more: Position = {}): Table =>
    table({ ...BARE, ...more, red: { position, goods } })

  test('a finished section without an ornament, whoever owns it; one ornament each — RC-7.19', () => {
    const at = table({
      sections: { 0: done('red'), 3: done('blue'), 7: done('blue', 'green'), 11: { owner: 'red' } },
      red: { goods: { wood: 3 } },
    })
    expect(decorations(at)).toEqual([decorate(0), decorate(3)])
    expect(refuses(at, decorate(7)).clause).toBe('RC-7.19') // decorated
    expect(refuses(at, decorate(11)).clause).toBe('RC-7.19') // not finished
    expect(refuses(at, decorate(15)).clause).toBe('RC-7.19') // open
    const after = does(at, decorate(3))
    expect(section(after, 3)).toMatchObject({ owner: 1, ornament: 0 })
  })

  test('a door on a base, an arch on a middle, a cross on a dome — RC-7.20', () => {
    const at = withGoods({ wood: 1, stone: 1, gold: 1 })
    expect(red(does(at, decorate(0))).ornaments).toEqual({ door: 0, arch: 2, cross: 1 })
    expect(red(does(at, decorate(1))).ornaments).toEqual({ door: 1, arch: 1, cross: 1 })
    expect(red(does(at, decorate(2))).ornaments).toEqual({ door: 1, arch: 2, cross: 0 })
    const told = does(at, decorate(0), decorate(1), decorate(2))
    expect(happened(told, 'decorated').map(({ ornament }) => ornament)).toEqual([
      'door',
      'arch',
      'cross',
    ])
  })

  test('the ornament is one of the own that are not built yet — RC-7.21', () => {
    const at = table({
      sections: { 0: done('blue', 'red'), 3: done('blue'), 4: done('blue') },
      red: { goods: { wood: 1, stone: 1 } },
      blue: { goods: { wood: 1 } },
    })
    expect(decorations(at)).toEqual([decorate(4)]) // Red's only door is built
    expect(refuses(at, decorate(3)).clause).toBe('RC-7.21')
    expect(decorations(turnOf(at, 1))).toEqual([decorate(3)]) // Blue's is not
  })

  test('and not locked on the advanced board — RC-7.21', () => {
    const advanced = { options: { boardSide: 'advanced' } }
    const locked = withGoods({ wood: 1, stone: 1, gold: 1 }, 9, advanced)
    expect(decorations(locked)).toEqual([])
    expect(refuses(locked, decorate(0)).clause).toBe('RC-7.21')
    const door = table({
      ...advanced,
      sections: { ...BARE.sections, 3: { owner: 'red' } },
      red: { goods: { wood: 1, stone: 1, gold: 1 }, workshop: { blue: 'ws-wood-1' } },
    })
    expect(decorations(door)).toEqual([decorate(0)])
  })

  test('a door costs 1 wood, an arch 1 stone, a cross 1 gold — RC-7.22', () => {
    expect(decorations(withGoods({ wood: 1 }))).toEqual([decorate(0)])
    expect(decorations(withGoods({ stone: 1 }))).toEqual([decorate(1)])
    expect(decorations(withGoods({ gold: 1 }))).toEqual([decorate(2)])
    expect(refuses(withGoods({ brick: 1 }), decorate(0)).clause).toBe('RC-7.22')
    expect(red(does(withGoods({ wood: 2, brick: 1 }), decorate(0))).inventory).toEqual({
      wood: 1,
      brick: 1,
    })
  })

  test('one or two jewels may be added in the same step, none later — RC-7.23', () => {
    const rich = withGoods({ wood: 1, green: 2, purple: 2 })
    expect(decorations(rich).map(({ jewels }) => jewels)).toEqual([...JEWELS])
    expect(JEWELS.map((each) => (each === 'none' ? 0 : each.split('-').length))).toEqual([
      0, 1, 1, 2, 2, 2,
    ])
    const few = withGoods({ wood: 1, green: 1 })
    expect(decorations(few).map(({ jewels }) => jewels)).toEqual(['none', 'green'])
    expect(refuses(few, decorate(0, 'green-green')).clause).toBe('RC-7.22')
    const built = does(withGoods({ wood: 2, stone: 1, green: 1 }), decorate(0))
    expect(decorations(built).map((each) => each.section)).not.toContain(0)
    expect(refuses(built, decorate(0, 'green')).clause).toBe('RC-7.19')
  })

  test.each([
    ['none', 9],
    ['green', 13],
    ['purple', 13],
    ['green-green', 17],
    ['purple-purple', 17],
    ['green-purple', 21],
  ] as const)('jewels %s lead from position 9 to %i — RC-7.24', (jewels, position) => {
    const at = withGoods({ wood: 1, green: 2, purple: 2 })
    expect(red(does(at, decorate(0, jewels))).position).toBe(position)
  })

  test('each material and each jewel uses one delivery — RC-7.25', () => {
    const goods = { wood: 1, stone: 3, green: 1, purple: 1 }
    const left = (jewels: 'none' | 'green' | 'green-purple'): string[] => {
      const after = does(withGoods(goods), decorate(0, jewels))
      return offers(after, 'decorate').map((each) => each.jewels)
    }
    expect(left('none')).toEqual(['none', 'green', 'purple']) // two left
    expect(left('green')).toEqual(['none']) // one left
    expect(asks(does(withGoods(goods), decorate(0, 'green-purple')))).toBe('end-turn') // none left
  })

  test('what was paid returns to the supply at once, the ornament stays — RC-7.26', () => {
    const before = withGoods({ wood: 1, green: 1, purple: 1 })
    const after = does(before, decorate(0, 'green-purple'))
    const { wood = 0, green = 0, purple = 0 } = seen(before).supply
    expect(seen(after).supply).toMatchObject({
      wood: wood + 1,
      green: green + 1,
      purple: purple + 1,
    })
    expect(red(after).inventory).toEqual({})
    let ornaments = 0
    for (const move of randomPlay(table(BUSY), 'ornaments')) {
      for (const { section: index, ornament } of seen(move.before).towers.flat()) {
        if (ornament < 0) continue
        ornaments += 1
        expect(section(move.after, index).ornament).toBe(ornament)
      }
    }
    expect(ornaments).toBeGreaterThan(100)
  })
})

describe('deliveries from other effects', () => {
  /** Red moves the red die to space 0, where the Teamsters' card lies. */
  const teamsters = (card: string, more: Position): Table =>
    does(
      table({ ...more, influenceCards: { 0: card }, red: { rubles: 6, ...more.red } }),
      moveDie('red'),
    )

  test('"deliver n" is a separate budget of n, used by the same rules — RC-7.27', () => {
    const at = does(
      teamsters('inf-teamsters-3', {
        sections: { 0: { owner: 'red' }, 3: done('blue') },
        red: { goods: { wood: 3, brick: 1 } },
      }),
      useAction('inf-teamsters-3b'), // pay 2 R, deliver 2
    )
    expect(asks(at)).toBe('build-next')
    expect(builds(at)).toEqual([deliver(0, 'wood'), deliver(0, 'brick'), decorate(3)])
    const both = does(at, deliver(0, 'wood'), decorate(3))
    expect(asks(both)).toBe('market-next')
    expect(section(both, 0).missing).toEqual({ wood: 1, brick: 1 })
  })

  test('stopping is allowed after the first delivery — RC-7.27', () => {
    const at = does(
      teamsters('inf-teamsters-3', {
        sections: { 0: { owner: 'red' } },
        red: { goods: { wood: 2 } },
      }),
      useAction('inf-teamsters-3b'),
    )
    expect(offers(at)).not.toContainEqual(stop)
    const one = does(at, deliver(0, 'wood'))
    expect(offers(one)).toContainEqual(stop)
    expect(asks(does(one, stop))).toBe('market-next')
  })

  test('it can complete a section, with all that follows — RC-7.27', () => {
    const at = does(
      teamsters('inf-teamsters-2', {
        sections: { 0: { owner: 'blue' }, 1: { owner: 'red', lacks: { wood: 1 } } },
        red: { position: 2, rubles: 0, goods: { wood: 1 } },
        blue: { position: 9 },
      }),
      useAction('inf-teamsters-2a'),
      deliver(1, 'wood'),
    )
    expect(red(at)).toMatchObject({ position: 6, rubles: 2 })
    expect(player(at, 'blue').position).toBe(8)
  })

  test('budgets are never joined: each repetition has its own — RC-7.28', () => {
    const first = does(
      teamsters('inf-teamsters-1', {
        sections: { 0: done('blue'), 3: { owner: 'red' } },
        red: { goods: { wood: 2, green: 1 } },
      }),
      useAction('inf-teamsters-1a'), // pay 1 R, deliver 1; repeat
    )
    expect(builds(first)).toEqual([decorate(0), deliver(3, 'wood')]) // no jewel
    const once = does(first, deliver(3, 'wood'))
    expect(asks(once)).toBe('repeat-again')
    const second = does(once, again)
    expect(builds(second)).toEqual([decorate(0)])
    expect(refuses(second, decorate(0, 'green')).clause).toBe('RC-7.25')
    expect(red(second).rubles).toBe(4)
  })

  test('an effect inside a turn leaves no budget for later — RC-7.28', () => {
    const at = does(
      teamsters('inf-teamsters-3', {
        sections: { 0: { owner: 'red' } },
        red: { position: 9, goods: { wood: 2 } },
      }),
      useAction('inf-teamsters-3b'),
      deliver(0, 'wood'),
      stop,
    )
    expect(refuses(at, deliver(0, 'wood')).clause).toBe('RC-4.2')
    expect(offers(does(at, stop))).toContainEqual(endTurn)
  })

  test('such a budget may decorate; with a budget of 1 without jewels — RC-7.29', () => {
    const spec = { sections: { 0: done('blue') }, red: { goods: { wood: 1, green: 1 } } }
    const one = does(teamsters('inf-teamsters-2', spec), useAction('inf-teamsters-2a'))
    expect(builds(one)).toEqual([decorate(0)])
    const two = does(teamsters('inf-teamsters-3', spec), useAction('inf-teamsters-3b'))
    expect(builds(two)).toEqual([decorate(0), decorate(0, 'green')])
  })

  test('with singleDeliveryMayDecorate off it only builds — RC-7.29', () => {
    const options = { singleDeliveryMayDecorate: false }
    const only = { options, sections: { 0: done('blue') }, red: { goods: { wood: 1 } } }
    const none = teamsters('inf-teamsters-2', only)
    expect(offers(none)).not.toContainEqual(useAction('inf-teamsters-2a'))
    const sections = { 0: done('blue'), 3: { owner: 'red' } } as const
    const build = does(
      teamsters('inf-teamsters-2', { ...only, sections }),
      useAction('inf-teamsters-2a'),
    )
    expect(builds(build)).toEqual([deliver(3, 'wood')])
    expect(refuses(build, decorate(0)).clause).toBe('RC-7.29')
    expect(builds(table({ ...only }))).toEqual([decorate(0)]) // Build itself still decorates
  })

  test('"deliver 1" with 1 wood: to a section, or a door; no jewel — RC-7-EX13', () => {
    const spec: Position = {
      sections: { 0: done('blue'), 3: { owner: 'red' } },
      red: { goods: { wood: 1, green: 1 } },
    }
    const at = does(teamsters('inf-teamsters-2', spec), useAction('inf-teamsters-2a'))
    expect(offers(at)).toEqual([decorate(0), deliver(3, 'wood')])
    expect(refuses(at, decorate(0, 'green')).clause).toBe('RC-7.25')
    expect(section(does(at, deliver(3, 'wood')), 3).missing).toEqual({ brick: 2 })
    expect(section(does(at, decorate(0)), 0).ornament).toBe(0)
  })
})

describe('examples', () => {
  test('mid-01 lacks gold: position 6 and 2 rubles, then an arch with a green jewel: 9 — RC-7-EX1', () => {
    const at = table({
      cards: { 1: 'mid-01' },
      sections: { 0: done('blue'), 1: { owner: 'red', lacks: { gold: 1 } } },
      red: { position: 2, rubles: 0, goods: { gold: 1, stone: 1, green: 1 } },
    })
    const completed = does(at, deliver(1, 'gold'))
    expect(red(completed)).toMatchObject({ position: 6, rubles: 2 })
    const decorated = does(completed, decorate(1, 'green'))
    expect(red(decorated)).toMatchObject({ position: 9, prestige: 2, inventory: {} })
    expect(section(decorated, 1).ornament).toBe(0)
  })

  const tower = { 0: done('blue'), 1: done('blue'), 2: done('blue') }

  test('a door with one jewel and a cross without: three deliveries — RC-7-EX2', () => {
    const at = table({ sections: tower, red: { goods: { wood: 1, green: 1, gold: 1, stone: 1 } } })
    const after = does(at, decorate(0, 'green'), decorate(2))
    expect(happened(after, 'decorated').map(({ prestige }) => prestige)).toEqual([1, 0])
    expect(active(after)).toBe('blue') // the budget is used up although an arch were possible
    expect(red(after).inventory).toEqual({ stone: 1 })
  })

  test('a cross with a green and a purple jewel on 9: 21 — RC-7-EX3', () => {
    const goods = { gold: 1, green: 1, purple: 1 }
    const at = table({ sections: tower, red: { position: 9, goods } })
    const after = does(at, decorate(2, 'green-purple'))
    expect(red(after)).toMatchObject({ position: 21, prestige: 5 })
    expect(asks(after)).toBe('end-turn')
  })

  test('an arch with two purple jewels on 9: 17 — RC-7-EX4', () => {
    const at = table({ sections: tower, red: { position: 9, goods: { stone: 1, purple: 2 } } })
    const after = does(at, decorate(1, 'purple-purple'))
    expect(red(after)).toMatchObject({ position: 17, prestige: 4 })
    expect(asks(after)).toBe('end-turn')
  })

  test('1 brick that no own section lacks, no ornament possible: Build is not offered — RC-7-EX14', () => {
    const at = table({
      sections: { 0: done('blue'), 3: { owner: 'red', lacks: { wood: 1 } } },
      red: { goods: { brick: 1 } },
    })
    expect(builds(at)).toEqual([])
    expect(refuses(at, deliver(3, 'brick')).clause).toBe('RC-7.4')
    expect(refuses(at, decorate(0)).clause).toBe('RC-7.22')
  })
})
