import { availableParallelism } from 'node:os'
import { type Standing, Standings, type Stop } from '@guildhall/bots/arena'
import { item } from '@guildhall/kernel'
import type { Command } from 'commander'
import { namedBot } from '../bots.ts'
import { automaticRequest, wholeNumber } from '../flags.ts'
import { createTable } from '../game-table.ts'
import { t } from '../i18n.ts'
import { misuse } from '../misuse.ts'
import { print } from '../output.ts'
import { Progress } from '../progress.ts'
import { GAME_IDS, gameNamed } from '../terminal-games.ts'
import { tabled } from '../text.ts'
import type { ArenaRole, DealShares } from '../threads/arena-thread.ts'
import { inOrder } from '../threads/worker-pool.ts'
import { define } from './define.ts'

interface Flags {
  readonly game: string
  readonly seats: string
  readonly games?: string
  readonly seed?: string
  readonly threads?: string
  readonly stop?: string
  readonly options?: string
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000
const MOST_THREADS = 256

/** A match as one line of JSON: other programs rely on this shape. */
interface ArenaLine {
  readonly game: string
  readonly seed: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly string[]
  readonly games: number
  readonly deals: number
  /** What a sequential test has found, where one was asked for. */
  readonly verdict: 'low' | 'high' | null
  readonly contenders: readonly Standing[]
}

export function arena(program: Command): void {
  define(program, 'arena')
    .requiredOption('--game <id>', t('flag.game', { known: GAME_IDS.join(', ') }))
    .requiredOption('--seats <list>', t('arena.seats'))
    .option('--games <k>', t('arena.games'))
    .option('--seed <s>', t('arena.seed'))
    .option('--threads <n>', t('arena.threads'))
    .option('--stop <when>', t('arena.stop'))
    .option('--options <json>', t('flag.options'))
    .option('--json', t('arena.json'))
    .action(run)
}

async function run(flags: Flags): Promise<void> {
  const line = await match(flags)
  if (flags.json) print(JSON.stringify(line))
  else print(...inWords(line))
}

async function match(flags: Flags): Promise<ArenaLine> {
  const { seed = '1', json = false } = flags
  const registered = gameNamed(flags.game)
  const seats = flags.seats.split(',').map((name) => name.trim())
  for (const name of seats) namedBot(name)
  const request = automaticRequest(registered, seats.length, flags)
  const { options } = createTable(registered, request).game
  const wanted = wholeNumber('--games', flags.games ?? '100', 1, MOST_GAMES)
  const cores = String(Math.min(availableParallelism(), MOST_THREADS))
  const threads = wholeNumber('--threads', flags.threads ?? cores, 1, MOST_THREADS)
  const stop = flags.stop === undefined ? null : stopFlag(flags.stop)
  const perDeal = new Set(seats).size === 1 ? 1 : seats.length
  const deals = Math.ceil(wanted / perDeal)
  const standings = new Standings(seats)
  const progress = new Progress(deals * perDeal, json)
  const role: ArenaRole = { role: 'arena', game: flags.game, request, seats, seed }
  await inOrder<DealShares>(role, threads, deals, (shares) => {
    standings.add(new Map(shares))
    progress.show(standings.deals * perDeal)
    return stop !== null && standings.verdict(stop) !== null ? 'enough' : 'more'
  })
  progress.done()
  return {
    game: flags.game,
    seed,
    options,
    seats,
    games: standings.deals * perDeal,
    deals: standings.deals,
    verdict: stop === null ? null : standings.verdict(stop),
    contenders: standings.list(),
  }
}

function stopFlag(text: string): Stop {
  const [, on, low, high] = /^(wins|margin):(-?[\d.]+),(-?[\d.]+)$/.exec(text) ?? []
  if ((on === 'wins' || on === 'margin') && Number(low) < Number(high)) {
    return { on, low: Number(low), high: Number(high) }
  }
  throw misuse('arena.badStop', { text })
}

function inWords({ game, seed, seats, games, contenders }: ArenaLine): string[] {
  const title = t('tally.title', {
    title: gameNamed(game).definition.title,
    players: t('players', { n: seats.length }),
    games,
    seed,
  })
  const head = (['bot', 'seatsOf', 'wins', 'points', 'margin', 'ms', 'longest'] as const).map(
    (name) => t(`arena.${name}`),
  )
  return [title, '', ...tabled([head, ...contenders.map(row)])]
}

const row = (standing: Standing): string[] => [
  standing.bot,
  String(standing.seats),
  interval(
    100 * standing.winShare,
    standing.winInterval.map((share) => 100 * share),
    '%',
  ),
  standing.points.toFixed(1),
  interval(standing.margin, standing.marginInterval, ''),
  standing.msPerDecision.toFixed(2),
  standing.longestMs.toFixed(1),
]

const interval = (value: number, ends: readonly number[], unit: string): string =>
  t('arena.interval', {
    value: `${value.toFixed(1)}${unit}`,
    low: item(ends, 0).toFixed(1),
    high: item(ends, 1).toFixed(1),
  })
