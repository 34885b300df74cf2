import { type Profiler, Session } from 'node:inspector/promises'
import { findSourceMap } from 'node:module'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { randomOurs } from './engine/random-games.ts'
import type { Flags } from './flags.ts'
import { measure } from './measure.ts'
import { type Table, tableName, tablesOf } from './measured-tables.ts'
import { textTable } from './text-table.ts'

const ROOT = join(import.meta.dirname, '..')
const INTERVAL_US = 200
const MOST = 30

/** The profile takes this many times the seconds of a measurement. */
const LENGTH = 6

/** A function, and how long it was itself at work. */
interface Self {
  readonly name: string
  readonly place: string
  readonly ms: number
  readonly share: number
}

/** Where the time of random games goes, by the profiler that is built into Node. */
export const profile = {
  name: 'profile',
  about: 'no comparison: the functions that random games spend their time in',
  async run(flags: Flags): Promise<string> {
    const parts: string[] = []
    for (const table of tablesOf(flags)) {
      const found = await profileOf(table, (flags.seconds ?? 0.5) * LENGTH)
      parts.push(flags.json ? jsonOf(table, found) : textOf(table, found))
    }
    return parts.join(flags.json ? '' : '\n')
  },
}

const jsonOf = (table: Table, found: readonly Self[]): string =>
  found.map((self) => `${JSON.stringify({ bench: 'profile', ...table, ...self })}\n`).join('')

const textOf = (table: Table, found: readonly Self[]): string =>
  `random games, ${tableName(table)}: self time\n\n${textTable(
    ['ms', '%', 'function', 'place'],
    found
      .slice(0, MOST)
      .map(({ ms, share, name, place }) => [
        Math.round(ms),
        Math.round(share * 1000) / 10,
        name,
        place,
      ]),
  )}`

async function profileOf(table: Table, seconds: number): Promise<readonly Self[]> {
  const work = randomOurs(table)
  measure(work, seconds / 2) // what is compiled late would be seen as slow
  const session = new Session()
  session.connect()
  await session.post('Profiler.enable')
  await session.post('Profiler.setSamplingInterval', { interval: INTERVAL_US })
  await session.post('Profiler.start')
  measure(work, seconds)
  const { profile } = await session.post('Profiler.stop')
  session.disconnect()
  return selfTimes(profile)
}

/** The time between two samples belongs to the function that was at work at the first. */
function selfTimes({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): readonly Self[] {
  const frames = new Map(nodes.map(({ id, callFrame }) => [id, nameOf(callFrame)]))
  const times = new Map<string, number>()
  let total = 0
  for (const [index, id] of samples.entries()) {
    const key = frames.get(id) ?? '(unknown)\t'
    const time = timeDeltas[index + 1] ?? 0
    times.set(key, (times.get(key) ?? 0) + time)
    total += time
  }
  return [...times]
    .map(([key, time]) => {
      const [name = '', place = ''] = key.split('\t')
      return { name, place, ms: time / 1000, share: time / total }
    })
    .sort((a, b) => b.ms - a.ms)
}

/** The function and its place in the sources, as one key. */
function nameOf({
  functionName,
  url,
  lineNumber,
  columnNumber,
}: Profiler.ProfileNode['callFrame']) {
  const name = functionName === '' ? '(anonymous)' : functionName
  if (!url.startsWith('file:')) return `${name}\t${url}`
  const file = fileURLToPath(url)
  const entry = findSourceMap(url)?.findEntry(lineNumber, columnNumber)
  if (entry === undefined || !('originalSource' in entry)) {
    return `${name}\t${relative(ROOT, file)}:${lineNumber + 1}`
  }
  const source = relative(ROOT, fileURLToPath(new URL(entry.originalSource, url)))
  return `${name}\t${source}:${entry.originalLine + 1}`
}
