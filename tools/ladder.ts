// Who beats whom: `npm run ladder [-- --games N --only WORD]`. Plays the matches in the arena and
// writes their table into docs/bots.md.
import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { isMain } from './main.ts'

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

const MATCHES: readonly Match[] = [2, 4].flatMap((players) =>
  TABLES.flatMap((table) =>
    PAIRS.map(([strong, weak]) => ({
      ...table,
      seats: [strong, ...Array.from({ length: players - 1 }, () => weak)],
    })),
  ),
)

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

function play({ game, options, seats }: Match, games: string): Line {
  const flags = ['--game', game, '--seats', seats.join(','), '--options', JSON.stringify(options)]
  const args = ['arena', ...flags, '--games', games, '--seed', 'ladder', '--json']
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

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: { games: { type: 'string', default: '100' }, only: { type: 'string', default: '' } },
  })
  const chosen = MATCHES.filter((match) => JSON.stringify(match).includes(values.only))
  const rows: string[] = []
  for (const match of chosen) {
    const line = row(match, play(match, values.games))
    console.log(line)
    rows.push(line)
  }
  const head = [
    '| table | who | against | games | wins | margin | ms a decision (longest) |',
    '|---|---|---|---:|---|---:|---:|',
  ]
  const page = readFileSync(PAGE, 'utf8')
  const [start, end] = [page.indexOf(BEGIN), page.indexOf(END)]
  const table = `\n${[...head, ...rows].join('\n')}\n\n`
  writeFileSync(PAGE, page.slice(0, start + BEGIN.length) + table + page.slice(end))
}
