import { loadavg } from 'node:os'
import type { Bench, Plan } from '../bench.ts'
import { type Comparison, compare, type Unit } from '../comparison.ts'
import type { Table } from '../measured-tables.ts'
import { quantile, type Tally } from './latency-tally.ts'
import { type OurServer, startOurServer } from './our-server.ts'
import { startPeerServer } from './peer-server.ts'
import { sendAtRate } from './send-at-rate.ts'
import type { BenchTable, Load, ServerUnderTest } from './server-under-test.ts'
import { usageOf, watchMemory } from './usage.ts'

/** What we want to hold on a machine of two cores, the sender on the same. */
const GOAL = {
  ...{ p50: 25, p99: 250, megabytes: 400, lag: 50, resumed: 4, recovered: 10 },
  ...{ highest: 8000, cpuAtHighest: 0.25 },
}
/** The overload, as a multiple of the load. */
const FLOOD = 5
/** A step of the search for the highest rate, and the flood, need not be longer. */
const RUNG_SECONDS = 10
const FLOOD_SECONDS = 20
/** The longest comparison of servers; ours is then measured against its goals for the whole time. */
const BESIDE_SECONDS = 60
/** A rate that does not hold is tried once more: the machine may have had something else to do. */
const TRIES = 2
/** The highest rate per table: above it, people would reach the limits of a socket. */
const MOST_PER_TABLE = 24

const less = (unit: string): Unit => ({ words: unit, better: 'less' })
const more = (unit: string): Unit => ({ words: unit, better: 'more' })

/** The load average of the last minute. */
const machineLoad = (): string => loadavg()[0]?.toFixed(1) ?? '?'
const before = machineLoad()

/** What was seen of a server under its load. */
interface Figures {
  readonly tally: Tally
  /** Of what happened, how much of a hundred came to all who watch. */
  readonly received: number
  /** The most memory, and how much of it for each table. */
  readonly megabytes: number
  readonly perTable: number
  readonly cpuPerCommand: number
}

export const server: Bench = {
  name: 'server',
  about: 'the server under load, against its goals and the server of boardgame.io',
  seconds: 60,
  extent: ({ seconds }) =>
    `${seconds} s; the load of the machine was ${before} before and ${machineLoad()} after`,
  async *run(plan: Plan) {
    const { game = 'red-cathedral', players = 4, tables, rate, seconds, progress } = plan
    const table: Table = { game, players }
    const load: Load = { tables, players, rate, seconds }
    const short: Load = { ...load, seconds: Math.min(seconds, BESIDE_SECONDS) }
    const sockets = tables * players
    const subject = `${sockets} sockets, ${tables} tables, ${rate} commands/s`

    progress('our tables fill')
    const ours = await startOurServer(table, load)
    let our: Figures
    let ourHighest: Highest
    try {
      progress(`${subject}: ours`)
      our = await steady(ours, short)
      await ours.lag()
      yield* goals(subject, await steady(ours, load), await ours.lag())
      ourHighest = await highest(ours, load, progress)
      yield* atHighest(`${sockets} sockets, ${tables} tables`, ourHighest)
      progress('the flood: ours')
      yield* flood(ours, load)
      progress('everybody comes back: ours')
      yield* reconnectAll(ours, sockets)
    } finally {
      await ours.close()
    }

    progress('tables of boardgame.io fill')
    const peer = await startPeerServer(table, load)
    try {
      progress(`${subject}: boardgame.io`)
      yield* beside(subject, our, await steady(peer, short))
      const theirs = await highest(peer, load, progress)
      const all = `${sockets} sockets, ${tables} tables`
      yield compare(all, 'boardgame.io', RATE, [ourHighest.rate, theirs.rate])
      yield compare(all, 'boardgame.io', CPU_AT_HIGHEST, [ourHighest.cpu, theirs.cpu])
    } finally {
      await peer.close()
    }
  },
}

async function steady(underTest: ServerUnderTest, load: Load): Promise<Figures> {
  const before = usageOf(underTest.pid).seconds
  const memory = watchMemory(underTest.pid)
  const tally = await sendAtRate(underTest.tables, load)
  const megabytes = memory()
  const sum = (read: (table: BenchTable) => number) =>
    underTest.tables.reduce((total, table) => total + read(table), 0)
  return {
    tally,
    megabytes,
    received: (sum(({ received }) => received) / sum(({ due }) => due)) * 100,
    perTable: ((megabytes - underTest.emptyMegabytes) * 1024) / underTest.tables.length,
    cpuPerCommand: ((usageOf(underTest.pid).seconds - before) * 1000) / tally.sent,
  }
}

