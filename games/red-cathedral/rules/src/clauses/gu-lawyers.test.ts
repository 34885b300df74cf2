import { describe, expect, test } from 'vitest'
import { redCathedral } from '../game.ts'
import type { Position } from '../positions/position.ts'
import { atGuild, printedOn } from '../testing/guild.ts'
import { laidOut } from '../testing/play.ts'
import { asks, does, happened, offers, player, refuses, section } from '../testing/table.ts'
import { again, buyPermit, deliver, stop, take, useAction } from '../testing/wishes.ts'

const CONTRACTORS = { contractors: true }
const lawyers = (card: number, position: Position = {}) =>
  atGuild(`guild-lawyers-${card}`, { options: CONTRACTORS, ...position })

const permits = (at: ReturnType<typeof lawyers>): number =>
  player(at, 'red').extension?.permits ?? -1

describe('the guild', () => {
  test('brings no pieces but those of the Contractors, and needs them — GU-LAWYERS-1', () => {
    const fourthGuild = 'guild-lawyers'
    const { game, state } = laidOut({ options: { ...CONTRACTORS, fourthGuild } }, 1)
    const without = laidOut({ options: CONTRACTORS }, 1)
    expect(game.pieces(state)).toEqual(without.game.pieces(without.state))
    expect(redCathedral.create({ players: 3, options: { fourthGuild } }).ok).toBe(false)
  })

  test.each([
    [1, 'effect.paidRepeat(cost amount.permit(n 1), gains effect.deliver(n 1))'],
    [2, 'effect.paidRepeat(cost amount.permit(n 2), gains amount.prestige(n 1))'],
    [
      3,
      'effect.paidRepeat(cost amount.permit(n 1), gains effect.choice(n 1, kinds kind.wood & kind.brick & kind.stone & kind.gold & kind.green & kind.purple))',
    ],
  ])('card %d has the permit and another action — GU-LAWYERS-6', (card, second) => {
    expect(printedOn(`guild-lawyers-${card}`, CONTRACTORS)).toEqual([
      'effect.free(gains amount.plus(what amount.permit(n 1)))',
      second,
    ])
  })
})

describe('the actions', () => {
  test('1 permit is gained, once — GU-LAWYERS-2', () => {
    const at = does(lawyers(1, { red: { permits: 2 } }), useAction('guild-lawyers-1a'))
    expect(permits(at)).toBe(3)
    expect(asks(at)).toBe('market-next')
    const full = lawyers(1, { red: { permits: 6 } })
    expect(offers(full, 'useAction')).not.toContainEqual(useAction('guild-lawyers-1a'))
  })

  test('a permit for a delivery, as often as there are permits — GU-LAWYERS-3', () => {
    const at = lawyers(1, {
      sections: { 0: { owner: 'red', lacks: { wood: 2, brick: 1 } } },
      red: { permits: 2, goods: { wood: 2, brick: 1 } },
    })
    const once = does(at, useAction('guild-lawyers-1b'), deliver(0, 'wood'))
    expect(permits(once)).toBe(1)
    expect(asks(once)).toBe('repeat-again')
    const twice = does(once, again, deliver(0, 'wood'))
    expect(section(twice, 0).missing).toEqual({ brick: 1 })
    expect(permits(twice)).toBe(0)
    expect(asks(twice)).toBe('market-next')
  })

  test('a delivery with nothing to deliver cannot be bought — GU-LAWYERS-3', () => {
    const at = lawyers(1, { sections: { 0: { owner: 'red' } }, red: { permits: 2 } })
    expect(refuses(at, useAction('guild-lawyers-1b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('2 permits for 1 prestige, and with one permit none — GU-LAWYERS-4', () => {
    const at = lawyers(2, { red: { permits: 2, position: 6 } })
    const done = does(at, useAction('guild-lawyers-2b'))
    expect(player(done, 'red').position).toBe(9)
    expect(permits(done)).toBe(0)
    const poor = lawyers(2, { red: { permits: 1 } })
    expect(refuses(poor, useAction('guild-lawyers-2b'))).toMatchObject({ clause: 'RC-9.15' })
  })

  test('a permit for a material of choice, as often as there are permits — GU-LAWYERS-5', () => {
    const at = does(lawyers(3, { red: { permits: 3 } }), useAction('guild-lawyers-3b'))
    const kinds = offers(at, 'take').map(({ goods }) => Object.keys(goods).join())
    expect(kinds).toEqual(['wood', 'brick', 'stone', 'gold', 'green', 'purple', ''])
    const twice = does(at, take({ gold: 1 }), again, take({ green: 1 }))
    expect(player(twice, 'red').inventory).toEqual({ gold: 1, green: 1 })
    expect(permits(twice)).toBe(1)
    const stopped = does(twice, stop)
    expect(asks(stopped)).toBe('market-next')
  })
})

describe('worked examples', () => {
  test('five permits on position 10, twice: 1 permit left, 10 to 13 to 17 — GU-LAWYERS-EX1', () => {
    const at = lawyers(2, { red: { permits: 5, position: 10 } })
    const once = does(at, useAction('guild-lawyers-2b'))
    expect(player(once, 'red').position).toBe(13)
    const twice = does(once, again)
    expect(player(twice, 'red').position).toBe(17)
    expect(permits(twice)).toBe(1)
    expect(happened(twice, 'paid')).toMatchObject([{ permits: 2 }])
  })

  test('permits bought for prestige and turned back: 10 to 9 to 5, then 9 — GU-LAWYERS-EX2', () => {
    const at = lawyers(2, { red: { permits: 0, position: 10 } })
    const first = does(at, buyPermit)
    expect(player(first, 'red').position).toBe(9)
    const second = does(first, buyPermit)
    expect(player(second, 'red').position).toBe(5)
    expect(player(does(second, useAction('guild-lawyers-2b')), 'red').position).toBe(9)
  })

  test('from no position is that a gain — GU-LAWYERS-EX2', () => {
    for (let position = 10; position <= 170; position++) {
      const at = lawyers(2, { red: { permits: 0, position } })
      const turned = does(at, buyPermit, buyPermit, useAction('guild-lawyers-2b'))
      expect(player(turned, 'red').position).toBeLessThan(position)
    }
  })
})
