import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { COLOURS } from '../constants.ts'
import { redCathedral } from '../game.ts'
import { laidOut, randomGame, turnOf } from '../testing/play.ts'
import {
  asks,
  does,
  offers,
  opened,
  player,
  refuses,
  section,
  seen,
  space,
  table,
} from '../testing/table.ts'
import {
  chooseSection,
  chooseWorkshop,
  claim,
  deliver,
  layTile,
  moveDie,
  obtain,
  payWith,
  take,
  useAction,
} from '../testing/wishes.ts'

const data = builtInComponents()
const cardsOf = (type: string) => data.cathedralCards.filter((card) => card.type === type)
const sizeOf = (cost: object): number =>
  Object.values(cost).reduce((sum: number, n: number) => sum + n, 0)

describe('players', () => {
  test('two, three or four take part, or one alone — RC-1.1', () => {
    for (const players of [1, 2, 3, 4]) expect(opened({ players }).players).toBe(players)
    for (const players of [0, 5, 2.5]) {
      expect(redCathedral.create({ players })).toMatchObject({
        ok: false,
        problems: [{ path: 'players' }],
      })
    }
  })

  test('each has one of the four colours, and no colour is shared — RC-1.2', () => {
    const colours = (list?: string[]) => ({ players: 4, options: { colours: list } })
    expect(seen(laidOut({ players: 4 }, 1)).players.map(({ colour }) => colour)).toEqual([
      'red',
      'blue',
      'green',
      'yellow',
    ])
    const other = ['yellow', 'green', 'red', 'blue']
    expect(seen(laidOut(colours(other), 1)).players.map(({ colour }) => colour)).toEqual(other)
    expect(redCathedral.create(colours(['red', 'red', 'green', 'blue'])).ok).toBe(false)
    expect(redCathedral.create(colours(['red', 'blue', 'green'])).ok).toBe(false)
    expect(redCathedral.create(colours(['red', 'blue', 'green', 'black'])).ok).toBe(false)
  })

  test('each has six banners, one door, two arches, one cross, one marker, one board — RC-1.16', () => {
    for (const boardSide of ['basic', 'advanced']) {
      const { players } = seen(laidOut({ players: 4, options: { boardSide } }, 1))
      for (const { inventoryBanners, spareBanners, workshop, ornaments, position } of players) {
        const covers = workshop.map(({ covered }) => covered)
        const locked = (piece: string) => covers.filter((covered) => covered === piece).length
        expect(inventoryBanners + spareBanners + locked('banner')).toBe(6)
        expect(ornaments.door + locked('door')).toBe(1)
        expect(ornaments.arch + locked('arch')).toBe(2)
        expect(ornaments.cross + locked('cross')).toBe(1)
        expect(position).toBe(2)
      }
      expect(new Set(players.map(({ board }) => board)).size).toBe(4)
    }
  })

  test('a board has a space for each coloured die and two for the white one — RC-1.17', () => {
    for (const boardSide of ['basic', 'advanced']) {
      for (const { workshop } of seen(laidOut({ players: 4, options: { boardSide } }, 1)).players) {
        const dice = workshop.map(({ die }) => die).toSorted()
        expect(dice).toEqual([...COLOURS, 'white', 'white'].toSorted())
      }
    }
  })

  test('an inventory has ten storage spaces, all of them open once its banners are used — RC-1.17', () => {
    const own = (banner: 'inventory' | 'spare') => ({ owner: 'red', banner }) as const
    const four = { 0: own('inventory'), 3: own('inventory'), 7: own('inventory') }
    expect(player(table(), 'red').capacity).toBe(6)
    expect(player(table({ sections: four }), 'red').capacity).toBe(9)
    expect(player(table({ sections: { ...four, 11: own('inventory') } }), 'red').capacity).toBe(10)
  })
})

