import type { Table } from './measured-tables.ts'

/** Work that is timed: it does one piece of it, and says how many units that was. */
export type Work = () => number

/**
 * Makes the work for a table, from the material that its contest hands to every contender. What
 * has to be laid out first is not timed.
 */
export type WorkMaker = (table: Table, material: unknown) => Work

export interface Measurement {
  readonly pieces: number
  readonly units: number
  /** CPU time of the whole process, the threads of the compiler and the collector included. */
  readonly seconds: number
}

/**
 * Does pieces of the work for that long, at least one. The collector is not called before: it
 * would also throw away what the compiler has learned, and chess would run at a fifth of its speed.
 */
export function measure(work: Work, seconds: number): Measurement {
  const start = process.cpuUsage()
  let pieces = 0
  let units = 0
  let spent = 0
  do {
    units += work()
    pieces += 1
    spent = secondsSince(start)
  } while (spent < seconds)
  return { pieces, units, seconds: spent }
}

function secondsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return Math.max(user + system, 1) / 1e6
}
