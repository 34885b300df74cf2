import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import data from '../../data/components.json' with { type: 'json' }
import { redCathedral } from '../game.ts'
import { parseOptions } from '../options.ts'

const open = (options: object) => redCathedral.create({ players: 3, options })

function pathsOf(options: object): string[] {
  const opened = open(options)
  return opened.ok ? [] : opened.problems.map(({ path }) => path)
}

test('the data file repeats every setting of the modules, with its default', () => {
  const settings = data.settings.filter(({ clause }) => /^(CT|GU)-/.test(clause))
  const defaults = Object.fromEntries(settings.map((setting) => [setting.id, setting.default]))
  const read = parseOptions({}, 3)
  expect(read.ok && read.value).toMatchObject(defaults)
  expect(pathsOf(defaults)).toEqual([])
})

test.each([
  { extraBannersCoverInventory: true },
  { blackDieTile: 'specialist' },
  { displacedSpecialistKeepsTool: false },
  { unusedSpecialistCountsAsTool: true },
  { borrowedActionsRepeat: false },
])('a setting of the Contractors is refused without them: %j', (setting) => {
  expect(pathsOf(setting)).toEqual(Object.keys(setting))
  expect(pathsOf({ ...setting, contractors: true })).toEqual([])
})

test.each([
  { diamondsAsChoice: true },
  { wholesalersScope: 'any' },
  { contractPresenceCountsUnfinished: false },
])('a setting of a guild is refused without it: %j', (setting) => {
  expect(pathsOf({ ...setting, contractors: true })).toEqual(Object.keys(setting))
})

test.each(['guild-contractors', 'guild-lawyers'])(
  'without the module %s cannot be chosen — GU-ALL-5',
  (fourthGuild) => {
    expect(pathsOf({ fourthGuild })).toEqual(['fourthGuild'])
  },
)

test('a chosen card is named, and is one of the guild’s — GU-ALL-3', () => {
  const lawyers = { contractors: true, fourthGuild: 'guild-lawyers' }
  expect(pathsOf(lawyers)).toEqual([])
  expect(pathsOf({ ...lawyers, guildCardPick: 'chosen' })).toEqual(['guildCard'])
  expect(pathsOf({ ...lawyers, guildCard: 'guild-lawyers-2' })).toEqual(['guildCard'])
  const chosen = { ...lawyers, guildCardPick: 'chosen' }
  expect(pathsOf({ ...chosen, guildCard: 'guild-lawyers-2' })).toEqual([])
  expect(pathsOf({ ...chosen, guildCard: 'guild-managers-1' })).toEqual(['guildCard'])
})

/** The table of CT-13: the name of each setting, its default, its clause. */
const book = readFileSync(new URL('../../../../../rules/contractors.md', import.meta.url), 'utf8')
const chapter = book.split('\n## ').find((text) => text.startsWith('CT-13')) ?? ''
const rows = [...chapter.matchAll(/^\| `(\w+)` \| (\S+) \| (.+) \| (\S+) \|$/gm)]

test('the settings are those of the rulebook, with its defaults and clauses', () => {
  expect(rows.length).toBeGreaterThan(10)
  const word = (value: unknown) => (typeof value === 'boolean' ? (value ? 'on' : 'off') : value)
  const own = data.settings.filter(({ clause }) => /^(CT|GU)-/.test(clause))
  const told = own.map(({ id, default: value, clause }) => [id, word(value), clause])
  const sorted = (list: unknown[][]) => list.toSorted((a, b) => String(a).localeCompare(String(b)))
  expect(sorted(told)).toEqual(sorted(rows.map(([, id, value, , clause]) => [id, value, clause])))
})

describe('what a table cannot mean is refused by name', () => {
  test.each(rows.map(([, name = '', , , clause = '']) => [name, clause]))(
    'a wrong value of %s — %s',
    (name) => {
      for (const wrong of ['maybe', 7, null, []]) {
        expect(pathsOf({ contractors: true, [name]: wrong })).toEqual([name])
      }
    },
  )

  test('an option that does not exist, whatever else is said', () => {
    expect(pathsOf({ contractor: true })).toEqual(['contractor'])
    expect(pathsOf({ contractors: true, guild: 'guild-lawyers' })).toEqual(['guild'])
    expect(pathsOf({ contractors: true, permitLimit: 7 })).toEqual(['permitLimit'])
  })

  test('every contradiction is named, not the first alone', () => {
    expect(pathsOf({ blackDieTile: 'specialist', wholesalersScope: 'any' })).toEqual([
      'blackDieTile',
      'wholesalersScope',
    ])
  })

  test('a card without the guild it belongs to, or picked without being named — GU-ALL-3', () => {
    expect(pathsOf({ guildCardPick: 'chosen' })).toEqual(['guildCardPick', 'guildCard'])
    expect(pathsOf({ guildCard: 'guild-lawyers-1' })).toEqual(['guildCard'])
  })

  test('spare banners that no board has: all play the advanced side — CT-2.10', () => {
    const covering = { contractors: true, extraBannersCoverInventory: true }
    expect(pathsOf({ ...covering, boardSide: 'advanced' })).toEqual(['extraBannersCoverInventory'])
    const mixed = { mixedBoards: true, sides: ['advanced', 'basic', 'advanced'] }
    expect(pathsOf({ ...covering, ...mixed })).toEqual([])
  })

  test('the words say what is missing', () => {
    const opened = open({ blackDieTile: 'specialist', fourthGuild: 'guild-lawyers' })
    expect(opened.ok ? [] : opened.problems.map(({ message }) => message)).toEqual([
      'only with contractors (CT-13)',
    ])
    const guild = open({ fourthGuild: 'guild-lawyers' })
    expect(guild.ok ? [] : guild.problems.map(({ message }) => message)).toEqual([
      'needs contractors: its cards use them (GU-ALL-5)',
    ])
  })
})
