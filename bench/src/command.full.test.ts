import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Line } from './comparison.ts'

// Each test starts the program, on a machine that may have much else to do.

const PROGRAM = join(import.meta.dirname, '..', '..', 'guildhall.mjs')
const TABLE = ['--game', 'red-cathedral', '--players', '2']
const TINY = ['--seconds', '0.001', '--repeats', '1', '--games', '1', ...TABLE]

/** Ends a bench that hangs: while it runs, the test runner cannot. */
const timeout = 10 * 60_000

const bench = (...args: readonly string[]) =>
  spawnSync(process.execPath, [PROGRAM, 'bench', ...args], { encoding: 'utf8', timeout })

// The first call may have to build the program, and says so.
beforeAll(() => void bench('--help'))

describe('the bench of the engine', () => {
  let lines: readonly Line[] = []

  beforeAll(() => {
    const { status, stdout } = bench('engine', '--json', ...TINY)
    expect(status).toBe(0)
    lines = stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line))
  })

  test('prints comparisons of one shape and nothing else', () => {
    for (const line of lines) {
      expect(line).toEqual({
        bench: 'engine',
        case: expect.stringMatching(/, red-cathedral, 2 players$/),
        peer: expect.stringMatching(/./),
        unit: expect.stringMatching(/, (more|less) is better$/),
        ours: expect.any(Number),
        theirs: expect.any(Number),
        ratio: expect.any(Number),
      })
    }
  })

  test('has a ratio above 1 where we are ahead', () => {
    for (const { unit, ours, theirs, ratio } of lines) {
      const expected = unit.endsWith('more is better') ? ours / theirs : theirs / ours
      expect(ratio / expected).toBeCloseTo(1, 2)
    }
  })

  test('measures every peer in the same run', () => {
    const pairs = lines.map((line) => `${line.case.split(',')[0]}: ${line.peer}`)
    expect(new Set(pairs)).toEqual(
      new Set([
        'random games: chessops',
        'random games: boardgame.io',
        'random games: the base game',
        'copy of a state: structuredClone',
        'copy of a state: JSON',
        'copy of a state: chessops',
        'replay and hash of a finished game: boardgame.io',
        'state and log of a finished game: the limit of 64 kB',
        'state and log of a finished game: the log as plain JSON',
        'state and log of a finished game: boardgame.io',
      ]),
    )
  })
})

test('the bench of the server loads both servers, and loses nothing', () => {
  const { status, stdout } = bench(
    ...['server', '--json', '--seconds', '0.5', '--tables', '4', '--players', '2', '--rate', '16'],
  )
  expect(status).toBe(0)
  const lines: Line[] = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(new Set(lines.map(({ peer }) => peer))).toEqual(
    new Set(['the goal', 'what is sent', 'boardgame.io']),
  )
  const shares = lines.filter(({ unit }) => unit.startsWith('%'))
  expect(shares).toHaveLength(5)
  for (const { ours } of shares) expect(ours).toBe(100)
})

test('without a name the benches are listed', () => {
  const { status, stdout } = bench()
  expect(status).toBe(0)
  expect(stdout).toMatch(/^engine /m)
  expect(stdout).toMatch(/^server /m)
  expect(stdout).toMatch(/^web /m)
  expect(stdout).toMatch(/^profile /m)
})

test('a profile names functions and where they stand in the sources', () => {
  const { status, stdout } = bench('profile', '--json', '--seconds', '0.02', ...TABLE)
  expect(status).toBe(0)
  const places = stdout
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line).place)
  expect(places).toContainEqual(
    expect.stringMatching(/^games\/red-cathedral\/rules\/src\/.*\.ts:\d+$/),
  )
})

test.each([
  [
    ['speed'],
    'there is no bench "speed"; there are engine, search, opponents, server, web, profile',
  ],
  [['engine', 'server'], 'one bench at a time, not 2'],
  [['engine', '--fast'], "Unknown option '--fast'"],
  [['engine', '--seconds', 'few'], '--seconds must be a number above 0, at most 3600'],
  [['engine', '--game', 'chess'], '--game must be one of red-cathedral'],
  [['engine', '--keep', '--players', '2'], '--keep is for whole runs'],
  [['server', '--tables', '0'], '--tables must be a whole number from 1 to 10000'],
  [['server', '--rate', 'fast'], '--rate must be a whole number from 1 to 10000'],
  [['engine', '--players', '99'], 'no table of --players 99 is measured'],
])('%j ends in code 2 and one line', (args, words) => {
  const { status, stdout, stderr } = bench(...args)
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toMatch(/^guildhall: .+\n$/)
  expect(stderr).toContain(words)
})
