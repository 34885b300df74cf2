import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import { down, type Position } from '../positions/position.ts'
import { atBlack, extension } from '../testing/contractors.ts'
import {
  asks,
  does,
  happened,
  offers,
  player,
  refuses,
  section,
  seen,
  type Table,
} from '../testing/table.ts'
import {
  activate,
  again,
  chooseSection,
  chooseSpace,
  chooseWorkshop,
  claim,
  deliver,
  layTile,
  obtain,
  payWith,
  stop,
  take,
  useAction,
  useSpecialist,
} from '../testing/wishes.ts'

const chooseStep = (step: number): Command => ({ type: 'chooseStep', step })
const MATERIAL = chooseStep(0)
const DELIVERY = chooseStep(1)

/** Red has put this specialist to work; the black die lies alone on space 2. */
const working = (specialist: string, position: Position = {}): Table =>
  does(atBlack(specialist, position), useSpecialist)
const red = (at: Table) => player(at, 'red')

describe('goods — CT-SP-1', () => {
  test.each([
    ['sp-01', { wood: 2, brick: 2 }],
    ['sp-02', { stone: 2, gold: 1 }],
    ['sp-03', { green: 1, purple: 1 }],
  ])('%s gives %j — CT-SP-1', (specialist, goods) => {
    expect(red(does(working(specialist), take(goods))).inventory).toEqual(goods)
  })

  test.each([
    ['sp-04', { position: 2, rubles: 4, permits: 2 }],
    ['sp-05', { position: 2, rubles: 0, permits: 4 }],
    ['sp-06', { position: 6, rubles: 0, permits: 1 }],
    ['sp-07', { position: 4, rubles: 2, permits: 1 }],
  ])('%s gives rubles, permits or recognition: %j — CT-SP-1', (specialist, expected) => {
    const {
      position,
      rubles,
      extension: own,
    } = red(working(specialist, { red: { rubles: 0, specialist } }))
    expect({ position, rubles, permits: own?.permits }).toEqual(expected)
  })
})

describe('guild — CT-SP-2', () => {
  const CARDS = {
    0: 'inf-merchants-1',
    1: 'inf-clergy-1',
    2: 'inf-craftsmen-1',
    3: 'inf-teamsters-2',
  }

  test.each(['sp-08', 'sp-09'])(
    '%s carries out an action of any card in play — CT-SP-2',
    (specialist) => {
      const at = working(specialist, {
        influenceCards: CARDS,
        sections: { 0: { owner: 'red' } },
        red: { specialist, rubles: 2, goods: { brick: 2, wood: 1 } },
      })
      expect(asks(at)).toBe('borrow-action')
      const actions = offers(at, 'useAction').map(({ action }) => action)
      expect(actions).toHaveLength(offers(at).length)
      for (const card of Object.values(CARDS)) {
        expect(actions.some((action) => action.startsWith(card))).toBe(true)
      }
      // 2 brick for 1 green jewel, in another quadrant than that of the black die.
      const traded = does(at, useAction('inf-merchants-1a'), take({ green: 1 }))
      expect(red(traded).inventory).toEqual({ wood: 1, green: 1 })
      expect(asks(traded)).toBe('market-next')
    },
  )

  test('one action only, and it is paid on its own — CT-SP-2', () => {
    const at = working('sp-08', {
      influenceCards: CARDS,
      red: { specialist: 'sp-08', rubles: 2 },
    })
    expect(refuses(at, useAction('inf-merchants-1a')).clause).toBe('RC-9.15') // no brick
    expect(refuses(at, useAction('inf-merchants-2a'))).toMatchObject({ clause: 'GU-ALL-7' })
    refuses(at, stop)
    const used = does(at, useAction('inf-clergy-1b'), stop)
    expect(asks(used)).toBe('market-next')
    expect(refuses(used, useSpecialist).clause).toBe('RC-8.9')
  })

  test('the influence of the space itself stays open for the market — CT-SP-2', () => {
    const at = working('sp-08', { influenceCards: CARDS })
    const used = does(at, useAction('inf-clergy-1a'))
    expect(offers(used, 'useAction').map(({ action }) => action)).toContain('inf-clergy-1a')
  })
})

