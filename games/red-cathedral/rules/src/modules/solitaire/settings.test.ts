import { expect, test } from 'vitest'
import data from '../../../data/components.json' with { type: 'json' }
import { redCathedral } from '../../game.ts'
import { parseOptions } from '../../options.ts'

function pathsOf(options: object, players = 1): string[] {
  const opened = redCathedral.create({ players, options })
  return opened.ok ? [] : opened.problems.map(({ path }) => path)
}

test('the data file repeats every setting of the game against Ivan, with its default', () => {
  const settings = data.settings.filter(({ clause }) => clause.startsWith('IV-'))
  const defaults = Object.fromEntries(settings.map((setting) => [setting.id, setting.default]))
  expect(Object.keys(defaults)).toEqual(['ivanLevel', 'ivanHandicap', 'ivanStart', 'ivanDecorates'])
  const read = parseOptions({}, 1)
  expect(read.ok && read.value).toMatchObject(defaults)
})

test.each([
  {},
  { colours: ['yellow'], boardSide: 'advanced' },
  { contractors: true, ivanLevel: 'master', ivanHandicap: 100, ivanStart: 'chosen' },
])('the options of an open table open an equal one: %j', (given) => {
  const filled = parseOptions(given, 1)
  if (!filled.ok) throw new Error(JSON.stringify(filled.problems))
  expect(filled.value).toMatchObject({ colours: { length: 2 }, sides: { length: 1 } })
  expect(parseOptions(filled.value, 1)).toEqual(filled)
})

test.each([
  [{ ivanHandicap: 101 }, ['ivanHandicap']],
  [{ ivanHandicap: '3' }, ['ivanHandicap']],
  [{ colours: ['red', 'red'] }, ['colours']],
  [{ colours: ['red', 'yellow'] }, ['colours']],
  [{ colours: ['red', 'blue', 'green'] }, ['colours']],
  [{ laterSixthBonus: true }, ['laterSixthBonus']],
  [{ mixedBoards: true }, ['mixedBoards']],
  [{ mixedBoards: true, sides: ['basic', 'advanced'] }, ['sides']],
])('what contradicts the game alone is named: %j', (options, paths) => {
  expect(pathsOf(options)).toEqual(paths)
})

test.each([2, 3, 4])('with %d players Ivan has no settings, but for their defaults', (players) => {
  const wrong = { ivanLevel: 'master', ivanHandicap: 1, ivanStart: 'chosen', ivanDecorates: false }
  expect(pathsOf(wrong, players)).toEqual(Object.keys(wrong))
  const filled = parseOptions({}, players)
  expect(filled.ok && pathsOf(filled.value, players)).toEqual([])
})
