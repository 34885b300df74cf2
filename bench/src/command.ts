import type { Bench, Plan } from './bench.ts'
import type { Line } from './comparison.ts'
import { engine } from './engine/index.ts'
import { type Flags, HELP, parseFlags } from './flags.ts'
import { opponents } from './opponents/index.ts'
import { profile } from './profile.ts'
import { Progress } from './progress.ts'
import { keep } from './results.ts'
import { search } from './search/index.ts'
import { server } from './server/index.ts'
import { linesTable, textTable } from './text-table.ts'
import { web } from './web/index.ts'

/** Bad flags end in this code, as the command line promises. */
const MISUSE = 2

/** The comparisons. A new one is added here, and its works in `main.ts`. */
const BENCHES: readonly Bench[] = [engine, search, opponents, server, web]

const NAMES: readonly string[] = [...BENCHES.map(({ name }) => name), profile.name]

/** `guildhall bench …`; the code to end with. */
export async function command(args: readonly string[]): Promise<number> {
  const parsed = parseFlags(args)
  if (!parsed.ok) return misuse(parsed.problems.map(({ message }) => message).join('; '))
  const flags = parsed.value
  const { name } = flags
  if (flags.help) return write(HELP)
  if (name === undefined && !flags.json) return write(list())
  if (name !== undefined && !NAMES.includes(name)) {
    return misuse(`there is no bench "${name.slice(0, 40)}"; there are ${NAMES.join(', ')}`)
  }
  if (name === profile.name) return write(await profile.run(flags))
  for (const bench of BENCHES) {
    if (name === undefined || name === bench.name) await run(bench, flags)
  }
  return 0
}

async function run(bench: Bench, flags: Flags): Promise<void> {
  const progress = new Progress()
  const seconds = flags.seconds ?? bench.seconds
  const plan: Plan = { ...flags, seconds, progress: (words) => progress.show(words) }
  const lines: Line[] = []
  for await (const comparison of bench.run(plan)) {
    const line = { bench: bench.name, ...comparison }
    lines.push(line)
    progress.clear()
    if (flags.json) write(`${JSON.stringify(line)}\n`)
  }
  if (!flags.json) write(linesTable(lines, textTable))
  if (flags.keep) keep(bench, plan, lines)
}

function list(): string {
  const entries = [...BENCHES, profile].map(({ name, about }) => [name, about])
  return `${textTable(['bench', 'measures'], entries)}\n${HELP}`
}

function write(words: string): number {
  process.stdout.write(words)
  return 0
}

function misuse(words: string): number {
  process.stderr.write(`guildhall: ${words}\n`)
  return MISUSE
}
