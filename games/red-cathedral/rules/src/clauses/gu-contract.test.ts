import { must } from '@guildhall/laws/table'
import { describe, expect, test } from 'vitest'
import { bundleFrom, type Goods, goodsOf, size } from '../bundle.ts'
import { CONTRACTS, type Colour, type Contract } from '../constants.ts'
import { rulesFor } from '../game.ts'
import { returnOf } from '../modules/guilds/archivists/cards.ts'
import { bestSettlement, type Returnable } from '../modules/guilds/archivists/settle.ts'
import { STANDS_IN } from '../modules/guilds/jewelers/diamonds.ts'
import type { Belongings, Built, Position } from '../positions/position.ts'
import { withArchivists } from '../testing/archivists.ts'
import { withContractors } from '../testing/contractors.ts'
import { line, scored } from '../testing/last-turn.ts'
import { happened, player, seen, type Table } from '../testing/table.ts'

const GUILD = 'guild-archivists'

type Sections = Readonly<Record<number, Built>>
const done = (owner: Colour, ornament?: Colour): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }
const begun = (owner: Colour): Built => ({ owner })

/** The end of a game in which Red holds these contracts; five towers T1 to T5 of 3, 4, 4, 4, 3. */
const ended = (contracts: readonly Contract[], position: Position = {}): Table =>
  scored(withArchivists({ ...position, red: { rubles: 0, contracts, ...position.red } }))

/** What Red's contract gives. */
const prestige = (contract: Contract, position: Position = {}): number =>
  line(ended([contract], position), 'contracts')[0] ?? -1

const holding = (contract: Contract, red: Belongings): number => prestige(contract, { red })

const building = (contract: Contract, sections: Sections, position: Position = {}): number =>
  prestige(contract, { ...position, sections })

describe('goods that are returned', () => {
  test.each<[Contract, string, Belongings, Belongings]>([
    ['con-01', 'GU-CONTRACT-1', { goods: { wood: 2 } }, { goods: { wood: 1, brick: 5 } }],
    ['con-02', 'GU-CONTRACT-2', { rubles: 4 }, { rubles: 3, goods: { wood: 4 } }],
    ['con-03', 'GU-CONTRACT-3', { goods: { stone: 2 } }, { goods: { stone: 1, gold: 5 } }],
    ['con-09', 'GU-CONTRACT-9', { goods: { brick: 2 } }, { goods: { brick: 1, wood: 5 } }],
  ])('%s gives 2 PP, and nothing where they are lacking — %s', (contract, _clause, has, lacks) => {
    expect(holding(contract, has)).toBe(2)
    expect(holding(contract, lacks)).toBe(0)
    const after = player(ended([contract], { red: has }), 'red')
    expect([after.rubles, after.inventory]).toEqual([0, {}])
    const kept = player(ended([contract], { red: { rubles: 0, ...lacks } }), 'red')
    expect(kept).toMatchObject({ rubles: lacks.rubles ?? 0, inventory: lacks.goods })
  })

  test.each<[Goods, number]>([
    [{ green: 1, gold: 1 }, 3],
    [{ purple: 1, gold: 1 }, 3],
    [{ green: 1, purple: 1 }, 0],
    [{ gold: 2 }, 0],
  ])(
    'con-10 asks for a jewel of either colour and 1 gold: %j gives %d — GU-CONTRACT-10',
    (goods, n) => {
      expect(holding('con-10', { goods })).toBe(n)
    },
  )

  test('2 wood and 4 R returned, 1 brick and 3 R left: 4 PP, goods 0 — GU-CONTRACT-EX1', () => {
    const at = ended(['con-01', 'con-02'], { red: { rubles: 7, goods: { wood: 2, brick: 1 } } })
    expect(happened(at, 'contractFulfilled')).toMatchObject([
      { contract: 'con-01', goods: { wood: 2 }, prestige: 2 },
      { contract: 'con-02', rubles: 4, prestige: 2 },
    ])
    expect([line(at, 'contracts')[0], line(at, 'goods')[0]]).toEqual([4, 0])
    expect(player(at, 'red')).toMatchObject({ rubles: 3, inventory: { brick: 1 } })
  })

  test('what is returned is gone before goods are counted — GU-CONTRACT-18', () => {
    const red: Belongings = { rubles: 3, goods: { wood: 2 } }
    expect(line(ended([], { red }), 'goods')[0]).toBe(1)
    expect(line(ended(['con-01'], { red }), 'goods')[0]).toBe(0)
    // And it is back in the supply.
    const { supply } = seen(ended(['con-01'], { red }))
    expect(supply.wood).toBe(seen(ended([])).supply.wood)
  })
})

