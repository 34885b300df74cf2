import { describe, expect, test } from 'vitest'
import { COLOURS } from '../constants.ts'
import { draftPair } from '../testing/commands.ts'
import {
  actorAt,
  asks,
  does,
  drafted,
  goodsOf,
  happened,
  laidOut,
  offers,
  orderOf,
  playerOf,
  refused,
  refusedTo,
  seen,
  type Table,
} from '../testing/table.ts'

const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)
const chosen = (first: number, players: number) => ({
  players,
  options: { firstPlayer: 'chosen', first },
})

describe('before the draft', () => {
  test('the table fixes players, colours, seats and settings before setup — CB-2.1', () => {
    const options = { colours: ['green', 'red', 'blue'], roundLimit: 7 }
    const at = laidOut({ players: 3, options })
    expect(seen(at).players.map(({ colour }) => colour)).toEqual(['green', 'red', 'blue'])
    expect(at.game.options).toMatchObject(options)
  })

  test('the first player is drawn at random, or named by the table — CB-2.2', () => {
    const firsts = SEEDS.map((seed) => seen(laidOut({ players: 4 }, seed)).first)
    expect(new Set(firsts)).toEqual(new Set([0, 1, 2, 3]))
    for (const seed of [1, 2, 3]) expect(seen(laidOut(chosen(2, 3), seed)).first).toBe(2)
  })

  test('the first turn order is clockwise from the first player — CB-2.3', () => {
    expect(orderOf(drafted(chosen(2, 4)))).toEqual(['green', 'yellow', 'red', 'blue'])
  })

  test('the three decks are shuffled, each by itself — CB-2.4', () => {
    const orders = SEEDS.map((seed) => happened(laidOut({}, seed), 'setUp')[0]?.decks ?? [])
    for (const level of [0, 1, 2]) {
      expect(new Set(orders.map((decks) => JSON.stringify(decks[level]))).size).toBe(SEEDS.length)
      for (const decks of orders) {
        expect(decks[level]?.every((id) => id.startsWith(`building-${level + 1}-`))).toBe(true)
      }
    }
  })

  test('four cards of each deck lie face up on positions 1 to 4 of its row — CB-2.5', () => {
    for (const { level, buildings, deck } of seen(laidOut()).market) {
      expect(buildings.every((id) => id?.startsWith(`building-${level}-`))).toBe(true)
      expect([buildings.length, deck]).toEqual([4, 12])
    }
  })

  test('one contract of each kind is drawn — CB-2.6', () => {
    const drawn = SEEDS.map((seed) => seen(laidOut({}, seed)).contracts)
    for (const contracts of drawn) {
      for (const { id, kind } of contracts) expect(id.startsWith(`contract-${kind}-`)).toBe(true)
    }
    expect(new Set(drawn.map((contracts) => contracts[0]?.id)).size).toBe(6)
  })

  test('the six contracts stay to the end — CB-2.7', () => {
    const at = laidOut()
    const ids = (table: Table) => seen(table).contracts.map(({ id }) => id)
    expect(ids(drafted())).toEqual(ids(at))
    expect(ids(at)).toHaveLength(6)
  })

  test('each player starts with the pieces, 2 coins and 2 wood — CB-2.8', () => {
    for (const player of seen(laidOut({ players: 4 })).players) {
      expect(player).toMatchObject({ workers: 3, recruiters: 2, markers: 6, coins: 2, wood: 2 })
      expect(player.stone).toBe(0)
    }
  })

  test('the permanent and the contract craftsman are in no pair and no deck — CB-2.9', () => {
    for (const seed of SEEDS) {
      const at = drafted({ players: 4 }, seed)
      const laid = JSON.stringify([happened(laidOut({ players: 4 }, seed), 'setUp'), at.events])
      expect(laid).not.toMatch(/craftsman-(permanent|contract)"/)
    }
  })

  test('the boards are shuffled — CB-2.10', () => {
    const boards = SEEDS.map((seed) => seen(laidOut({}, seed)).pairs.map(({ board }) => board))
    expect(new Set(boards.flat()).size).toBe(5)
    expect(new Set(boards.map(String)).size).toBeGreaterThan(20)
  })

  test('there is one pair more than players, a craftsman with a board each — CB-2.11', () => {
    for (const players of [2, 3, 4]) {
      const { pairs } = seen(laidOut({ players }))
      expect(pairs).toHaveLength(players + 1)
      expect(new Set(pairs.map(({ board }) => board)).size).toBe(players + 1)
      expect(new Set(pairs.map(({ craftsman }) => craftsman)).size).toBe(players + 1)
    }
    expect(refused(laidOut(), draftPair(4))).toBe('CB-2.11 noSuchPair')
  })

  test('boards in no pair stay out of the game — CB-2.12', () => {
    const at = laidOut()
    const pairs = seen(at).pairs.map(({ board }) => board)
    expect(pairs).toHaveLength(3)
    for (const { board } of seen(drafted()).players) expect(pairs).toContain(board)
  })
})

describe('the draft', () => {
  test('the pairs are taken in reverse turn order, the first player last — CB-2.13', () => {
    let at = laidOut(chosen(2, 4))
    const order: unknown[] = []
    for (let taken = 0; taken < 4; taken++) {
      expect(asks(at)).toBe('draft-pair')
      order.push(actorAt(at))
      expect(refusedTo(at, 'green', draftPair(1))).toBe(
        taken < 3 ? 'CB-3.12 notYourTurn' : 'CB-2.13 pairTaken',
      )
      at = does(at, draftPair(taken + 1))
    }
    expect(order).toEqual(['blue', 'red', 'yellow', 'green'])
    expect(asks(at)).toBe('worker-place')
  })

  test('a pair that is taken is not offered again — CB-2.13', () => {
    const at = does(laidOut({ players: 3 }), draftPair(2))
    expect(offers(at, 'draftPair').map(({ pair }) => pair)).toEqual([1, 3, 4])
    expect(refused(at, draftPair(2))).toBe('CB-2.13 pairTaken')
  })

  test('the player keeps the board of the pair — CB-2.14', () => {
    const at = laidOut(chosen(0, 2))
    const board = seen(at).pairs[2]?.board
    expect(playerOf(does(at, draftPair(3)), 'blue').board).toBe(board)
    expect(playerOf(does(at, draftPair(3), draftPair(1)), 'blue').board).toBe(board)
  })

  test('the active column follows the turn order, the untaken craftsman at the bottom — CB-2.15', () => {
    const at = laidOut(chosen(1, 3))
    const card = seen(at).pairs.map(({ craftsman }) => craftsman)
    // Turn order blue, green, red; red, green, blue draft.
    const after = does(at, draftPair(4), draftPair(1), draftPair(2))
    expect(seen(after).activeColumn.map(({ craftsman }) => craftsman)).toEqual([
      card[1],
      card[0],
      card[3],
      card[2],
    ])
  })

  test('one recruiter lies on the own craftsman, the other is available — CB-2.16', () => {
    const at = drafted(chosen(0, 2))
    expect(seen(at).activeColumn.map(({ owner }) => owner)).toEqual([0, 1, -1])
    for (const { recruiters } of seen(at).players) expect(recruiters).toBe(1)
  })

  test('the board of the pair that nobody took goes out of the game — CB-2.17', () => {
    const at = laidOut(chosen(0, 2))
    const left = seen(at).pairs[0]?.board
    const after = does(at, draftPair(2), draftPair(3))
    expect(seen(after).pairs).toEqual([])
    expect(seen(after).players.map(({ board }) => board)).not.toContain(left)
  })

  test('the craftsmen in no pair are shuffled after the draft — CB-2.18', () => {
    const decks = SEEDS.map((seed) => happened(drafted({}, seed), 'columnsLaid')[0]?.deck)
    expect(new Set(decks.map(String)).size).toBe(SEEDS.length)
    const at = laidOut()
    const pairs = seen(at).pairs.map(({ craftsman }) => craftsman)
    const laid = happened(does(at, draftPair(1), draftPair(2)), 'columnsLaid')[0]
    for (const id of laid?.deck ?? []) expect(pairs).not.toContain(id)
  })

  test('the first offer is drawn after the draft, one card more than players — CB-2.19', () => {
    for (const players of [2, 3, 4]) {
      expect(seen(laidOut({ players })).offer).toEqual([])
      expect(seen(drafted({ players })).offer).toHaveLength(players + 1)
    }
  })

  test('recruited column and discard pile start empty — CB-2.20', () => {
    const { recruited, discard } = seen(drafted())
    expect([recruited, discard]).toEqual([[], []])
    expect(offers(drafted(), 'place').map(({ slot }) => slot)).toContain(
      'craftsman-permanent-coins',
    )
  })

  test('the contract craftsman takes no worker and is never recruited — CB-2.21', () => {
    for (const seed of SEEDS) {
      const { offer, activeColumn } = seen(drafted({ players: 4 }, seed))
      expect(JSON.stringify([offer, activeColumn])).not.toContain('craftsman-contract')
    }
    const at = drafted()
    expect(refused(at, { type: 'place', slot: 'craftsman-contract-a' })).toBe(
      'CB-0.3 noSuchCommand',
    )
    expect(refused(at, { type: 'recruit', craftsman: 'craftsman-contract' })).toBe(
      'CB-0.3 noSuchCommand',
    )
  })

  test.each([
    [2, 3, 3, 3, 3, 8],
    [3, 4, 2, 4, 4, 6],
    [4, 5, 1, 5, 5, 4],
  ])('with %i players the numbers are those of the table — CB-2.22', (players, ...numbers) => {
    const { pairs } = seen(laidOut({ players }))
    const { activeColumn, offer, craftsmanDeck } = seen(drafted({ players }))
    const boardsOut = 5 - players
    expect([pairs.length, boardsOut, activeColumn.length, offer.length, craftsmanDeck]).toEqual(
      numbers,
    )
  })
})

describe('examples', () => {
  /** A table of the example, whatever cards chance gave the pairs. */
  const columns = (at: Table) =>
    seen(at).activeColumn.map(({ craftsman, owner }) => [craftsman, COLOURS[owner] ?? 'nobody'])

  test('two players: B takes pair 2, then A pair 1 — CB-2-EX1', () => {
    const at = laidOut(chosen(0, 2))
    const card = seen(at).pairs.map(({ craftsman }) => craftsman)
    expect(actorAt(at)).toBe('blue')
    const after = does(at, draftPair(2), draftPair(1))
    expect(columns(after)).toEqual([
      [card[0], 'red'],
      [card[1], 'blue'],
      [card[2], 'nobody'],
    ])
    expect([seen(after).offer.length, seen(after).craftsmanDeck]).toEqual([3, 8])
  })

  test('three players, first player B: A pair 4, C pair 1, B pair 3 — CB-2-EX2', () => {
    const at = laidOut(chosen(1, 3))
    const card = seen(at).pairs.map(({ craftsman }) => craftsman)
    const drafters = [at, does(at, draftPair(4)), does(at, draftPair(4), draftPair(1))].map(actorAt)
    expect(drafters).toEqual(['red', 'green', 'blue'])
    const after = does(at, draftPair(4), draftPair(1), draftPair(3))
    expect(orderOf(after)).toEqual(['blue', 'green', 'red'])
    expect(columns(after)).toEqual([
      [card[2], 'blue'],
      [card[0], 'green'],
      [card[3], 'red'],
      [card[1], 'nobody'],
    ])
    expect([seen(after).offer.length, seen(after).craftsmanDeck]).toEqual([4, 6])
  })

  test('four players, first player C: B chooses among five pairs, C among two — CB-2-EX3', () => {
    let at = laidOut(chosen(2, 4))
    const seats: unknown[] = []
    const options: number[] = []
    while (asks(at) === 'draft-pair') {
      seats.push(actorAt(at))
      const pairs = offers(at, 'draftPair')
      options.push(pairs.length)
      at = does(at, draftPair(pairs[0]?.pair ?? 0))
    }
    expect(seats).toEqual(['blue', 'red', 'yellow', 'green'])
    expect(options).toEqual([5, 4, 3, 2])
    expect(orderOf(at)).toEqual(['green', 'yellow', 'red', 'blue'])
    expect([seen(at).offer.length, seen(at).craftsmanDeck]).toEqual([5, 4])
  })

  test('everyone enters the first lap with 6 coins and 2 wood — CB-2-EX4', () => {
    for (const seed of SEEDS) {
      const at = drafted({ players: 4 }, seed)
      for (const colour of COLOURS) expect(goodsOf(at, colour)).toEqual([6, 2, 0])
    }
  })

  test('twelve buildings lie face up, and each deck has 12 cards — CB-2-EX5', () => {
    const { market } = seen(laidOut())
    expect(market.flatMap(({ buildings }) => buildings.filter((id) => id !== null))).toHaveLength(
      12,
    )
    expect(market.map(({ deck }) => deck)).toEqual([12, 12, 12])
  })
})
