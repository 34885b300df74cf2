import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { DICE_APART } from '../testing/market.ts'
import { laidOut } from '../testing/play.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  type Table,
  table,
} from '../testing/table.ts'
import {
  activate,
  chooseSection,
  chooseSpace,
  chooseWorkshop,
  claim,
  layTile,
  marketAgain,
  moveDie,
  obtain,
  stop,
  take,
  useAction,
  useSpecialist,
  useWorkshop,
} from '../testing/wishes.ts'

const wholesalers = (card: number, position: Position = {}): Table =>
  atGuild(`guild-wholesalers-${card}`, position)

/** Red builds four sections, so that ten storage spaces are free and tiles can lie on the board. */
const BANNERS: NonNullable<Position['sections']> = {
  0: { owner: 'red', banner: 'inventory' },
  1: { owner: 'red', banner: 'inventory' },
  3: { owner: 'red', banner: 'inventory' },
  4: { owner: 'red', banner: 'inventory' },
}

/** The blue die has come to the stone space 0, where another lies. */
const STONE: Position = {
  resourceTiles: { 0: 'rt-stone' },
  dice: { red: [0, 2] },
  sections: BANNERS,
}

const again = marketAgain

describe('the guild', () => {
  test.each([{}, { contractors: true }])(
    'brings no pieces, at %j — GU-WHOLESALERS-1',
    (options) => {
      const at = laidOut({ options: { ...options, fourthGuild: 'guild-wholesalers' } }, 1)
      const without = laidOut({ options }, 1)
      expect(at.game.pieces(at.state)).toEqual(without.game.pieces(without.state))
    },
  )

  test.each([
    [
      1,
      'effect.paid(cost amount.ruble(n 2), gains effect.market.free(n 1) & effect.choice(n 1, kinds kind.wood & kind.brick & kind.stone & kind.gold & kind.green & kind.purple))',
    ],
    [2, 'effect.paid(cost amount.ruble(n 3), gains effect.market.same(n 2))'],
    [3, 'effect.paid(cost amount.ruble(n 4), gains effect.market.different(n 2))'],
  ])('card %d has one action more and another — GU-WHOLESALERS-11', (card, second) => {
    expect(printedOn(`guild-wholesalers-${card}`)).toEqual([
      'effect.paid(cost amount.ruble(n 1), gains effect.market.free(n 1))',
      second,
    ])
  })
})

