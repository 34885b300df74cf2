import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import { redCathedral } from '../game.ts'
import { type Belongings, down, type Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { DICE_APART } from '../testing/market.ts'
import { cleverGame, laidOut } from '../testing/play.ts'
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
  activate,
  again,
  chooseSection,
  chooseSpace,
  chooseSpecialist,
  chooseWorkshop,
  claim,
  deliver,
  endTurn,
  hire,
  layTile,
  moveDie,
  obtain,
  pickReinforcement,
  stop,
  take,
  useAction,
  useReinforcement,
} from '../testing/wishes.ts'

const OPTIONS = { fourthGuild: 'guild-brickmakers' }
const TILES = builtInComponents().reinforcements.map(({ id }) => id)

const brickmakers = (position: Position = {}): Table =>
  table({ dice: DICE_APART, ...position, options: { ...OPTIONS, ...position.options } })

/** Red, about to act, holds these tiles. */
const holding = (reinforcements: string[], red: Belongings = {}, position: Position = {}): Table =>
  brickmakers({ ...position, red: { reinforcements, ...red } })

const red = (at: Table) => player(at, 'red')
const actions = (at: Table): string[] => offers(at, 'useAction').map(({ action }) => action)
const usable = (at: Table): string[] => offers(at, 'useReinforcement').map(({ tile }) => tile)
const offered = (at: Table): string[] => offers(at, 'pickReinforcement').map(({ tile }) => tile)
const SITE = { cards: { 0: 'base-02' }, sections: { 0: { owner: 'red' } } } as const

describe('the tiles', () => {
  test('twelve lie face up beside the market — GU-BRICKMAKERS-1, GU-REINF-9', () => {
    const at = laidOut({ options: OPTIONS }, 1)
    expect(seen(at).reinforcements?.offer).toEqual(TILES)
    expect(TILES).toHaveLength(12)
    expect(happened(at, 'reinforcementsLaid')).toHaveLength(1)
  })

  test('without the guild there are none — GU-ALL-6', () => {
    const at = table()
    expect(seen(at).reinforcements).toBeNull()
    expect(refuses(at, useReinforcement('rf-01')).clause).toBe('GU-BRICKMAKERS-9')
    expect(refuses(at, useReinforcement('rf-99')).clause).toBe('RC-15.1')
  })

  test('2 brick for a tile of choice, once — GU-BRICKMAKERS-2', () => {
    const at = atGuild('guild-brickmakers-1', { red: { goods: { brick: 4 } } })
    const asked = does(at, useAction('guild-brickmakers-1a'))
    expect(asks(asked)).toBe('pick-reinforcement')
    expect(offered(asked)).toEqual(TILES)
    const taken = does(asked, pickReinforcement('rf-07'))
    expect(red(taken)).toMatchObject({ inventory: { brick: 2 }, reinforcements: ['rf-07'] })
    expect(seen(taken).reinforcements?.offer).not.toContain('rf-07')
    expect(asks(taken)).toBe('market-next')
    expect(actions(taken)).toEqual([])
    expect(actions(atGuild('guild-brickmakers-1', { red: { goods: { brick: 1 } } }))).toEqual([])
  })

  test('what others hold or have used is not on offer — GU-BRICKMAKERS-2', () => {
    const at = atGuild('guild-brickmakers-1', {
      red: { goods: { brick: 2 } },
      blue: { reinforcements: ['rf-01'] },
      usedReinforcements: ['rf-02'],
    })
    const asked = does(at, useAction('guild-brickmakers-1a'))
    for (const gone of ['rf-01', 'rf-02']) {
      expect(offered(asked)).not.toContain(gone)
      expect(refuses(asked, pickReinforcement(gone)).clause).toBe('GU-BRICKMAKERS-2')
    }
  })

  test('the last tile is taken without asking — RC-15.1', () => {
    const at = atGuild('guild-brickmakers-1', {
      red: { goods: { brick: 2 } },
      usedReinforcements: TILES.slice(1),
    })
    expect(red(does(at, useAction('guild-brickmakers-1a'))).reinforcements).toEqual(['rf-01'])
  })

  test('with no tile left the action is not possible — GU-BRICKMAKERS-3', () => {
    const position = { red: { goods: { brick: 4 } }, usedReinforcements: TILES }
    const at = atGuild('guild-brickmakers-2', position)
    expect(actions(at)).toEqual(['guild-brickmakers-2b'])
    expect(refuses(at, useAction('guild-brickmakers-2a')).clause).toBe('RC-9.15')
  })

  test('a player may hold any number, for all to see — GU-BRICKMAKERS-8, CT-11.8', () => {
    const at = holding(TILES)
    expect(red(at).reinforcements).toEqual(TILES)
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(at.game.view(at.state, viewer).players[0]?.reinforcements).toEqual(TILES)
    }
  })
})

