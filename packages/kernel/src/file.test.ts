import { toyGame } from '@guildhall/laws/toy'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fold,
  type GameFile,
  gameFile,
  gameFileText,
  item,
  logOfFile,
  Play,
  packGameFile,
  parseGameFile,
  readGameFile,
  seededChance,
  stableHash,
} from './index.ts'

const game = toyGame(3)
const COMMITMENT = '0'.repeat(64)
const SECRET = 'f'.repeat(64)

function playedFile(steps = Number.POSITIVE_INFINITY): GameFile {
  const play = new Play(game, seededChance('file'))
  const choices = seededChance('choices')
  for (
    let actor = play.actor;
    actor !== null && play.log.steps.length < steps;
    actor = play.actor
  ) {
    const legal = play.legal()
    play.submit(actor.seat, item(legal, choices.int(legal.length)))
  }
  return gameFile(game, play.log, { commitment: COMMITMENT, secret: SECRET })
}

const file = playedFile()
const json = (): Record<string, unknown> => JSON.parse(JSON.stringify(packGameFile(file)))
const problemsOf = (value: unknown) => {
  const parsed = parseGameFile(value)
  return parsed.ok ? [] : parsed.problems
}

describe('a game file', () => {
  test('comes back from its text as it was', () => {
    expect(readGameFile(gameFileText(file))).toEqual({ ok: true, value: file })
    expect(parseGameFile(json())).toEqual({ ok: true, value: file })
  })

  test('has a line for every decision', () => {
    const lines = gameFileText(file).split('\n')
    for (const step of packGameFile(file).log.steps) {
      expect(lines.map((line) => line.replace(/,$/, ''))).toContain(JSON.stringify(step))
    }
  })

  test('says the outcome once the game is over, and not before', () => {
    expect(file.outcome?.seats.map(({ seat }) => seat)).toEqual([0, 1, 2])
    expect(playedFile(3).outcome).toBeUndefined()
    expect(readGameFile(gameFileText(playedFile(3)))).toMatchObject({ ok: true })
  })

  test('holds other components only where the table used them', () => {
    const play = new Play(game, seededChance('file'))
    const other = gameFile(game, play.log, { commitment: COMMITMENT }, { cards: [1] })
    expect(file).not.toHaveProperty('components')
    expect(readGameFile(gameFileText(other))).toEqual({ ok: true, value: other })
  })

  test('gives back the log of the game, with the game’s own commands', () => {
    const log = logOfFile(game, file)
    if (!log.ok) throw new Error(JSON.stringify(log.problems))
    expect(log.value).toEqual(file.log)
    expect(log.value.steps.every(({ command }) => game.parse(command) === command)).toBe(true)
    expect(stableHash(game.outcome(fold(game, log.value)))).toBe(stableHash(file.outcome))
  })
})

