import { seededChance } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import data from '../../games/red-cathedral/rules/data/components.json' with { type: 'json' }
import { combinations, tableOf } from './combinations.ts'
import { campaign } from './program.ts'
import { report } from './report.ts'
import type { Results } from './run.ts'

describe('the combinations', () => {
  const { playable, refused } = combinations()
  const guilds = data.settings.find(({ id }) => id === 'fourthGuild')?.values

  test('are all there are, each played or refused', () => {
    const names = [...playable, ...refused.map(({ combination }) => combination)].map((each) =>
      JSON.stringify(each),
    )
    expect(new Set(names).size).toBe(names.length)
    expect(names.length % (2 * 2 * (guilds?.length ?? 0))).toBe(0)
    for (const players of [2, 3, 4]) {
      for (const contractors of [false, true]) {
        const found = playable.filter(
          (each) => each.players === players && each.options.contractors === contractors,
        )
        expect(found.length).toBeGreaterThan(2)
      }
    }
  })

  test('have their other settings switched, as far as they go together', () => {
    const seen = new Set<string>()
    for (let n = 0; n < 300; n++) {
      const combination = playable[n % playable.length]
      if (combination === undefined) throw new Error('nothing can be played')
      const { request, game } = tableOf(combination, seededChance(n))
      const options = request.options as Record<string, unknown>
      expect(game.options).toMatchObject({ ...options, ...combination.options })
      for (const [name, value] of Object.entries(options)) seen.add(`${name} ${String(value)}`)
    }
    for (const { id, values, clause } of data.settings) {
      if (!Array.isArray(values) || clause.startsWith('IV-') || id === 'fourthGuild') continue
      if (!played(id)) continue
      for (const value of values.filter((each) => each !== 'random')) {
        expect(seen).toContain(`${id} ${String(value)}`)
      }
    }
  })

  /** A setting of a guild is switched only where that guild can be played. */
  function played(id: string): boolean {
    const guild = Object.entries(GUILD_OF).find(([setting]) => setting === id)?.[1]
    return guild === undefined || playable.some(({ options }) => options.fourthGuild === guild)
  }
  const GUILD_OF = {
    diamondsAsChoice: 'guild-jewelers',
    wholesalersScope: 'guild-wholesalers',
    contractPresenceCountsUnfinished: 'guild-archivists',
  }
})

describe('the program', () => {
  test('plays the same games again, and one of them alone', () => {
    const whole = JSON.parse(campaign('30', '--json', '--seed', 'x')) as Results
    const again = JSON.parse(campaign('30', '--json', '--seed', 'x')) as Results
    expect(again.rows).toEqual(whole.rows)
    const [first] = whole.rows
    const alone = JSON.parse(campaign('1', '--json', '--seed', 'x', '--from', '0')) as Results
    expect(alone.rows[0]).toEqual(first)
  })

  test.each([['many'], ['0'], ['5', '6'], ['--from', 'x'], ['--loud']])(
    'says how it is used where it is asked for %s',
    (...args) => {
      expect(() => campaign(...args)).toThrow(/npm run campaign/)
    },
  )

  test('tells a fault with the game that shows it', () => {
    const combination = {
      players: 2,
      options: { boardSide: 'basic', contractors: true, fourthGuild: 'clergy' },
    }
    const fault = {
      law: 'pieces-are-conserved',
      seed: 'x:7',
      step: 31,
      details: 'wood: 20 against 19',
      game: 7,
      request: combination,
    }
    const rows = [{ combination, games: 9, commands: 2345, faults: 1 }]
    const results = { rows, refused: [], faults: [fault], games: 9, commands: 2345, events: {} }
    const text = report(results, { games: 9, seed: 'x', from: 0 }, ['today'])
    expect(text).toContain('| 2, basic, with, clergy | 1 | 9 | 2,345 | 1 |')
    expect(text).toContain('pieces-are-conserved at decision 31: wood: 20 against 19')
    expect(text).toContain('npm run campaign -- 1 --from 7 --seed x')
  })
})
