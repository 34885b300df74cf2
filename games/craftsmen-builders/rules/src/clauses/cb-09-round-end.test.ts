import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { endTurn, place } from '../testing/commands.ts'
import { finishRound } from '../testing/play.ts'
import {
  does,
  drafted,
  goodsOf,
  happened,
  orderOf,
  playerOf,
  seen,
  type Table,
  table,
} from '../testing/table.ts'

/** The last turn of a round of three is played but for its end. */
const LAST: Position = {
  players: 3,
  lap: 4,
  turn: 'green',
  acted: true,
  active: ['mason', 'carter', 'sawyer', 'merchant'],
  offer: ['tiler'],
  recruited: [
    ['foreman', 'green'],
    ['banker', 'red'],
    ['lumberjack', 'blue'],
  ],
  workers: [['sawyer-b1', 'red']],
  red: { coins: 7 },
}
const ended = (): Table => does(table(LAST), endTurn)

describe('round end', () => {
  test('when the fourth lap is over the round ends — CB-9.1', () => {
    const types = ended().events.map(({ type }) => type)
    expect(types.slice(0, 3)).toEqual(['roundEnded', 'offerDrawn', 'roundBegan'])
    expect(does(table({ ...LAST, lap: 3, recruited: [], offer: [] }), endTurn).state.lap).toBe(4)
  })

  test('all take back their workers — CB-9.2', () => {
    for (const player of seen(ended()).players) {
      expect(player).toMatchObject({ workers: 3, onCoins: 0, onBuild: 0 })
    }
  })

  test('all take back the recruiter of the active column — CB-9.3', () => {
    expect(playerOf(table(LAST), 'red').recruiters).toBe(0)
    for (const { recruiters } of seen(ended()).players) expect(recruiters).toBe(1)
  })

  test('the craftsmen of the active column are discarded — CB-9.4', () => {
    expect(seen(ended()).discard).toEqual([
      'craftsman-mason',
      'craftsman-carter',
      'craftsman-sawyer',
      'craftsman-merchant',
    ])
  })

  test('the recruited craftsmen become the active column, in the same order — CB-9.5', () => {
    expect(
      seen(ended())
        .activeColumn.slice(0, 3)
        .map(({ craftsman, owner }) => [craftsman, owner]),
    ).toEqual([
      ['craftsman-foreman', 2],
      ['craftsman-banker', 0],
      ['craftsman-lumberjack', 1],
    ])
    expect(seen(ended()).recruited).toEqual([])
  })

  test('the one left in the offer goes to the bottom, without owner — CB-9.6', () => {
    expect(seen(ended()).activeColumn[3]).toMatchObject({ craftsman: 'craftsman-tiler', owner: -1 })
  })

  test('a new offer is drawn, one card more than players — CB-9.7', () => {
    const at = does(
      table({ ...LAST, craftsmanDeck: ['broker', 'glassblower', 'blacksmith', 'quarryman'] }),
      endTurn,
    )
    expect(seen(at).offer).toEqual([
      'craftsman-broker',
      'craftsman-glassblower',
      'craftsman-blacksmith',
      'craftsman-quarryman',
    ])
  })

  test('where the deck runs out, the discard pile is shuffled and drawing goes on — CB-9.8', () => {
    const at = finishRound(finishRound(drafted({ players: 3 })))
    const types = at.events.map(({ type }) => type)
    expect(types.slice(0, 4)).toEqual([
      'roundEnded',
      'offerDrawn',
      'craftsmenShuffled',
      'offerDrawn',
    ])
    expect(seen(at).discard).toEqual([])
  })

  test('the craftsmen just discarded are part of that shuffle — CB-9.9', () => {
    const before = drafted({ players: 4 })
    const active = seen(before).activeColumn.map(({ craftsman }) => craftsman)
    const [shuffled] = happened(finishRound(before), 'craftsmenShuffled')
    expect(shuffled?.deck.toSorted()).toEqual(active.toSorted())
  })

  test('the cards always suffice — CB-9.10', () => {
    for (const players of [2, 3, 4]) {
      let at = drafted({ players })
      for (let round = 0; round < 8; round++) {
        at = finishRound(at)
        const { activeColumn, offer, discard, craftsmanDeck } = seen(at)
        expect([activeColumn.length, offer.length]).toEqual([players + 1, players + 1])
        expect(offer.length + discard.length + craftsmanDeck).toBe(14 - (players + 1))
      }
    }
  })

  test('market, decks, contracts, boards and goods stay as they are — CB-9.11', () => {
    const before = table(LAST)
    const after = does(before, endTurn)
    expect(seen(after).market).toEqual(seen(before).market)
    expect(seen(after).contracts).toEqual(seen(before).contracts)
    for (const [seat, player] of seen(before).players.entries()) {
      const now = seen(after).players[seat]
      expect([now?.board, now?.sites]).toEqual([player.board, player.sites])
      // Only the next income is added.
      expect(now?.coins).toBe(player.coins + (player.income.coin ?? 0))
    }
  })

  test('then the next round begins with its income — CB-9.12', () => {
    const at = ended()
    expect(at.state.round).toBe(2)
    expect(goodsOf(at, 'red')[0]).toBe(7 + 4)
    expect(at.events.map(({ type }) => type).slice(2, 7)).toEqual([
      'roundBegan',
      'earned',
      'earned',
      'earned',
      'turnBegan',
    ])
  })
})