describe('ornaments', () => {
  const own: Sections = {
    0: done('red', 'red'),
    1: done('red', 'red'),
    2: done('blue', 'red'),
    3: done('blue'),
    4: done('blue', 'red'),
  }
  const { 4: _last, ...three } = own

  test('all four own ornaments on the cathedral: 2 PP — GU-CONTRACT-4', () => {
    expect(building('con-04', own)).toBe(2)
    expect(building('con-04', three)).toBe(0)
  })

  test('1 PP for each on an own section — GU-CONTRACT-5', () => {
    expect(building('con-05', own)).toBe(2)
    expect(building('con-05', { 0: done('red', 'blue'), 1: done('blue', 'red') })).toBe(0)
  })

  test('1 PP for each on a section of another — GU-CONTRACT-12', () => {
    expect(building('con-12', own)).toBe(2)
    expect(building('con-12', { 0: done('red', 'red') })).toBe(0)
  })

  test('2 PP for each that is not built, locked or not — GU-CONTRACT-13', () => {
    expect(building('con-13', own)).toBe(0)
    expect(building('con-13', three)).toBe(2)
    expect(prestige('con-13')).toBe(8)
    expect(prestige('con-13', { options: { boardSide: 'advanced', fourthGuild: GUILD } })).toBe(8)
  })

  test('three own in one tower: 3 PP — GU-CONTRACT-14', () => {
    expect(building('con-14', own)).toBe(3)
    expect(building('con-14', { ...own, 2: done('blue') })).toBe(0)
  })

  test('two built, one removed, one unbuilt: con-13 gives 2, con-04 nothing — GU-CONTRACT-20, GU-CONTRACT-EX5', () => {
    const position = withContractors({
      options: { fourthGuild: GUILD },
      sections: { 0: done('red', 'red'), 1: done('red', 'red') },
      red: { salvaged: ['cross'] },
    })
    expect(prestige('con-13', position)).toBe(2)
    expect(prestige('con-04', position)).toBe(0)
    const three = withContractors({
      options: { fourthGuild: GUILD },
      sections: {
        0: done('red', 'red'),
        1: done('red', 'red'),
        2: done('red'),
        3: done('blue'),
        4: done('blue', 'red'),
      },
      red: { salvaged: ['cross'] },
    })
    expect(prestige('con-04', three)).toBe(0)
    expect(prestige('con-13', three)).toBe(0)
  })
})

describe('banners, sections and tiles', () => {
  test('three own banners in one tower, finished or not: 3 PP — GU-CONTRACT-6', () => {
    expect(building('con-06', { 3: done('red'), 4: begun('red'), 5: begun('red') })).toBe(3)
    expect(
      building('con-06', { 3: begun('red'), 4: begun('blue'), 5: begun('red'), 6: begun('red') }),
    ).toBe(3)
    expect(building('con-06', { 0: begun('red'), 3: begun('red'), 4: begun('red') })).toBe(0)
  })

  test('a base, a middle and a dome finished: 2 PP — GU-CONTRACT-7', () => {
    const all = { 0: done('red'), 1: done('red'), 2: done('red') }
    expect(building('con-07', all)).toBe(2)
    expect(building('con-07', { ...all, 2: begun('red') })).toBe(0)
    expect(building('con-07', { ...all, 2: done('blue') })).toBe(0)
    expect(building('con-07', { ...all, 1: done('blue'), 3: done('red') })).toBe(0)
  })

  test('six own face-up tiles: 3 PP — GU-CONTRACT-11', () => {
    const sections = Object.fromEntries([0, 1, 2, 3, 4, 5].map((s) => [s, begun('red')]))
    const workshop = {
      red: 'ws-wood-1',
      blue: 'ws-brick-1',
      green: 'ws-stone-1',
      yellow: 'ws-gold-1',
      'white-a': 'ws-ruble-1',
    }
    expect(
      building('con-11', sections, { red: { workshop: { ...workshop, 'white-b': 'ws-alms-1' } } }),
    ).toBe(3)
    expect(building('con-11', sections, { red: { workshop } })).toBe(0)
  })
})

describe('presence', () => {
  /** A finished section, a banner alone, an ornament alone; T4 and T5 without Red. */
  const sections: Sections = {
    0: done('red'),
    3: begun('red'),
    7: done('blue', 'red'),
    11: done('blue'),
  }

  test('2 PP for each tower without own presence — GU-CONTRACT-8', () => {
    expect(building('con-08', sections)).toBe(4)
    expect(prestige('con-08')).toBe(10)
  })

  test('1 PP for each tower with own presence — GU-CONTRACT-15', () => {
    expect(building('con-15', sections)).toBe(3)
    expect(prestige('con-15')).toBe(0)
  })

  test('presence is any own banner or ornament, finished or not — GU-CONTRACT-17', () => {
    const strict = { options: { fourthGuild: GUILD, contractPresenceCountsUnfinished: false } }
    expect(building('con-15', sections, strict)).toBe(1)
    expect(building('con-08', sections, strict)).toBe(8)
    const publisher = { options: { ...strict.options, presenceNeedsBanner: false } }
    expect(building('con-15', sections, publisher)).toBe(2)
    const unfinished = { options: { ...strict.options, presenceCountsUnfinished: true } }
    expect(building('con-15', sections, unfinished)).toBe(2)
  })

  test('two players, four towers, present in three: con-15 gives 6, con-08 gives 4 — GU-CONTRACT-EX4', () => {
    const two = { players: 2 }
    const three: Sections = { 0: done('red'), 3: begun('red'), 6: done('blue', 'red') }
    expect(building('con-15', three, two)).toBe(6)
    expect(building('con-08', three, two)).toBe(4)
  })
})

