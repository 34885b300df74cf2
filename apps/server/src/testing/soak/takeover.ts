import type { Cluster } from './cluster.ts'
import type { SoakLoad } from './soak-load.ts'

/** How a process ended, and what became of the tables it led. */
export interface Takeover {
  readonly process: number
  readonly code: number | null
  readonly tables: number
  /** Milliseconds from its end until something new was seen at every one of them. */
  readonly within: number
}

/** Ends the process that leads the most tables, and waits until others play on at all of them. */
export async function takeover(
  cluster: Cluster,
  load: SoakLoad,
  signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL',
): Promise<Takeover> {
  const led = await cluster.led()
  const most = Math.max(...led.map(({ length }) => length))
  const process = led.findIndex(({ length }) => length === most)
  const from = performance.now()
  const code = await cluster.server(process).end(signal)
  const current = new Set(load.groups.map(({ table }) => table))
  // Nobody has led them since: what is stored now is all that it wrote.
  const left = (await cluster.led())[process]?.filter(({ id }) => current.has(id)) ?? []
  await load.until('others take over what it led', () =>
    left.every(({ id, number }) => (load.ledger.newestNumbers.get(id) ?? 0) > number),
  )
  return { process, code, tables: left.length, within: performance.now() - from }
}