describe('the other actions', () => {
  test('1 brick for a delivery, again and again — GU-BRICKMAKERS-4', () => {
    const at = atGuild('guild-brickmakers-1', { ...SITE, red: { goods: { brick: 3, wood: 1 } } })
    const once = does(at, useAction('guild-brickmakers-1b'), deliver(0, 'wood'))
    expect(asks(once)).toBe('repeat-again')
    const twice = does(once, again, deliver(0, 'brick'))
    expect(red(twice).inventory).toEqual({})
    expect(section(twice, 0).missing).toEqual({ brick: 1 })
  })

  test('1 brick for 2 R, again and again — GU-BRICKMAKERS-5', () => {
    const at = atGuild('guild-brickmakers-2', { red: { rubles: 0, goods: { brick: 2 } } })
    const once = does(at, useAction('guild-brickmakers-2b'))
    expect(red(once)).toMatchObject({ rubles: 2, inventory: { brick: 1 } })
    expect(red(does(once, again))).toMatchObject({ rubles: 4, inventory: {} })
  })

  test('1 brick for 1 RP, again and again — GU-BRICKMAKERS-6', () => {
    const at = atGuild('guild-brickmakers-3', { red: { position: 0, goods: { brick: 2 } } })
    const once = does(at, useAction('guild-brickmakers-3b'))
    expect(red(once)).toMatchObject({ position: 1, inventory: { brick: 1 } })
    expect(red(does(once, again))).toMatchObject({ position: 2, inventory: {} })
  })

  test('the cards: 2 with 4, 2 with 5, 2 with 6 — GU-BRICKMAKERS-7', () => {
    const two = 'effect.paid(cost amount.brick(n 2), gains effect.reinforce)'
    expect(printedOn('guild-brickmakers-1')).toEqual([
      two,
      'effect.paidRepeat(cost amount.brick(n 1), gains effect.deliver(n 1))',
    ])
    expect(printedOn('guild-brickmakers-2')).toEqual([
      two,
      'effect.paidRepeat(cost amount.brick(n 1), gains amount.ruble(n 2))',
    ])
    expect(printedOn('guild-brickmakers-3')).toEqual([
      two,
      'effect.paidRepeat(cost amount.brick(n 1), gains amount.recognition(n 1))',
    ])
    for (const contractors of [false, true]) {
      for (const card of [1, 2, 3].map((n) => `guild-brickmakers-${n}`)) {
        const options = { ...OPTIONS, contractors, guildCardPick: 'chosen', guildCard: card }
        expect(seen(laidOut({ players: 2, options }, 1)).influenceCards).toContain(card)
      }
    }
  })
})