describe('goods', () => {
  test('there are six materials; wood, brick and stone are common, two are jewels — RC-1.3', () => {
    const supply = seen(table()).supply
    const kinds = Object.entries(supply).filter(([, n]) => n > 0)
    expect(kinds.map(([kind]) => kind)).toEqual([
      'wood',
      'brick',
      'stone',
      'gold',
      'green',
      'purple',
    ])
    const common = does(
      table({ influenceCards: { 3: 'inf-merchants-3' }, dice: { red: [6, 1] } }),
      moveDie('red'),
      useAction('inf-merchants-3b'),
    )
    expect(offers(common, 'take').map(({ goods }) => goods)).toEqual([
      { wood: 1 },
      { brick: 1 },
      { stone: 1 },
      {},
    ])
    const jewels = does(
      table({
        influenceCards: { 3: 'inf-clergy-3' },
        dice: { red: [6, 1] },
        red: { goods: { wood: 1, brick: 1, stone: 1, gold: 1, green: 1, purple: 1 } },
      }),
      moveDie('red'),
      useAction('inf-clergy-3a'),
    )
    expect(offers(jewels)).toEqual([payWith({ green: 1 }), payWith({ purple: 1 })])
  })

  test('a choice of materials is put in the words of all its kinds — RC-1.3', () => {
    const { game, state } = table()
    const words = JSON.stringify(
      game.label(state, { type: 'useAction', action: 'inf-merchants-3b' }),
    )
    expect(words.match(/kind\.\w+/g)).toEqual(['kind.wood', 'kind.brick', 'kind.stone'])
  })

  test('rubles are money: no storage, and never paid as a material — RC-1.4', () => {
    const full = { wood: 3, brick: 3 }
    const at = table({ dice: { red: [4, 2] }, red: { rubles: 50, goods: full } })
    const gained = does(at, moveDie('red'), obtain) // 2 R although six of six spaces are taken
    expect(player(gained, 'red')).toMatchObject({ rubles: 52, inventory: full })
    const payment = does(
      table({
        dice: { red: [3, 1] },
        red: { rubles: 9, goods: { wood: 1, gold: 1 } },
      }),
      moveDie('red'),
      useAction('inf-merchants-1b'),
    )
    expect(offers(payment)).toEqual([payWith({ wood: 1 }), payWith({ gold: 1 })])
    const none = does(table({ dice: { red: [3, 1] }, red: { rubles: 9 } }), moveDie('red'))
    expect(offers(none)).not.toContainEqual(useAction('inf-merchants-1b'))
  })

  test('the supply starts with 20 wood, brick and stone, 15 gold, 10 of each jewel — RC-1.5', () => {
    for (const players of [2, 3, 4]) {
      expect(seen(laidOut({ players }, 1)).supply).toEqual({
        wood: 20,
        brick: 20,
        stone: 20,
        gold: 15,
        green: 10,
        purple: 10,
        diamond: 0,
      })
    }
  })

  test('materials are limited to the pieces of the box — RC-1.6', () => {
    const components = { supplies: [{ id: 'wood', n: 3 }] }
    const at = table({ components, dice: { red: [7, 1] }, blue: { goods: { wood: 2 } } })
    const wood = does(at, moveDie('red'), obtain) // two dice there, 4 wood printed, 1 left
    expect(offers(wood)).toEqual([take({ wood: 1 }), take({})])
    expect(seen(does(wood, take({ wood: 1 }))).supply.wood).toBe(0)
  })

  test('no piece appears or vanishes in any game, however it is played — RC-1.6', () => {
    for (const players of [2, 3, 4]) {
      const options = { boardSide: players === 3 ? 'advanced' : 'basic' }
      const { game, state } = laidOut({ players, options }, players)
      for (const { after } of randomGame({ players, options }, players)) {
        expect(game.pieces(after.state)).toEqual(game.pieces(state))
      }
    }
  })

  test('rubles never run out — RC-1.6', () => {
    const at = table({ dice: { red: [4, 2] }, red: { rubles: 100_000 } })
    expect(player(does(at, moveDie('red'), obtain), 'red').rubles).toBe(100_002)
  })
})