describe('scoring', () => {
  const position: Position = {
    sections: { 0: done('red', 'red') },
    red: { position: 7, rubles: 5, goods: { wood: 2 }, contracts: ['con-01', 'con-05'] },
    blue: { rubles: 0, contracts: ['con-15'] },
  }

  test('contracts come first, each once: before the markers settle — GU-CONTRACT-16', () => {
    const at = scored(withArchivists(position))
    const kinds = at.events.map(({ type }) => type)
    const from = kinds.indexOf('gameEnded')
    expect(kinds.slice(from + 1, from + 5)).toEqual([
      'contractsShown',
      'contractFulfilled',
      'contractFulfilled',
      'scored',
    ])
    expect(kinds.indexOf('markerSettled')).toBeGreaterThan(kinds.lastIndexOf('contractFulfilled'))
    expect(line(at, 'contracts')).toEqual([3, 0, 0])
    // 7, then 3 PP to 9, 13, 17; the marker settles there and 5 rubles give another.
    expect(happened(at, 'markerSettled')[0]).toMatchObject({ seat: 0, position: 17 })
  })

  test('all contracts are revealed — GU-CONTRACT-16, CT-11.6', () => {
    const at = scored(withArchivists(position))
    expect(happened(at, 'contractsShown')).toMatchObject([
      { seat: 0, contracts: ['con-01', 'con-05'] },
      { seat: 1, contracts: ['con-15'] },
    ])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      const { archive } = at.game.view(at.state, viewer)
      expect(archive?.held).toEqual([['con-01', 'con-05'], ['con-15'], []])
    }
  })

  test('the line of the account is part of the total — GU-CONTRACT-16', () => {
    const at = scored(withArchivists(position))
    const [red] = at.game.outcome(at.state)?.seats ?? []
    expect(red?.lines).toContainEqual({ label: 'contracts', points: 3 })
    expect(red?.lines.reduce((sum, { points }) => sum + points, 0)).toBe(red?.total)
  })
})

describe('the best settlement — GU-CONTRACT-19', () => {
  const rules = must(rulesFor({ players: 3, options: { fourthGuild: GUILD } }))
  /** Contracts at a table where a diamond stands for any material — GU-JEWELERS-3. */
  const asking = (...ids: Contract[]): Returnable[] =>
    ids.map((id) => {
      const card = rules.parts.contracts[CONTRACTS.indexOf(id)]
      const pay = card && returnOf(rules, card)
      if (!card || !pay) throw new Error(`nothing is returned for ${id}`)
      return { prestige: card.prestige, pay: { ...pay, standIns: STANDS_IN } }
    })
  const settled = (contracts: readonly Returnable[], goods: Goods, rubles = 0) =>
    bestSettlement(contracts, { inventory: bundleFrom(goods), rubles }, (left) =>
      Math.floor((size(left.inventory) + left.rubles) / 5),
    ).map((returned) => returned && goodsOf(returned.inventory))

  test('2 wood for one, brick and diamond for the other: 4 PP — GU-CONTRACT-EX2', () => {
    const goods = { wood: 2, diamond: 1, brick: 1 }
    expect(settled(asking('con-01', 'con-09'), goods)).toEqual([
      { wood: 2 },
      { brick: 1, diamond: 1 },
    ])
    // Whichever comes first.
    expect(settled(asking('con-09', 'con-01'), goods)).toEqual([
      { brick: 1, diamond: 1 },
      { wood: 2 },
    ])
  })

  test('1 gold and a diamond as a jewel: 3 PP — GU-CONTRACT-EX3', () => {
    expect(settled(asking('con-10'), { gold: 1, diamond: 1 })).toEqual([{ gold: 1, diamond: 1 }])
    expect(settled(asking('con-10'), { green: 1, diamond: 1 })).toEqual([{ green: 1, diamond: 1 }])
  })

  test('where a diamond can settle only one, the dearer is settled — GU-CONTRACT-19', () => {
    const goods = { wood: 1, gold: 1, diamond: 1 }
    expect(settled(asking('con-01', 'con-10'), goods)).toEqual([null, { gold: 1, diamond: 1 }])
    expect(settled(asking('con-10', 'con-01'), goods)).toEqual([{ gold: 1, diamond: 1 }, null])
  })

  test('a contract that costs more goods than it gives is not settled — GU-CONTRACT-19', () => {
    const [cheap] = asking('con-02')
    if (cheap === undefined) throw new Error('con-02 asks for rubles')
    const dear = { prestige: 1, pay: { ...cheap.pay, rubles: 10 } }
    expect(settled([dear], {}, 10)).toEqual([null])
    expect(settled([dear], {}, 14)).toEqual([null])
    expect(settled([{ ...dear, prestige: 3 }], {}, 10)).toEqual([{}])
  })
})
