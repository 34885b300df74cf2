import { must } from '@guildhall/laws/table'
import { describe, expect, test } from 'vitest'
import { CONTRACTS, type Contract } from '../constants.ts'
import { rulesFor } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { archiveOf, drawing, withArchivists } from '../testing/archivists.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { DICE_APART } from '../testing/market.ts'
import { laidOut, randomGame } from '../testing/play.ts'
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
  again,
  chooseSpace,
  keepContract,
  moveDie,
  stop,
  take,
  useAction,
  useSpecialist,
} from '../testing/wishes.ts'

const RED = 0
const BLUE = 1

const archivists = (card: 1 | 2 | 3, position: Position = {}): Table =>
  atGuild(`guild-archivists-${card}`, position)

const draw = useAction('guild-archivists-1a')

/** Red has drawn these three. */
const drawn = (position: Position = {}): Table =>
  does(drawing(archivists(1, position), 'con-02', 'con-09', 'con-11'), draw)

const FULL: readonly Contract[] = ['con-01', 'con-04', 'con-07']
const full = (): Table => drawn({ red: { contracts: FULL } })

const under = (at: Table, viewer: number | 'spectator') =>
  archiveOf(at, viewer).under.map(({ contract }) => contract)

describe('the pieces', () => {
  test('fifteen cards lie face down, and nobody knows in which order — GU-ARCHIVISTS-1', () => {
    const at = laidOut(withArchivists(), 1)
    expect(happened(at, 'contractsLaid')).toEqual([{ type: 'contractsLaid', contracts: 15 }])
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(archiveOf(at, viewer)).toEqual({ pile: 15, under: [], drawn: [], held: [[], [], []] })
    }
    expect(JSON.stringify(at.events)).not.toContain('con-')
  })

  test('which cards come up is up to chance — GU-ARCHIVISTS-1, GU-ARCHIVISTS-3', () => {
    const first = [1, 2, 3, 4].map((seed) => {
      const at = archivists(1)
      const { chance } = laidOut(withArchivists(), seed)
      return happened(does({ ...at, chance }, draw), 'contractsDrawn')[0]?.contracts
    })
    expect(new Set(first.map((cards) => String(cards))).size).toBeGreaterThan(1)
    for (const cards of first) expect(new Set(cards).size).toBe(3)
  })

  test('without the guild there are no contracts — GU-ARCHIVISTS-1', () => {
    const { game, state } = laidOut({}, 1)
    expect(game.view(state, 0).archive).toBeNull()
    expect(game.pieces(state)).not.toHaveProperty('con-01')
  })

  test('four players with three cards each leave three — GU-ARCHIVISTS-7', () => {
    const hands: Position = {
      players: 4,
      red: { contracts: CONTRACTS.slice(0, 3) },
      blue: { contracts: CONTRACTS.slice(3, 6) },
      green: { contracts: CONTRACTS.slice(6, 9) },
      yellow: { contracts: CONTRACTS.slice(9, 12) },
    }
    const at = does(archivists(1, hands), draw)
    expect(archiveOf(at, RED).drawn.toSorted()).toEqual(['con-13', 'con-14', 'con-15'])
    expect(archiveOf(at, RED).pile).toBe(0)
    // All that is left may lie under the deck: it is drawn in its order.
    const deep = archivists(1, {
      ...hands,
      under: [
        ['blue', 'con-15'],
        ['red', 'con-13'],
        ['blue', 'con-14'],
      ],
    })
    expect(archiveOf(does(deep, draw), RED).drawn).toEqual(['con-15', 'con-13', 'con-14'])
  })
})

describe('drawing', () => {
  test('2 R, three cards, of which one is kept — GU-ARCHIVISTS-3', () => {
    const at = drawn({ red: { rubles: 5 } })
    expect(player(at, 'red').rubles).toBe(3)
    expect(asks(at)).toBe('contract-keep')
    const kept = does(at, keepContract('con-09'))
    expect(archiveOf(kept, RED)).toMatchObject({ pile: 12, drawn: [], held: [['con-09'], [], []] })
    expect(under(kept, RED)).toEqual(['con-02', 'con-11'])
  })

  test('once in a turn, and not with 1 R — GU-ARCHIVISTS-3', () => {
    const kept = does(drawn({ red: { rubles: 9 } }), keepContract('con-09'))
    expect(offers(kept, 'useAction')).toEqual([])
    const poor = archivists(1, { red: { rubles: 1 } })
    expect(refuses(poor, draw)).toMatchObject({ clause: 'RC-9.15' })
  })

  test('the draw is an undo barrier, the choice is not — GU-ARCHIVISTS-3, CT-11.4', () => {
    const { game, events } = drawn()
    expect(events.filter((event) => game.barrier(event)).map(({ type }) => type)).toEqual([
      'contractsDrawn',
    ])
    const kept = does(drawn(), keepContract('con-02'))
    expect(kept.events.some((event) => game.barrier(event))).toBe(false)
  })
})

