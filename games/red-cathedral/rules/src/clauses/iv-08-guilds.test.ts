import { describe, expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { atCard } from '../testing/market.ts'
import { randomGame } from '../testing/play.ts'
import { cardTurn } from '../testing/solo.ts'
import { does, happened, offers, player, type Table } from '../testing/table.ts'
import { choosePlayer, moveForeman, useAction } from '../testing/wishes.ts'

const GUILDS = [
  ...['jewelers', 'artisans', 'foremen', 'contractors', 'wholesalers', 'lawyers', 'managers'],
  ...['archivists', 'masterbuilders', 'brickmakers'],
]
const MODULE_ONLY = ['contractors', 'lawyers']

const alone = (guild: string, position: Position = {}): Position => ({
  players: 1,
  ...position,
  options: { fourthGuild: `guild-${guild}`, ...position.options },
})

/** A card of a guild in the market of a table of one, chosen at table creation. */
const withCard = (guild: string, card: string, position: Position = {}): Table =>
  atCard(card, alone(guild, position))

describe('guilds', () => {
  test.each(GUILDS)('the %s can be used, those of the module with it — IV-8.1', (guild) => {
    const open = (contractors: boolean) =>
      redCathedral.create({ players: 1, options: { fourthGuild: `guild-${guild}`, contractors } })
        .ok
    expect(open(true)).toBe(true)
    expect(open(false)).toBe(!MODULE_ONLY.includes(guild))
  })

  test('Ivan never uses an influence card — IV-8.1', () => {
    for (const guild of ['artisans', 'foremen', 'managers']) {
      for (const { after } of randomGame(alone(guild), 1)) {
        expect(happened(after, 'actionUsed').filter(({ seat }) => seat === 1)).toEqual([])
      }
    }
  })

  test('"another player" is Ivan — IV-8.2', () => {
    const at = withCard('foremen', 'guild-foremen-1', {
      sections: { 3: { owner: 'blue' } },
      red: { position: 2, rubles: 0 },
    })
    const used = does(at, useAction('guild-foremen-1b'), moveForeman(1))
    const chosen = offers(used, 'choosePlayer').length > 0 ? does(used, choosePlayer(1)) : used
    expect(player(chosen, 'red').rubles).toBe(1)
    expect(offers(used, 'choosePlayer').every(({ seat }) => seat === 1)).toBe(true)
  })

  test('Artisans: he has no workshop tiles — IV-8.3', () => {
    const at = withCard('artisans', 'guild-artisans-1', {
      sections: { 0: { owner: 'red' }, 3: { owner: 'blue' } },
      red: { rubles: 5, workshop: { 'white-a': 'ws-gold-1' } },
    })
    expect(offers(at, 'useAction').map(({ action }) => action)).not.toContain('guild-artisans-1b')
  })

  test('Foremen: extra recognition and higher penalties hold for him — IV-8.4, IV-8-EX1', () => {
    const at = cardTurn('construction', {
      options: { fourthGuild: 'guild-foremen' },
      foreman: 1,
      cards: { 4: 'mid-06' },
      sections: { 3: { owner: 'red' }, 4: { owner: 'blue' } },
      ivan: { construction: { wood: 4 } },
      red: { position: 10 },
      blue: { position: 0 },
    })
    const [completed] = happened(at, 'completed')
    expect(player(at, 'blue').position).toBe((completed?.recognition ?? 0) + 1)
    expect(player(at, 'red').position).toBe(10 - 2)
  })

  test('Archivists: he draws no contracts, yours use the values of two — IV-8.5', () => {
    const position = alone('archivists', {
      options: { roundLimit: 1 },
      sections: { 0: { owner: 'red', finished: true }, 3: { owner: 'red' }, 6: { owner: 'red' } },
      red: { contracts: ['con-15'] },
    })
    const at = cardTurn('recognition', position)
    // Present in three of four towers, 2 prestige each with two players.
    expect(happened(at, 'scored')).toEqual(
      expect.arrayContaining([expect.objectContaining({ seat: 0, points: 6 })]),
    )
  })

  test('Contractors: his contractors are counted — IV-8.6', () => {
    const at = withCard('contractors', 'guild-contractors-3', {
      options: { contractors: true },
      red: { rubles: 0 },
      blue: { contractors: { 'city-tver': 2, 'city-moscow': 1 } },
    })
    const used = does(at, useAction('guild-contractors-3b'))
    const chosen = offers(used, 'choosePlayer').length > 0 ? does(used, choosePlayer(1)) : used
    expect(player(chosen, 'red').rubles).toBe(3)
  })
})
