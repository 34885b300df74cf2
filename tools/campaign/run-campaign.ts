/**
 * `npm run campaign [GAMES] [--seed S] [--from K] [--keep] [--json]`: random games over every
 * combination of The Red Cathedral. `--keep` writes docs/campaign/red-cathedral.md; `--from` begins
 * with that game, so that one game can be played again alone.
 */
import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { report } from './report.ts'
import { campaign, type Plan, type Results } from './run.ts'

const FILE = join(import.meta.dirname, '..', '..', 'docs', 'campaign', 'red-cathedral.md')
const MISUSE = 2
const GAMES = '20000'
const USAGE = 'campaign: npm run campaign -- [GAMES] [--seed S] [--from K] [--keep] [--json]'

interface Flags {
  readonly plan: Plan
  readonly keep: boolean
  readonly json: boolean
}

/** The arguments; null if they are invalid. */
function flagsOf(args: readonly string[]): Flags | null {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string', default: 'campaign' },
        from: { type: 'string', default: '0' },
        keep: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
      },
    })
    const [games = GAMES, ...more] = positionals
    const { seed, from, keep, json } = values
    const whole = [games, from].every((text) => /^\d{1,9}$/.test(text))
    if (!whole || Number(games) === 0 || more.length > 0) return null
    return { plan: { games: Number(games), seed, from: Number(from) }, keep, json }
  } catch {
    return null
  }
}

/** A progress line, if the output is a terminal. */
function progress(games: number): (done: number, faults: number) => void {
  return (done, faults) => {
    if (!process.stderr.isTTY || (done % 50 !== 0 && done !== games)) return
    process.stderr.write(`\r${done} of ${games} games, ${faults} faults `)
    if (done === games) process.stderr.write('\r\u001b[K')
  }
}

const git = (...args: string[]): string => execFileSync('git', args, { encoding: 'utf8' }).trim()

/** When and of what: asked before the games, whose code is loaded by then. */
function about(): string {
  const dirty = git('status', '--porcelain', '--untracked-files=no') === '' ? '' : ', with changes'
  const commit = git('rev-parse', '--short', 'HEAD')
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}${dirty}, Node ${process.version}`
}

function run({ plan, keep, json }: Flags): Results {
  const played = about()
  const start = process.cpuUsage()
  const results = campaign(plan, progress(plan.games))
  const { user, system } = process.cpuUsage(start)
  const seconds = (user + system) / 1e6
  if (json) {
    console.log(JSON.stringify({ ...results, seconds }))
    return results
  }
  const text = report(results, plan, [played, `${seconds.toFixed(0)} s of CPU`])
  if (keep) writeFileSync(FILE, text)
  console.log(text)
  return results
}

const flags = flagsOf(process.argv.slice(2))
if (flags === null) {
  console.error(USAGE)
  process.exitCode = MISUSE
} else process.exitCode = run(flags).faults.length > 0 ? 1 : 0
