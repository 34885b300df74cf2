import { describe, expect, test } from 'vitest'
import type { BannerPlace } from '../constants.ts'
import { type Built, down, type Position } from '../positions/position.ts'
import { randomGame, turnOf } from '../testing/play.ts'
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
import {
  chooseSection,
  chooseWorkshop,
  claim,
  layTile,
  moveDie,
  sell,
  stop,
  take,
  useWorkshop,
} from '../testing/wishes.ts'

const red = (at: Table) => player(at, 'red')
const banners = (at: Table) => offers(at, 'claim').map(({ banner }) => banner)
const sections = (at: Table) => offers(at, 'chooseSection').map((each) => each.section)
const spaces = (at: Table) => offers(at, 'chooseWorkshop').map((each) => each.space)
const own = (banner?: BannerPlace): Built =>
  banner === undefined ? { owner: 'red' } : { owner: 'red', banner }
const ADVANCED = { options: { boardSide: 'advanced' } }

/** Red claims the base of T1 and lays its tile on a space, face up unless told. */
const claims = (
  at: Table,
  banner: BannerPlace,
  space: Parameters<typeof chooseWorkshop>[0],
  face: 'up' | 'down' = 'up',
): Table => does(at, claim(banner), chooseSection(0), chooseWorkshop(space), layTile(face))

describe('when and where', () => {
  test('it takes a banner on or beside the board — RC-6.1', () => {
    const five = Object.fromEntries([0, 3, 7, 11, 15].map((each) => [each, own()]))
    expect(banners(table({ sections: five }))).toEqual(['inventory'])
    const six = { ...five, 1: own() }
    expect(banners(table({ sections: six }))).toEqual([])
    expect(refuses(table({ sections: six }), claim('inventory')).clause).toBe('RC-6.3')
  })

  test('and a section that is available — RC-6.1', () => {
    const all = Array.from({ length: 11 }, (_, i): [number, Built] => [
      i,
      { owner: i % 2 === 0 ? 'red' : 'blue' },
    ])
    const oneLeft = table({ players: 2, active: 'blue', sections: Object.fromEntries(all) })
    expect(banners(oneLeft)).toEqual(['inventory'])
    // Two players have a banner for every section, so only a third could still want to claim.
    const full: Position = {
      players: 3,
      components: { buildingPlans: [{ id: 'plan-3a', middles: [0, 0] }] },
      sections: { 0: own(), 1: own(), 2: { owner: 'blue' }, 3: { owner: 'blue' } },
    }
    expect(red(table(full)).inventoryBanners).toBe(4)
    expect(banners(table(full))).toEqual([])
    expect(refuses(table(full), claim('inventory')).clause).toBe('RC-6.1')
  })

  test('available is an open base, or the section right above a banner of any player — RC-6.2', () => {
    const at = table({
      sections: {
        0: { owner: 'blue', finished: true },
        3: { owner: 'green' },
        4: { owner: 'red' },
        7: { owner: 'red', finished: true },
        8: { owner: 'blue', finished: true },
        9: { owner: 'blue', finished: true },
        10: { owner: 'blue' },
      },
    })
    const claiming = does(at, claim('inventory'))
    expect(sections(claiming)).toEqual([1, 5, 11, 15])
    expect(refuses(claiming, chooseSection(4)).clause).toBe('RC-6.2') // has a banner
    expect(refuses(claiming, chooseSection(2)).clause).toBe('RC-6.2') // nothing below
  })

  test('Blue finished, Red claimed, open, open: only the third is available — RC-6.2, RC-6-EX1', () => {
    const at = table({
      sections: { 3: { owner: 'blue', finished: true }, 4: { owner: 'red' } },
    })
    const inT2 = sections(does(at, claim('spare'))).filter((each) => each >= 3 && each <= 6)
    expect(inT2).toEqual([5])
  })

  test('any number of sections may be under construction at once — RC-6.14', () => {
    let at = table({ players: 2 })
    for (const banner of ['spare', 'spare', 'inventory', 'inventory', 'inventory', 'inventory']) {
      const begun = does(at, claim(banner as BannerPlace))
      const placed = does(begun, chooseSection(sections(begun)[0] ?? -1))
      const space = spaces(placed)[0]
      const laid = space === undefined ? placed : does(placed, { type: 'chooseWorkshop', space })
      at = turnOf(does(laid, layTile('down')), 0)
    }
    const mine = seen(at)
      .towers.flat()
      .filter(({ owner }) => owner === 0)
    expect(mine).toHaveLength(6)
    expect(mine.every(({ finished }) => !finished)).toBe(true)
  })
})

