import { describe, expect, test } from 'vitest'
import { randomGame } from '../testing/play.ts'
import { cardTurn, diceFor, ivanPlays, solo } from '../testing/solo.ts'
import { asks, does, happened, offers, player, refuses, seen, space } from '../testing/table.ts'
import { claim, endTurn, reroll, sell } from '../testing/wishes.ts'

describe('the course of the game', () => {
  test('you and Ivan take turns, you first — IV-3.1', () => {
    const turns: number[] = []
    for (const { after } of randomGame({ players: 1 }, 2)) {
      turns.push(...happened(after, 'turnBegan').map(({ seat }) => seat))
    }
    expect(turns.length).toBeGreaterThan(10)
    expect(turns.every((seat, i) => seat === (i + 1) % 2)).toBe(true)
  })

  test('your turn follows all normal rules — IV-3.2', () => {
    const at = solo({ red: { position: 9 } })
    expect(asks(at)).toBe('main-action')
    expect(offers(at).map(({ type }) => type)).toEqual(
      expect.arrayContaining(['moveDie', 'claim', 'sellPrestige']),
    )
    expect(refuses(at, endTurn).clause).toBe('RC-4.2')
    expect(asks(does(at, claim('inventory')))).toBe('claim-section')
  })

  test('his has four steps: a die, its value clockwise, its card, the roll of that space — IV-3.3', () => {
    const at = cardTurn('recognition', {
      dice: { ...diceFor('recognition'), yellow: [4, 3], red: [7, 1] },
    })
    expect(at.events.map(({ type }) => type).filter((type) => type !== 'asked')).toEqual([
      'turnBegan',
      'ivanTookDie',
      'dieMoved',
      'gained',
      'diceRolled',
      'turnBegan',
    ])
    expect(happened(at, 'dieMoved')).toEqual([
      { type: 'dieMoved', seat: 1, die: 'yellow', from: 4, to: 7, extra: 0 },
    ])
    const [roll] = happened(at, 'diceRolled')
    expect(roll?.space).toBe(7)
    expect(roll?.rolls.map(([die]) => die)).toEqual(['red', 'yellow'])
    expect(space(at, 7).dice.map(({ die, value }) => [die, value])).toEqual(roll?.rolls)
  })

  test('no market actions, no payment, no free action — IV-3.4', () => {
    for (const { after } of randomGame({ players: 1 }, 5)) {
      for (const event of after.events) {
        if (!('seat' in event) || event.seat !== 1) continue
        expect([
          ...['obtained', 'actionUsed', 'tileActivated', 'paid', 'prestigeSold'],
          ...['rerollBought', 'permitBought'],
        ]).not.toContain(event.type)
      }
      expect(player(after, 'blue').rubles).toBe(0)
    }
  })

  test('a card that cannot be carried out is skipped; die and roll come all the same — IV-3.5', () => {
    const at = cardTurn('transport')
    expect(happened(at, 'ivanSkipped')).toEqual([
      { type: 'ivanSkipped', card: 'solo-transport', reason: 'inventoryEmpty' },
    ])
    expect(happened(at, 'dieMoved')).toMatchObject([{ die: 'blue', from: 2, to: 0 }])
    expect(happened(at, 'diceRolled')).toHaveLength(1)
  })

  test('the die of his colour has no special meaning — IV-3.6', () => {
    const at = cardTurn('transport', { ivan: { inventory: { wood: 1 } } })
    expect(happened(at, 'dieMoved')).toMatchObject([{ die: 'blue', extra: 0 }])
    // Of a lower value it is not taken, though it is his own.
    const other = ivanPlays({ dice: { ...diceFor('recognition'), blue: [2, 5] } })
    expect(happened(other, 'ivanTookDie')).toMatchObject([{ die: 'yellow' }])
  })

  test('you take no free action in his turn — IV-3.7', () => {
    const at = cardTurn('claim', {
      sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
      red: { position: 20 },
    })
    expect(asks(at)).toBe('ivan-claim')
    expect(offers(at).every(({ type }) => type === 'claimForIvan')).toBe(true)
    expect(refuses(at, sell(1)).clause).toBe('RC-4.8')
    expect(refuses(at, reroll(0)).clause).toBe('RC-4.8')
    expect(at.game.actor(at.state)?.seat).toBe(0)
    expect(seen(at).active).toBe(1)
  })
})
