import { describe, expect, test } from 'vitest'
import { printedSigns } from './requested.ts'
import type { PrintedSigns } from './signs.ts'

const signs = (options: Record<string, unknown> = {}, players = 3): PrintedSigns => {
  const read = printedSigns({ players, options })
  if (!read.ok) throw new Error('a plain table opens')
  return read.value
}
const one = (...of: string[]) => ({ of, n: 1, per: null })

describe('what is printed, as signs', () => {
  test('a resource tile and a workshop tile have one effect that is had once', () => {
    expect(signs().on('rt-wood')).toEqual({
      guild: null,
      back: null,
      effects: [{ id: 'rt-wood', limit: 'once', pay: [], gain: [{ ...one('wood'), n: 2 }] }],
    })
    expect(signs().on('ws-die-red').effects[0]?.gain).toEqual([one('die-red')])
    expect(signs().on('ws-alms-1').effects[0]?.gain).toEqual([one('ruble'), one('recognition')])
  })

  test('a specialist names its tool and what it does', () => {
    const { back, effects } = signs({ contractors: true }).on('sp-19')
    expect(back).toBe('tool-chisel')
    expect(effects[0]).toMatchObject({ pay: [one('green', 'purple')], gain: [{ n: 2 }] })
    expect(signs({ contractors: true }).on('ws-die-red').back).toBeNull()
  })

  test('a card names its guild and has two actions with their cost', () => {
    const { guild, effects } = signs().on('inf-craftsmen-3')
    expect(guild).toBe('craftsmen')
    expect(effects).toEqual([
      { id: 'inf-craftsmen-3a', limit: 'once', pay: [one('ruble')], gain: [one('activate')] },
      {
        id: 'inf-craftsmen-3b',
        limit: 'repeat',
        pay: [one('wood', 'brick', 'stone'), one('ruble')],
        gain: [one('gold')],
      },
    ])
    expect(signs().on('inf-teamsters-3').effects[1]?.gain).toEqual([{ ...one('deliver'), n: 2 }])
    expect(signs().on('inf-craftsmen-2').effects[1]?.gain).toEqual([one('space-cardQuadrant')])
  })

  test('what is required is paid, what is counted says by what', () => {
    const foremen = signs({ fourthGuild: 'guild-foremen' }).on('guild-foremen-1')
    expect(foremen.guild).toBe('guild-foremen')
    expect(foremen.effects[0]).toMatchObject({
      pay: [{ of: ['foreman'], n: 2 }],
      gain: [{ of: ['recognition'], n: 1, per: 'ownBannersAtForeman' }],
    })
    const archivists = signs({ fourthGuild: 'guild-archivists' }).on('guild-archivists-1')
    expect(archivists.effects[1]?.gain).toEqual([{ ...one('space-any'), per: 'die' }])
    const builders = signs({ fourthGuild: 'guild-masterbuilders' }).on('guild-masterbuilders-2')
    expect(builders.effects.map(({ gain }) => gain.map(({ of, n }) => [of[0], n]))).toEqual([
      [
        ['blueprint', 2],
        ['blueprint', 1],
      ],
      [
        ['advance', 1],
        ['recognition', 1],
      ],
    ])
  })

  test('an unknown id has no signs, a table that cannot be has none at all', () => {
    expect(signs().on('nothing')).toEqual({ guild: null, back: null, effects: [] })
    expect(printedSigns({ players: 9, options: {} }).ok).toBe(false)
  })

  // RC-3.3, RC-3.4
  test('the score track', () => {
    const { prestigeAt, lap } = signs()
    expect([4, 5, 9, 80, 85].map(prestigeAt)).toEqual([0, 1, 2, 40, 41])
    expect(lap).toBe(80)
  })
})
