import { setTimeout as sleep } from 'node:timers/promises'
import { chanceOf } from '../chance.ts'
import { runServer, type ServerProcess } from '../run-server.ts'
import { scratchFolder } from '../stored-tables.ts'
import { SoakLoad } from './soak-load.ts'

export interface KillsOptions {
  readonly rounds: number
  readonly tables: number
  readonly signal?: 'SIGKILL' | 'SIGTERM'
  /** Another program than the one that is delivered: one with a fault. */
  readonly program?: string
  /** Ends as soon as something is lost. */
  readonly untilLost?: boolean
  readonly report?: (line: string) => void
}

/** What came of it. */
export interface KillsResult {
  readonly rounds: number
  readonly granted: number
  readonly refused: number
  readonly shown: number
  /** The longest time from the end of a server until the next one is open. */
  readonly longestAway: number
  /** How the servers ended, each once. */
  readonly ends: readonly (number | null)[]
  readonly wrongs: readonly string[]
  readonly lost: readonly string[]
}

/**
 * Ends a server under load again and again, each time at any moment, and compares all that clients
 * were sent until then with what is stored, before the next one starts on the same folder.
 */
export async function kills({
  rounds,
  tables,
  signal = 'SIGKILL',
  program,
  untilLost = false,
  report = () => {},
}: KillsOptions): Promise<KillsResult> {
  const { folder, remove } = scratchFolder()
  const start = (port?: number): Promise<ServerProcess> =>
    runServer(
      // Everybody says where they come from: one address would soon have asked for too much.
      { GUILDHALL_DATA: folder, TRUST_PROXY: '1', ...(port && { PORT: String(port) }) },
      program,
    )
  let server = await start()
  const { url, port } = server
  const chance = chanceOf('kills')
  const load = await SoakLoad.start({ folder }, () => [url], tables, chance.split('people'))
  const { ledger } = load
  let longestAway = 0
  let done = 0
  const ends = new Set<number | null>()
  try {
    while (done < rounds && !(untilLost && ledger.lost.length > 0)) {
      await load.progresses(5 + chance.int(95))
      await sleep(chance.int(50))
      const cutOff = Promise.all(load.clients.map((client) => client.cutOff()))
      const from = performance.now()
      ends.add(await server.end(signal))
      const ended = performance.now()
      await cutOff
      await load.compare()
      const restarted = performance.now()
      server = await start(port)
      longestAway = Math.max(longestAway, ended - from + performance.now() - restarted)
      done += 1
      report(
        `${done}: ${ledger.granted} granted, ${ledger.shown} shown, ${ledger.lost.length} lost, ${ledger.wrongs.length} wrong`,
      )
    }
    if (!untilLost) await load.rest()
    load.stop()
    await server.end()
    await load.compare()
  } finally {
    load.stop()
    await server.end()
    remove()
  }
  const { granted, refused, shown, wrongs, lost } = ledger
  return { rounds: done, granted, refused, shown, longestAway, ends: [...ends], wrongs, lost }
}
