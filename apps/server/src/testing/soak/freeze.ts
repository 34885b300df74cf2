import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '@guildhall/kernel'
import type { Cluster } from './cluster.ts'
import type { SoakLoad } from './soak-load.ts'

/** What became of the tables of a process that stood still. */
export interface Freeze {
  readonly process: number
  readonly tables: number
  /** Whether it was stopped within a transaction. */
  readonly locked: boolean
  /** Milliseconds until others had played on at every one of its tables. */
  readonly within: number
}

/** How often it is stopped for a moment, to catch it within a transaction. */
const TRIES = 40

/**
 * Stops the process that leads the most tables (SIGSTOP), waits until others play on at all of
 * them, lets it go on, and waits until it leads none of them under its old name.
 */
export async function freeze(cluster: Cluster, load: SoakLoad, chance: Chance): Promise<Freeze> {
  const led = await cluster.led()
  const most = Math.max(...led.map(({ length }) => length))
  const index = led.findIndex(({ length }) => length === most)
  const { pid } = cluster.server(index)
  const locked = await stop(cluster, pid, chance)
  const from = performance.now()
  try {
    const current = new Set(load.groups.map(({ table }) => table))
    const left = ((await cluster.led())[index] ?? []).filter(({ id }) => current.has(id))
    const ids = new Set(left.map(({ id }) => id))
    const taken = await cluster.ledElsewhere(index, ids)
    await load.until('others play on at what it led', () =>
      taken.every(({ id, number }) => (load.ledger.newestNumbers.get(id) ?? 0) > number),
    )
    const within = performance.now() - from
    await sleep(chance.int(2000)) // it may stand still longer
    return { process: index, tables: left.length, locked, within }
  } finally {
    process.kill(pid, 'SIGCONT')
  }
}

/** Stops it, if possible while it has something locked. */
async function stop(cluster: Cluster, pid: number, chance: Chance): Promise<boolean> {
  for (let i = 0; i < TRIES; i++) {
    process.kill(pid, 'SIGSTOP')
    await sleep(150)
    if (await cluster.hasIdleTransaction()) return true
    if (i < TRIES - 1) process.kill(pid, 'SIGCONT')
    await sleep(chance.int(40))
  }
  return false
}
