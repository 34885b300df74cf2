import { describe, expect, test } from 'vitest'
import type { Colour } from '../constants.ts'
import type { Built, Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { cleverGame, laidOut } from '../testing/play.ts'
import {
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
import { choosePlayer, deliver, moveForeman, useAction } from '../testing/wishes.ts'

const foremen = (card: number, position: Position = {}): Table =>
  atGuild(`guild-foremen-${card}`, position)

/** The foreman's tower, counted from 1 as the rulebook does. */
const foreman = (at: Table): number => (seen(at).foreman ?? -1) + 1

const claimed = (owner: Colour, lacks?: Built['lacks']): Built =>
  lacks === undefined ? { owner } : { owner, lacks }
const done = (owner: Colour): Built => ({ owner, finished: true })

describe('the foreman', () => {
  test.each([{}, { contractors: true }])(
    'is one, and starts under T1, at %j — GU-FOREMEN-1',
    (options) => {
      const at = laidOut({ options: { ...options, fourthGuild: 'guild-foremen' } }, 1)
      expect(foreman(at)).toBe(1)
      expect(at.game.pieces(at.state)['foremen']).toBe(1)
      const without = laidOut({ options }, 1)
      expect(seen(without).foreman).toBeNull()
      expect(without.game.pieces(without.state)).not.toHaveProperty('foremen')
    },
  )

  test.each([
    [2, 4],
    [3, 5],
    [4, 6],
  ])(
    'of %d players walks to the right, from the last of %d towers to T1 — GU-FOREMEN-2',
    (players, towers) => {
      for (let start = 0; start < towers; start++) {
        const at = does(foremen(1, { players, foreman: start }), useAction('guild-foremen-1a'))
        expect(foreman(does(at, moveForeman(1)))).toBe(((start + 1) % towers) + 1)
        expect(foreman(does(at, moveForeman(2)))).toBe(((start + 2) % towers) + 1)
      }
    },
  )

  test('inspects the tower where he stops until he moves again — GU-FOREMEN-3', () => {
    let stood = 1
    let moved = 0
    const position = { options: { fourthGuild: 'guild-foremen' } }
    for (const { after } of cleverGame(position, 2)) {
      const moves = happened(after, 'foremanMoved')
      stood = (moves.at(-1)?.tower ?? stood - 1) + 1
      moved += moves.length
      expect(foreman(after)).toBe(stood)
    }
    expect(moved).toBeGreaterThan(0)
  })
})

/** Red is about to complete the middle of T1 (`mid-01`: 4 recognition, 2 rubles). */
const site = (position: Position = {}): Table =>
  table({
    options: { fourthGuild: 'guild-foremen' },
    sections: { 0: claimed('blue'), 1: claimed('red', { gold: 1 }) },
    red: { position: 10, goods: { gold: 1 } },
    blue: { position: 10 },
    ...position,
  })

describe('what he adds', () => {
  test('1 recognition for a section completed in his tower — GU-FOREMEN-4', () => {
    const at = does(site(), deliver(1, 'gold'))
    expect(player(at, 'red').position).toBe(10 + 4 + 1)
    expect(at.events.map(({ type }) => type).slice(1, 4)).toEqual([
      'completed',
      'foremanPraised',
      'penalised',
    ])
    const elsewhere = does(site({ foreman: 1 }), deliver(1, 'gold'))
    expect(player(elsewhere, 'red').position).toBe(10 + 4)
    expect(happened(elsewhere, 'foremanPraised')).toEqual([])
  })

  test('penalties of 2 instead of 1 in his tower — GU-FOREMEN-5', () => {
    const at = does(site(), deliver(1, 'gold'))
    expect(happened(at, 'penalised')).toMatchObject([{ seat: 1, recognition: 2 }])
    expect(player(at, 'blue').position).toBe(8)
    const elsewhere = does(site({ foreman: 1 }), deliver(1, 'gold'))
    expect(player(elsewhere, 'blue').position).toBe(9)
  })

  test('both hold in every turn, whoever moved him — GU-FOREMEN-6', () => {
    for (const active of ['red', 'green'] as const) {
      const at = site({
        active,
        sections: { 0: claimed('blue'), 1: claimed(active, { gold: 1 }) },
        green: { position: 10, goods: { gold: 1 } },
      })
      const after = does(at, deliver(1, 'gold'))
      expect(player(after, active).position).toBe(10 + 4 + 1)
      expect(player(after, 'blue').position).toBe(8)
    }
  })

  test('the praise comes before the city is scored and the end is triggered — GU-FOREMEN-4', () => {
    const at = table({
      options: { fourthGuild: 'guild-foremen', contractors: true },
      plan: 'plan-3a',
      sections: {
        0: done('red'),
        1: done('red'),
        2: claimed('red', { gold: 1 }),
        3: done('red'),
        4: done('red'),
        7: done('red'),
      },
      cities: { 0: 'city-suzdal' },
      red: { position: 10, goods: { gold: 1 }, contractors: { 'city-suzdal': 1 } },
    })
    const after = does(at, deliver(2, 'gold'))
    expect(after.events.map(({ type }) => type).slice(1, 5)).toEqual([
      'completed',
      'foremanPraised',
      'cityClosed',
      'endTriggered',
    ])
  })
})

/** Red and Blue have banners in T2 (sections 3 to 6), finished and not; Green an ornament. */
const T2: Position = {
  sections: {
    3: { ...done('red'), ornament: 'green' },
    4: claimed('blue'),
    5: claimed('red'),
    6: claimed('blue'),
  },
  red: { position: 4, rubles: 0 },
  blue: { position: 6, rubles: 2 },
}

describe('the actions', () => {
  test.each(['1a', '1b', '2a', '2b', '3a', '3b'])(
    '%s begins with a move of one or two towers; staying is not possible — GU-FOREMEN-7',
    (action) => {
      const at = foremen(Number(action[0]), T2)
      const moving = does(at, useAction(`guild-foremen-${action}`))
      expect(asks(moving)).toBe('foreman-move')
      expect(offers(moving)).toEqual([moveForeman(1), moveForeman(2)])
      for (const steps of [3, 5]) {
        expect(refuses(moving, moveForeman(steps))).toMatchObject({ clause: 'GU-FOREMEN-7' })
      }
      expect(refuses(moving, moveForeman(0))).toMatchObject({ clause: 'RC-15.1' })
    },
  )

  test('1 recognition for each own banner in the new tower, once — GU-FOREMEN-8', () => {
    const at = does(foremen(1, T2), useAction('guild-foremen-1a'), moveForeman(1))
    expect(player(at, 'red')).toMatchObject({ position: 6, rubles: 0 })
    expect(asks(at)).toBe('market-next')
  })

  test('1 ruble for each own banner in the new tower, once — GU-FOREMEN-9', () => {
    const at = does(foremen(2, T2), useAction('guild-foremen-2a'), moveForeman(1))
    expect(player(at, 'red')).toMatchObject({ position: 4, rubles: 2 })
    expect(asks(at)).toBe('market-next')
  })

  test('1 recognition for each banner of another player, once — GU-FOREMEN-10', () => {
    const at = does(foremen(2, T2), useAction('guild-foremen-2b'), moveForeman(1))
    expect(asks(at)).toBe('choose-player')
    expect(offers(at)).toEqual([choosePlayer(1), choosePlayer(2)])
    const done = does(at, choosePlayer(1))
    expect(player(done, 'red')).toMatchObject({ position: 6, rubles: 0 })
    expect(asks(done)).toBe('market-next')
  })

  test('1 ruble for each banner of another player, once — GU-FOREMEN-11', () => {
    const at = does(foremen(1, T2), useAction('guild-foremen-1b'), moveForeman(1), choosePlayer(1))
    expect(player(at, 'red')).toMatchObject({ position: 4, rubles: 2 })
    expect(asks(at)).toBe('market-next')
  })

  test('banners on finished and unfinished sections count, ornaments do not — GU-FOREMEN-12', () => {
    const moved = does(foremen(1, T2), useAction('guild-foremen-1b'), moveForeman(1))
    expect(player(does(moved, choosePlayer(1)), 'red').rubles).toBe(2)
    expect(player(does(moved, choosePlayer(2)), 'red').rubles).toBe(0)
  })

  test('the chosen player gains and loses nothing — GU-FOREMEN-13', () => {
    const at = foremen(2, T2)
    const after = does(at, useAction('guild-foremen-2b'), moveForeman(1), choosePlayer(1))
    expect(player(after, 'blue')).toEqual(player(at, 'blue'))
  })

  test('with two players the other one is chosen unasked — GU-FOREMEN-10', () => {
    const sections = { 3: claimed('blue'), 4: claimed('blue') }
    const at = foremen(2, { players: 2, sections, red: { position: 4 } })
    const after = does(at, useAction('guild-foremen-2b'), moveForeman(1))
    expect(player(after, 'red').position).toBe(6)
  })

  test.each(['1a', '1b', '2a', '2b', '3a', '3b'])(
    '%s may bring 0; the foreman moves all the same — GU-FOREMEN-14',
    (action) => {
      const at = foremen(Number(action[0]), T2)
      const after = does(at, useAction(`guild-foremen-${action}`), moveForeman(2))
      expect(player(after, 'red')).toEqual(player(at, 'red'))
      expect(foreman(after)).toBe(3)
      expect(asks(after)).toBe('market-next')
    },
  )

  test.each([
    [1, ['ownBannersAtForeman', 'recognition'], ['chosenBannersAtForeman', 'ruble']],
    [2, ['ownBannersAtForeman', 'ruble'], ['chosenBannersAtForeman', 'recognition']],
    [3, ['ownBannersAtForeman', 'recognition'], ['ownBannersAtForeman', 'ruble']],
  ])('card %d has its pair of actions — GU-FOREMEN-15', (card, ...gains) => {
    expect(printedOn(`guild-foremen-${card}`)).toEqual(
      gains.map(
        ([counter, what]) =>
          `effect.required(cost effect.foreman(least 1, most 2), gains effect.count.${counter}(gains amount.${what}(n 1)))`,
      ),
    )
  })
})

describe('worked examples', () => {
  test('four towers, foreman at T3: two steps to T1, one step to T4 — GU-FOREMEN-EX1', () => {
    const at = does(foremen(1, { players: 2, foreman: 2 }), useAction('guild-foremen-1a'))
    expect(foreman(does(at, moveForeman(2)))).toBe(1)
    expect(foreman(does(at, moveForeman(1)))).toBe(4)
  })

  test('five towers, from T5 two steps to T2 with two own banners: 2 recognition — GU-FOREMEN-EX2', () => {
    const at = foremen(1, {
      foreman: 4,
      sections: { 3: claimed('red'), 4: claimed('red') },
      red: { position: 3 },
    })
    const after = does(at, useAction('guild-foremen-1a'), moveForeman(2))
    expect(foreman(after)).toBe(2)
    expect(player(after, 'red').position).toBe(5)
  })

  /** Blue, Red (finished), Blue, Yellow in T1, with the foreman below. */
  const tower = (active: Colour, position: Position): Table =>
    table({
      players: 4,
      options: { fourthGuild: 'guild-foremen' },
      active,
      blue: { position: 30 },
      ...position,
    })

  test('Yellow completes level 4: the reward and 1, Blue loses 2 and 4 — GU-FOREMEN-EX3', () => {
    const at = tower('yellow', {
      sections: {
        0: claimed('blue'),
        1: done('red'),
        2: claimed('blue'),
        3: claimed('yellow', { gold: 1 }),
      },
      yellow: { position: 10, goods: { gold: 1 } },
    })
    const after = does(at, deliver(3, 'gold'))
    expect(player(after, 'yellow').position).toBe(10 + 6 + 1) // dome-01
    expect(happened(after, 'penalised')).toMatchObject([{ seat: 1, recognition: 6 }])
    expect(player(after, 'blue').position).toBe(24)
  })

  test('Blue completes level 3 worth 4: 4 + 1 − 2 — GU-FOREMEN-EX4', () => {
    const at = tower('blue', {
      sections: {
        0: claimed('blue'),
        1: done('red'),
        2: claimed('blue', { stone: 1 }),
        3: claimed('yellow'),
      },
      blue: { position: 30, goods: { stone: 1 } },
    })
    const after = does(at, deliver(2, 'stone'))
    expect(player(after, 'blue').position).toBe(30 + 3)
  })
})
