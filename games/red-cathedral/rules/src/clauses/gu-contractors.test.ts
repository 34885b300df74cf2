import { describe, expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { laidOut } from '../testing/play.ts'
import { asks, does, happened, offers, player, refuses, type Table } from '../testing/table.ts'
import { choosePlayer, take, useAction } from '../testing/wishes.ts'

const CONTRACTORS = { contractors: true }
const guild = (card: number, position: Position = {}): Table =>
  atGuild(`guild-contractors-${card}`, { options: CONTRACTORS, ...position })

const permits = (at: Table): number => player(at, 'red').extension?.permits ?? -1

describe('the guild', () => {
  test('brings no pieces but those of the Contractors, and needs them — GU-CONTRACTORS-1', () => {
    const fourthGuild = 'guild-contractors'
    const { game, state } = laidOut({ options: { ...CONTRACTORS, fourthGuild } }, 1)
    const without = laidOut({ options: CONTRACTORS }, 1)
    expect(game.pieces(state)).toEqual(without.game.pieces(without.state))
    expect(redCathedral.create({ players: 3, options: { fourthGuild } }).ok).toBe(false)
  })

  const BLACK = 'effect.free(gains effect.die(die die.black))'
  const PERMITS = 'effect.free(gains effect.count.ownContractors(gains amount.permit(n 1)))'
  test.each([
    [1, BLACK, PERMITS],
    [2, BLACK, 'effect.free(gains effect.count.ownContractors(gains amount.ruble(n 1)))'],
    [3, PERMITS, 'effect.free(gains effect.count.chosenContractors(gains amount.ruble(n 1)))'],
  ])('card %d has its pair of actions — GU-CONTRACTORS-7', (card, first, second) => {
    expect(printedOn(`guild-contractors-${card}`, CONTRACTORS)).toEqual([first, second])
  })
})

describe('the actions', () => {
  test('what the black die’s space shows, once, whatever lies there — GU-CONTRACTORS-2', () => {
    const at = guild(1, { dice: { black: [2, 2], green: [2, 2], yellow: [2, 1] } })
    const done = does(at, useAction('guild-contractors-1a'), take({ stone: 2 }))
    expect(player(done, 'red').inventory).toEqual({ stone: 2 })
    expect(happened(done, 'obtained')).toMatchObject([{ space: 2, times: 1 }])
    expect(asks(done)).toBe('market-next')
  })

  test('a permit for each own contractor, up to six, once — GU-CONTRACTORS-3', () => {
    const contractors = { 'city-moscow': 1, 'city-vologda': 1 } as const
    const at = guild(1, { red: { permits: 1, contractors } })
    const done = does(at, useAction('guild-contractors-1b'))
    expect(permits(done)).toBe(3)
    expect(asks(done)).toBe('market-next')
    const full = guild(1, { red: { permits: 6, contractors } })
    expect(refuses(full, useAction('guild-contractors-1b'))).toMatchObject({ clause: 'RC-9.15' })
    const none = guild(1, { red: { permits: 1 }, blue: { contractors } })
    expect(refuses(none, useAction('guild-contractors-1b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('a ruble for each own contractor, once — GU-CONTRACTORS-4', () => {
    const at = guild(2, { red: { rubles: 1, contractors: { 'city-moscow': 2, 'city-tver': 1 } } })
    const done = does(at, useAction('guild-contractors-2b'))
    expect(player(done, 'red').rubles).toBe(4)
    expect(asks(done)).toBe('market-next')
  })

  test('a ruble for each contractor of another player, who loses nothing — GU-CONTRACTORS-5', () => {
    const at = guild(3, {
      red: { rubles: 0, contractors: { 'city-moscow': 3 } },
      blue: { contractors: { 'city-moscow': 1 } },
      green: { rubles: 2, contractors: { 'city-moscow': 1, 'city-vologda': 1 } },
    })
    const choosing = does(at, useAction('guild-contractors-3b'))
    expect(asks(choosing)).toBe('choose-player')
    expect(offers(choosing)).toEqual([choosePlayer(1), choosePlayer(2)])
    expect(refuses(choosing, choosePlayer(0))).toMatchObject({ clause: 'GU-ALL-12' })
    const done = does(choosing, choosePlayer(2))
    expect(player(done, 'red').rubles).toBe(2)
    expect(player(done, 'green')).toEqual(player(at, 'green'))
    expect(asks(done)).toBe('market-next')
  })

  test('with one other player there is nothing to choose — GU-CONTRACTORS-5', () => {
    const blue = { contractors: { 'city-moscow': 2 } } as const
    const at = guild(3, { players: 2, red: { rubles: 0 }, blue })
    expect(player(does(at, useAction('guild-contractors-3b')), 'red').rubles).toBe(2)
  })

  test('where no other player has a contractor there, it is not offered — GU-CONTRACTORS-5', () => {
    const at = guild(3, { red: { contractors: { 'city-moscow': 2 } } })
    expect(refuses(at, useAction('guild-contractors-3b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('contractors in closed cities count — GU-CONTRACTORS-6', () => {
    const done = { owner: 'green', finished: true } as const
    const at = guild(2, {
      sections: { 0: done, 1: done, 2: done },
      cities: { 0: 'city-suzdal' },
      red: { rubles: 0, contractors: { 'city-suzdal': 2, 'city-moscow': 1 } },
    })
    expect(player(does(at, useAction('guild-contractors-2b')), 'red').rubles).toBe(3)
  })
})

describe('worked examples', () => {
  test('3 contractors and 4 permits: 2 permits are gained — GU-CONTRACTORS-EX1', () => {
    const at = guild(3, { red: { permits: 4, contractors: { 'city-moscow': 2, 'city-tver': 1 } } })
    const done = does(at, useAction('guild-contractors-3a'))
    expect(permits(done)).toBe(6)
    expect(happened(done, 'gained')).toMatchObject([{ permits: 2 }])
  })

  test('the black die with two others on the wood space: 2 wood — GU-CONTRACTORS-EX2', () => {
    const at = guild(2, {
      resourceTiles: { 3: 'rt-wood' },
      dice: { black: [3, 1], white: [3, 2], red: [3, 2] },
    })
    const done = does(at, useAction('guild-contractors-2a'))
    expect(offers(done)[0]).toEqual(take({ wood: 2 }))
  })

  test('Blue has 5 contractors on the board: Red gains 5 rubles — GU-CONTRACTORS-EX3', () => {
    const blue = { contractors: { 'city-moscow': 3, 'city-ryazan': 2 } } as const
    const at = guild(3, { red: { rubles: 0 }, blue })
    const done = does(at, useAction('guild-contractors-3b'), choosePlayer(1))
    expect(player(done, 'red').rubles).toBe(5)
    expect(happened(done, 'playerChosen')).toEqual([{ type: 'playerChosen', seat: 0, chosen: 1 }])
  })
})