describe('material and delivery — CT-SP-3', () => {
  const SITE: Position = { sections: { 0: { owner: 'red' } } }

  test.each(['sp-10', 'sp-11', 'sp-12'])('%s: in either order — CT-SP-3', (specialist) => {
    const at = working(specialist, { ...SITE, red: { specialist, goods: { wood: 1 } } })
    expect(asks(at)).toBe('specialist-order')
    expect(offers(at)).toEqual([MATERIAL, DELIVERY])
    const first = does(at, MATERIAL, take({ brick: 1 }), DELIVERY, deliver(0, 'brick'))
    expect(section(first, 0).missing).toEqual({ wood: 2 })
    expect(red(first).inventory).toEqual({ wood: 1 })
    const second = does(at, DELIVERY, deliver(0, 'wood'), MATERIAL, take({ gold: 1 }))
    expect(section(second, 0).missing).toEqual({ wood: 1, brick: 1 })
    expect(red(second).inventory).toEqual({ gold: 1 })
    for (const after of [first, second]) expect(asks(after)).toBe('market-next')
  })

  test('each part may be left out, but not both — CT-SP-3', () => {
    const at = working('sp-10', { ...SITE, red: { specialist: 'sp-10', goods: { wood: 1 } } })
    expect(refuses(at, stop)).toMatchObject({
      clause: 'CT-SP-3',
      message: { key: 'refusal.stepFirst' },
    })
    const material = does(at, MATERIAL, take({ gold: 1 }), stop)
    expect(section(material, 0).missing).toEqual({ wood: 2, brick: 1 })
    expect(asks(material)).toBe('market-next')
    const delivery = does(at, DELIVERY, deliver(0, 'wood'), stop)
    expect(red(delivery).inventory).toEqual({})
    expect(asks(delivery)).toBe('market-next')
    const begun = does(at, DELIVERY, deliver(0, 'wood'))
    expect(refuses(begun, DELIVERY).clause).toBe('CT-SP-3')
  })

  test('a delivery that is impossible comes within reach through the material — CT-SP-3', () => {
    const at = working('sp-10', SITE) // nothing to deliver yet: the material comes unasked
    expect(asks(at)).toBe('take')
    const taken = does(at, take({ wood: 1 }))
    expect(offers(taken)).toEqual([DELIVERY, stop])
    expect(section(does(taken, DELIVERY, deliver(0, 'wood')), 0).missing).toEqual({
      wood: 1,
      brick: 1,
    })
  })

  test('a full inventory: the delivery first, the material into the freed space — CT-7-EX2', () => {
    const at = working('sp-11', {
      ...SITE,
      red: { specialist: 'sp-11', goods: { wood: 1, gold: 5 } },
    })
    expect(asks(at)).toBe('build-next') // the only part that is possible
    const delivered = does(at, deliver(0, 'wood'), MATERIAL, take({ stone: 1 }))
    expect(red(delivered).inventory).toEqual({ gold: 5, stone: 1 })
  })
})

