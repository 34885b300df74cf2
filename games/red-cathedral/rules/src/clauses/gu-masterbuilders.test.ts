import { item } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { builtInComponents } from '../components/built-in.ts'
import type { Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { picking } from '../testing/pick.ts'
import { laidOut, turnOf } from '../testing/play.ts'
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
  advanceSection,
  chooseBlueprint,
  deliver,
  moveDie,
  take,
  useAction,
} from '../testing/wishes.ts'

const GUILD = { fourthGuild: 'guild-masterbuilders' }
const builders = (card: 1 | 2 | 3, position: Position = {}): Table =>
  atGuild(`guild-masterbuilders-${card}`, { red: { rubles: 3 }, ...position })

const ALL = builtInComponents().cathedralCards.map(({ id }) => id)
const used = (at: Table): string[] =>
  seen(at)
    .towers.flat()
    .map(({ card }) => card)
const unused = (at: Table): string[] => ALL.filter((id) => !used(at).includes(id))

/** The same table, where the next cards from the deck are these. */
const drawing = (at: Table, ...cards: readonly string[]): Table => ({
  ...at,
  chance: picking(at.state.parts.blueprints.deck, ...cards.map((id) => ALL.indexOf(id))),
})

const discarded = (at: Table) => seen(at).blueprints?.discards.map(({ card }) => card)

const draw = useAction('guild-masterbuilders-1a')
const drawTwo = useAction('guild-masterbuilders-2a')

/** Red has drawn this card. */
const drawn = (card: string, position: Position = {}): Table =>
  does(drawing(builders(1, position), card), draw)

const drawnTwo = (cards: readonly [string, string], position: Position = {}): Table =>
  does(drawing(builders(2, position), ...cards), drawTwo)

const takes = (at: Table) => offers(at, 'take').map(({ goods }) => goods)

describe('the deck', () => {
  test.each([
    [2, 28],
    [3, 22],
    [4, 16],
  ])('with %d players the %d cards that no tower uses — GU-MASTERBUILDERS-1', (players, cards) => {
    const at = laidOut({ players, options: GUILD }, 1)
    expect(happened(at, 'blueprintsLaid')).toEqual([{ type: 'blueprintsLaid', cards }])
    expect(seen(at).blueprints).toEqual({ deck: cards, drawn: [], discards: [] })
    expect(at.state.parts.blueprints.deck.map((card) => item(ALL, card))).toEqual(unused(at))
  })

  test('in which order they come is up to chance — GU-MASTERBUILDERS-1, GU-MASTERBUILDERS-4', () => {
    const cards = [1, 2, 3, 4, 5].map((seed) => {
      const { chance } = laidOut({}, seed)
      return happened(does({ ...builders(1), chance }, draw), 'blueprintDrawn')[0]?.card
    })
    expect(new Set(cards).size).toBeGreaterThan(1)
    for (const card of cards) expect(unused(builders(1))).toContain(card)
  })

  test('a drawn card is shown to all, then laid on the discards — GU-MASTERBUILDERS-2', () => {
    const at = drawn('mid-13')
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(at.game.view(at.state, viewer).blueprints).toEqual({
        deck: 21,
        drawn: [{ card: 'mid-13', type: 'middle', cost: { wood: 2, brick: 1, gold: 1 } }],
        discards: [],
      })
      const sent = at.events.map((event) => at.game.viewEvent(event, viewer))
      expect(sent).toEqual(at.events)
    }
    const after = does(at, take({ wood: 2 }))
    expect(seen(after).blueprints).toMatchObject({ deck: 21, drawn: [] })
    expect(discarded(after)).toEqual(['mid-13'])
  })

  test('from an empty deck the discards are shuffled into a new one — GU-MASTERBUILDERS-3', () => {
    const discards = unused(builders(1))
    const at = does(builders(1, { discards }), draw)
    expect(at.events.map(({ type }) => type)).toEqual([
      'actionUsed',
      'paid',
      'blueprintsShuffled',
      'blueprintDrawn',
      'asked',
    ])
    expect(happened(at, 'blueprintsShuffled')).toMatchObject([{ cards: 22 }])
    expect(seen(at).blueprints).toMatchObject({ deck: 21, discards: [] })
    expect(discards).toContain(seen(at).blueprints?.drawn[0]?.card)
  })

  test('the second card comes from the new deck, never the first again — GU-MASTERBUILDERS-3', () => {
    const [last = '', ...discards] = unused(builders(2))
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { chance } = laidOut({}, seed)
      const at = does({ ...builders(2, { discards }), chance }, drawTwo)
      const [first, second] = happened(at, 'blueprintDrawn').map(({ card }) => card)
      expect(first).toBe(last)
      expect(discards).toContain(second)
    }
  })

  test('draws and shuffles are undo barriers — GU-MASTERBUILDERS-3, CT-11.4', () => {
    const { game, events } = does(builders(1, { discards: unused(builders(1)) }), draw)
    const barriers = events.filter((event) => game.barrier(event)).map(({ type }) => type)
    expect(barriers).toEqual(['blueprintsShuffled', 'blueprintDrawn'])
  })
})

