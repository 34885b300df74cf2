import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Bench, Plan } from '../bench.ts'
import { type Comparison, compare, type Unit } from '../comparison.ts'
import { quantile, Tally } from '../server/latency-tally.ts'
import { longestDecision } from './decisions.ts'
import { startThinkingServer, type ThinkingServer } from './thinking-server.ts'

/** The strongest opponent, and how long it may think: its own time, and a tenth more. */
const BOT = 'guildmaster'
const GOAL = { lag: 50, p99: 250, decision: 1.1 * 1800 }
/** How many bots think at once, each at a table with one person. */
const SEATS = 8
/** How often to check whether it is a person's turn. */
const TICK = 20

const less = (unit: string): Unit => ({ words: unit, better: 'less' })

const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '?'
const before = machineLoad()

export const opponents: Bench = {
  name: 'opponents',
  about: `the server while ${SEATS} of the strongest opponents think, and how long they do`,
  seconds: 60,
  extent: ({ seconds }) =>
    `${seconds} s; the load of the machine was ${before} before and ${machineLoad()} after`,
  async *run({ game = 'red-cathedral', seconds, progress }: Plan) {
    for (const threads of [1, SEATS]) {
      progress('the tables fill')
      const underTest = await startThinkingServer({ game, players: 2 }, BOT, SEATS, threads)
      try {
        progress(`${SEATS} opponents think in ${threads} threads`)
        yield* think(underTest, threads, seconds)
      } finally {
        await underTest.close()
      }
    }
    progress('one opponent thinks')
    const longest = longestDecision({ game, players: 2 }, BOT, seconds)
    yield compare(`${BOT} alone on a core`, 'the goal', less('ms of the longest decision'), [
      longest,
      GOAL.decision,
    ])
  },
}

/** People decide at once whenever it is their turn, so that the opponents always have to think. */
async function* think(
  underTest: ThinkingServer,
  threads: number,
  seconds: number,
): AsyncGenerator<Comparison> {
  const sends: Tally[] = []
  let [looks, thinking] = [0, 0]
  await underTest.lag()
  const end = performance.now() + seconds * 1000
  while (performance.now() < end) {
    for (const table of underTest.tables) {
      if (!table.ready) continue
      const tally = new Tally(1)
      sends.push(tally)
      table.play(table.plan(), tally.send(performance.now()))
    }
    await sleep(TICK)
    looks += 1
    thinking += underTest.tables.filter(({ ready }) => !ready).length
  }
  const lag = await underTest.lag()
  const granted = sends.flatMap((tally) => tally.granted)
  const subject = `${(thinking / looks).toFixed(1)} of ${SEATS} seats think, ${threads} threads`
  const late = less('ms that the event loop was late, p99')
  yield compare(subject, 'the goal', late, [lag, GOAL.lag])
  yield compare(subject, 'an empty server', late, [lag, underTest.idleLag])
  yield compare(subject, 'the goal', less("ms from a person's send to acknowledgement, p99"), [
    quantile(granted, 0.99),
    GOAL.p99,
  ])
}
