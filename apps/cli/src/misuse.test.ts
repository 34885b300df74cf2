import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { like } from '@guildhall/texts/testing'
import { describe, expect, test } from 'vitest'
import { t } from './i18n.ts'
import { nearest } from './nearest.ts'
import { guildhall, scratchFolder } from './testing/program.ts'
import { says } from './testing/says.ts'

const folder = scratchFolder()
const here = (name: string) => join(folder, name)
writeFileSync(here('text.txt'), 'no JSON')
writeFileSync(here('other.json'), '{"format":"something else"}')
writeFileSync(here('broken.json'), '{"format":"guildhall-game","formatVersion":1}')
writeFileSync(here('parts.json'), '{"noSuchPart":1}')
writeFileSync(
  here('unknown.json'),
  JSON.stringify({
    format: 'guildhall-game',
    formatVersion: 1,
    game: 'go',
    rulesVersion: 1,
    players: 2,
    options: {},
    chance: { commitment: '0'.repeat(64) },
    log: { commands: [], events: [], setup: [], steps: [] },
  }),
)

const TABLE = ['simulate', '--game', 'red-cathedral', '--players', '2']
const FIVE = ['simulate', '--game', 'red-cathedral', '--players', '5']
const RECORD = ['record', '--game', 'red-cathedral', '--players', '2', '--seed', '1', '--out']

/** Tables with modules that cannot be: the option is named, and what it needs. */
function moduleMisuses(): [args: readonly string[], says: RegExp][] {
  const wrong: readonly (readonly [options: object, says: RegExp])[] = [
    [{ contractor: true }, /"contractor" \(did you mean "contractors"\?\)/],
    [{ contractors: 'yes' }, /contractors: .*boolean/],
    [{ contractors: true, fourthGuild: 'guild-bakers' }, /fourthGuild: .*"guild-jewelers"/],
    [{ fourthGuild: 'lawyers' }, /fourthGuild: /],
    [
      { fourthGuild: 'random', guildCardPick: 'chosen' },
      /guildCardPick: a card can be chosen only/,
    ],
    [{ fourthGuild: 'guild-lawyers' }, /fourthGuild: needs contractors/],
    [{ fourthGuild: 'guild-managers', guildCardPick: 'chosen' }, /guildCard: name the card/],
    [{ fourthGuild: 'guild-managers', guildCard: 'guild-managers-1' }, /guildCard: only where/],
    [
      { fourthGuild: 'guild-managers', guildCardPick: 'chosen', guildCard: 'guild-lawyers-1' },
      /guildCard: expected a card of guild-managers/,
    ],
    [{ blackDieTile: 'specialist' }, /blackDieTile: only with contractors/],
    [{ contractors: true, wholesalersScope: 'any' }, /wholesalersScope: only with guild-whol/],
    [
      { contractors: true, boardSide: 'advanced', extraBannersCoverInventory: true },
      /extraBannersCoverInventory: only with a basic side/,
    ],
  ]
  return wrong.map(([options, says]) => [[...TABLE, '--options', JSON.stringify(options)], says])
}