describe('the market', () => {
  test('it is a ring of eight spaces, 0 after 7 — RC-1.7', () => {
    expect(seen(table()).market).toHaveLength(8)
    for (let start = 0; start < 8; start++) {
      const at = does(table({ dice: { red: [start, 1] } }), moveDie('red'))
      expect(space(at, (start + 1) % 8).dice).toContainEqual({ die: 'red', value: 1 })
    }
  })

  test('each space has one resource tile and room for three dice — RC-1.8', () => {
    expect(new Set(seen(table()).market.map(({ tile }) => tile)).size).toBe(8)
    const three = table({ dice: { blue: [0, 1], green: [0, 1], red: [7, 1] } })
    expect(space(does(three, moveDie('red')), 0).dice).toHaveLength(3)
    const full = table({ dice: { blue: [0, 1], green: [0, 1], white: [0, 1], red: [7, 1] } })
    expect(refuses(full, moveDie('red')).clause).toBe('RC-8.4')
  })

  test('spaces 0–1, 2–3, 4–5 and 6–7 share an influence card each — RC-1.9', () => {
    for (let end = 0; end < 8; end++) {
      const at = table({
        dice: { red: [(end + 7) % 8, 1] },
        influenceCards: { 0: 'inf-craftsmen-1', 1: 'inf-teamsters-1', 2: 'inf-merchants-1' },
        red: { rubles: 5, goods: { brick: 2, wood: 1 } },
        sections: { 0: { owner: 'red' } },
      })
      const used = offers(does(at, moveDie('red')), 'useAction').map(({ action }) => action)
      const card = ['inf-craftsmen-1', 'inf-teamsters-1', 'inf-merchants-1', 'inf-clergy-1']
      expect(used.length).toBeGreaterThan(0)
      for (const action of used) expect(action.slice(0, -1)).toBe(card[Math.floor(end / 2)])
    }
    expect(seen(table()).influenceCards).toHaveLength(4)
  })

  test('five dice are in play at every player count — RC-1.10', () => {
    for (const players of [2, 3, 4]) {
      const at = laidOut({ players }, players)
      const dice = seen(at).market.flatMap((each) => each.dice.map(({ die }) => die))
      expect(dice.toSorted()).toEqual(['blue', 'green', 'red', 'white', 'yellow'])
      expect(refuses(at, moveDie('black')).clause).toBe('RC-1.10')
    }
  })

  test('the resource tiles give what the rulebook lists — RC-1.19', () => {
    const gains = data.resourceTiles
      .filter((tile) => tile.module === undefined)
      .map(({ gain }) => gain.map(({ of, n }) => `${n} ${of}`).join())
    expect(gains.toSorted()).toEqual(
      [
        '2 wood',
        '2 brick',
        '2 stone',
        '1 gold',
        '1 green',
        '1 purple',
        '2 ruble',
        '1 recognition',
      ].toSorted(),
    )
  })
})

