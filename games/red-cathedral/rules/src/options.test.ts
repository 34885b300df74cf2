import { expect, test } from 'vitest'
import data from '../data/components.json' with { type: 'json' }
import { redCathedral } from './game.ts'
import { type Options, parseOptions } from './options.ts'

function accepted(given: unknown, players = 3): Options {
  const read = parseOptions(given, players)
  if (!read.ok) throw new Error(JSON.stringify(read.problems))
  return read.value
}

function pathsOf(given: unknown, players = 3): string[] {
  const opened = redCathedral.create({ players, options: given })
  return opened.ok ? [] : [...new Set(opened.problems.map(({ path }) => path))]
}

/** The settings of the base game as the data file repeats them. */
const BASE = data.settings.filter(({ clause }) => clause.startsWith('RC-'))

const STANDARD = {
  preset: 'standard',
  boardSide: 'basic',
  mixedBoards: false,
  plans: 'base',
  exchangeOneMoment: false,
  singleDeliveryMayDecorate: true,
  ornamentsUnlockFaceDown: true,
  laterSixthBonus: false,
  roundLimit: 0,
  presenceCountsUnfinished: false,
  presenceNeedsBanner: true,
}

/** The settings of the modules, as they stand at a table that names none. */
const MODULES = {
  contractors: false,
  extraBannersCoverInventory: false,
  blackDieTile: 'resource',
  displacedSpecialistKeepsTool: true,
  unusedSpecialistCountsAsTool: false,
  fourthGuild: 'clergy',
  guildCardPick: 'random',
  guildCard: null,
  borrowedActionsRepeat: true,
  diamondsAsChoice: false,
  wholesalersScope: 'current',
  contractPresenceCountsUnfinished: true,
  ivanLevel: 'architect',
  ivanHandicap: 0,
  ivanStart: 'random',
  ivanDecorates: true,
}

test.each([[undefined], [null], [{}], [{ preset: 'standard' }]])(
  'the preset standard, and nothing said, is the defaults of the table: %j — RC-16.1',
  (given) => {
    expect(accepted(given)).toEqual({
      ...STANDARD,
      ...MODULES,
      colours: ['red', 'blue', 'green'],
      sides: ['basic', 'basic', 'basic'],
    })
  },
)

test('the preset publisher sells at one moment and lets an ornament be presence — RC-16.1', () => {
  const { colours, sides, ...settings } = accepted({ preset: 'publisher' })
  expect(settings).toEqual({
    ...STANDARD,
    ...MODULES,
    preset: 'publisher',
    exchangeOneMoment: true,
    presenceNeedsBanner: false,
  })
  expect([colours.length, sides.length]).toEqual([3, 3])
})

test('single settings are changed after the preset, whatever their order — RC-16.1', () => {
  for (const given of [
    { preset: 'publisher', exchangeOneMoment: false, roundLimit: 9 },
    { roundLimit: 9, exchangeOneMoment: false, preset: 'publisher' },
  ]) {
    expect(accepted(given)).toMatchObject({
      exchangeOneMoment: false,
      presenceNeedsBanner: false,
      roundLimit: 9,
    })
  }
})

test('the presets of the data file are those of the rules — RC-16.1', () => {
  const { clause, ...presets } = data.presets
  expect(clause).toBe('RC-16.1')
  expect(Object.keys(presets)).toEqual(['standard', 'publisher'])
  for (const [preset, settings] of Object.entries(presets)) {
    const { preset: _named, ...byName } = accepted({ preset })
    const { preset: _default, ...bySettings } = accepted(settings)
    expect(byName).toEqual(bySettings)
  }
})

test('the data file repeats every setting of the base game and no other, with its default', () => {
  const defaults = Object.fromEntries(BASE.map((setting) => [setting.id, setting.default]))
  const { preset: _preset, ...standard } = STANDARD
  expect(defaults).toEqual(standard)
})

test.each([
  ['boardSide', ['basic', 'advanced']],
  ['mixedBoards', [false, true]],
  ['plans', ['base', 'expansion', 'all']],
  ['exchangeOneMoment', [false, true]],
  ['singleDeliveryMayDecorate', [true, false]],
  ['ornamentsUnlockFaceDown', [true, false]],
  ['laterSixthBonus', [false, true]],
  ['presenceCountsUnfinished', [false, true]],
  ['presenceNeedsBanner', [true, false]],
])('%s takes the values of the table, its default first, and no other', (name, values) => {
  expect(BASE.find(({ id }) => id === name)?.values).toEqual(values)
  for (const value of values) {
    expect(accepted({ [name]: value })).toMatchObject({ [name]: value })
    for (const players of [2, 3, 4]) expect(pathsOf({ [name]: value }, players)).toEqual([])
  }
  for (const wrong of ['', 'off', 0, 1, null, [], {}, Number.NaN]) {
    expect(pathsOf({ [name]: wrong })).toEqual([name])
  }
})