describe('using a tile', () => {
  test('is possible in every window — GU-BRICKMAKERS-9', () => {
    const goods = { wood: 1, brick: 1 }
    const start = holding(['rf-01'], { rubles: 2, goods }, SITE)
    const claimed = does(start, claim('inventory'), chooseSection(3), chooseWorkshop('blue'))
    const contractors = { options: { contractors: true }, red: { reinforcements: ['rf-01'] } }
    const hired = does(brickmakers(contractors), hire('city-moscow'), chooseSpecialist('s1'))
    for (const [question, at] of [
      ['main-action', start],
      ['claim-face', claimed],
      ['build-next', does(start, deliver(0, 'wood'))],
      ['market-next', does(start, moveDie('blue'))],
      ['end-turn', does(claimed, layTile('down'))],
      ['hire-keep', hired],
    ] as const) {
      expect(asks(at)).toBe(question)
      const before = red(at).rubles
      const used = does(at, useReinforcement('rf-01'))
      expect(red(used).rubles).toBe(before + 5)
      expect(red(used).reinforcements).toEqual([])
    }
  })

  test('is not possible at other questions — RC-4.8', () => {
    const start = holding(['rf-01'])
    const choosing = does(start, claim('inventory'))
    const taking = does(start, moveDie('blue'), obtain)
    for (const at of [choosing, does(choosing, chooseSection(3)), taking]) {
      expect(usable(at)).toEqual([])
      expect(refuses(at, useReinforcement('rf-01')).clause).toBe('RC-4.8')
    }
  })

  test('keeps the turn open — RC-4.11', () => {
    const at = holding(['rf-01'], { position: 0 })
    const laid = does(
      at,
      claim('inventory'),
      chooseSection(0),
      chooseWorkshop('blue'),
      layTile('down'),
    )
    expect(offers(laid)).toEqual([endTurn, useReinforcement('rf-01')])
    expect(active(does(laid, useReinforcement('rf-01')))).toBe('blue')
    expect(active(does(laid, endTurn))).toBe('blue')
  })

  test('once a turn, and again in the next — GU-BRICKMAKERS-9', () => {
    const at = holding(['rf-01', 'rf-02'], { rubles: 0 })
    const used = does(at, useReinforcement('rf-01'))
    expect(usable(used)).toEqual([])
    expect(refuses(used, useReinforcement('rf-02')).clause).toBe('GU-BRICKMAKERS-9')
    let next = does(used, moveDie('white'), stop)
    while (active(next) !== 'red') next = does(next, moveDie('white'), stop)
    expect(usable(next)).toEqual(['rf-02'])
  })

  test('is for own tiles whose effect is possible — GU-BRICKMAKERS-9', () => {
    const at = holding(['rf-04', 'rf-08', 'rf-09'], {}, { blue: { reinforcements: ['rf-01'] } })
    expect(usable(at)).toEqual([])
    expect(refuses(at, useReinforcement('rf-01')).clause).toBe('GU-BRICKMAKERS-9')
    for (const tile of ['rf-04', 'rf-08', 'rf-09']) {
      expect(refuses(at, useReinforcement(tile)).clause).toBe('RC-9.15')
    }
  })

  test('may happen in the turn in which it was taken — GU-BRICKMAKERS-10', () => {
    const at = atGuild('guild-brickmakers-1', { red: { rubles: 0, goods: { brick: 2 } } })
    const taken = does(at, useAction('guild-brickmakers-1a'), pickReinforcement('rf-02'))
    expect(red(does(taken, useReinforcement('rf-02'))).rubles).toBe(5)
  })

  test('removes it from the game; unused ones give nothing at the end — GU-BRICKMAKERS-11', () => {
    const used = does(holding(['rf-01']), useReinforcement('rf-01'))
    expect(seen(used).reinforcements).toMatchObject({ removed: ['rf-01'] })
    expect(seen(used).reinforcements?.offer).toHaveLength(11)
    const last = brickmakers({
      options: { roundLimit: 1 },
      active: 'green',
      red: { rubles: 4, reinforcements: TILES },
    })
    const over = does(last, moveDie('blue'), stop)
    expect(happened(over, 'scored').filter(({ points }) => points > 0)).toEqual([])
  })

  test('is a step that can be taken back: no chance is in it — RC-14.3', () => {
    const { game, events } = does(holding(['rf-01']), useReinforcement('rf-01'))
    expect(events.filter((event) => game.barrier(event))).toEqual([])
  })
})