describe('examples', () => {
  test('the new column is Foreman, Banker, Lumberjack, Tiler; Green, Red, Blue play — CB-9-EX1', () => {
    const at = ended()
    expect(orderOf(at)).toEqual(['green', 'red', 'blue'])
    const fee = happened(does(at, place('tiler-b1')), 'feePaid')[0]
    expect([fee?.to, fee?.coins]).toEqual([-1, 1])
  })

  /** The number of craftsmen in the deck after each of these round ends. */
  function deckSizes(players: number, rounds: number): number[] {
    let at = drafted({ players })
    const sizes = [seen(at).craftsmanDeck]
    for (let round = 0; round < rounds; round++) {
      at = finishRound(at)
      sizes.push(seen(at).craftsmanDeck)
    }
    return sizes
  }

  test('four players: 4 drawn, 5 shuffled, 1 drawn, 4 left, at every round end — CB-9-EX2', () => {
    expect(deckSizes(4, 4)).toEqual([4, 4, 4, 4, 4])
    const before = drafted({ players: 4 })
    const active = seen(before).activeColumn.map(({ craftsman }) => craftsman)
    const at = finishRound(before)
    expect(happened(at, 'offerDrawn').map(({ craftsmen }) => craftsmen.length)).toEqual([4, 1])
    expect(active).toContain(seen(at).offer[4])
  })

  test('three players: the deck has 6, 2, 6, 2, 6 cards — CB-9-EX3', () => {
    expect(deckSizes(3, 4)).toEqual([6, 2, 6, 2, 6])
    const at = finishRound(finishRound(drafted({ players: 3 })))
    expect(happened(at, 'offerDrawn').map(({ craftsmen }) => craftsmen.length)).toEqual([2, 2])
    expect(happened(at, 'craftsmenShuffled')[0]?.deck).toHaveLength(8)
  })

  test('two players: the deck has 8, 5, 2, 8 cards — CB-9-EX4', () => {
    expect(deckSizes(2, 3)).toEqual([8, 5, 2, 8])
    const at = finishRound(finishRound(finishRound(drafted())))
    expect(happened(at, 'offerDrawn').map(({ craftsmen }) => craftsmen.length)).toEqual([2, 1])
    expect(happened(at, 'craftsmenShuffled')[0]?.deck).toHaveLength(9)
  })
})