describe('the four steps', () => {
  test('step 1: a banner from the inventory or a spare one, basic side — RC-6.3', () => {
    expect(banners(table())).toEqual(['inventory', 'spare'])
    expect(banners(table({ sections: { 0: own('spare'), 3: own('spare') } }))).toEqual([
      'inventory',
    ])
    const four = [0, 3, 7, 11].map((each): [number, Built] => [each, own('inventory')])
    expect(banners(table({ sections: Object.fromEntries(four) }))).toEqual(['spare'])
    expect(refuses(table(), claim('white-a')).clause).toBe('RC-6.3')
    const spent = does(table(), claim('spare'))
    expect(red(spent)).toMatchObject({ spareBanners: 1, inventoryBanners: 4 })
  })

  test('step 1: a banner from the inventory or a white space, advanced side — RC-6.3', () => {
    expect(banners(table(ADVANCED))).toEqual(['inventory', 'white-a']) // both white ones are alike
    expect(refuses(table(ADVANCED), claim('spare')).clause).toBe('RC-6.3')
    const used = table({ ...ADVANCED, sections: { 0: own('white-a') } })
    expect(banners(used)).toEqual(['inventory', 'white-b'])
    const mixed = table({
      ...ADVANCED,
      components: {
        workshopBoards: [
          {
            id: 'board-red-advanced',
            spaces: [
              { id: 'red', die: 'red', cost: 3, holds: 'cross' },
              { id: 'blue', die: 'blue', cost: 3, holds: 'door' },
              { id: 'green', die: 'green', cost: 3, holds: 'arch' },
              { id: 'yellow', die: 'yellow', cost: 3, holds: 'arch' },
              { id: 'white-a', die: 'white', cost: 3, holds: 'banner' },
              { id: 'white-b', die: 'white', cost: 2, holds: 'banner' },
            ],
          },
        ],
      },
    })
    expect(banners(mixed)).toEqual(['inventory', 'white-a', 'white-b']) // here they differ
  })

  test('an inventory banner opens one more storage space for good — RC-6.4', () => {
    const at = table()
    expect(red(at).capacity).toBe(6)
    const claimed = claims(at, 'inventory', 'red', 'down')
    expect(player(claimed, 'red').capacity).toBe(7)
    expect(player(claims(at, 'spare', 'red', 'down'), 'red').capacity).toBe(6)
    let most = 0
    for (const { before, after } of randomGame({ players: 2 }, 'capacity')) {
      const [was, is] = [red(before).capacity, red(after).capacity]
      expect(is).toBeGreaterThanOrEqual(was)
      most = Math.max(most, is)
    }
    expect(most).toBeGreaterThan(6)
  })

  test('a banner from a white space opens that workshop space for good — RC-6.5', () => {
    const at = does(table(ADVANCED), claim('white-a'), chooseSection(0))
    expect(spaces(at)).toEqual([0, 1, 2, 3, 4])
    expect(refuses(at, chooseWorkshop('white-b')).clause).toBe('RC-10.8')
    const later = turnOf(does(at, chooseWorkshop('red'), layTile('down')), 0)
    const next = does(later, claim('inventory'), chooseSection(1))
    expect(spaces(next)).toContain(4)
    expect(spaces(next)).not.toContain(5)
  })

  test('step 2: the banner goes on an available section — RC-6.6', () => {
    const at = does(table(), claim('spare'))
    expect(asks(at)).toBe('claim-section')
    expect(sections(at)).toEqual([0, 3, 7, 11, 15])
    const put = does(at, chooseSection(7))
    expect(section(put, 7)).toMatchObject({ owner: 0, finished: false })
    expect(happened(put, 'claimed')).toEqual([{ type: 'claimed', seat: 0, section: 7 }])
  })

  test('step 3: its tile goes on a space without a tile and without a banner — RC-6.7', () => {
    const at = table({
      sections: { 3: own(), 7: own() },
      tiles: { 0: 'ws-gold-1' },
      red: { workshop: { red: 'ws-wood-1', 'white-b': down('ws-wood-2') } },
    })
    const put = does(at, claim('inventory'), chooseSection(0))
    expect(asks(put)).toBe('claim-space')
    expect(spaces(put)).toEqual([1, 2, 3, 4])
    expect(refuses(put, chooseWorkshop('red')).clause).toBe('RC-10.1')
    expect(refuses(put, chooseWorkshop('white-b')).clause).toBe('RC-10.1')
    const laid = does(put, chooseWorkshop('green'), layTile('down'))
    expect(player(laid, 'red').workshop[2]).toMatchObject({ tile: 'ws-gold-1', die: 'green' })
    expect(section(laid, 0).tile).toBeNull()
  })

  test('step 4: face down for free, face up for the rubles printed on the space — RC-6.8', () => {
    const at = table({ red: { rubles: 3 }, tiles: { 0: 'ws-recognition-1' } })
    for (const [name, price] of [
      ['red', 3],
      ['blue', 2],
      ['green', 1],
      ['yellow', 2],
      ['white-a', 2],
      ['white-b', 3],
    ] as const) {
      expect(red(claims(at, 'spare', name, 'up')).rubles).toBe(3 - price)
      expect(red(claims(at, 'spare', name, 'down')).rubles).toBe(3)
    }
    const poor = does(
      table({ red: { rubles: 1 } }),
      claim('spare'),
      chooseSection(0),
      chooseWorkshop('blue'),
    )
    expect(offers(poor)).toEqual([layTile('down')])
    expect(refuses(poor, layTile('up')).clause).toBe('RC-6.8')
  })

  test('face up a tile gives its benefit once, at once — RC-6.9', () => {
    const at = table({ tiles: { 0: 'ws-chapel-1' }, red: { position: 2, rubles: 3 } })
    expect(red(claims(at, 'spare', 'red')).position).toBe(4) // 2 RP
    const alms = table({ tiles: { 0: 'ws-alms-1' }, red: { position: 2, rubles: 3 } })
    expect(red(claims(alms, 'spare', 'red'))).toMatchObject({ position: 3, rubles: 1 })
  })

  test('face down a tile gives nothing, now or later, and is never turned over — RC-6.10', () => {
    const at = table({ tiles: { 0: 'ws-chapel-1' }, red: { position: 2, rubles: 3 } })
    const laid = claims(at, 'spare', 'red', 'down')
    expect(red(laid)).toMatchObject({ position: 2, rubles: 3 })
    const moved = does(turnOf(laid, 0), moveDie('red'))
    expect(offers(moved, 'useWorkshop')).toEqual([])
    expect(refuses(moved, useWorkshop('red')).clause).toBe('RC-10.3')
    for (const { before, after } of randomGame({ players: 2 }, 'face down')) {
      for (const [space, { tile, faceUp }] of red(before).workshop.entries()) {
        if (tile !== null) expect(red(after).workshop[space]).toMatchObject({ tile, faceUp })
      }
    }
  })

  test('the tile must be placed — RC-6.11', () => {
    const section = does(table(), claim('spare'), chooseSection(0))
    expect(offers(section).every(({ type }) => type === 'chooseWorkshop')).toBe(true)
    const face = does(section, chooseWorkshop('red'))
    expect(offers(face).every(({ type }) => type === 'layTile')).toBe(true)
    for (const at of [section, face]) refuses(at, stop)
    for (const { after } of randomGame({ players: 3 }, 'placed')) {
      const tiles = seen(after).players.flatMap(({ workshop }) =>
        workshop.filter(({ tile }) => tile !== null),
      )
      const claimed = seen(after)
        .towers.flat()
        .filter(({ owner }) => owner >= 0)
      const underWay = asks(after)?.startsWith('claim-') && asks(after) !== 'claim-section'
      expect(tiles.length).toBe(claimed.length - (underWay ? 1 : 0))
    }
  })

  test('the steps come in this order — RC-6.12', () => {
    const at = does(table(), claim('inventory'))
    expect(refuses(at, chooseWorkshop('red')).clause).toBe('RC-6.12')
    expect(refuses(at, layTile('down')).clause).toBe('RC-6.12')
    const section = does(at, chooseSection(0))
    expect(refuses(section, chooseSection(3)).clause).toBe('RC-6.12')
    expect(refuses(section, layTile('down')).clause).toBe('RC-6.12')
    const space = does(section, chooseWorkshop('red'))
    expect(refuses(space, chooseSection(3)).clause).toBe('RC-6.12')
    expect(refuses(space, chooseWorkshop('blue')).clause).toBe('RC-6.12')
    expect(refuses(table(), chooseSection(0)).clause).toBe('RC-6.12')
  })

  const FULL: Position = {
    tiles: { 0: 'ws-gold-1' },
    red: { rubles: 3, goods: { wood: 3, brick: 3 } },
  }

  test('what step 1 opened can hold what step 4 gives — RC-6.12', () => {
    const laid = claims(table(FULL), 'inventory', 'red')
    expect(offers(laid)).toEqual([take({ gold: 1 }), take({})])
  })

  test('what does not fit or is not wanted is left, the price is due all the same — RC-6.13', () => {
    const noRoom = claims(table(FULL), 'spare', 'red')
    expect(red(noRoom)).toMatchObject({ rubles: 0, inventory: { wood: 3, brick: 3 } })
    expect(seen(noRoom).supply.gold).toBe(15)
    const unwanted = does(claims(table(FULL), 'inventory', 'red'), take({}))
    expect(red(unwanted)).toMatchObject({ rubles: 0, inventory: { wood: 3, brick: 3 } })
    const none = table({ ...FULL, components: { supplies: [{ id: 'gold', n: 0 }] } })
    expect(red(claims(none, 'inventory', 'red')).rubles).toBe(0)
  })

  test('advanced side: a tile on the space of an ornament unlocks it — RC-6.16', () => {
    const at = table({ ...ADVANCED, red: { rubles: 9 }, tiles: { 0: 'ws-ruble-1' } })
    const unlocked = (name: 'red' | 'blue' | 'green' | 'yellow', face: 'up' | 'down') =>
      red(claims(at, 'inventory', name, face)).ornaments
    for (const face of ['up', 'down'] as const) {
      expect(unlocked('red', face)).toEqual({ door: 0, arch: 0, cross: 1 })
      expect(unlocked('blue', face)).toEqual({ door: 1, arch: 0, cross: 0 })
      expect(unlocked('green', face)).toEqual({ door: 0, arch: 1, cross: 0 })
      expect(unlocked('yellow', face)).toEqual({ door: 0, arch: 1, cross: 0 })
    }
    const white = claims(at, 'white-a', 'white-a', 'up')
    expect(red(white).ornaments).toEqual({ door: 0, arch: 0, cross: 0 })
  })
})

