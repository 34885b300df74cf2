import { type Seat, seededChance } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { FACE_DOWN } from '../modules/base/events/face-down.ts'
import type { Command } from '../modules/types.ts'
import type { Position } from '../positions/position.ts'
import {
  buildPlace,
  choose,
  chooseBuilding,
  chooseSite,
  coinsPlace,
  draftPair,
  endTurn,
  place,
  realise,
  recruit,
  turnUp,
} from '../testing/commands.ts'
import { builds, finishRound, randomGame } from '../testing/play.ts'
import {
  asks,
  does,
  drafted,
  goodsOf,
  laidOut,
  played,
  playerOf,
  seen,
  type Table,
  table,
} from '../testing/table.ts'

describe('information', () => {
  test('all that lies on the table is public, and the number of cards in each deck — CB-12.1', () => {
    const { market, contracts, offer, recruited, activeColumn, discard, craftsmanDeck, players } =
      seen(finishRound(drafted({ players: 3 })))
    expect(market.map(({ deck }) => deck).every((n) => n > 0)).toBe(true)
    expect([contracts.length, offer.length, recruited.length, activeColumn.length]).toEqual([
      6, 4, 0, 4,
    ])
    expect([discard.length, craftsmanDeck]).toEqual([4, 2])
    for (const { coins, sites, board } of players) {
      expect([typeof coins, sites.length, typeof board]).toEqual(['number', 3, 'string'])
    }
  })

  test('covered buildings are public — CB-12.2', () => {
    const at = table({ red: { sites: [['bakehouse', 'creamery']] } })
    expect(playerOf(at, 'red').sites[0]).toEqual(['building-1-bakehouse', 'building-2-creamery'])
  })

  test('the order of the decks is hidden from all — CB-12.3', () => {
    for (const { before } of randomGame({ players: 4, options: { roundLimit: 3 } }, 9)) {
      const { game, state } = before
      const dealt = game.redeal(game.view(state, 0), seededChance('other'))
      expect(game.view(dealt, 0)).toEqual(game.view(state, 0))
    }
    const at = drafted()
    const orders = [1, 2, 3, 4].map((seed) => {
      const dealt = at.game.redeal(seen(at), seededChance(seed))
      return JSON.stringify([dealt.decks, dealt.craftsmanDeck])
    })
    expect(new Set(orders).size).toBe(4)
  })

  test('which cards are still in a deck follows by exclusion — CB-12.4', () => {
    const at = drafted({ players: 3 })
    const dealt = at.game.redeal(seen(at), seededChance('other'))
    const sorted = (list: readonly number[]) => list.toSorted((a, b) => a - b)
    expect(dealt.decks.map(sorted)).toEqual(at.state.decks.map(sorted))
    expect(sorted(dealt.craftsmanDeck)).toEqual(sorted(at.state.craftsmanDeck))
  })

  test('during the draft pairs, market and contracts are public, the offer is not drawn — CB-12.5', () => {
    const { pairs, market, contracts, offer } = seen(laidOut({ players: 3 }))
    expect([pairs.length, contracts.length, offer.length]).toEqual([4, 6, 0])
    expect(market.flatMap(({ buildings }) => buildings)).not.toContain(null)
  })

  test('no player knows what another does not — CB-12.6', () => {
    for (const { before } of randomGame({ players: 3, options: { roundLimit: 2 } }, 3)) {
      const { game, state } = before
      for (const seat of [0, 1, 2]) expect(game.view(state, seat)).toEqual(seen(before))
    }
  })

  test('no client is sent the order of a deck — CB-12.7', () => {
    const laid = laidOut({ players: 4 })
    const after = finishRound(does(laid, ...[1, 2, 3, 4].map(draftPair)))
    const start = does(laid, ...[1, 2, 3, 4].map(draftPair))
    for (const at of [laid, start, after]) {
      for (const event of at.events) {
        const viewed = at.game.viewEvent(event, 'spectator')
        const decks = viewed === null ? [] : decksIn(viewed)
        for (const card of decks) expect(card).toBe(FACE_DOWN)
      }
    }
    const decks = laid.events.flatMap(decksIn)
    expect(decks.length).toBe(36)
    expect(decks).not.toContain(FACE_DOWN)
  })
})

const decksIn = (event: Table['events'][number]): readonly string[] => {
  if (event.type === 'setUp') return event.decks.flat()
  return event.type === 'columnsLaid' || event.type === 'craftsmenShuffled' ? event.deck : []
}

describe('chance', () => {
  test('chance enters at setup, at a filled position and at round end only — CB-12.8', () => {
    const lucky = new Set(['columnsLaid', 'positionFilled', 'offerDrawn', 'craftsmenShuffled'])
    for (const { before, command, after } of randomGame({ players: 3 }, 11)) {
      const again = before.game.decide(
        before.state,
        before.state.active,
        command,
        seededChance('quite another'),
      )
      if (!again.ok || after.events.some(({ type }) => lucky.has(type))) continue
      expect(again.events).toEqual(after.events)
    }
  })

  test('a draw takes the top card, so the moment does not change it — CB-12.9', () => {
    const decks = { 1: ['greenhouse', 'well-house'] }
    const at = builds(
      table({ market: { 1: ['stable'] }, decks, red: { coins: 30, wood: 9 } }),
      'stable',
    )
    for (const seed of [1, 2, 3]) {
      const other = does({ ...at, chance: seededChance(seed) }, endTurn)
      expect(seen(other).market[0]?.buildings[3]).toBe('building-1-greenhouse')
    }
  })
})

