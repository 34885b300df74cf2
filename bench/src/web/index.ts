import { loadavg } from 'node:os'
import type { Bench, Plan } from '../bench.ts'
import { type Comparison, compare, median, type Unit } from '../comparison.ts'
import { quantile } from '../server/latency-tally.ts'
import { openBrowser } from './browser.ts'
import { rollFrames } from './frames.ts'
import { inputsOf } from './inputs.ts'
import { CATEGORIES, type Device, type Scores, scoresOf } from './lighthouse.ts'
import { openTables, type Tables } from './server-with-tables.ts'

/** What we want to hold. */
const GOAL = { score: 95, cpu: 50, paint: 100, frame: 50, rate: 30 }
/** Each kind of device is Lighthouse's own: its screen, its network, its processor. */
const DEVICES: readonly Device[] = ['desktop', 'phone']

const less = (words: string): Unit => ({ words, better: 'less' })
const more = (words: string): Unit => ({ words, better: 'more' })

/** The load average of the last minute. */
const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '?'
const before = machineLoad()

export const web: Bench = {
  name: 'web',
  about: 'the pages in a browser: Lighthouse, input to paint, frames during a roll',
  seconds: 2,
  extent: ({ repeats, seconds }) =>
    `${repeats} runs of Lighthouse each, rolls of ${seconds} s; the load of the machine was ${before} before and ${machineLoad()} after`,
  async *run(plan: Plan) {
    plan.progress('our server opens')
    const tables = await openTables()
    try {
      yield* pages(tables, plan)
      yield* play(tables, plan)
    } finally {
      await tables.close()
    }
  },
}

/** Lighthouse on the first page and on a table in play, as a first-time visitor sees them. */
async function* pages(tables: Tables, { repeats, progress }: Plan): AsyncGenerator<Comparison> {
  const places = [
    { name: 'home', at: async () => ({ url: tables.url, cookie: '' }) },
    { name: 'table in play', at: () => tables.inPlay() },
  ]
  for (const { name, at } of places) {
    for (const device of DEVICES) {
      const runs: Scores[] = []
      for (let run = 0; run < repeats; run++) {
        progress(`Lighthouse: ${name}, ${device}, ${run + 1} of ${repeats}`)
        runs.push(await scoresOf(await at(), device))
      }
      for (const category of CATEGORIES) {
        const score = median(runs.map((scores) => scores[category]))
        const unit = more(`points for ${category}, of 100`)
        yield compare(`Lighthouse, ${name}, ${device}`, 'the goal', unit, [score, GOAL.score])
      }
    }
  }
}

/** A turn by mouse while the processor is four times as slow. */
async function* play(tables: Tables, { repeats, seconds, progress }: Plan) {
  const browser = await openBrowser()
  try {
    progress('input to paint')
    const { cpu, paints } = await inputsOf(await browser.sitDown(await tables.inPlay()), repeats)
    const clicks = `clicks that plan a turn, ${paints.length} of them`
    const paint = less('ms from input to paint, p95')
    yield compare(clicks, 'the goal', less('ms of CPU a click'), [cpu, GOAL.cpu])
    yield compare(`${clicks}, CPU ÷ 4`, 'the goal', paint, [quantile(paints, 0.95), GOAL.paint])
    const frames: number[] = []
    for (let run = 0; run < repeats; run++) {
      progress(`a roll, ${run + 1} of ${repeats}`)
      frames.push(...(await rollFrames(await browser.sitDown(await tables.inPlay()), seconds)))
    }
    const roll = `a roll and the turns after it, ${frames.length} frames, CPU ÷ 4`
    const rate = (1000 * frames.length) / frames.reduce((sum, ms) => sum + ms, 0)
    yield compare(roll, 'the goal', more('frames a second'), [rate, GOAL.rate])
    yield compare(roll, 'the goal', less('ms a frame, p95'), [quantile(frames, 0.95), GOAL.frame])
  } finally {
    await browser.close()
  }
}