describe('what is wrong with a file is named with its path', () => {
  const line = { label: 'x', points: 1 }
  const seat = { seat: 0, total: 1, rank: 1, lines: [line] }
  const cases: readonly (readonly [string, unknown])[] = [
    ['file', null],
    ['file', [1]],
    ['file', 'text'],
    ['file.format', {}],
    ['file.format', { ...json(), format: 'another' }],
    ['file.formatVersion', { ...json(), formatVersion: 2 }],
    ['file.formatVersion', { ...json(), formatVersion: '1' }],
    ['file.game', { ...json(), game: 7 }],
    ['file.rulesVersion', { ...json(), rulesVersion: -1 }],
    ['file.rulesVersion', { ...json(), rulesVersion: 1.5 }],
    ['file.players', { ...json(), players: 0 }],
    ['file.options', { ...json(), options: [] }],
    ['file.more', { ...json(), more: true }],
    ['file.chance', { ...json(), chance: null }],
    ['file.chance.commitment', { ...json(), chance: {} }],
    ['file.chance.commitment', { ...json(), chance: { commitment: COMMITMENT.slice(1) } }],
    [
      'file.chance.secret',
      { ...json(), chance: { commitment: COMMITMENT, secret: 'F'.repeat(64) } },
    ],
    ['file.log', { ...json(), log: 0 }],
    ['file.log.steps', { ...json(), log: { commands: [], events: [], setup: [] } }],
    ['file.outcome.seats', { ...json(), outcome: {} }],
    ['file.outcome.seats[0].rank', { ...json(), outcome: { seats: [{ ...seat, rank: 0 }] } }],
    ['file.outcome.seats[0].total', { ...json(), outcome: { seats: [{ ...seat, total: 'x' }] } }],
    ['file.outcome.seats[0].lines', { ...json(), outcome: { seats: [{ ...seat, lines: null }] } }],
    [
      'file.outcome.seats[0].lines[0].label',
      { ...json(), outcome: { seats: [{ ...seat, lines: [{ ...line, label: '' }] }] } },
    ],
  ]

  test.each(cases)('%s', (path, value) => {
    expect(problemsOf(value).map((problem) => problem.path)).toContain(path)
  })

  test('every needed field is missed by name', () => {
    for (const name of Object.keys(json()).filter((key) => key !== 'outcome')) {
      const { [name]: _, ...rest } = json()
      expect(problemsOf(rest).map(({ path }) => path)).toContain(`file.${name}`)
    }
  })

  test('another version is refused in clear words, and nothing else is said', () => {
    expect(problemsOf({ format: 'guildhall-game', formatVersion: 9, odd: 1 })).toEqual([
      {
        path: 'file.formatVersion',
        message: 'this program reads version 1 of the format, the file is of version 9',
      },
    ])
  })

  test.each([
    '{"__proto__":{"polluted":1},"format":"guildhall-game"}',
    '{"format":"guildhall-game","options":{"a":[{"__proto__":1}]}}',
  ])('a __proto__ key: %s', (text) => {
    expect(readGameFile(text)).toMatchObject({
      ok: false,
      problems: [{ message: 'is not allowed as a field' }],
    })
  })

  test('text that is not JSON', () => {
    expect(readGameFile('{')).toMatchObject({ ok: false, problems: [{ path: 'file' }] })
    expect(readGameFile('')).toMatchObject({ ok: false })
  })

  test('nesting without end', () => {
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
    const parsed = readGameFile(`{"format":"guildhall-game","options":${deep}}`)
    expect(parsed).toMatchObject({ ok: false, problems: [{ message: 'is nested too deeply' }] })
  })
})

describe('no value makes the reading throw', () => {
  test('any JSON at all', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(parseGameFile(value).ok).toBe(false)
      }),
    )
  })

  test('a good file with any part replaced by any JSON', () => {
    const names = Object.keys(json())
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        const parsed = parseGameFile({ ...json(), [name]: value })
        if (!parsed.ok) expect(parsed.problems.length).toBeGreaterThan(0)
      }),
    )
  })
})

describe('a file that does not fit the table', () => {
  test.each([
    ['file.game', { game: 'chess' }],
    ['file.players', { players: 2 }],
    ['file.rulesVersion', { rulesVersion: 99 }],
    ['file.options', { options: { rounds: 9 } }],
  ])('%s', (path, change) => {
    const parsed = logOfFile(game, { ...file, ...change })
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toEqual([path])
  })

  test('a command that the game does not know', () => {
    const step = { seat: 0, command: { type: 'fly' }, events: [] }
    expect(logOfFile(game, { ...file, log: { ...file.log, steps: [step] } })).toMatchObject({
      ok: false,
      problems: [{ path: 'file.log.steps[0][1]', message: 'is no command of toy: "fly"' }],
    })
  })

  test('events that cannot be applied', () => {
    const log = { setup: [{ type: 'dealt', deck: 7 } as const], steps: [] }
    expect(logOfFile(game, { ...file, log })).toMatchObject({
      ok: false,
      problems: [{ path: 'file.log' }],
    })
  })
})
