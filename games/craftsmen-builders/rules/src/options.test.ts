import { describe, expect, test } from 'vitest'
import data from '../data/components.json' with { type: 'json' }
import { craftsmenBuilders } from './game.ts'
import { parseOptions } from './options.ts'

const problems = (options: unknown, players = 3): string[] => {
  const parsed = parseOptions(options, players)
  return parsed.ok ? [] : parsed.problems.map(({ path, message }) => `${path}: ${message}`)
}

describe('options', () => {
  test('left out, they have the defaults of the data file', () => {
    const parsed = parseOptions(undefined, 4)
    const options: Record<string, unknown> = parsed.ok ? parsed.value : {}
    for (const { id, default: value } of data.settings) expect(options[id]).toBe(value)
    expect(options['colours']).toEqual(['red', 'blue', 'green', 'yellow'])
  })

  test('every value that the data file names is accepted, and no other', () => {
    for (const { id, values } of data.settings) {
      for (const value of Array.isArray(values) ? values : [0, 1, 40]) {
        expect(problems({ [id]: value })).toEqual([])
      }
      for (const value of ['something', null, -1, 0.5, [], {}]) {
        expect(problems({ [id]: value })).toHaveLength(1)
      }
    }
  })

  test('the options of a table are given back, every one filled in', () => {
    const created = craftsmenBuilders.create({ players: 2, options: { roundLimit: 9 } })
    expect(created.ok ? created.value.options : {}).toMatchObject({
      roundLimit: 9,
      castleIncome: 'printed',
      colours: ['red', 'blue'],
      first: -1,
    })
  })

  test('what a table says back opens the same table again', () => {
    for (const options of [{}, { firstPlayer: 'chosen', first: 1 }, { firstPlayer: 'chosen' }]) {
      const once = parseOptions(options, 3)
      const given = once.ok ? once.value : {}
      expect(parseOptions(given, 3)).toEqual(once)
    }
  })

  test('a problem names the option and what was expected', () => {
    expect(problems({ endTiming: 'atOnce' })[0]).toMatch(
      /^endTiming: .*"finishLap" \| "finishRound"/,
    )
    expect(problems({ rounds: 3 })[0]).toMatch(/^rounds: /)
    expect(problems({ roundLimit: 1001 })[0]).toMatch(/^roundLimit: /)
  })

  test('each seat has a colour of its own', () => {
    expect(problems({ colours: ['red', 'blue'] })[0]).toContain('each of 3 seats')
    expect(problems({ colours: ['red', 'blue', 'blue'] })[0]).toContain('CB-1.2')
    expect(problems({ colours: ['red', 'blue', 'pink'] })).toHaveLength(1)
    expect(problems({ colours: ['yellow', 'green', 'red'] })).toEqual([])
  })

  test('a first player is named only where the table chooses, and must sit at it', () => {
    expect(problems({ first: 1 })[0]).toContain('CB-2.2')
    expect(problems({ firstPlayer: 'chosen', first: 3 })[0]).toContain('no seat 3')
    expect(problems({ firstPlayer: 'chosen', first: 2 })).toEqual([])
    expect(problems({ firstPlayer: 'chosen' })).toEqual([])
  })

  test('anything but an object is no set of options; nothing at all is', () => {
    for (const given of [7, 'all', [], true]) expect(problems(given)).toHaveLength(1)
    for (const given of [undefined, null, {}]) expect(problems(given)).toEqual([])
  })
})