describe('what each tile does', () => {
  test.each(['rf-01', 'rf-02'])('%s, full purse: 5 R — GU-REINF-1', (tile) => {
    expect(red(does(holding([tile], { rubles: 1 }), useReinforcement(tile))).rubles).toBe(6)
  })

  test('rf-03, letter of favour: an action of a card in play — GU-REINF-2, GU-BRICKMAKERS-12', () => {
    const at = holding(
      ['rf-03'],
      { rubles: 2, goods: { brick: 2 } },
      {
        influenceCards: {
          0: 'inf-craftsmen-2',
          1: 'inf-merchants-1',
          2: 'guild-brickmakers-2',
          3: 'inf-teamsters-1',
        },
      },
    )
    const asked = does(at, useReinforcement('rf-03'))
    expect(asks(asked)).toBe('borrow-action')
    expect(actions(asked)).toEqual([
      'inf-craftsmen-2a',
      'inf-craftsmen-2b',
      'inf-merchants-1a',
      'inf-merchants-1b',
      'guild-brickmakers-2a',
      'guild-brickmakers-2b',
      'inf-teamsters-1b',
    ])
    // The main action is still to come, and a repeatable action may be repeated.
    const sold = does(asked, useAction('guild-brickmakers-2b'), again)
    expect(red(sold)).toMatchObject({ rubles: 6, inventory: {} })
    expect(asks(sold)).toBe('main-action')
    // The quadrant is that of the card, wherever the dice lie.
    const quarter = does(asked, useAction('inf-craftsmen-2b'))
    expect(offers(quarter, 'chooseSpace')).toEqual([chooseSpace(0), chooseSpace(1)])
  })

  test('rf-04, night shift: an own workshop tile, face up — GU-REINF-3', () => {
    const workshop = { blue: 'ws-ruble-1', green: 'ws-gold-1', yellow: down('ws-ruble-2') }
    const sections = { 0: { owner: 'red' }, 3: { owner: 'red' }, 7: { owner: 'red' } } as const
    const at = does(
      holding(['rf-04'], { workshop, rubles: 0 }, { sections }),
      useReinforcement('rf-04'),
    )
    expect(asks(at)).toBe('activate-tile')
    expect(offers(at, 'activate')).toEqual([activate('blue'), activate('green')])
    expect(red(does(at, activate('blue'))).rubles).toBe(2)
  })

  test.each(['rf-05', 'rf-06'])('%s, buttress: 3 RP — GU-REINF-4', (tile) => {
    expect(red(does(holding([tile], { position: 1 }), useReinforcement(tile))).position).toBe(4)
  })

  test('rf-07, market crier: what the space of a die shows, once — GU-REINF-5', () => {
    const dice = {
      red: [0, 2],
      blue: [0, 1],
      green: [5, 2],
      yellow: [6, 2],
      white: [6, 3],
    } as const
    const tiles = { 0: 'rt-wood', 5: 'rt-gold', 6: 'rt-ruble' }
    const at = holding(['rf-07'], {}, { dice, resourceTiles: tiles })
    const asked = does(at, useReinforcement('rf-07'))
    expect(offers(asked, 'chooseSpace')).toEqual([chooseSpace(0), chooseSpace(5), chooseSpace(6)])
    expect(refuses(asked, chooseSpace(1)).clause).toBe('RC-11.6')
    const wood = does(asked, chooseSpace(0))
    expect(happened(wood, 'obtained')).toMatchObject([{ space: 0, times: 1 }])
    expect(red(does(wood, take({ wood: 2 }))).inventory).toEqual({ wood: 2 })
  })

  test('rf-08, borrowed tools: a tile face up for 0 R at claim-face only — GU-REINF-6', () => {
    const at = holding(['rf-08'], { rubles: 0 }, { tiles: { 3: 'ws-ruble-1' } })
    expect(usable(at)).toEqual([])
    const face = does(at, claim('inventory'), chooseSection(3), chooseWorkshop('red'))
    expect(offers(face)).toEqual([layTile('down'), useReinforcement('rf-08')])
    const laid = does(face, useReinforcement('rf-08'))
    expect(happened(laid, 'tilePlaced')).toMatchObject([{ face: 'up', rubles: 0 }])
    expect(red(laid)).toMatchObject({ rubles: 2, reinforcements: [] })
  })

  test.each(['rf-09', 'rf-10'])('%s, spare cart: a delivery — GU-REINF-7', (tile) => {
    const at = does(holding([tile], { goods: { wood: 2 } }, SITE), useReinforcement(tile))
    expect(asks(at)).toBe('build-next')
    const delivered = does(at, deliver(0, 'wood'))
    expect(section(delivered, 0).missing).toEqual({ brick: 2 })
    expect(asks(delivered)).toBe('main-action')
  })

  test.each(['rf-11', 'rf-12'])('%s, reserve stock: 2 materials of choice — GU-REINF-8', (tile) => {
    const at = does(holding([tile]), useReinforcement(tile))
    expect(asks(at)).toBe('take')
    expect(red(does(at, take({ gold: 1, green: 1 }))).inventory).toEqual({ gold: 1, green: 1 })
    expect(red(does(at, take({ purple: 2 }))).inventory).toEqual({ purple: 2 })
    expect(refuses(at, take({ wood: 3 })).clause).toBe('RC-9.4')
  })
})

