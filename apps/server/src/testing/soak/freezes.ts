import { chanceOf } from '../chance.ts'
import { startPostgres } from '../postgres.ts'
import { Cluster } from './cluster.ts'
import { freeze } from './freeze.ts'
import { SoakLoad } from './soak-load.ts'

export interface FreezesOptions {
  readonly rounds: number
  readonly tables: number
  readonly report?: (line: string) => void
}

/** What came of it. */
export interface FreezesResult {
  readonly rounds: number
  readonly granted: number
  readonly refused: number
  readonly shown: number
  /** How many tables were led by the processes that stood still, in all rounds. */
  readonly tables: number
  /** In how many rounds the process was stopped within a transaction. */
  readonly locked: number
  /** For each round, the milliseconds until others had played on everywhere. */
  readonly within: readonly number[]
  readonly running: number
  readonly wrongs: readonly string[]
  readonly lost: readonly string[]
}

/**
 * Three processes of one PostgreSQL. The one that leads the most tables is stopped and let go on
 * again and again under play; what clients were sent is compared with what is stored.
 */
export async function freezes({
  rounds,
  tables,
  report = () => {},
}: FreezesOptions): Promise<FreezesResult> {
  const postgres = await startPostgres()
  const cluster = await Cluster.start(postgres)
  const chance = chanceOf('freezes')
  const place = { url: cluster.url }
  const load = await SoakLoad.start(place, cluster.addresses, tables, chance.split('people'))
  const { ledger } = load
  const all: Awaited<ReturnType<typeof freeze>>[] = []
  try {
    await load.movesEverywhere()
    while (all.length < rounds) {
      await load.progresses(20)
      const result = await freeze(cluster, load, chance)
      all.push(result)
      await load.movesEverywhere()
      await load.compare()
      report(
        `${all.length}: process ${result.process + 1} stood still${result.locked ? ' in a transaction' : ''}, ${result.tables} tables went on within ${Math.round(result.within)} ms; ${ledger.granted} granted, ${ledger.lost.length} lost, ${ledger.wrongs.length} wrong`,
      )
    }
    await load.rest()
    await load.compare()
    const { granted, refused, shown, wrongs, lost } = ledger
    return {
      ...{ rounds: all.length, granted, refused, shown, wrongs, lost },
      tables: all.reduce((sum, one) => sum + one.tables, 0),
      locked: all.filter(({ locked }) => locked).length,
      within: all.map(({ within }) => within),
      running: cluster.servers.filter((server) => server.isRunning()).length,
    }
  } finally {
    load.stop()
    await cluster.stop()
    await postgres.stop()
  }
}