describe('the cathedral', () => {
  test('a tower is a base, none or more middles, and a dome on top — RC-1.11', () => {
    for (const players of [2, 3, 4]) {
      for (let seed = 0; seed < 30; seed++) {
        for (const tower of seen(laidOut({ players }, seed)).towers) {
          const types = tower.map(({ type }) => type).join(' ')
          expect(types).toMatch(/^base( middle)* dome$/)
        }
      }
    }
    const at = does(table(), claim('spare'))
    expect(refuses(at, chooseSection(18)).clause).toBe('RC-1.11')
  })

  test('a section is open, then claimed, then finished with the banner still on it — RC-1.12', () => {
    const at = table({ red: { goods: { wood: 2, brick: 1 } } })
    expect(section(at, 0)).toMatchObject({ owner: -1, finished: false })
    const claimed = turnOf(
      does(at, claim('spare'), chooseSection(0), chooseWorkshop('red'), layTile('down')),
      0,
    )
    expect(section(claimed, 0)).toMatchObject({ owner: 0, finished: false })
    const built = does(claimed, deliver(0, 'wood'), deliver(0, 'wood'), deliver(0, 'brick'))
    expect(section(built, 0)).toMatchObject({ owner: 0, finished: true })
  })

  test('the owner is whoever has the banner on it: nobody else may build there — RC-1.13', () => {
    const sections = { 0: { owner: 'blue' } } as const
    const goods = { brick: 1 }
    expect(section(table({ sections }), 0).owner).toBe(1)
    const forRed = table({ sections, red: { goods } })
    expect(refuses(forRed, deliver(0, 'brick')).clause).toBe('RC-7.4')
    const forBlue = table({ sections, active: 'blue', blue: { goods } })
    expect(offers(forBlue, 'deliver')).toEqual([deliver(0, 'brick')])
  })

  test('under construction is claimed and not finished, with or without materials on it — RC-1.14', () => {
    const red = { goods: { brick: 1, wood: 1 } }
    const bare = table({ sections: { 0: { owner: 'red' } }, red })
    const begun = table({ sections: { 0: { owner: 'red', lacks: { brick: 1 } } }, red })
    const finished = table({ sections: { 0: { owner: 'red', finished: true } }, red })
    expect(offers(bare, 'deliver')).toHaveLength(2)
    expect(offers(begun, 'deliver')).toEqual([deliver(0, 'brick')])
    expect(offers(finished, 'deliver')).toEqual([])
    expect(asks(finished)).toBe('main-action')
  })

  test('each section costs three or four materials and gives recognition and rubles — RC-1.15', () => {
    for (const { cost, reward } of data.cathedralCards) {
      expect([3, 4]).toContain(sizeOf(cost))
      expect(reward.recognition).toBeGreaterThan(0)
      expect(reward.rubles).toBeGreaterThan(0)
    }
  })

  test('there are 10 bases, 20 middles and 10 domes — RC-1.20', () => {
    expect(['base', 'middle', 'dome'].map((type) => cardsOf(type).length)).toEqual([10, 20, 10])
  })

  test('bases ask mostly for common materials, every dome for gold — RC-1.20', () => {
    const common = ({ cost }: (typeof data.cathedralCards)[number]) =>
      (cost.wood ?? 0) + (cost.brick ?? 0) + (cost.stone ?? 0)
    for (const card of cardsOf('base')) expect(common(card)).toBeGreaterThan(sizeOf(card.cost) / 2)
    for (const { cost } of cardsOf('dome')) expect(cost.gold).toBeGreaterThan(0)
  })

  test('richer costs pay more recognition — RC-1.20', () => {
    // A rough worth: 1 for a common material, 2 for gold or a jewel.
    const worth = ({ cost }: (typeof data.cathedralCards)[number]) =>
      sizeOf(cost) + (cost.gold ?? 0) + (cost.green ?? 0) + (cost.purple ?? 0)
    const mean = (of: number) => {
      const cards = data.cathedralCards.filter((card) => worth(card) === of)
      return cards.reduce((sum, { reward }) => sum + reward.recognition, 0) / cards.length
    }
    const means = [3, 4, 5, 6, 7].map(mean)
    expect(means).toEqual(means.toSorted((a, b) => a - b))
    expect(means.every(Number.isFinite)).toBe(true)
  })
})

describe('workshop tiles', () => {
  test('each shows one benefit — RC-1.18', () => {
    for (const { steps } of data.workshopTiles) expect(steps).toHaveLength(1)
  })

  test('there are 28, of the kinds and numbers that the rulebook names — RC-1.21', () => {
    const benefit = ({ steps: [step] }: (typeof data.workshopTiles)[number]): string => {
      if (step !== undefined && 'obtain' in step) return 'die'
      const gains = step !== undefined && 'gain' in step ? step.gain.map(({ of }) => of) : []
      if (gains.includes('recognition')) return gains.includes('ruble') ? 'RP and R' : 'RP'
      if (gains.includes('ruble')) return 'R'
      return gains.some((of) => String(of).startsWith('@')) ? 'choice' : 'material'
    }
    const kinds = data.workshopTiles.map(benefit)
    const count = (kind: string) => kinds.filter((each) => each === kind).length
    expect(kinds).toHaveLength(28)
    expect(['die', 'material', 'choice', 'R', 'RP', 'RP and R'].map(count)).toEqual([
      10, 9, 3, 2, 3, 1,
    ])
    for (const colour of [...COLOURS, 'white']) {
      const tiles = data.workshopTiles.filter((tile) => tile.die === colour)
      expect(tiles.map(({ minPlayers }) => minPlayers)).toEqual([2, 3])
    }
  })
})
