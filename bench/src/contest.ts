import type { Plan } from './bench.ts'
import { type Comparison, compare, median, type Unit } from './comparison.ts'
import { Contenders } from './contenders.ts'
import type { Measurement } from './measure.ts'
import { type Table, tableName } from './measured-tables.ts'

/** A number read off a measurement. */
export interface Reading extends Unit {
  readonly of: (measurement: Measurement) => number
}

interface Peer<W extends string> {
  readonly name: string
  readonly work: W
  readonly readings: readonly Reading[]
}

/** The same question put to us and to our peers, each by the name of its work. */
export interface Contest<W extends string = string> {
  readonly name: string
  readonly ours: W
  readonly peers: readonly Peer<W>[]
}

/** Holds the contest at every table, handing the material for it to every contender. */
export async function* hold(
  contest: Contest,
  tables: readonly Table[],
  plan: Plan,
  material: (table: Table) => unknown = () => null,
): AsyncGenerator<Comparison> {
  const contenders = new Contenders()
  try {
    for (const table of tables) {
      yield* holdAt(contest, plan, contenders, { table, material: material(table) })
    }
  } finally {
    contenders.stop()
  }
}

async function* holdAt(
  contest: Contest,
  plan: Plan,
  contenders: Contenders,
  { table, material }: { readonly table: Table; readonly material: unknown },
): AsyncGenerator<Comparison> {
  const subject = `${contest.name}, ${tableName(table)}`
  const works = [contest.ours, ...contest.peers.map(({ work }) => work)]
  const measured = new Map<string, Measurement[]>(works.map((work) => [work, []]))
  for (const work of works) {
    plan.progress(`${subject}: ${work} warms up`)
    await contenders.warmUp({ work, table, seconds: plan.seconds, material })
  }
  for (let repeat = 0; repeat < plan.repeats; repeat++) {
    // There and back: a machine that slows down does so for all of them.
    for (const work of repeat % 2 === 0 ? works : works.toReversed()) {
      plan.progress(`${subject}: ${work}, ${repeat + 1} of ${plan.repeats}`)
      const measurement = await contenders.measure({ work, table, seconds: plan.seconds })
      measured.get(work)?.push(measurement)
    }
  }
  const value = (work: string, { of }: Reading) => median((measured.get(work) ?? []).map(of))
  for (const { name, work, readings } of contest.peers) {
    for (const reading of readings) {
      yield compare(subject, name, reading, [value(contest.ours, reading), value(work, reading)])
    }
  }
}
