import { parseArgs } from 'node:util'
import type { Parsed, Problem } from '@guildhall/kernel'
import type { Plan } from './bench.ts'
import { GAMES, tablesOf } from './measured-tables.ts'

/** What was asked for on the command line: a plan, in which the bench may fill in the seconds. */
export interface Flags extends Omit<Plan, 'seconds' | 'progress'> {
  /** The bench, or none. */
  readonly name: string | undefined
  readonly json: boolean
  readonly keep: boolean
  readonly help: boolean
  /** Undefined: as long as the bench thinks best. */
  readonly seconds: number | undefined
}

export const HELP = `usage: guildhall bench [NAME] [flags]

  --json         one JSON line for each comparison
  --seconds S    CPU time of one measurement, 0.5 unless told; of the server, time of the
                 clock, 60 unless told; of the web, that of a roll, 2 unless told
  --repeats N    how often each is repeated, 3 unless told; the median counts
  --games N      how many finished games are replayed and weighed, 5 unless told
  --game ID      only this game (${GAMES.join(', ')})
  --players N    only tables of this size
  --tables N     of the server: how many tables, 500 unless told; each seat has a socket
  --rate N       of the server: commands a second, 200 unless told
  --keep         writes the results to bench/results and into bench/README.md

Quick runs: guildhall bench engine --seconds 0.1 --games 1
            guildhall bench server --seconds 5 --tables 20
            guildhall bench web --repeats 1
`

const OPTIONS = {
  json: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false, short: 'h' },
  seconds: { type: 'string' },
  repeats: { type: 'string', default: '3' },
  games: { type: 'string', default: '5' },
  game: { type: 'string' },
  players: { type: 'string' },
  tables: { type: 'string', default: '500' },
  rate: { type: 'string', default: '200' },
} as const

/** Reads the words after `guildhall bench`. */
export function parseFlags(args: readonly string[]): Parsed<Flags> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: OPTIONS,
      allowPositionals: true,
    })
    const flags: Flags = {
      ...values,
      name: positionals[0],
      seconds: values.seconds === undefined ? undefined : Number(values.seconds),
      repeats: Number(values.repeats),
      games: Number(values.games),
      game: values.game,
      players: values.players === undefined ? undefined : Number(values.players),
      tables: Number(values.tables),
      rate: Number(values.rate),
    }
    const problems = problemsOf(flags, positionals)
    return problems.length === 0 ? { ok: true, value: flags } : { ok: false, problems }
  } catch (error) {
    return { ok: false, problems: [{ path: 'flags', message: firstSentence(error) }] }
  }
}

function problemsOf(flags: Flags, names: readonly string[]): Problem[] {
  const { seconds = 1, repeats, games, game, players, tables, rate } = flags
  const isKnown = game === undefined || GAMES.includes(game)
  const isPart = game !== undefined || players !== undefined
  const wrong: [boolean, string][] = [
    [names.length > 1, `one bench at a time, not ${names.length}`],
    [!(seconds > 0 && seconds <= 3600), '--seconds must be a number above 0, at most 3600'],
    [!isCount(repeats, 99), '--repeats must be a whole number from 1 to 99'],
    [!isCount(games, 999), '--games must be a whole number from 1 to 999'],
    [!isCount(tables, 10_000), '--tables must be a whole number from 1 to 10000'],
    [!isCount(rate, 10_000), '--rate must be a whole number from 1 to 10000'],
    [!isKnown, `--game must be one of ${GAMES.join(', ')}`],
    [isKnown && tablesOf(flags).length === 0, `no table of --players ${players} is measured`],
    [flags.keep && isPart, '--keep is for whole runs, without --game and --players'],
  ]
  return wrong.flatMap(([isWrong, message]) => (isWrong ? [{ path: 'flags', message }] : []))
}

const isCount = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most

/** Node explains at length; a line is enough. */
const firstSentence = (error: unknown): string => {
  const [words = ''] = String(error instanceof Error ? error.message : error).split(/\.\s|\n/)
  return words.replace(/\.$/, '')
}