describe('salvage — CT-SP-4', () => {
  const salvage = (ornament: string) => ({ type: 'salvage', ornament }) as Command
  const ornaments = (at: Table): number =>
    Object.values(red(at).ornaments).reduce((sum, n) => sum + n, 0)

  test('one own unbuilt ornament leaves the game for 3 prestige — CT-SP-4', () => {
    const at = working('sp-13')
    expect(asks(at)).toBe('salvage-ornament')
    expect(offers(at)).toEqual([salvage('door'), salvage('arch'), salvage('cross')])
    refuses(at, stop)
    const gone = does(at, salvage('arch'))
    expect(red(gone)).toMatchObject({
      ornaments: { door: 1, arch: 1, cross: 1 },
      ornamentsRemoved: 1,
    })
  })

  test('on position 9: 13, 17, 21, and three ornaments left — CT-7-EX3', () => {
    const at = working('sp-13', { red: { specialist: 'sp-13', position: 9 } })
    const gone = does(at, salvage('door'))
    expect(red(gone).position).toBe(21)
    expect(ornaments(gone)).toBe(3)
  })

  test('a built one is not to be had — CT-SP-4', () => {
    const at = working('sp-13', {
      sections: { 0: { owner: 'blue', finished: true, ornament: 'red' } },
    })
    expect(offers(at)).toEqual([salvage('arch'), salvage('cross')])
    expect(refuses(at, salvage('door'))).toMatchObject({
      clause: 'CT-SP-4',
      message: { key: 'refusal.noSuchOrnament' },
    })
  })

  test('a locked one can be chosen — CT-SP-4', () => {
    const at = working('sp-13', { options: { boardSide: 'advanced' } })
    expect(offers(at, 'salvage')).toEqual([])
    const locked = offers(at, 'salvageLocked')
    expect(locked).toHaveLength(4)
    for (const choice of locked) {
      const gone = does(at, choice)
      const place = red(gone).workshop[choice.space]
      expect(place).toMatchObject({ covered: null, locked: false })
      expect(red(gone).ornamentsRemoved).toBe(1)
      expect(ornaments(gone)).toBe(0)
    }
    expect(refuses(at, { type: 'salvageLocked', space: 4 }).clause).toBe('CT-SP-4')
  })

  test('with all four on the cathedral it cannot be used — CT-SP-4', () => {
    const done = { owner: 'blue', finished: true, ornament: 'red' } as const
    const at = atBlack('sp-13', { players: 4, sections: { 0: done, 1: done, 2: done, 3: done } })
    expect(ornaments(at)).toBe(0)
    expect(refuses(at, useSpecialist).clause).toBe('CT-7.4')
  })
})

describe('resource tile — CT-SP-5', () => {
  test.each(['sp-14', 'sp-15'])('%s: any tile of the market, once — CT-SP-5', (specialist) => {
    const at = working(specialist)
    expect(asks(at)).toBe('choose-space')
    expect(offers(at)).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map(chooseSpace))
    const wood = does(at, chooseSpace(0), take({ wood: 2 })) // where no die lies
    expect(happened(wood, 'obtained')).toMatchObject([{ space: 0, times: 1 }])
    expect(red(wood).inventory).toEqual({ wood: 2 })
    expect(extension(does(at, chooseSpace(7))).permits).toBe(2)
  })
})

describe('two activations — CT-SP-6', () => {
  const TILES: Position = {
    sections: { 0: { owner: 'red' }, 3: { owner: 'red' }, 7: { owner: 'red' } },
  }

  test.each(['sp-16', 'sp-17'])('%s: two face-up tiles, or one twice — CT-SP-6', (specialist) => {
    const at = working(specialist, {
      ...TILES,
      red: {
        specialist,
        rubles: 0,
        workshop: { red: 'ws-ruble-1', green: 'ws-chapel-1', yellow: down('ws-wood-1') },
      },
    })
    expect(offers(at)).toEqual([activate('red'), activate('green')])
    expect(refuses(at, activate('yellow')).clause).toBe('RC-10.3')
    expect(red(does(at, activate('red'), activate('green')))).toMatchObject({
      rubles: 2,
      position: 4,
    })
    expect(red(does(at, activate('red'), activate('red')))).toMatchObject({
      rubles: 4,
      position: 2,
    })
    expect(asks(does(at, activate('green'), stop))).toBe('market-next')
    expect(asks(does(at, activate('green'), activate('green')))).toBe('market-next')
  })

  test('with only ws-ruble-1 face up it may be activated twice: 4 rubles — CT-7-EX5', () => {
    const at = working('sp-16', {
      sections: { 0: { owner: 'red' } },
      red: { specialist: 'sp-16', rubles: 0, workshop: { red: 'ws-ruble-1' } },
    })
    expect(red(at).rubles).toBe(2) // the first unasked
    expect(red(does(at, activate('red'))).rubles).toBe(4)
    expect(red(does(at, stop)).rubles).toBe(2)
  })
})