describe('keeping', () => {
  test.each([[[]], [['con-01']], [['con-01', 'con-04']]])(
    'with %j held exactly one of the drawn is kept — GU-ARCHIVISTS-4',
    (held) => {
      const at = drawn({ red: { contracts: held as Contract[] } })
      expect(offers(at)).toEqual([
        keepContract('con-02'),
        keepContract('con-09'),
        keepContract('con-11'),
      ])
      expect(refuses(at, keepContract(null))).toMatchObject({ clause: 'GU-ARCHIVISTS-4' })
      expect(refuses(at, keepContract('con-03'))).toMatchObject({
        clause: 'GU-ARCHIVISTS-4',
        message: { key: 'refusal.contractNotDrawn' },
      })
      expect(refuses(at, keepContract('con-02', 'con-01'))).toMatchObject({
        clause: 'GU-ARCHIVISTS-5',
      })
    },
  )

  test('nobody holds more than three — GU-ARCHIVISTS-2', () => {
    expect(refuses(full(), keepContract('con-02'))).toMatchObject({
      clause: 'GU-ARCHIVISTS-2',
      message: { params: { most: 3 } },
    })
    for (const command of offers(full())) {
      expect(archiveOf(does(full(), command), RED).held[0]).toHaveLength(3)
    }
    for (const { after } of randomGame(withArchivists({ options: { roundLimit: 40 } }), 3)) {
      for (const hand of archiveOf(after, 'spectator').held) {
        expect(hand.length).toBeLessThanOrEqual(3)
      }
    }
  })

  test('with three held: a swap of any two, or none — GU-ARCHIVISTS-5', () => {
    const swaps = (['con-02', 'con-09', 'con-11'] as const).flatMap((contract) =>
      FULL.map((back) => keepContract(contract, back)),
    )
    expect(offers(full())).toEqual([...swaps, keepContract(null)])
    const none = does(full(), keepContract(null))
    expect(archiveOf(none, RED).held[0]).toEqual(FULL)
    expect(under(none, RED)).toEqual(['con-02', 'con-09', 'con-11'])
    expect(refuses(full(), keepContract('con-02', 'con-03'))).toMatchObject({
      clause: 'GU-ARCHIVISTS-5',
      message: { key: 'refusal.contractNotHeld' },
    })
  })

  test('keep con-11, return con-04: con-02, con-09, con-04 go under — GU-ARCHIVISTS-6, GU-ARCHIVISTS-EX3', () => {
    const at = does(full(), keepContract('con-11', 'con-04'))
    expect(archiveOf(at, RED).held[0]).toEqual(['con-01', 'con-07', 'con-11'])
    expect(under(at, RED)).toEqual(['con-02', 'con-09', 'con-04'])
  })

  test('what went under later lies deeper, and comes up in that order — GU-ARCHIVISTS-6', () => {
    const rest = CONTRACTS.slice(3, 12)
    const at = archivists(1, {
      red: { contracts: CONTRACTS.slice(0, 3) },
      blue: { contracts: rest.slice(0, 3) },
      green: { contracts: rest.slice(3, 6) },
      under: [
        ['green', 'con-15'],
        ['blue', 'con-12'],
        ['blue', 'con-14'],
        ['green', 'con-10'],
        ['green', 'con-13'],
        ['red', 'con-11'],
      ],
    })
    const drew = does(at, draw)
    expect(archiveOf(drew, RED).drawn).toEqual(['con-15', 'con-12', 'con-14'])
    const kept = does(drew, keepContract('con-12', 'con-02'))
    expect(kept.state.parts.archive.under.map((card) => CONTRACTS[card])).toEqual([
      'con-10',
      'con-13',
      'con-11',
      'con-15',
      'con-14',
      'con-02',
    ])
  })
})