test.each([0, 1, 60, 1000])('the round limit is a number of rounds: %d — RC-12.7', (roundLimit) => {
  expect(accepted({ roundLimit })).toMatchObject({ roundLimit })
})

test.each([-1, 1.5, 1001, Number.NaN, Number.POSITIVE_INFINITY, '3', null, true, [3]])(
  'no round limit: %s — RC-12.7',
  (roundLimit) => {
    expect(pathsOf({ roundLimit })).toEqual(['roundLimit'])
  },
)

test('settings change how the table is opened — RC-2.1', () => {
  const opened = redCathedral.create({
    players: 2,
    options: { boardSide: 'advanced', roundLimit: 4 },
  })
  expect(opened.ok && opened.value.options).toMatchObject({
    boardSide: 'advanced',
    sides: ['advanced', 'advanced'],
    roundLimit: 4,
  })
})

test('every seat gets a colour in the order of the rules, or the one it asks for — RC-1.2', () => {
  expect(accepted({}, 4).colours).toEqual(['red', 'blue', 'green', 'yellow'])
  expect(accepted({}, 2).colours).toEqual(['red', 'blue'])
  expect(accepted({ colours: ['yellow', 'red'] }, 2).colours).toEqual(['yellow', 'red'])
})

test('no colour is shared, and each seat has exactly one — RC-1.2', () => {
  expect(pathsOf({ colours: ['red', 'red', 'blue'] })).toEqual(['colours'])
  expect(pathsOf({ colours: ['red', 'blue'] })).toEqual(['colours'])
  expect(pathsOf({ colours: ['red', 'blue', 'green', 'yellow'] })).toEqual(['colours'])
  expect(pathsOf({ colours: [] })).toEqual(['colours'])
  expect(pathsOf({ colours: ['red', 'pink', 'white'] })).toEqual(['colours[1]', 'colours[2]'])
  expect(pathsOf({ colours: 'red' })).toEqual(['colours'])
})

test('with mixed boards each seat picks a side, else all have the same — RC-2.2', () => {
  const sides = ['advanced', 'basic', 'advanced']
  expect(accepted({ mixedBoards: true, sides }).sides).toEqual(sides)
  expect(accepted({ mixedBoards: true, boardSide: 'advanced' }).sides).toEqual(
    sides.map(() => 'advanced'),
  )
  expect(accepted({ boardSide: 'advanced' }, 2).sides).toEqual(['advanced', 'advanced'])
})

test.each([{}, { boardSide: 'advanced' }, { preset: 'publisher' }, { colours: ['blue', 'red'] }])(
  'the options of an open table open an equal one, as a game file needs it: %j',
  (given) => {
    const filled = accepted(given, 2)
    expect(accepted(filled, 2)).toEqual(filled)
  },
)

test('sides without mixed boards, or not one for each seat, are refused — RC-2.2', () => {
  expect(pathsOf({ sides: ['basic', 'advanced', 'basic'] })).toEqual(['sides'])
  expect(pathsOf({ sides: ['advanced', 'advanced', 'advanced'] })).toEqual(['sides'])
  expect(pathsOf({ sides: ['basic', 'basic', 'advanced'], mixedBoards: false })).toEqual(['sides'])
  expect(pathsOf({ mixedBoards: true, sides: ['basic', 'advanced'] })).toEqual(['sides'])
  expect(pathsOf({ mixedBoards: true, sides: [] })).toEqual(['sides'])
  expect(pathsOf({ mixedBoards: true, sides: ['basic', 'basic', 'top'] })).toEqual(['sides[2]'])
})

test.each(['roundlimit', 'ivanlevel', 'clause', 'constructor', 'toString', '__proto__'])(
  'a name that is no setting is refused: %s',
  (name) => {
    expect(pathsOf(JSON.parse(`{"${name}": true}`))).toEqual([name])
  },
)

test.each(['STANDARD', '', 'clause', '__proto__', 'toString', null, 1])(
  'no preset of that name: %j — RC-16.1',
  (preset) => {
    expect(pathsOf({ preset })).toEqual(['preset'])
  },
)

test('every wrong setting is named, not only the first', () => {
  expect(pathsOf({ plans: 'own', roundLimit: -1, foo: 1 }).sort()).toEqual([
    'foo',
    'plans',
    'roundLimit',
  ])
})

test.each([[[]], [['roundLimit']], ['standard'], [3], [true]])('%j are no options', (given) => {
  expect(pathsOf(given)).toEqual([''])
})

test.each([0, 5, 2.5, -2, Number.NaN])('no table of %d players — RC-1.1', (players) => {
  expect(pathsOf({}, players)).toEqual(['players'])
})