describe('market actions once more', () => {
  const WITH_TILE: Position = {
    ...STONE,
    red: { rubles: 5, workshop: { blue: 'ws-gold-1', green: 'ws-ruble-1' } },
  }

  test('are obtain, influence and workshop; those that are possible are offered — GU-WHOLESALERS-1', () => {
    const at = does(wholesalers(1, WITH_TILE), useAction('guild-wholesalers-1a'))
    expect(asks(at)).toBe('market-again')
    expect(offers(at)).toEqual([again('obtain'), again('workshop')])
    expect(refuses(at, again('influence'))).toMatchObject({ clause: 'RC-8.20' })
    expect(refuses(at, stop)).toMatchObject({ clause: 'GU-WHOLESALERS-1' })
  })

  test('come on top of the turn’s own three — GU-WHOLESALERS-2', () => {
    const used = does(
      wholesalers(3, WITH_TILE),
      useAction('guild-wholesalers-3b'),
      again('workshop'),
      take({ gold: 1 }),
      again('obtain'),
      take({ stone: 1 }),
    )
    expect(asks(used)).toBe('market-next')
    expect(offers(used)).toEqual(expect.arrayContaining([obtain, useWorkshop('blue')]))
    expect(offers(used, 'useAction')).toEqual([])
    const done = does(used, obtain, take({ stone: 1 }), useWorkshop('blue'), take({ gold: 1 }))
    expect(player(done, 'red').inventory).toEqual({ stone: 2, gold: 2 })
  })

  test('obtain at the end space with the dice on it, workshop by that die — GU-WHOLESALERS-3', () => {
    const at = does(wholesalers(1, WITH_TILE), useAction('guild-wholesalers-1a'))
    const obtained = does(at, again('obtain'))
    expect(happened(obtained, 'obtained')).toMatchObject([{ space: 0, times: 2 }])
    expect(offers(obtained)[0]).toEqual(take({ stone: 4 }))
    const worked = does(at, again('workshop'))
    expect(happened(worked, 'tileActivated')).toMatchObject([{ tile: 'ws-gold-1' }])
    const otherDie = wholesalers(1, {
      ...STONE,
      red: { rubles: 5, workshop: { green: 'ws-ruble-1' } },
    })
    const only = does(otherDie, useAction('guild-wholesalers-1a'))
    expect(happened(only, 'obtained')).toHaveLength(1)
  })

  test('influence cannot lead back to the own card — GU-WHOLESALERS-4', () => {
    for (const card of [1, 2, 3]) {
      for (const action of ['a', 'b']) {
        const at = wholesalers(card, { ...STONE, red: { rubles: 9, goods: { wood: 10 } } })
        expect(refuses(at, useAction(`guild-wholesalers-${card}${action}`))).toMatchObject({
          clause: 'RC-9.15',
        })
      }
    }
  })

  /** Red has moved the black die to the craftsmen's quadrant and has a go-between at work. */
  const goBetween = (card: number, position: Position = {}): Table => {
    const at = table({
      options: { contractors: true, fourthGuild: 'guild-wholesalers' },
      dice: { ...DICE_APART, black: [1, 1] },
      influenceCards: { 0: `guild-wholesalers-${card}`, 1: 'inf-craftsmen-1' },
      ...position,
      red: { rubles: 6, specialist: 'sp-08', ...position.red },
    })
    return does(at, moveDie('black'), useSpecialist)
  }

  test('influence is possible when reached from another quadrant — GU-WHOLESALERS-4', () => {
    const at = does(goBetween(1), useAction('guild-wholesalers-1a'))
    expect(asks(at)).toBe('market-again')
    expect(offers(at)).toEqual([again('obtain'), again('influence')])
    const influenced = does(at, again('influence'), take({ brick: 1 }))
    expect(happened(influenced, 'actionUsed')).toMatchObject([{ action: 'inf-craftsmen-1a' }])
    expect(player(influenced, 'red')).toMatchObject({ rubles: 5, inventory: { brick: 1 } })
    expect(offers(influenced)).toContainEqual(useAction('inf-craftsmen-1a'))
  })

  test('influence goes to the card of the end space, to no other — GU-WHOLESALERS-3', () => {
    const workshop = { green: 'ws-gold-1' } as const
    const at = does(
      goBetween(1, { sections: BANNERS, red: { workshop } }),
      useAction('guild-wholesalers-1a'),
      again('influence'),
    )
    expect(asks(at)).toBe('borrow-action')
    expect(offers(at)).toEqual([useAction('inf-craftsmen-1a'), useAction('inf-craftsmen-1b')])
    expect(refuses(at, useAction('inf-merchants-1b'))).toMatchObject({ clause: 'RC-8.12' })
    expect(refuses(at, useAction('guild-wholesalers-1b'))).toMatchObject({ clause: 'RC-8.12' })
  })

  test('workshop after the black die is the own specialist, if there is one — GU-WHOLESALERS-3', () => {
    const options = { contractors: true, fourthGuild: 'guild-wholesalers' }
    const at = table({
      options,
      dice: { ...DICE_APART, black: [7, 1], blue: [1, 2] },
      influenceCards: { 0: 'guild-wholesalers-1' },
      red: { rubles: 3, specialist: 'sp-04' },
    })
    const asked = does(at, moveDie('black'), useAction('guild-wholesalers-1a'))
    expect(offers(asked)).toEqual([again('obtain'), again('workshop')])
    const worked = does(asked, again('workshop'))
    expect(happened(worked, 'specialistUsed')).toMatchObject([{ specialist: 'sp-04' }])
    expect(player(worked, 'red').rubles).toBe(3 - 1 + 4)
  })

  test('are possible only inside Acquire — GU-WHOLESALERS-5', () => {
    const at = table({
      options: {
        contractors: true,
        fourthGuild: 'guild-wholesalers',
        blackDieTile: 'specialist',
      },
      tiles: { 0: 'ws-die-black-2' },
      influenceCards: { 0: 'guild-wholesalers-1' },
      red: { rubles: 9, goods: { brick: 1 }, specialist: 'sp-08' },
    })
    const placing = does(at, claim('spare'), chooseSection(0), chooseWorkshop('red'))
    const borrowing = does(placing, layTile('up'))
    expect(asks(borrowing)).toBe('borrow-action')
    const actions = offers(borrowing, 'useAction').map(({ action }) => action)
    expect(actions).toContain('inf-merchants-1b')
    expect(actions.filter((action) => action.startsWith('guild'))).toEqual([])
    const whyNot = refuses(borrowing, useAction('guild-wholesalers-1b'))
    expect(whyNot).toMatchObject({ clause: 'RC-9.15' })
  })
})