describe('payments', () => {
  test('1 gold for 2 prestige — CT-SP-7', () => {
    const at = working('sp-18', { red: { specialist: 'sp-18', goods: { gold: 2 } } })
    expect(red(at)).toMatchObject({ position: 9, inventory: { gold: 1 } })
  })

  test('1 jewel for 2 prestige, of the colour the player likes — CT-SP-7', () => {
    const at = working('sp-19', { red: { specialist: 'sp-19', goods: { green: 1, purple: 1 } } })
    expect(asks(at)).toBe('pay-with')
    expect(offers(at)).toEqual([payWith({ green: 1 }), payWith({ purple: 1 })])
    expect(red(does(at, payWith({ purple: 1 })))).toMatchObject({
      position: 9,
      inventory: { green: 1 },
    })
  })

  test.each([
    ['sp-20', 'wood'],
    ['sp-21', 'stone'],
  ])('%s: 1 %s for 3 recognition — CT-SP-8', (specialist, material) => {
    const at = working(specialist, { red: { specialist, goods: { [material]: 1 } } })
    expect(red(at)).toMatchObject({ position: 5, inventory: {} })
  })

  const donate = (rubles: number, times: number): Table => {
    let at = working('sp-22', { red: { specialist: 'sp-22', rubles } })
    for (let n = 1; n < times; n++) at = does(at, again)
    return asks(at) === 'repeat-again' ? does(at, stop) : at
  }

  test('1 to 5 rubles for as much recognition — CT-SP-9', () => {
    for (const n of [1, 2, 3, 4, 5]) {
      expect(red(donate(6, n))).toMatchObject({ position: 2 + n, rubles: 6 - n })
    }
  })

  test('with 3 rubles 1, 2 or 3; with 8 at most 5 — CT-7-EX1', () => {
    for (const n of [1, 2, 3]) expect(red(donate(3, n))).toMatchObject({ position: 2 + n })
    let three = working('sp-22', { red: { specialist: 'sp-22', rubles: 3 } })
    three = does(three, again, again)
    expect(asks(three)).toBe('market-next')
    let eight = working('sp-22', { red: { specialist: 'sp-22', rubles: 8 } })
    eight = does(eight, again, again, again, again)
    expect(red(eight)).toMatchObject({ position: 7, rubles: 3 })
    expect(asks(eight)).toBe('market-next')
    refuses(eight, again)
  })
})

describe('claim — CT-SP-10', () => {
  test.each(['sp-23', 'sp-24'])(
    '%s: a claim in full inside Acquire, then the rest of it — CT-SP-10, CT-7-EX4',
    (specialist) => {
      const at = working(specialist, {
        tiles: { 0: 'ws-chapel-1' },
        red: { specialist, rubles: 3 },
      })
      expect(asks(at)).toBe('claim-banner')
      expect(offers(at)).toEqual([claim('inventory'), claim('spare')])
      const placed = does(
        at,
        claim('inventory'),
        chooseSection(0),
        chooseWorkshop('red'),
        layTile('up'),
      )
      expect(section(placed, 0).owner).toBe(0)
      expect(red(placed)).toMatchObject({ rubles: 0, position: 4, capacity: 7 })
      expect(asks(placed)).toBe('market-next')
      const ended = does(placed, obtain, take({ stone: 2 }), stop)
      expect(happened(ended, 'diceRolled')).toHaveLength(1)
      expect(seen(ended).active).toBe(1)
    },
  )

  test('with one place for a banner left it is taken unasked — CT-SP-10', () => {
    const own = { owner: 'red', banner: 'inventory' } as const
    const at = working('sp-23', {
      sections: { 0: { ...own, banner: 'spare' }, 3: { ...own, banner: 'spare' } },
    })
    expect(asks(at)).toBe('claim-section')
  })

  test('without a banner it cannot be used — CT-SP-10', () => {
    const six = [0, 1, 3, 4, 7, 8].map((index) => [index, { owner: 'red' } as const])
    const at = atBlack('sp-23', { sections: Object.fromEntries(six) })
    expect(refuses(at, useSpecialist).clause).toBe('CT-7.4')
  })
})
