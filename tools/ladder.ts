// Who beats whom: `npm run ladder [-- --games N --threads N --only WORD]`. Plays the matches in the
// arena and writes each, as soon as it is over, into the table in docs/bots.md.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { stylesOf } from '@guildhall/registry/anchors'
import { isMain } from './is-main.ts'

const ROOT = join(import.meta.dirname, '..')
const PAGE = join(ROOT, 'docs', 'bots.md')
const [BEGIN, END] = ['<!-- ladder -->\n', '<!-- end of the ladder -->']

interface Match {
  readonly table: string
  readonly game: string
  readonly options: object
  readonly seats: readonly string[]
}

const TABLES = [
  { table: 'The Red Cathedral', game: 'red-cathedral', options: {} },
  { table: 'with the Contractors', game: 'red-cathedral', options: { contractors: true } },
  { table: 'Craftsmen & Builders', game: 'craftsmen-builders', options: {} },
] as const

/** The stronger first; the other takes all further seats. */
const PAIRS = [
  ['apprentice', 'novice'],
  ['journeyman', 'greedy'],
  ['master', 'journeyman'],
  ['guildmaster', 'master'],
  ['guildmaster', 'playouts:1800'],
] as const

/** The levels of the release before, and every style that a game has, with two seats. */
const ANCHORED: readonly Match[] = TABLES.flatMap((table) => [
  { ...table, seats: ['master', 'master@0.1'] },
  { ...table, seats: ['guildmaster', 'guildmaster@0.1'] },
  ...stylesOf(table.game).map((style) => ({ ...table, seats: ['master', `style:${style}`] })),
])

const LADDER: readonly Match[] = [2, 4].flatMap((players) =>
  TABLES.flatMap((table) =>
    PAIRS.map(([strong, weak]) => ({
      ...table,
      seats: [strong, ...Array.from({ length: players - 1 }, () => weak)],
    })),
  ),
)

const MATCHES: readonly Match[] = [...LADDER, ...ANCHORED]

/** What of the arena's line is written down. */
interface Line {
  readonly games: number
  readonly contenders: readonly {
    readonly winShare: number
    readonly winInterval: readonly number[]
    readonly margin: number
    readonly msPerDecision: number
    readonly longestMs: number
  }[]
}

function play(
  { game, options, seats }: Match,
  { games, threads }: { readonly games: string; readonly threads: string },
): Line {
  const flags = ['--game', game, '--seats', seats.join(','), '--options', JSON.stringify(options)]
  const extent = ['--games', games, '--threads', threads, '--seed', 'ladder', '--json']
  const args = ['arena', ...flags, ...extent]
  const { stdout, status } = spawnSync(process.execPath, [join(ROOT, 'guildhall.mjs'), ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (status !== 0) throw new Error(`the arena failed: ${args.join(' ')}`)
  return JSON.parse(stdout) as Line
}

function row({ table, seats }: Match, { games, contenders: [first] }: Line): string {
  if (first === undefined) throw new Error('nobody played')
  const [low = 0, high = 0] = first.winInterval
  const share = (x: number) => (100 * x).toFixed(0)
  const wins = `${share(first.winShare)} % (${share(low)} to ${share(high)})`
  const [strong, weak] = seats
  const against = seats.length === 2 ? weak : `${seats.length - 1} × ${weak}`
  const ms = `${first.msPerDecision.toFixed(1)} (${first.longestMs.toFixed(0)})`
  return `| ${table} | ${strong} | ${against} | ${games} | ${wins} | ${first.margin.toFixed(1)} | ${ms} |`
}

/** A row begins with who plays whom at which table: one that is played again takes its place. */
const keyOf = (line: string): string => line.split('|').slice(1, 4).join('|')

const HEAD = [
  '| table | who | against | games | wins | margin | ms a decision (longest) |',
  '|---|---|---|---:|---|---:|---:|',
]

/** The page with this row in its table. */
export function withRow(page: string, line: string): string {
  const [start, end] = [page.indexOf(BEGIN) + BEGIN.length, page.indexOf(END)]
  const before = page
    .slice(start, end)
    .split('\n')
    .filter((text) => text.startsWith('|') && !HEAD.includes(text))
  const known = before.some((text) => keyOf(text) === keyOf(line))
  const rows = known
    ? before.map((text) => (keyOf(text) === keyOf(line) ? line : text))
    : [...before, line]
  return `${page.slice(0, start)}\n${[...HEAD, ...rows].join('\n')}\n\n${page.slice(end)}`
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      games: { type: 'string', default: '100' },
      threads: { type: 'string', default: String(availableParallelism()) },
      only: { type: 'string', default: '' },
    },
  })
  const chosen = MATCHES.filter((match) => JSON.stringify(match).includes(values.only))
  for (const match of chosen) {
    const line = row(match, play(match, values))
    console.log(line)
    writeFileSync(PAGE, withRow(readFileSync(PAGE, 'utf8'), line))
  }
}