describe('the actions', () => {
  test('1 ruble for one market action, once — GU-WHOLESALERS-6', () => {
    const at = wholesalers(2, { ...STONE, red: { rubles: 2 } })
    const done = does(at, useAction('guild-wholesalers-2a'), take({ stone: 4 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 1, inventory: { stone: 4 } })
    expect(asks(done)).toBe('market-next')
    const poor = wholesalers(2, { ...STONE, red: { rubles: 0 } })
    expect(refuses(poor, useAction('guild-wholesalers-2a'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('2 rubles for one market action, then a material of choice — GU-WHOLESALERS-7', () => {
    const at = wholesalers(1, { ...STONE, red: { rubles: 2 } })
    const obtained = does(at, useAction('guild-wholesalers-1b'), take({ stone: 4 }))
    expect(asks(obtained)).toBe('take')
    const done = does(obtained, take({ purple: 1 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { stone: 4, purple: 1 } })
    expect(asks(done)).toBe('market-next')
  })

  test('where no market action is possible the material is left — GU-WHOLESALERS-7', () => {
    const at = wholesalers(1, {
      resourceTiles: { 0: 'rt-green' },
      red: { rubles: 2 },
      blue: { goods: { green: 6 } },
      green: { goods: { green: 4 } },
    })
    expect(refuses(at, obtain)).toMatchObject({ clause: 'RC-8.20' })
    const done = does(at, useAction('guild-wholesalers-1b'), take({ wood: 1 }))
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { wood: 1 } })
  })

  test('3 rubles for one market action twice — GU-WHOLESALERS-8', () => {
    const red = { rubles: 3, workshop: { blue: 'ws-gold-1' } } as const
    const at = does(wholesalers(2, { ...STONE, red }), useAction('guild-wholesalers-2b'))
    const once = does(at, again('workshop'), take({ gold: 1 }))
    expect(offers(once)).toEqual([again('workshop'), stop])
    expect(refuses(once, again('obtain'))).toMatchObject({ clause: 'GU-WHOLESALERS-8' })
    const twice = does(once, again('workshop'), take({ gold: 1 }))
    expect(player(twice, 'red')).toMatchObject({ rubles: 0, inventory: { gold: 2 } })
    expect(asks(twice)).toBe('market-next')
  })

  test('4 rubles for two different market actions — GU-WHOLESALERS-9', () => {
    const red = { rubles: 4, workshop: { blue: 'ws-gold-1' } } as const
    const at = does(wholesalers(3, { ...STONE, red }), useAction('guild-wholesalers-3b'))
    const once = does(at, again('workshop'), take({ gold: 1 }))
    expect(offers(once)).toEqual([again('obtain'), stop])
    expect(refuses(once, again('workshop'))).toMatchObject({ clause: 'GU-WHOLESALERS-9' })
    const twice = does(once, again('obtain'), take({ stone: 1 }))
    expect(player(twice, 'red')).toMatchObject({ rubles: 0, inventory: { stone: 1, gold: 1 } })
    expect(asks(twice)).toBe('market-next')
  })

  test('the second of two market actions may be left out — GU-WHOLESALERS-12', () => {
    for (const card of [2, 3]) {
      const red = { rubles: 4, workshop: { blue: 'ws-gold-1' } } as const
      const at = wholesalers(card, { ...STONE, red })
      const once = does(at, useAction(`guild-wholesalers-${card}b`), again('obtain'), take({}))
      expect(asks(once)).toBe('market-again')
      expect(asks(does(once, stop))).toBe('market-next')
    }
  })

  test('workshop twice after the white die: one tile twice, or two tiles — GU-WHOLESALERS-10', () => {
    const at = table({
      options: { fourthGuild: 'guild-wholesalers' },
      resourceTiles: { 0: 'rt-stone' },
      dice: { ...DICE_APART, white: [7, 1], blue: [3, 2] },
      influenceCards: { 0: 'guild-wholesalers-2' },
      sections: BANNERS,
      red: { rubles: 3, workshop: { 'white-a': 'ws-gold-1', 'white-b': 'ws-alms-1' } },
    })
    const first = does(
      at,
      moveDie('white'),
      useAction('guild-wholesalers-2b'),
      again('workshop'),
      activate('white-a'),
      take({ gold: 1 }),
      again('workshop'),
    )
    expect(offers(first)).toEqual([activate('white-a'), activate('white-b')])
    expect(refuses(first, activate('green'))).toMatchObject({ clause: 'RC-8.16' })
    expect(player(does(first, activate('white-a'), take({ gold: 1 })), 'red').inventory).toEqual({
      gold: 2,
    })
    const other = does(first, activate('white-b'))
    expect(player(other, 'red')).toMatchObject({ rubles: 1, inventory: { gold: 1 } })
  })
})

describe('with the scope any — GU-WHOLESALERS-3', () => {
  const options = { wholesalersScope: 'any' }
  const ANY: Position = { ...STONE, options, dice: { red: [0, 2], green: [5, 2], yellow: [5, 1] } }

  test('obtain at any space where dice lie, for each of them', () => {
    const at = does(
      wholesalers(1, { ...ANY, red: { rubles: 1 } }),
      useAction('guild-wholesalers-1a'),
      again('obtain'),
    )
    expect(offers(at)).toEqual([chooseSpace(0), chooseSpace(3), chooseSpace(5)])
    const done = does(at, chooseSpace(5), take({ purple: 2 }))
    expect(player(done, 'red').inventory).toEqual({ purple: 2 })
  })

  test('influence by any other card', () => {
    const at = does(
      wholesalers(1, { ...ANY, red: { rubles: 2, goods: { brick: 2 } } }),
      useAction('guild-wholesalers-1a'),
      again('influence'),
    )
    const actions = offers(at, 'useAction').map(({ action }) => action)
    expect(actions).toContain('inf-merchants-1a')
    expect(actions.filter((action) => action.startsWith('guild'))).toEqual([])
    expect(refuses(at, useAction('guild-wholesalers-1b'))).toMatchObject({ clause: 'GU-ALL-8' })
  })

  test('workshop by any own face-up tile', () => {
    const red = { rubles: 1, workshop: { green: 'ws-gold-1', blue: 'ws-alms-1' } } as const
    const at = does(
      wholesalers(1, { ...ANY, red }),
      useAction('guild-wholesalers-1a'),
      again('workshop'),
    )
    expect(offers(at)).toEqual([activate('blue'), activate('green')])
  })
})

describe('worked examples', () => {
  const total = (at: Table): number => player(at, 'red').inventory.stone ?? 0

  test('two dice on the stone space: 4 and, for 1 ruble, 4 again — GU-WHOLESALERS-EX1', () => {
    const at = wholesalers(1, { ...STONE, red: { rubles: 1 } })
    const done = does(
      at,
      obtain,
      take({ stone: 4 }),
      useAction('guild-wholesalers-1a'),
      take({ stone: 4 }),
    )
    expect(player(done, 'red').rubles).toBe(0)
    expect(total(done)).toBe(8)
  })

  test('for 3 rubles obtain twice, 12 stone in all, of which 10 find room — GU-WHOLESALERS-EX2', () => {
    const at = wholesalers(2, { ...STONE, red: { rubles: 3 } })
    const twice = does(
      at,
      useAction('guild-wholesalers-2b'),
      take({ stone: 4 }),
      again('obtain'),
      take({ stone: 4 }),
    )
    expect(total(twice)).toBe(8)
    const own = does(twice, obtain)
    expect(happened(own, 'obtained')).toMatchObject([{ times: 2 }])
    expect(offers(own)[0]).toEqual(take({ stone: 2 }))
    expect(total(does(own, take({ stone: 2 })))).toBe(10)
  })

  test('for 4 rubles obtain and workshop once more each — GU-WHOLESALERS-EX3', () => {
    const red = { rubles: 4, workshop: { blue: 'ws-gold-1' } } as const
    const at = wholesalers(3, { ...STONE, red })
    const done = does(
      at,
      useAction('guild-wholesalers-3b'),
      again('obtain'),
      take({ stone: 4 }),
      again('workshop'),
      take({ gold: 1 }),
      obtain,
      take({ stone: 4 }),
      useWorkshop('blue'),
      take({ gold: 1 }),
    )
    expect(player(done, 'red')).toMatchObject({ rubles: 0, inventory: { stone: 8, gold: 2 } })
  })
})