describe('one card', () => {
  test('2 R, then 2 of the materials of its cost, once — GU-MASTERBUILDERS-4', () => {
    const at = drawn('mid-13')
    expect([asks(at), player(at, 'red').rubles]).toEqual(['blueprint-take', 1])
    const took = does(at, take({ wood: 1, gold: 1 }))
    expect(player(took, 'red').inventory).toEqual({ wood: 1, gold: 1 })
    expect(offers(does(builders(1, { red: { rubles: 9 } }), draw, take({})), 'useAction')).toEqual(
      [],
    )
  })

  test('2 wood, 1 brick, 1 gold: no kind more often than the card shows — GU-MASTERBUILDERS-6, GU-MASTERBUILDERS-EX1', () => {
    const at = drawn('mid-13')
    expect(
      takes(at).filter((goods) => Object.values(goods).reduce((a, b) => a + b, 0) === 2),
    ).toEqual([{ wood: 2 }, { wood: 1, brick: 1 }, { wood: 1, gold: 1 }, { brick: 1, gold: 1 }])
    expect(refuses(at, take({ gold: 2 }))).toMatchObject({ clause: 'RC-9.6' })
    expect(refuses(at, take({ wood: 2, gold: 1 }))).toMatchObject({ clause: 'RC-9.4' })
    expect(refuses(at, take({ stone: 1 }))).toMatchObject({ clause: 'RC-9.6' })
  })

  test('fewer may be taken, and no more than fit — GU-MASTERBUILDERS-4', () => {
    const at = drawn('mid-13', { red: { rubles: 2, goods: { stone: 5 } } })
    expect(takes(at)).toEqual([{ wood: 1 }, { brick: 1 }, { gold: 1 }, {}])
    expect(player(does(at, take({})), 'red').inventory).toEqual({ stone: 5 })
  })

  test('with a full inventory it is not possible — GU-MASTERBUILDERS-7', () => {
    const full = builders(1, { red: { rubles: 2, goods: { stone: 6 } } })
    expect(refuses(full, draw)).toMatchObject({ clause: 'RC-9.15' })
    const two = builders(2, { red: { rubles: 3, goods: { stone: 6 } } })
    expect(refuses(two, drawTwo)).toMatchObject({ clause: 'RC-9.15' })
  })

  test('with an empty supply it is not possible — GU-MASTERBUILDERS-7', () => {
    const left = (n: number): Position => ({ components: { supplies: supplies(n) } })
    expect(refuses(builders(1, left(0)), draw)).toMatchObject({ clause: 'RC-9.15' })
    expect(offers(builders(1, left(1)))).toContainEqual(draw)
  })

  test('a card of which the supply has nothing gives nothing — GU-MASTERBUILDERS-4', () => {
    // One purple jewel is left, and the card costs none.
    const at = drawn('mid-13', { components: { supplies: supplies(1) } })
    expect(asks(at)).toBe('market-next')
    expect(player(at, 'red')).toMatchObject({ rubles: 1, inventory: {} })
    expect(discarded(at)).toEqual(['mid-13'])
  })
})