const MISUSES: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [
    ['simulat'],
    like(t('flags.unknownCommand', { what: 'simulat' }) + t('near', { near: 'simulate' })),
  ],
  [['simulate', '--players', '2'], says('flags.missing', { what: '--game <id>' })],
  [[...TABLE, '--gams', '3'], says('flags.unknown', { what: '--gams' })],
  [[...TABLE, '--games'], says('flags.missingValue', { what: '--games <k>' })],
  [[...TABLE, 'more'], says('flags.tooMany')],
  [['simulate', '--game', 'chess', '--players', '2'], says('game.unknown', { id: 'chess' })],
  [
    ['simulate', '--game', 'red-cathedral', '--players', 'two'],
    says('flag.number', { flag: '--players', text: 'two' }),
  ],
  [['simulate', '--game', 'red-cathedral', '--players', '9'], /two, three or four take part/],
  [[...TABLE, '--bots', 'clever'], /"clever".* novice, .*, random, greedy/],
  [[...TABLE, '--bots', 'random,random,random'], says('bots.tooMany', { bots: 3, players: 2 })],
  [[...TABLE, '--options', '{'], says('options.notJson')],
  [[...TABLE, '--options', '[]'], says('options.notObject')],
  [
    [...TABLE, '--options', '{"bordSide":1,"x":2}'],
    /"bordSide" \(did you mean "boardSide"\?\), "x"/,
  ],
  [[...TABLE, '--options', '{"boardSide":"top"}'], /boardSide: .*"basic"/],
  ...moduleMisuses(),
  [
    [...TABLE, '--components', here('nowhere')],
    like(t('file.unreadable', { file: here('nowhere'), reason: 'ENOENT' })),
  ],
  [[...TABLE, '--components', here('text.txt')], says('file.notJson', { file: here('text.txt') })],
  [[...TABLE, '--components', here('parts.json')], /noSuchPart: there is no such part/],
  [[...RECORD, here('bad.json'), '--options', '{"fourthGuild":"guild-lawyers"}'], /fourthGuild: /],
  [['play', '--options', '{"contractors":1}'], /contractors: /],
  [[...FIVE, '--options', '{"contractors":true}'], /two, three or four take part/],
  [[...RECORD, here('nowhere/game.json')], says('file.unwritable', { reason: 'ENOENT' })],
  [[...RECORD, here('text.txt')], says('file.exists', { file: here('text.txt') })],
  [['replay', here('nowhere')], says('file.unreadable', { reason: 'ENOENT' })],
  [['replay', here('other.json')], /file\.format: must be "guildhall-game"/],
  [['verify', here('broken.json')], /file\.game: is missing/],
  [['verify', here('unknown.json')], says('game.unknown', { id: 'go' })],
  [['verify'], says('flags.missingArgument', { what: 'file' })],
  [['rules', 'red-cathedral', 'rc-7.41'], says('rules.unknown', { id: 'rc-7.41' })],
  [['play', 'chess'], says('game.unknown', { id: 'chess' })],
  [
    ['play', 'red-cathedral', '--game', 'craftsmen-builders'],
    says('play.twoGames', { named: 'red-cathedral' }),
  ],
  [['play', '--seats', 'me,somebody'], /bot "somebody"/],
  [['play', '--seats', 'me', '--bots', 'greedy'], says('seats.both')],
  [
    ['play', '--players', '3', '--seats', 'me,greedy'],
    says('seats.count', { seats: 2, players: 3 }),
  ],
  [['play', '--load', here('broken.json')], /file\.game: is missing/],
  [['play', '--load', here('text.txt'), '--seed', '1'], says('play.loadWith', { flag: '--seed' })],
]

describe.concurrent('misuse ends with code 2 and one clear line', () => {
  test.each(MISUSES)('%j', async (args, says) => {
    const { code, out, err } = await guildhall(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(err).toMatch(/^guildhall: [^\n]+\n$/)
    expect(err.trim()).toMatch(says)
    expect(err).not.toMatch(/\n? +at |⟦|undefined/)
  })
})

describe.concurrent('help', () => {
  test('is what the program says when nothing is asked of it', async () => {
    const { code, out } = await guildhall([])
    expect(code).toBe(0)
    for (const name of ['play', 'simulate', 'record', 'replay', 'verify', 'rules', 'bench']) {
      expect(out).toContain(name)
    }
  })

  test.each(['play', 'simulate', 'rules'])('of %s has an example', async (name) => {
    const { code, out, err } = await guildhall([name, '--help'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toContain(`${t('help.titles.example')}\n  guildhall ${name}`)
    expect(out).not.toMatch(/⟦|undefined/)
  })
})

test('the nearest name is found whatever its case, and nothing where nothing is near', () => {
  expect(nearest('BOARDside', ['boardSide', 'plans'])).toEqual(['boardSide'])
  expect(nearest('RC-7.41', ['RC-7.1', 'RC-7.4', 'RC-9.9'], 2)).toEqual(['RC-7.1', 'RC-7.4'])
  expect(nearest('zebra', ['boardSide', 'plans'])).toEqual([])
})
