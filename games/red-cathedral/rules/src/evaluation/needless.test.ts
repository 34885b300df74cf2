import { legalCommands } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { randomGame } from '../testing/play.ts'
import { does, type Table, table } from '../testing/table.ts'
import { endTurn, moveDie, obtain, sell, stop } from '../testing/wishes.ts'
import { careful } from './index.ts'

type Wish = Parameters<typeof does>[1]

/** Whether a legal command is left out by opponents. */
function isNeedless(at: Table, wish: Wish): boolean {
  const command = at.game.parse(wish)
  if (command === null) throw new Error('no such command')
  return careful(at.game).needless(at.state, command)
}

describe('what opponents leave out', () => {
  test('prestige is not sold when the turn is over', () => {
    const at = table({ acted: true, red: { position: 29, rubles: 0 } })
    expect(isNeedless(at, sell(1))).toBe(true)
    expect(isNeedless(at, endTurn)).toBe(false)
  })

  test('but in the last turn, where final scoring would take the steps back — RC-12.9', () => {
    const last = { acted: true, players: 2, endTriggeredBy: 'blue' } as const
    expect(isNeedless(table({ ...last, red: { position: 31, rubles: 0 } }), sell(1))).toBe(false)
    expect(isNeedless(table({ ...last, red: { position: 29, rubles: 0 } }), sell(1))).toBe(true)
  })

  test('before the main action it may pay for pushing a die, and is not sold for more', () => {
    const at = table({ red: { position: 60, rubles: 0 } })
    expect(isNeedless(at, sell(1))).toBe(false)
    expect(isNeedless(at, sell(12))).toBe(true)
  })

  test('what lies open on the market, with room for it, is not left', () => {
    const at = does(table({ dice: { blue: [7, 1] }, red: { rubles: 0 } }), moveDie('blue'))
    expect(isNeedless(at, stop)).toBe(true)
    expect(isNeedless(at, obtain)).toBe(false)
  })

  test('something is left to do at every question of a game', () => {
    for (const seed of [1, 2]) {
      for (const { before } of randomGame({ players: 2 }, seed)) {
        const { needless } = careful(before.game)
        const legal = legalCommands(before.game, before.state)
        const useful = legal.filter((command) => !needless(before.state, command))
        // After a sale in vain nothing useful may be left; random play has such.
        if (!before.state.sold) expect(useful).not.toHaveLength(0)
      }
    }
  })
})