function* goals(subject: string, our: Figures, lag: number): Generator<Comparison> {
  const { tally, megabytes, received } = our
  const goal = (unit: Unit, value: number, target: number) =>
    compare(subject, 'the goal', unit, [value, target])
  const to = (part: number) => quantile(tally.granted, part)
  yield goal(less('ms from send to acknowledgement, p50'), to(0.5), GOAL.p50)
  yield goal(less('ms from send to acknowledgement, p99'), to(0.99), GOAL.p99)
  yield goal(more('% of commands answered'), answeredPart(tally), 100)
  yield goal(more('% of commands granted'), (tally.grantedCommands / tally.sent) * 100, 100)
  yield goal(more('% of news that came to the sockets'), received, 100)
  yield goal(less('MB of memory at most'), megabytes, GOAL.megabytes)
  yield goal(less('ms that the event loop was late, p99'), lag, GOAL.lag)
}

const answeredPart = ({ sent, unanswered }: Tally): number => (1 - unanswered / sent) * 100

function* beside(subject: string, our: Figures, their: Figures): Generator<Comparison> {
  const beside = (unit: Unit, read: (figures: Figures) => number) =>
    compare(subject, 'boardgame.io', unit, [read(our), read(their)])
  for (const [name, part] of [
    ['p50', 0.5],
    ['p99', 0.99],
  ] as const) {
    yield beside(less(`ms until the sender sees the table after it, ${name}`), ({ tally }) =>
      quantile(tally.seen, part),
    )
  }
  yield beside(more('% of commands answered'), ({ tally }) => answeredPart(tally))
  yield beside(less('ms of CPU a command'), ({ cpuPerCommand }) => cpuPerCommand)
  yield beside(less('MB of memory at most'), ({ megabytes }) => megabytes)
  yield beside(less('kB of memory a table'), ({ perTable }) => perTable)
}

/** The most commands a second that are seen in time, and what each of them then takes. */
interface Highest {
  readonly rate: number
  readonly cpu: number
}

const RATE = more(`commands a second at p99 ≤ ${GOAL.p99} ms`)
const CPU_AT_HIGHEST = less('ms of CPU a command at the highest of those rates')

function* atHighest(subject: string, { rate, cpu }: Highest): Generator<Comparison> {
  yield compare(subject, 'the goal', RATE, [rate, GOAL.highest])
  yield compare(subject, 'the goal', CPU_AT_HIGHEST, [cpu, GOAL.cpuAtHighest])
}

/** Doubled from the load on until they are not seen in time, then halved twice. */
async function highest(
  underTest: ServerUnderTest,
  load: Load,
  progress: Plan['progress'],
): Promise<Highest> {
  const seconds = Math.min(load.seconds, RUNG_SECONDS)
  let good: Highest = { rate: 0, cpu: Number.NaN }
  const holds = async (rate: number): Promise<boolean> => {
    progress(`${rate} commands/s`)
    const { tally, cpuPerCommand: cpu } = await steady(underTest, { ...load, rate, seconds })
    const isGood = tally.unanswered === 0 && quantile(tally.seen, 0.99) <= GOAL.p99
    if (isGood) good = { rate, cpu }
    return isGood
  }
  const tried = async (rate: number): Promise<boolean> => {
    for (let tries = 0; tries < TRIES; tries++) if (await holds(rate)) return true
    return false
  }
  const most = load.tables * MOST_PER_TABLE
  let bad = Math.min(load.rate, most)
  while (await tried(bad)) {
    if (bad === most) return good
    bad = Math.min(bad * 2, most)
  }
  for (let times = 0; times < 2; times++) {
    const middle = Math.round((good.rate + bad) / 2)
    if (!(await tried(middle))) bad = middle
  }
  return good
}

async function* flood({ tables }: OurServer, load: Load): AsyncGenerator<Comparison> {
  const seconds = Math.min(load.seconds, FLOOD_SECONDS)
  const rate = load.rate * FLOOD
  const subject = `${rate} commands/s for ${seconds} s`
  const start = performance.now()
  const tally = await sendAtRate(tables, { rate, seconds }, ({ takesMore }) => takesMore)
  const after = Math.max((performance.now() - start) / 1000 - seconds, 0.001)
  const granted = tally.grantedCommands / seconds
  yield compare(subject, 'the goal', more('% of commands answered'), [answeredPart(tally), 100])
  yield compare(subject, 'the goal', less('seconds until all are answered'), [
    after,
    GOAL.recovered,
  ])
  yield compare(subject, 'what is sent', more('commands granted a second'), [granted, rate])
}

async function* reconnectAll(underTest: OurServer, sockets: number): AsyncGenerator<Comparison> {
  const unit = less('seconds until all have the table again')
  const seconds = await underTest.restart()
  yield compare(`${sockets} come back at once`, 'the goal', unit, [seconds, GOAL.resumed])
}