describe('who knows what — GU-ARCHIVISTS-8', () => {
  test('drawn and held cards are known to their player only, their number to all', () => {
    const at = full()
    expect(archiveOf(at, RED)).toMatchObject({
      drawn: ['con-02', 'con-09', 'con-11'],
      held: [FULL, [], []],
    })
    for (const viewer of [BLUE, 2, 'spectator'] as const) {
      expect(archiveOf(at, viewer)).toMatchObject({
        drawn: [null, null, null],
        held: [[null, null, null], [], []],
      })
    }
  })

  test('who put a card under the deck knows it, nobody else does', () => {
    const at = does(full(), keepContract('con-11', 'con-04'))
    expect(archiveOf(at, RED).under).toEqual([
      { by: RED, contract: 'con-02' },
      { by: RED, contract: 'con-09' },
      { by: RED, contract: 'con-04' },
    ])
    const hidden = { by: RED, contract: null }
    for (const viewer of [BLUE, 'spectator'] as const) {
      expect(archiveOf(at, viewer).under).toEqual([hidden, hidden, hidden])
    }
  })

  test('the events tell others only how many', () => {
    const drew = full()
    const swapped = does(full(), keepContract('con-11', 'con-04'))
    const none = does(full(), keepContract(null))
    const sent = ({ game, events }: Table, viewer: number | 'spectator') =>
      events.map((event) => game.viewEvent(event, viewer))
    expect(sent(drew, RED)).toEqual(drew.events)
    for (const viewer of [BLUE, 'spectator'] as const) {
      expect(JSON.stringify(sent(drew, viewer))).not.toContain('con-')
      expect(JSON.stringify(sent(swapped, viewer))).not.toContain('con-')
      // Not even whether a card was swapped or none was kept.
      expect(sent(swapped, viewer)).toEqual(sent(none, viewer))
    }
  })
})

/** Red at the second card of the Archivists, with these cards in the other quarters. */
const among = (
  [one, two, three]: readonly string[],
  rubles: number,
  position: Position = {},
): Table =>
  does(
    table(
      withArchivists({
        dice: DICE_APART,
        influenceCards: { 0: 'guild-archivists-2', 1: one ?? '', 2: two ?? '', 3: three ?? '' },
        red: { position: 3, rubles },
        ...position,
      }),
    ),
    moveDie('blue'),
  )