const CONTRACTS = { contracts: ['fish-bread-cake', 'cake-fish-cheese'] } as const
const RED = {
  board: 'fish',
  coins: 20,
  wood: 9,
  stone: 9,
  sites: [['harbour-mill'], ['creamery']],
} as const
const STABLE: readonly Command[] = [
  buildPlace,
  chooseBuilding(1, 'stable'),
  chooseSite(3),
  { type: 'replaceCoins', wood: 0, stone: 0 },
]

/** A game from the position, after these commands of Red. */
function after(position: Position, ...commands: readonly Command[]) {
  const play = played(position)
  for (const command of commands) {
    const seat: Seat = play.actor?.seat ?? 0
    const decision = play.submit(seat, command)
    if (!decision.ok) throw new Error(JSON.stringify([command, decision.refusal]))
  }
  return play
}

describe('undo', () => {
  test('a draw and a shuffle are barriers — CB-12.10', () => {
    const position = { ...CONTRACTS, market: { 1: ['stable'] }, red: RED }
    const play = after(position, ...STABLE)
    expect(play.undoable).toBe(4)
    play.submit(0, turnUp)
    expect(play.undoable).toBe(0)
    expect(play.undo()).toBe(false)
    const { game } = drafted()
    for (const type of ['positionFilled', 'offerDrawn', 'craftsmenShuffled', 'columnsLaid']) {
      expect(game.barrier({ type } as Table['events'][number])).toBe(true)
    }
  })

  test('the end of a turn, a taken pair and an answer in the income are barriers — CB-12.11', () => {
    expect(after({}, coinsPlace).undoable).toBe(1)
    expect(after({}, coinsPlace, endTurn).undoable).toBe(0)
    const laid = laidOut()
    expect(does(laid, draftPair(1)).events.some((event) => laid.game.barrier(event))).toBe(true)
    const income = after(
      {
        options: { castleIncome: 'choice' },
        lap: 4,
        turn: 'blue',
        acted: true,
        red: { coins: 5, sites: [['rose-castle']] },
        blue: { coins: 5, sites: [['royal-castle']] },
      },
      endTurn,
    )
    expect(asks({ ...laid, game: income.game, state: income.state })).toBe('castle-income')
    income.submit(income.actor?.seat ?? 0, { type: 'chooseKind', wood: 1, stone: 0 })
    expect(income.undoable).toBe(0)
  })

  test('everything since the last barrier can be taken back, one by one or at once — CB-12.12', () => {
    const position = { ...CONTRACTS, market: { 1: ['stable'] }, red: RED }
    const start = JSON.stringify(played(position).state)
    const play = after(position, ...STABLE, realise('fish'))
    expect(play.undoable).toBe(5)
    expect(play.undo()).toBe(true)
    expect(play.undo(4)).toBe(true)
    expect(JSON.stringify(play.state)).toBe(start)
  })

  test('within a turn only a filled position is a barrier — CB-12.13', () => {
    const market = { 1: ['stable'] }
    expect(after({ market, red: RED }, ...STABLE).undoable).toBe(4)
    const atOnce = { market, options: { refillTiming: 'atOnce' }, red: RED }
    expect(after(atOnce, ...STABLE).undoable).toBe(0)
    const active = ['carter', 'mason', 'tiler']
    expect(after({ active, red: { coins: 3 } }, place('mason-a1')).undoable).toBe(1)
    const offer = ['foreman', 'banker', 'broker']
    expect(after({ offer, turn: 'blue' }, recruit('foreman')).undoable).toBe(1)
  })
})

describe('examples', () => {
  const FISH: Position = {
    ...CONTRACTS,
    players: 3,
    market: { 1: ['wood-shed', 'bakehouse', 'stable'] },
    realised: { 'fish-bread-cake': ['blue'] },
    red: RED,
  }

  test('a build, gains and a paid contract are all taken back — CB-12-EX1', () => {
    const start = JSON.stringify(played(FISH).state)
    const play = after(FISH, ...STABLE, realise('fish'))
    const coins = (seat: number) => play.state.players[seat]?.coins
    expect([coins(1), coins(2)]).toEqual([1 + 2, 1])
    expect(play.undo(5)).toBe(true)
    expect(JSON.stringify(play.state)).toBe(start)
  })

  test('when Red ends that turn position 4 is filled, and nothing can be taken back — CB-12-EX2', () => {
    const play = after(FISH, ...STABLE, realise('fish'), endTurn)
    expect(play.state.market[3]).toBeGreaterThanOrEqual(0)
    expect(play.undoable).toBe(0)
  })

  test('a cake contract fills position 4; what follows can be taken back — CB-12-EX3', () => {
    const play = after(FISH, ...STABLE, realise('cake'))
    expect(play.undoable).toBe(0)
    play.submit(0, choose('power-cake-a'))
    expect(play.undoable).toBe(1)
    play.submit(0, chooseBuilding(1, 'wood-shed'))
    play.submit(0, chooseSite(1))
    expect(play.undoable).toBe(3)
    expect(play.undo(3)).toBe(true)
    expect(play.submit(0, choose('power-cake-b')).ok).toBe(true)
  })

  test('coins place and cake contract: nothing is drawn, all can be taken back — CB-12-EX4', () => {
    const start = JSON.stringify(played(FISH).state)
    const play = after(FISH, coinsPlace, realise('cake'), choose('power-cake-b'))
    expect(play.undoable).toBe(3)
    expect(play.undo(3)).toBe(true)
    expect(JSON.stringify(play.state)).toBe(start)
  })

  test('the last turn of lap 4: the round ends, and none of it can be taken back — CB-12-EX5', () => {
    const play = after({ lap: 4, turn: 'blue', acted: true }, endTurn)
    expect(play.state.round).toBe(2)
    expect(play.undoable).toBe(0)
    const at = does(table({ lap: 4, turn: 'blue', acted: true }), endTurn)
    expect(goodsOf(at, 'blue')[0]).toBeGreaterThanOrEqual(4)
  })
})
