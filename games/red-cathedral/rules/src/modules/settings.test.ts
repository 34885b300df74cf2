import { expect, test } from 'vitest'
import data from '../../data/components.json' with { type: 'json' }
import { redCathedral } from '../game.ts'
import { parseOptions } from '../options.ts'

const open = (options: object) => redCathedral.open({ players: 3, options })

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