describe('the other actions', () => {
  test('1 RP, then what any space shows for each die there — GU-ARCHIVISTS-9', () => {
    const at = does(
      archivists(1, { dice: { white: [4, 2] }, red: { position: 3 } }),
      useAction('guild-archivists-1b'),
    )
    expect(player(at, 'red').position).toBe(2)
    expect(offers(does(at, chooseSpace(4)), 'take')).toContainEqual(take({ green: 2 }))
  })

  test('gold with two dice on it, from position 9: position 8, 2 gold — GU-ARCHIVISTS-EX1', () => {
    const at = archivists(1, { dice: { white: [3, 2], green: [3, 1] }, red: { position: 9 } })
    const took = does(at, useAction('guild-archivists-1b'), chooseSpace(3), take({ gold: 2 }))
    expect(player(took, 'red')).toMatchObject({ position: 8, inventory: { gold: 2 } })
  })

  test('a space without dice cannot be chosen — GU-ARCHIVISTS-12', () => {
    const at = does(archivists(1, { red: { position: 3 } }), useAction('guild-archivists-1b'))
    const spaces = offers(at, 'chooseSpace').map(({ space }) => space)
    expect(spaces).toEqual([0, 3, 4, 5, 6])
    expect(refuses(at, chooseSpace(1))).toMatchObject({ clause: 'RC-11.6' })
  })

  test('1 RP, then an action of one of the other three cards — GU-ARCHIVISTS-10', () => {
    const at = among(['inf-craftsmen-1', 'inf-teamsters-1', 'inf-merchants-1'], 4)
    const borrowing = does(at, useAction('guild-archivists-2b'))
    expect(player(borrowing, 'red').position).toBe(2)
    const actions = offers(borrowing, 'useAction').map(({ action }) => action)
    expect(actions).toEqual(['inf-craftsmen-1a', 'inf-teamsters-1b'])
    const paid = does(borrowing, useAction('inf-teamsters-1b'))
    expect(player(paid, 'red').rubles).toBe(5)
  })

  test('where only its own card could be used, it is not offered — GU-ARCHIVISTS-10', () => {
    // Everything on the other cards has a price, and Red has nothing but enough for a draw.
    const at = among(['inf-craftsmen-3', 'inf-teamsters-3', 'inf-merchants-1'], 2)
    expect(offers(at, 'useAction')).toEqual([useAction('guild-archivists-2a')])
    expect(refuses(at, useAction('guild-archivists-2b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('reached through a specialist it is still the other cards — GU-ARCHIVISTS-10', () => {
    const at = does(
      table(
        withArchivists({
          options: { contractors: true, fourthGuild: 'guild-archivists' },
          influenceCards: { 0: 'inf-craftsmen-1', 1: 'guild-archivists-2', 2: 'inf-teamsters-1' },
          dice: { ...DICE_APART, black: [7, 1] },
          red: { position: 3, rubles: 4, specialist: 'sp-08' },
        }),
      ),
      moveDie('black'),
      useSpecialist,
      useAction('guild-archivists-2b'),
    )
    const actions = offers(at, 'useAction').map(({ action }) => action)
    expect(actions).toEqual(['inf-craftsmen-1a', 'inf-teamsters-1b'])
  })

  test('a trade of the Merchants through it may be repeated, unless once only — GU-ALL-EX1', () => {
    const trading = (options: object) =>
      does(
        among(['inf-craftsmen-1', 'inf-teamsters-1', 'inf-merchants-1'], 0, {
          options: { fourthGuild: 'guild-archivists', ...options },
          red: { position: 3, rubles: 0, goods: { brick: 5 } },
        }),
        useAction('guild-archivists-2b'),
        useAction('inf-merchants-1a'),
        take({ green: 1 }),
      )
    const repeated = does(trading({}), again, take({ green: 1 }))
    expect(player(repeated, 'red')).toMatchObject({
      position: 2,
      inventory: { brick: 1, green: 2 },
    })
    expect(asks(trading({ borrowedActionsRepeat: false }))).toBe('market-next')
  })

  test('a workshop tile set to work through it ends the chain — GU-ALL-EX3', () => {
    const at = does(
      among(['inf-craftsmen-1', 'inf-teamsters-1', 'inf-merchants-1'], 1, {
        sections: { 0: { owner: 'red' } },
        red: { position: 3, rubles: 1, workshop: { red: 'ws-gold-1' } },
      }),
      useAction('guild-archivists-2b'),
      useAction('inf-craftsmen-1b'),
    )
    expect(happened(at, 'tileActivated')).toMatchObject([{ tile: 'ws-gold-1' }])
    const took = does(at, take({ gold: 1 }))
    expect([asks(took), player(took, 'red').rubles]).toEqual(['market-next', 0])
  })

  test('1 RP, then what any one tile shows, once — GU-ARCHIVISTS-11', () => {
    const at = does(
      archivists(3, { dice: { white: [4, 2] }, red: { position: 3 } }),
      useAction('guild-archivists-3b'),
    )
    expect(player(at, 'red').position).toBe(2)
    expect(offers(at, 'chooseSpace').map(({ space }) => space)).toEqual([0, 1, 2, 3, 4, 5, 6, 7])
    const took = does(at, chooseSpace(4), take({ green: 1 }))
    expect(player(took, 'red').inventory).toEqual({ green: 1 })
  })

  test.each([1, 2, 3] as const)(
    'on position 0 card %d has only the draw — GU-ARCHIVISTS-EX2',
    (card) => {
      const at = archivists(card, { red: { position: 0 } })
      expect(offers(at, 'useAction')).toEqual([useAction(`guild-archivists-${card}a`)])
    },
  )

  test.each([
    [1, 'effect.paid(cost amount.recognition(n 1), gains effect.perDie(what effect.any))'],
    [2, 'effect.paid(cost amount.recognition(n 1), gains effect.influence)'],
    [3, 'effect.paid(cost amount.recognition(n 1), gains effect.any)'],
  ])('card %d has the draw and one of the others, all once — GU-ARCHIVISTS-13', (card, second) => {
    expect(printedOn(`guild-archivists-${card}`)).toEqual([
      'effect.paid(cost amount.ruble(n 2), gains effect.contracts(n 3))',
      second,
    ])
    for (const action of ['a', 'b']) {
      const chosen = useAction(`guild-archivists-${card}${action}`)
      const used = does(archivists(card as 1 | 2 | 3, { red: { position: 4, rubles: 9 } }), chosen)
      let at = used
      while (!['market-next', 'end-turn', 'main-action'].includes(asks(at) ?? '')) {
        at = does(at, offers(at)[0] ?? stop)
      }
      expect(offers(at, 'useAction')).toEqual([])
    }
  })
})

describe('against Ivan', () => {
  const alone: Position = { players: 1, options: { fourthGuild: 'guild-archivists' } }

  test('he draws no contracts, and yours have the values of two players — IV-8.5', () => {
    const rules = must(rulesFor({ players: 1, options: alone.options }))
    const prestige = (id: Contract) => rules.parts.contracts[CONTRACTS.indexOf(id)]?.prestige
    expect([prestige('con-08'), prestige('con-15')]).toEqual([4, 2])
    let most = 0
    for (const { after } of randomGame(
      { ...alone, options: { ...alone.options, roundLimit: 60 } },
      4,
    )) {
      const { held } = archiveOf(after, 0)
      most = Math.max(most, held[0]?.length ?? 0)
      expect(held[1]).toEqual([])
    }
    expect(most).toBeGreaterThan(0)
  })

  test('yours are seen by you only — IV-10.2', () => {
    const at = laidOut(alone, 1)
    const { game } = at
    const state = game.copy(at.state)
    game.evolve(state, { type: 'contractsDrawn', seat: 0, contracts: ['con-03'] })
    game.evolve(state, { type: 'contractsKept', seat: 0, under: 0, kept: 'con-03', back: null })
    expect(archiveOf({ ...at, state }, 0).held).toEqual([['con-03'], []])
    expect(archiveOf({ ...at, state }, 'spectator').held).toEqual([[null], []])
  })
})
