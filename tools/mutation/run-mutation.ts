/**
 * `npm run mutate [GAME…] [-- FLAGS]`: Stryker on the rules of these games, or of all, and a page
 * for each in docs/mutation. The flags are Stryker's; with `--mutate FILE` among them that file alone
 * is mutated, and no page is written.
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { MUTATED } from './mutated-rules.ts'
import { page, type Report } from './report.ts'

const STRYKER = 'node_modules/@stryker-mutator/core/bin/stryker.js'

const words = process.argv.slice(2)
const firstFlag = words.findIndex((word) => word.startsWith('-'))
const names = firstFlag < 0 ? words : words.slice(0, firstFlag)
const flags = firstFlag < 0 ? [] : words.slice(firstFlag)
const partial = flags.some((flag) => /^(-m|--mutate)(=|$)/.test(flag))

function mutate(name: string): boolean {
  const game = MUTATED[name]
  if (game === undefined) {
    console.error(`mutate: name a game: ${Object.keys(MUTATED).join(', ')}`)
    return false
  }
  const files = partial ? [] : ['--mutate', game.files.join(',')]
  const ran = spawnSync(process.execPath, [STRYKER, 'run', ...files, ...flags], {
    stdio: 'inherit',
    env: { ...process.env, MUTATED: name },
  })
  if (ran.status !== 0) return false
  if (!partial) {
    const report = JSON.parse(readFileSync('reports/mutation.json', 'utf8')) as Report
    mkdirSync('docs/mutation', { recursive: true })
    writeFileSync(`docs/mutation/${name}.md`, page(game, name, report))
  }
  return true
}

/** With one file there is one game to hold it against: whose it is. */
const owners = Object.keys(MUTATED).filter((name) => flags.join(' ').includes(`games/${name}/`))
const all = partial && owners.length > 0 ? owners : Object.keys(MUTATED)
process.exitCode = (names.length > 0 ? names : all).every(mutate) ? 0 : 2