/** No material at all, but for so many purple jewels. */
const supplies = (purple: number) =>
  ['wood', 'brick', 'stone', 'gold', 'green', 'purple'].map((id) => ({
    id,
    n: id === 'purple' ? purple : 0,
  }))

describe('two cards', () => {
  const two = ['base-08', 'dome-07'] as const

  test('3 R, then 2 materials of one and 1 of the other, once — GU-MASTERBUILDERS-5', () => {
    const at = drawnTwo(two)
    expect([asks(at), player(at, 'red').rubles]).toEqual(['blueprint-take', 0])
    expect(offers(at)).toEqual([chooseBlueprint(0), chooseBlueprint(1)])
    const base = does(at, chooseBlueprint(0))
    expect(takes(base)[0]).toEqual({ wood: 1, brick: 1 })
    const rest = does(base, take({ brick: 2 }))
    expect(takes(rest)).toEqual([{ stone: 1 }, { gold: 1 }, {}])
    const done = does(rest, take({ stone: 1 }))
    expect(player(done, 'red').inventory).toEqual({ brick: 2, stone: 1 })
    expect(discarded(done)).toEqual(two)
    expect(offers(done, 'useAction')).toEqual([])
  })

  test('2 gold from the dome and 1 brick from the base — GU-MASTERBUILDERS-EX2', () => {
    // The towers of this table leave base-01 and dome-07 to the deck.
    const cards = { 0: 'base-09', 2: 'dome-08' }
    const at = drawnTwo(['base-01', 'dome-07'], { cards })
    const done = does(at, chooseBlueprint(1), take({ gold: 2 }), take({ brick: 1 }))
    expect(player(done, 'red').inventory).toEqual({ brick: 1, gold: 2 })
  })

  test('of each card no more than its cost shows — GU-MASTERBUILDERS-6', () => {
    const at = does(drawnTwo(two), chooseBlueprint(0))
    expect(refuses(at, take({ wood: 2 }))).toMatchObject({ clause: 'RC-9.6' })
    expect(refuses(at, take({ gold: 1 }))).toMatchObject({ clause: 'RC-9.6' })
  })

  test('with one free space only one material is gained, of either card — GU-MASTERBUILDERS-5', () => {
    const at = drawnTwo(two, { red: { rubles: 3, goods: { purple: 5 } } })
    const took = does(at, chooseBlueprint(1), take({ gold: 1 }))
    expect(asks(took)).toBe('market-next')
    expect(player(took, 'red').inventory).toEqual({ gold: 1, purple: 5 })
    // What is left for the second card is still asked where the first one left room.
    const left = does(at, chooseBlueprint(0), take({}))
    expect(takes(left)).toEqual([{ stone: 1 }, { gold: 1 }, {}])
  })

  test('a card that was used cannot be chosen again — GU-MASTERBUILDERS-5', () => {
    const at = does(drawnTwo(two), chooseBlueprint(0))
    expect(refuses(at, chooseBlueprint(1)).clause).toBe('GU-MASTERBUILDERS-4')
    expect(refuses(drawnTwo(two), chooseBlueprint(2))).toMatchObject({
      clause: 'GU-MASTERBUILDERS-5',
    })
  })
})

