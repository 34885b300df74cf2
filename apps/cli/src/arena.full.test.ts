import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { guildhall, scratchFolder } from './testing/program.ts'
import { says } from './testing/says.ts'

const folder = scratchFolder()
const ROOT = join(import.meta.dirname, '..', '..', '..')
const MATCH = ['arena', '--game', 'red-cathedral', '--seed', '7', '--json']
const withoutTime = (out: string) => {
  const { contenders, ...rest } = JSON.parse(out)
  return {
    ...rest,
    contenders: contenders.map(
      ({ msPerDecision: _ms, longestMs: _longest, ...standing }: Record<string, unknown>) =>
        standing,
    ),
  }
}

describe.concurrent('arena', () => {
  test('prints one line of JSON, of exactly the promised fields', async () => {
    const { code, out, err } = await guildhall([
      ...MATCH,
      '--seats',
      'greedy,random',
      '--games',
      '6',
    ])
    expect([code, err]).toEqual([0, ''])
    const line = JSON.parse(out)
    expect(Object.keys(line)).toEqual(
      'game seed options seats games deals verdict contenders'.split(' '),
    )
    expect(line).toMatchObject({ game: 'red-cathedral', seats: ['greedy', 'random'], games: 6 })
    expect([line.deals, line.verdict]).toEqual([3, null])
    const [first, second] = line.contenders
    expect(Object.keys(first)).toEqual(
      'bot seats winShare winInterval points margin marginInterval decisions msPerDecision longestMs faults mostTurns'.split(
        ' ',
      ),
    )
    expect(first.winShare + second.winShare).toBeCloseTo(1)
    expect(first.margin).toBeCloseTo(-second.margin)
    expect(first.margin).toBeGreaterThan(0)
  })

  test('gives the same for the same seed, on one thread or on two', async () => {
    const seats = ['--seats', 'playouts:5sims,random', '--games', '4']
    const [one, two] = await Promise.all([
      guildhall([...MATCH, ...seats, '--threads', '1']),
      guildhall([...MATCH, ...seats, '--threads', '2']),
    ])
    expect(one.code).toBe(0)
    expect(withoutTime(one.out)).toEqual(withoutTime(two.out))
  })

  test('stops as soon as it is known who is stronger', async () => {
    const seats = ['--seats', 'greedy,random', '--games', '400', '--stop', 'margin:0,10']
    const { out } = await guildhall([...MATCH, ...seats])
    const line = JSON.parse(out)
    expect(line.verdict).toBe('high')
    expect(line.games).toBeLessThan(60)
  })

  test('shows a table, the margin with its interval', async () => {
    const args = 'arena --game craftsmen-builders --seats greedy,random,random --games 3'.split(' ')
    const { code, out } = await guildhall(args)
    expect(code).toBe(0)
    expect(out).toMatch(/^Craftsmen & Builders, 3 players, 3 games from seed 1\n\nbot +seats +wins/)
    expect(out).toMatch(/greedy +1 +[\d.]+% \([\d.]+ to [\d.]+\)/)
  })

  test('seats another program, by the example of the guide', async () => {
    const seats = `exec:python3 ${join(ROOT, 'docs/guides/bots/hoarder.py')},random`
    const { code, out } = await guildhall([...MATCH, '--seats', seats, '--games', '4'])
    expect(code).toBe(0)
    const [program] = JSON.parse(out).contenders
    // On a busy machine some answers may be late.
    expect(program.faults).toBeLessThan(program.decisions / 2)
  })

  test.each(['exec:exit 3', 'exec:yes', 'exec:nothing-of-that-name-exists'])(
    'decides for a program that does not: %s',
    async (seat) => {
      const { code, out } = await guildhall([...MATCH, '--seats', `${seat},random`, '--games', '2'])
      expect(code).toBe(0)
      const [program] = JSON.parse(out).contenders
      expect(program.decisions).toBeGreaterThan(10)
      expect(program.faults).toBe(program.decisions)
    },
  )

  test.each([
    [['--seats', 'greedy,nobody'], 'bot "nobody"'],
    [['--seats', 'greedy,greedy', '--stop', 'wins:0.7'], says('arena.badStop')],
    [['--seats', 'greedy', '--games', '0'], says('flag.number', { flag: '--games' })],
    [['--seats', 'greedy,greedy,greedy,greedy,greedy'], says('table.refused')],
    [
      ['--seats', 'search:1sims@nowhere.json,greedy'],
      says('file.unreadable', { file: 'nowhere.json' }),
    ],
  ])('refuses %j with one line', async (flags, words) => {
    const { code, out, err } = await guildhall([...MATCH, ...flags])
    expect([code, out]).toEqual([2, ''])
    expect(err).toMatch(/^guildhall: .*\n$/)
    expect(err).toMatch(words)
  })
})

describe.concurrent('train', () => {
  test('writes weights that the arena can seat, and how they were made', async () => {
    const file = join(folder, 'weights.json')
    const flags = '--game craftsmen-builders --minutes 0.02 --threads 1 --hidden 2'.split(' ')
    const { code, err } = await guildhall(['train', ...flags, '--out', file])
    expect(code).toBe(0)
    expect(err).toMatch(says('train.progress'))
    const weights = JSON.parse(readFileSync(file, 'utf8'))
    expect(weights).toMatchObject({
      hidden: 2,
      made: expect.stringMatching(/^guildhall train --game/),
    })
    expect(weights.values).toHaveLength(
      (3 * weights.ofSeat.length + weights.ofTable.length + 1) * 4 + 4,
    )
    const seats = `search:2sims@${file},random`
    const match = [
      'arena',
      '--game',
      'craftsmen-builders',
      '--seats',
      seats,
      '--games',
      '2',
      '--json',
    ]
    const played = await guildhall(match)
    expect([played.code, played.err]).toEqual([0, ''])
    expect(JSON.parse(played.out).contenders[0].bot).toBe(`search:2sims@${file}`)
    // What was learned about something that is not told any more would be left out.
    const ofTable = [...weights.ofTable.slice(1), 'no feature of the game']
    writeFileSync(file, JSON.stringify({ ...weights, ofTable }))
    const refused = await guildhall(match)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toMatch(says('train.otherFeatures'))
  })

  test.each([
    [['--minutes', 'x'], says('train.badNumber', { flag: '--minutes' })],
    [['--hidden', '9999'], says('flag.number', { flag: '--hidden' })],
    [['--lambda', '2'], says('train.badNumber', { flag: '--lambda' })],
  ])('refuses %j with one line', async (flags, words) => {
    const all = ['train', '--game', 'red-cathedral', '--out', join(folder, 'never.json'), ...flags]
    const { code, err } = await guildhall(all)
    expect(code).toBe(2)
    expect(err).toMatch(words)
  })
})
