import { must } from '@guildhall/laws/table'
import { describe, expect, test } from 'vitest'
import { openlyHeld } from '../modules/guilds/archivists/openly-held.ts'
import type { Position } from '../positions/position.ts'
import { scored } from '../testing/last-turn.ts'
import { randomGame } from '../testing/play.ts'
import { type Table, table } from '../testing/table.ts'
import { outcomeNow } from './outcome-now.ts'

const nowAt = (at: Table, viewer = 0) => {
  const { players, options } = at.game
  return must(outcomeNow({ players, options }, openlyHeld(at.game.view(at.state, viewer))))
}

describe('the outcome as it would be now', () => {
  test('is the outcome once the game is over — RC-12.23', () => {
    const over = scored({ sections: { 3: { owner: 'red', finished: true, ornament: 'blue' } } })
    expect(nowAt(over)).toEqual(over.game.outcome(over.state))
  })

  test('is what final scoring gives for the table as it is — RC-12.8 to RC-12.22', () => {
    const position: Position = {
      players: 2,
      red: { position: 11, rubles: 2, goods: { wood: 2, gold: 2 } },
      sections: { 0: { owner: 'red', finished: true } },
    }
    const [red] = nowAt(table(position))?.seats ?? []
    const points = Object.fromEntries(red?.lines.map(({ label, points: n }) => [label, n]) ?? [])
    expect(points).toMatchObject({ track: 2, goods: 1, 'tower-1': 2 })
    expect(red?.total).toBe(red?.lines.reduce((sum, line) => sum + line.points, 0))
  })

  test('every seat’s lines add up to its total, in every position — RC-12.23', () => {
    let looked = 0
    for (const { after } of randomGame({ players: 3, options: { contractors: true } }, 'now')) {
      if (looked++ % 10 > 0) continue
      for (const { total, lines } of nowAt(after)?.seats ?? []) {
        expect(lines.reduce((sum, line) => sum + line.points, 0)).toBe(total)
      }
    }
    expect(looked).toBeGreaterThan(100)
  })

  test('contracts that the viewer does not see count for nothing — GU-ARCHIVISTS-8', () => {
    // con-02 gives 2 prestige for 4 rubles — GU-CONTRACT-2.
    const rich = { rubles: 4, contracts: ['con-02'] } as const
    const options = { fourthGuild: 'guild-archivists' }
    const at = table({
      players: 2,
      options,
      red: rich,
      blue: { rubles: 4, contracts: ['con-01', 'con-03'] },
    })
    const contractsOf = (viewer: number) =>
      nowAt(at, viewer)?.seats.map(
        ({ lines }) => lines.find(({ label }) => label === 'contracts')?.points,
      )
    expect(contractsOf(0)).toEqual([2, 0])
  })
})
