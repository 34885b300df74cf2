import { type Measurement, measure, type Work, type WorkMaker } from './measure.ts'
import type { Table } from './measured-tables.ts'

/** The word that makes the program a contender instead of a command. */
export const CONTENDER = 'contender'

/** All that can be timed, by name. */
export type Works = Readonly<Record<string, WorkMaker>>

export interface Order {
  readonly work: string
  readonly table: Table
  readonly seconds: number
  /** Comes with the first order of a work and a table. */
  readonly material?: unknown
}

/** Measures what the parent orders, one order after the other, until the parent is gone. */
export function serveContender(works: Works): void {
  const made = new Map<string, Work>()
  process.on('message', (order: Order) => {
    const key = JSON.stringify([order.work, order.table])
    const work = made.get(key) ?? makeWork(works, order)
    made.set(key, work)
    const measurement: Measurement = measure(work, order.seconds)
    process.send?.(measurement)
  })
}

function makeWork(works: Works, { work, table, material }: Order): Work {
  const make = works[work]
  if (make === undefined) throw new Error(`there is no work ${work}`)
  return make(table, material)
}
