import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus } from 'node:os'
import { join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }
import type { Bench, Plan } from './bench.ts'
import type { Line } from './comparison.ts'
import { linesTable, markdownTable } from './text-table.ts'

/** The program is bundled into `dist/`, next to `bench/`. */
const FOLDER = join(import.meta.dirname, '..', 'bench')

/** Where and how it was measured. No date: the commit says when. */
const headOf = (bench: Bench, plan: Plan) => ({
  bench: bench.name,
  node: process.version,
  cores: availableParallelism(),
  cpu: cpus()[0]?.model ?? 'unknown',
  commit: commit(),
  extent: bench.extent(plan),
  peers: {
    chessops: manifest.devDependencies.chessops,
    'boardgame.io': manifest.devDependencies['boardgame.io'],
  },
})

/** Writes the lines to `results/`, and their table into the README. */
export function keep(bench: Bench, plan: Plan, lines: readonly Line[]): void {
  const results = { ...headOf(bench, plan), lines }
  mkdirSync(join(FOLDER, 'results'), { recursive: true })
  writeFileSync(
    join(FOLDER, 'results', `${bench.name}.json`),
    `${JSON.stringify(results, null, 2)}\n`,
  )
  const readme = join(FOLDER, 'README.md')
  writeFileSync(readme, withTable(readFileSync(readme, 'utf8'), results))
}

function withTable(text: string, results: ReturnType<typeof headOf> & { lines: readonly Line[] }) {
  const { bench, node, cores, cpu, commit, extent, lines } = results
  const [begin, end] = [`<!-- results: ${bench} -->\n`, '<!-- end of results -->']
  const start = text.indexOf(begin)
  const stop = text.indexOf(end, start)
  if (start < 0 || stop < 0) throw new Error(`bench/README.md has no place for ${bench}`)
  const where = `Node ${node}, ${cores} cores (${cpu}), commit ${commit}; ${extent}.`
  return `${text.slice(0, start)}${begin}\n${where}\n\n${linesTable(lines, markdownTable)}\n${text.slice(stop)}`
}

function commit(): string {
  const head = git('rev-parse', '--short', 'HEAD')
  return git('status', '--porcelain', 'packages', 'games', 'apps', 'bench/src') === ''
    ? head
    : `${head} with changes`
}

const git = (...args: readonly string[]): string =>
  spawnSync('git', args, { cwd: join(FOLDER, '..'), encoding: 'utf8' }).stdout?.trim() ?? ''