describe('worked examples', () => {
  test('3 brick: a tile for 2, used at once for 5 R; no second tile — GU-BRICKMAKERS-EX1', () => {
    const at = atGuild('guild-brickmakers-1', {
      red: { rubles: 0, goods: { brick: 3 }, reinforcements: ['rf-05'] },
    })
    const taken = does(at, useAction('guild-brickmakers-1a'), pickReinforcement('rf-01'))
    const used = does(taken, useReinforcement('rf-01'))
    expect(red(used)).toMatchObject({ rubles: 5, inventory: { brick: 1 } })
    expect(refuses(used, useReinforcement('rf-05')).clause).toBe('GU-BRICKMAKERS-9')
  })

  test('action 5 with 3 brick: 6 R — GU-BRICKMAKERS-EX2', () => {
    const at = atGuild('guild-brickmakers-2', { red: { rubles: 0, goods: { brick: 3 } } })
    const sold = does(at, useAction('guild-brickmakers-2b'), again, again)
    expect(red(sold)).toMatchObject({ rubles: 6, inventory: {} })
  })

  test('advanced: rf-08 lays the tile for 0 R instead of 3 R, with its benefit — GU-BRICKMAKERS-EX3', () => {
    const position = { options: { boardSide: 'advanced' }, tiles: { 3: 'ws-recognition-1' } }
    const at = holding(['rf-08'], { rubles: 3, position: 0 }, position)
    const face = does(at, claim('inventory'), chooseSection(3), chooseWorkshop('blue'))
    expect(red(does(face, layTile('up')))).toMatchObject({ rubles: 0, position: 1 })
    const laid = does(face, useReinforcement('rf-08'))
    expect(red(laid)).toMatchObject({ rubles: 3, position: 1 })
    expect(red(laid).workshop[1]).toMatchObject({ tile: 'ws-recognition-1', faceUp: true })
  })

  test('rf-09, then Build: four deliveries in two budgets — GU-BRICKMAKERS-EX4', () => {
    const at = brickmakers({
      cards: { 0: 'base-02', 3: 'base-03' },
      sections: { 0: { owner: 'blue' }, 3: { owner: 'blue' } },
      first: 'blue',
      blue: { goods: { wood: 1, brick: 4 }, reinforcements: ['rf-09'] },
    })
    const cart = does(at, useReinforcement('rf-09'), deliver(0, 'wood'))
    expect(asks(cart)).toBe('main-action')
    const built = does(cart, deliver(0, 'brick'), deliver(0, 'brick'), deliver(3, 'brick'))
    expect(section(built, 0).finished).toBe(true)
    expect(section(built, 3).missing).toEqual({ brick: 1, stone: 1 })
    expect(offers(built, 'deliver')).toEqual([])
  })

  test("rf-03 while 1b is being resolved: not the Brick Makers' card — GU-BRICKMAKERS-EX5", () => {
    const at = atGuild('guild-brickmakers-1', {
      ...SITE,
      red: { rubles: 2, goods: { brick: 5 }, reinforcements: ['rf-03'] },
    })
    const open = does(at, useAction('guild-brickmakers-1b'))
    expect(asks(open)).toBe('build-next')
    const asked = does(open, useReinforcement('rf-03'))
    expect(new Set(actions(asked).map((action) => action.slice(0, -3)))).toEqual(
      new Set(['inf-teamsters', 'inf-merchants', 'inf-craftsmen']),
    )
    expect(refuses(asked, useAction('guild-brickmakers-1a'))).toMatchObject({
      clause: 'GU-ALL-8',
      message: { key: 'refusal.cardBeingResolved' },
    })
    expect(asks(does(asked, useAction('inf-teamsters-1b')))).toBe('build-next')
  })
})

test('a simple opponent takes tiles and uses them — GU-BRICKMAKERS-2, GU-BRICKMAKERS-9', () => {
  const types = new Set<string>()
  for (let seed = 0; seed < 4; seed++) {
    for (const { command } of cleverGame({ players: 2, options: OPTIONS }, seed)) {
      types.add(command.type)
    }
  }
  expect(types).toContain('pickReinforcement')
  expect(types).toContain('useReinforcement')
})

test('an owner can enter other tiles, but none that mixes in what only claim-face knows — GU-REINF-9', () => {
  const own = (steps: object[]) => ({
    reinforcements: [
      { id: 'rf-13', name: 'Mine', limit: 'once', steps, module: 'guild-brickmakers' },
    ],
  })
  const components = own([{ gain: [{ of: 'prestige', n: 1 }] }])
  const at = brickmakers({ components, red: { position: 0, reinforcements: ['rf-13'] } })
  expect(red(does(at, useReinforcement('rf-13'))).prestige).toBe(1)
  const mixed = own([{ waivePlacement: true }, { deliver: 1 }])
  const read = redCathedral.create({ players: 3, options: OPTIONS, components: mixed })
  expect(read.ok ? [] : read.problems.map(({ path }) => path)).toEqual([
    'reinforcements[rf-13].steps',
  ])
})
