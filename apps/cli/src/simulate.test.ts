import { spawn } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { seedOf } from './flags.ts'
import { GUILDHALL, guildhall } from './testing/program.ts'
import { says } from './testing/says.ts'

const TABLE = ['simulate', '--game', 'red-cathedral', '--players', '2']
const lines = (out: string) =>
  out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const withoutTime = (out: string) => lines(out).map(({ ms: _, ...rest }) => rest)

describe.concurrent('simulate', () => {
  test('prints a JSON line a game, of exactly the promised fields', async () => {
    const { code, out, err } = await guildhall([...TABLE, '--games', '3', '--seed', '7', '--json'])
    expect([code, err]).toEqual([0, ''])
    expect(lines(out)).toHaveLength(3)
    for (const line of lines(out)) {
      expect(Object.keys(line)).toEqual(
        'game seed options bots turns commands ms outcome'.split(' '),
      )
      expect(line).toMatchObject({ game: 'red-cathedral', bots: ['random', 'random'] })
      expect(line.options).toMatchObject({ boardSide: 'basic', preset: 'standard', roundLimit: 60 })
      expect(line.commands).toBeGreaterThanOrEqual(line.turns)
      expect(line.outcome.seats.map(({ seat }: { seat: number }) => seat)).toEqual([0, 1])
      for (const { total, rank, lines: sources } of line.outcome.seats) {
        const points = sources.map((source: { points: number }) => source.points)
        expect(points.reduce((sum: number, n: number) => sum + n, 0)).toBe(total)
        expect([1, 2]).toContain(rank)
        expect(Object.keys(sources[0])).toEqual(['label', 'points'])
      }
    }
  })

  test('gives the same line for the same seed, but for the time', async () => {
    const args = [...TABLE, '--games', '4', '--seed', '11', '--json']
    const [a, b, one] = await Promise.all([
      guildhall(args),
      guildhall(args),
      guildhall([...TABLE, '--seed', '13', '--json']),
    ])
    expect(withoutTime(a.out)).toEqual(withoutTime(b.out))
    expect(withoutTime(a.out).map(({ seed }) => seed)).toEqual([11, 12, 13, 14])
    expect(withoutTime(one.out)[0]).toEqual(withoutTime(a.out)[2])
  })

  test('takes seeds that are no numbers, and gives each game one of its own', async () => {
    const args = [...TABLE, '--games', '2', '--seed', 'a b', '--json']
    const { out } = await guildhall(args)
    expect(lines(out).map(({ seed }) => seed)).toEqual(['a b', 'a b:1'])
    const again = await guildhall([...TABLE, '--seed', 'a b:1', '--json'])
    expect(withoutTime(again.out)[0]).toEqual(withoutTime(out)[1])
  })

  test('takes bots and options, and repeats fewer bots than seats', async () => {
    const { out } = await guildhall(
      `simulate --game red-cathedral --players 3 --json --bots random,greedy --options`
        .split(' ')
        .concat('{"roundLimit":2,"boardSide":"advanced"}'),
    )
    const [line] = lines(out)
    expect(line.bots).toEqual(['random', 'greedy', 'random'])
    expect(line.options).toMatchObject({ roundLimit: 2, boardSide: 'advanced' })
    expect(line.turns).toBe(6)
  })

  test('draws a guild that is left to chance for each game, the same for the same seed', async () => {
    const options = '{"fourthGuild":"random","roundLimit":2}'
    const args = [...TABLE, '--seed', '1', '--json', '--options', options]
    const [all, one] = await Promise.all([
      guildhall([...args, '--games', '8']),
      guildhall([...TABLE, '--seed', '5', '--json', '--options', options]),
    ])
    const guilds = lines(all.out).map((line) => line.options.fourthGuild)
    for (const guild of guilds) expect(guild).toMatch(/^guild-/)
    expect(new Set(guilds).size).toBeGreaterThan(2)
    expect(withoutTime(one.out)[0]).toEqual(withoutTime(all.out)[4])
  })

  test('counts for people without --json', async () => {
    const { code, out, err } = await guildhall([...TABLE, '--games', '20'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(says('tally.title', { games: 20, seed: '1' }))
    expect(out).toMatch(/0 random +\d+\.\d% /)
    const shares = [...out.matchAll(/(\d+\.\d)%/g)].map(([, share]) => Number(share))
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 0)
  })

  test('ends quietly when nobody reads on', async () => {
    const run = `node ${GUILDHALL} ${TABLE.join(' ')} --games 1000000 --json | head -n 1`
    const shell = spawn('bash', ['-c', `set -o pipefail; ${run}`])
    let [out, err] = ['', '']
    shell.stdout.on('data', (text) => {
      out += text
    })
    shell.stderr.on('data', (text) => {
      err += text
    })
    const code = await new Promise((resolve) => shell.on('close', resolve))
    expect(code).toBe(0)
    expect(out.trim().split('\n')).toHaveLength(1)
    expect(err.replace(/^guildhall: building .*\n/, '')).toBe('')
  })
})

describe('the seed of a game in a run', () => {
  test.each([
    ['7', 0, 7],
    ['7', 3, 10],
    ['-1', 2, 1],
    ['007', 1, '007:1'],
    ['x', 0, 'x'],
    ['9007199254740991', 0, 9007199254740991],
    ['9007199254740991', 1, '9007199254740991:1'],
    ['1e3', 1, '1e3:1'],
  ])('of a run from %s, game %d: %s', (seed, index, expected) => {
    expect(seedOf(seed, index)).toBe(expected)
  })
})
