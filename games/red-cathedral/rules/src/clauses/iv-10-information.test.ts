import { describe, expect, test } from 'vitest'
import { laidOut } from '../testing/play.ts'
import { cardTurn, diceFor } from '../testing/solo.ts'
import { happened, played, seen } from '../testing/table.ts'
import { endTurn } from '../testing/wishes.ts'

describe('who knows what', () => {
  test('everything of Ivan is public — IV-10.1', () => {
    for (const at of [
      laidOut({ players: 1 }, 1),
      laidOut({ players: 1, options: { contractors: true } }, 2),
    ]) {
      const { game, state } = at
      expect(game.view(state, 'spectator')).toEqual(game.view(state, 0))
      expect(seen(at).ivan?.cards.length).toBeGreaterThan(4)
    }
    // The bag is known by its number alone.
    expect(seen(laidOut({ players: 1, options: { contractors: true } }, 2)).duchy?.bag).toBe(19)
  })

  test('your contracts are seen by you only — IV-10.2', () => {
    const at = cardTurn('recognition', {
      options: { fourthGuild: 'guild-archivists' },
      red: { contracts: ['con-01', 'con-02'] },
    })
    const { game, state } = at
    expect(JSON.stringify(game.view(state, 0))).toContain('con-01')
    expect(JSON.stringify(game.view(state, 'spectator'))).not.toContain('con-01')
  })

  test('chance in his turn is a barrier: it cannot be taken back — IV-10.3', () => {
    const play = played({ players: 1, acted: true, dice: diceFor('recognition') })
    const decision = play.submit(0, endTurn)
    expect(decision.ok).toBe(true)
    expect(play.undoable).toBe(0)
    expect(play.undo()).toBe(false)
    const hire = cardTurn('hire', {
      options: { contractors: true },
      cities: { 0: 'city-smolensk' },
      ivan: { marker: 'city-smolensk' },
    })
    for (const event of happened(hire, 'specialistDrawn'))
      expect(hire.game.barrier(event)).toBe(true)
    expect(happened(hire, 'specialistDrawn').length).toBeGreaterThan(0)
  })
})