describe('an advance', () => {
  /** Red builds base-08 (5 RP, 2 R) and mid-16 (7 RP, 1 R); base-01 is finished, base-02 Blue's. */
  const sections: Position = {
    cards: { 0: 'base-08', 1: 'mid-16', 3: 'base-01', 7: 'base-02' },
    sections: {
      0: { owner: 'red' },
      1: { owner: 'red' },
      3: { owner: 'red', finished: true },
      7: { owner: 'blue' },
    },
  }

  test('1 RP, then the rubles of an own section under construction, once — GU-MASTERBUILDERS-8', () => {
    const at = does(
      builders(1, { ...sections, red: { position: 9, rubles: 0 } }),
      useAction('guild-masterbuilders-1b'),
    )
    expect([asks(at), player(at, 'red').position]).toEqual(['advance-section', 8])
    expect(offers(at)).toEqual([advanceSection(0), advanceSection(1)])
    const paid = does(at, advanceSection(1))
    expect(player(paid, 'red').rubles).toBe(1)
    expect(offers(paid, 'useAction')).toEqual([])
    expect(refuses(at, advanceSection(3))).toMatchObject({ clause: 'GU-MASTERBUILDERS-8' })
    expect(refuses(at, advanceSection(7))).toMatchObject({ clause: 'GU-MASTERBUILDERS-8' })
    expect(refuses(at, advanceSection(29))).toMatchObject({ clause: 'RC-1.11' })
  })

  test('base-08 from position 9: position 8, 2 R — GU-MASTERBUILDERS-EX4', () => {
    const at = builders(1, { ...sections, red: { position: 9, rubles: 0 } })
    const paid = does(at, useAction('guild-masterbuilders-1b'), advanceSection(0))
    expect(player(paid, 'red')).toMatchObject({ position: 8, rubles: 2 })
  })

  test('1 R, then half of the RP, rounded down, once — GU-MASTERBUILDERS-9', () => {
    const at = builders(3, { ...sections, red: { position: 0, rubles: 1 } })
    const paid = does(at, useAction('guild-masterbuilders-3b'), advanceSection(0))
    expect(player(paid, 'red')).toMatchObject({ position: 2, rubles: 0 })
    expect(offers(paid, 'useAction')).toEqual([])
  })

  test('mid-16: 1 R for 3 RP; on completion it still gives 7 — GU-MASTERBUILDERS-10, GU-MASTERBUILDERS-EX3', () => {
    const at = builders(3, {
      ...sections,
      sections: { ...sections.sections, 1: { owner: 'red', lacks: { gold: 1 } } },
      red: { position: 0, rubles: 1, goods: { gold: 1 } },
    })
    const paid = does(at, useAction('guild-masterbuilders-3b'), advanceSection(1))
    expect(player(paid, 'red')).toMatchObject({ position: 3, rubles: 0 })
    const built = does(turnOf(paid, 0), deliver(1, 'gold'))
    expect(happened(built, 'completed')).toMatchObject([{ recognition: 7, rubles: 1 }])
    expect(section(built, 1).finished).toBe(true)
  })

  test('in a later turn the same section can be chosen again — GU-MASTERBUILDERS-10', () => {
    const at = builders(3, { ...sections, red: { position: 0, rubles: 2 } })
    const advance = [useAction('guild-masterbuilders-3b'), advanceSection(1)]
    const once = does(at, ...advance)
    const again = does(turnOf(once, 0), moveDie('yellow'), ...advance)
    expect(player(again, 'red')).toMatchObject({ position: 6, rubles: 0 })
  })

  test('a single section is chosen unasked; without one it is not offered — GU-MASTERBUILDERS-8', () => {
    const one = builders(1, { sections: { 0: { owner: 'red' } }, red: { position: 9 } })
    const paid = does(one, useAction('guild-masterbuilders-1b'))
    expect(happened(paid, 'sectionAdvanced')).toMatchObject([{ section: 0 }])
    const none = builders(1, { red: { position: 9 } })
    expect(refuses(none, useAction('guild-masterbuilders-1b')).clause).toBe('RC-9.15')
    const low = builders(1, { ...sections, red: { position: 0 } })
    expect(refuses(low, useAction('guild-masterbuilders-1b')).clause).toBe('RC-9.15')
  })
})

test.each([
  [
    1,
    'effect.paid(cost amount.ruble(n 2), gains effect.blueprint(n 2))',
    'effect.paid(cost amount.recognition(n 1), gains effect.advance.ruble)',
  ],
  [
    2,
    'effect.paid(cost amount.ruble(n 3), gains effect.blueprint(n 2) & effect.blueprint(n 1))',
    'effect.paid(cost amount.ruble(n 1), gains effect.advance.recognition.half)',
  ],
  [
    3,
    'effect.paid(cost amount.ruble(n 2), gains effect.blueprint(n 2))',
    'effect.paid(cost amount.ruble(n 1), gains effect.advance.recognition.half)',
  ],
])('card %d — GU-MASTERBUILDERS-11', (card, first, second) => {
  expect(printedOn(`guild-masterbuilders-${card}`)).toEqual([first, second])
})
