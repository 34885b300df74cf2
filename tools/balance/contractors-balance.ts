/**
 * The balance of the Contractors and the new guilds, from self-play of the greedy bot. Run by
 * `npm run balance contractors [GAMES]`; writes docs/balance/contractors.tables.md, which the page
 * docs/balance/contractors.md discusses.
 */
import { writeFileSync } from 'node:fs'
import { redCathedral } from '@guildhall/red-cathedral'
import components from '../../games/red-cathedral/rules/data/modules.json' with { type: 'json' }
import { campaign } from './campaign.ts'
import {
  byKind,
  Count,
  lengthAndScores,
  mainActionRows,
  pointSources,
  type Row,
  winsByPlace,
} from './count.ts'
import { fixed, percent, table } from './tally.ts'

interface Kind {
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
}

function played({ players, options }: Kind, games: number): Count {
  const created = redCathedral.create({
    players,
    options: { ...redCathedral.automatic, ...options },
  })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  const counted = new Count()
  campaign(created.value, 'greedy', games, (game) => counted.add(players, game))
  return counted
}

const modules = (games: number): ReadonlyMap<string, Count> =>
  new Map(
    [2, 3, 4].flatMap((players) =>
      ['basic', 'advanced'].map((boardSide) => [
        `${players} ${boardSide}`,
        played({ players, options: { boardSide, contractors: true } }, games),
      ]),
    ),
  )

/** Each guild at a table of three, with the module where its cards need it, beside the Clergy. */
const GUILDS = [...new Set(components.guildCards.map(({ guild }) => guild))]
const NEED_MODULE: ReadonlySet<string> = new Set(
  GUILDS.filter((guild) =>
    components.guildCards.every((card) => card.guild !== guild || 'module' in card),
  ),
)

function guilds(games: number): ReadonlyMap<string, Count> {
  const table = (fourthGuild: string, contractors: boolean) =>
    played({ players: 3, options: { fourthGuild, contractors } }, games)
  return new Map<string, Count>([
    ['clergy', table('clergy', false)],
    ...GUILDS.filter((guild) => !NEED_MODULE.has(guild)).map(
      (guild) => [guild, table(`guild-${guild}`, false)] as const,
    ),
    ['clergy, module', table('clergy', true)],
    ...GUILDS.map((guild) => [`${guild}, module`, table(`guild-${guild}`, true)] as const),
  ])
}

const perGame = (c: Count, name: string): string => fixed(c.uses.of(name) / c.games, 2)
const perPlayer = (c: Count, names: readonly string[]): string =>
  fixed(names.reduce((sum, name) => sum + c.uses.of(name), 0) / c.scores.length, 2)

const { specialists } = components
const cities = components.cities.list.map(({ id }) => id)

const actions: readonly Row[] = [
  ...mainActionRows(['acquire', 'claim', 'build', 'hire']),
  ['hires a player', (c) => perPlayer(c, withEach('hire', cities))],
  ['permits bought a player', (c) => perPlayer(c, ['permit bought'])],
  ['specialists kept a player', (c) => perPlayer(c, withEach('keep', specialistIds))],
  ['specialists used a player', (c) => perPlayer(c, withEach('use', specialistIds))],
  ['cities scored a game', (c) => perGame(c, 'city scored')],
]

const withEach = (use: string, ids: readonly string[]): string[] => ids.map((id) => `${use} ${id}`)
const specialistIds = specialists.map(({ id }) => id)

const fates = specialists.map(
  ({ id, name }): Row => [
    `${id} ${name}`,
    (c) => {
      const [kept = 0, used = 0, gone = 0] = ['keep', 'use', 'dismiss'].map((how) =>
        c.uses.of(`${how} ${id}`),
      )
      const rate = (n: number) => fixed((100 * n) / c.games, 0)
      return `${rate(kept)}, ${percent(used, kept)}, ${rate(gone)}`
    },
  ],
)

const modulePages = (counts: ReadonlyMap<string, Count>): readonly string[] => [
  '## With the Contractors',
  '### Length and scores',
  lengthAndScores(counts),
  '### Wins by place in the turn order',
  winsByPlace(counts),
  '### Main actions, permits and specialists',
  byKind(counts, 'action', actions),
  '### Where points come from, a player',
  'Sections, penalties, market, influence and cities in recognition, the rest in prestige.',
  pointSources(counts),
  '### Hires by city, a game',
  byKind(
    counts,
    'city',
    cities.map((city) => [city, (c) => perGame(c, `hire ${city}`)]),
  ),
  '### Specialists: taken a hundred games, used of those taken, dismissed a hundred games',
  byKind(counts, 'specialist', fates),
]

function guildPages(counts: ReadonlyMap<string, Count>): readonly string[] {
  const actions = components.guildCards.flatMap((card) =>
    card.actions.map(({ id, steps }) => ({ id, card: card.id, guild: card.guild, steps })),
  )
  const uses = (name: string, action: (typeof actions)[number]): string => {
    const c = counts.get(name)
    const there = c?.inPlay.of(action.card) ?? 0
    return c === undefined || there === 0 ? '–' : fixed(c.uses.of(action.id) / there, 2)
  }
  return [
    '## The guilds, at a table of three on the basic side',
    '### Length and scores',
    lengthAndScores(counts),
    '### Actions of the guilds, uses a game in which the card lies in the market',
    table(
      ['action', 'alone', 'with the module'],
      actions.map((action) => [
        action.id,
        uses(action.guild, action),
        uses(`${action.guild}, module`, action),
      ]),
    ),
  ]
}

const games = Number(process.argv[3] ?? 2000)
const each = Math.ceil(games / 4)
const head = [
  '# The Contractors and the guilds: tables of the balance',
  `Made by \`npm run balance contractors ${games}\`: ${games} games of the greedy bot against itself for each kind of table with the module, ${each} for each guild.`,
]
const pages = [...head, ...modulePages(modules(games)), ...guildPages(guilds(each))]
writeFileSync('docs/balance/contractors.tables.md', `${pages.join('\n\n')}\n`)