describe('an open workshop space always exists', () => {
  /** Every way in which Red can claim six sections, equal boards counted once. */
  function everyClaim(start: Table): { positions: number; fewest: number } {
    const seenBoards = new Set<string>()
    let fewest = 6
    const visit = (at: Table): void => {
      const { inventoryBanners, spareBanners, workshop } = red(at)
      const board = workshop.map(({ tile, covered }) => [tile !== null, covered])
      const key = JSON.stringify([inventoryBanners, spareBanners, board])
      if (seenBoards.has(key)) return
      seenBoards.add(key)
      for (const command of offers(at, 'claim')) step(does(at, command))
    }
    const step = (at: Table): void => {
      if (asks(at) === 'claim-section') return step(does(at, offers(at)[0] ?? stop))
      if (asks(at) === 'claim-space') {
        fewest = Math.min(fewest, spaces(at).length)
        for (const command of offers(at, 'chooseWorkshop')) step(does(at, command))
        return
      }
      expect(asks(at)).toBe('claim-face')
      visit(turnOf(does(at, layTile('down')), 0))
    }
    visit(start)
    return { positions: seenBoards.size, fewest }
  }

  test('on the basic side, for every way to claim six sections — RC-6.15', () => {
    const { positions, fewest } = everyClaim(table({ players: 2 }))
    expect(positions).toBeGreaterThan(100)
    // With a single open space it is taken without asking, so two is the fewest ever asked.
    expect(fewest).toBe(2)
  })

  test('on the advanced side, for every way to claim six sections — RC-6.15', () => {
    const { positions, fewest } = everyClaim(table({ players: 2, ...ADVANCED }))
    expect(positions).toBeGreaterThan(60)
    expect(fewest).toBe(2)
  })

  test('in any game on any side — RC-6.15', () => {
    const options = { mixedBoards: true, sides: ['advanced', 'basic'] }
    let asked = 0
    for (const seed of [1, 2, 3, 4, 5]) {
      for (const { before } of randomGame({ players: 2, options }, seed)) {
        if (asks(before) !== 'claim-space') continue
        asked += 1
        expect(spaces(before).length).toBeGreaterThan(0)
      }
    }
    expect(asked).toBeGreaterThan(10)
  })
})

describe('examples', () => {
  const two: Position = { tiles: { 0: 'ws-wood-1' }, red: { rubles: 2 } }

  test('2 rubles, ws-wood-1 face up on the green space: 1 ruble left, 1 wood now and whenever green moves — RC-6-EX2', () => {
    const laid = does(claims(table(two), 'inventory', 'green'), take({ wood: 1 }))
    expect(red(laid)).toMatchObject({ capacity: 7, rubles: 1, inventory: { wood: 1 } })
    const green = does(turnOf(laid, 0), moveDie('green'), useWorkshop('green'), take({ wood: 1 }))
    expect(red(green).inventory).toEqual({ wood: 2 })
    expect(offers(does(turnOf(laid, 0), moveDie('red')), 'useWorkshop')).toEqual([])
  })

  test('on the red space, 3 rubles: not affordable; sell first, choose another space, or face down — RC-6-EX3', () => {
    const onRed = (at: Table) =>
      does(at, claim('inventory'), chooseSection(0), chooseWorkshop('red'))
    const poor = onRed(table(two))
    expect(refuses(poor, layTile('up')).clause).toBe('RC-6.8')
    expect(red(does(poor, layTile('down'))).rubles).toBe(2)
    expect(refuses(poor, sell(1)).clause).toBe('RC-3.10')
    const sold = does(onRed(table({ ...two, red: { rubles: 2, position: 6 } })), sell(1))
    expect(red(does(sold, layTile('up'))).rubles).toBe(1)
    expect(offers(does(table(two), claim('inventory'), chooseSection(0)))).toContainEqual(
      chooseWorkshop('green'),
    )
  })

  const full: Position = {
    tiles: { 0: 'ws-gold-1' },
    red: { rubles: 3, goods: { wood: 2, brick: 2, stone: 2 } },
  }

  test('6 of 6 stored, inventory banner: capacity 7, the gold is stored — RC-6-EX4', () => {
    const laid = does(claims(table(full), 'inventory', 'red'), take({ gold: 1 }))
    expect(red(laid).capacity).toBe(7)
    expect(red(laid).inventory).toEqual({ wood: 2, brick: 2, stone: 2, gold: 1 })
  })

  test('the same with a spare banner: capacity 6, the gold is lost, the price is paid — RC-6-EX5', () => {
    const laid = claims(table(full), 'spare', 'red')
    expect(red(laid)).toMatchObject({ capacity: 6, rubles: 0 })
    expect(red(laid).inventory).toEqual({ wood: 2, brick: 2, stone: 2 })
    expect(active(laid)).toBe('blue')
  })

  test('four coloured spaces full, no inventory banner: a white banner, and its tile on that space — RC-6-EX6', () => {
    const at = table({
      ...ADVANCED,
      sections: Object.fromEntries([0, 3, 7, 11].map((each) => [each, own('inventory')])),
    })
    expect(red(at).workshop.map(({ covered, tile }) => covered ?? tile !== null)).toEqual([
      true,
      true,
      true,
      true,
      'banner',
      'banner',
    ])
    expect(banners(at)).toEqual(['white-a']) // the two white ones are alike
    const put = does(at, claim('white-a'), chooseSection(15))
    expect(asks(put)).toBe('claim-face') // the only open space is taken without asking
    const laid = does(put, layTile('down'))
    expect(red(laid).workshop[4]?.tile).not.toBeNull()
    expect(red(laid).workshop[5]?.covered).toBe('banner')
  })

  test('ws-die-red while the red die lies on wood with two others: 2 wood, not 6 — RC-6-EX7', () => {
    const at = table({
      tiles: { 0: 'ws-die-red' },
      dice: { red: [0, 1], blue: [0, 2], green: [0, 3] },
      red: { rubles: 3 },
    })
    const laid = claims(at, 'spare', 'red')
    const most = offers(laid, 'take').map(({ goods }) => goods.wood ?? 0)
    expect(Math.max(...most)).toBe(2)
    expect(red(does(laid, take({ wood: 2 }))).inventory).toEqual({ wood: 2 })
  })
})
