import { setTimeout as sleep } from 'node:timers/promises'
import { item } from '@guildhall/kernel'
import { Tally } from './latency-tally.ts'
import type { BenchTable, Load } from './server-under-test.ts'

/** A command counts as lost after this time without an answer. */
const TIMEOUT_MS = 30_000
/** The sender looks so often what is due. */
const TICK = 2

/**
 * Sends commands at that rate whatever becomes of the earlier ones, those of a turn together, at a
 * table chosen at random among those that are ready. Where there is none, one that `also` accepts is taken; else
 * they stay due, and the time that they wait counts.
 */
export async function sendAtRate<T extends BenchTable>(
  tables: readonly T[],
  { rate, seconds }: Pick<Load, 'rate' | 'seconds'>,
  also: (table: T) => boolean = () => false,
): Promise<Tally> {
  const total = Math.floor(rate * seconds)
  const tally = new Tally(total)
  const start = performance.now()
  const dueAt = (number: number) => start + (number * 1000) / rate
  const end = dueAt(total) + TIMEOUT_MS
  while (tally.sent < total && performance.now() < end) {
    while (tally.sent < total && dueAt(tally.sent) <= performance.now()) {
      const table = anyOf(tables, ({ ready }) => ready) ?? anyOf(tables, also)
      if (table === null) break
      const commands = table.plan()
      table.play(commands, tally.send(dueAt(tally.sent), commands.length))
    }
    await sleep(TICK)
  }
  await allAnswered(tally)
  await allReceived(tables)
  return tally
}

/** Waits until every command is answered, or as long as anybody would. */
async function allAnswered(tally: Tally): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (tally.unanswered > 0 && performance.now() < end) await sleep(TICK)
}

async function allReceived(tables: readonly BenchTable[]): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  const isMissing = () => tables.some((table) => table.received < table.due)
  while (isMissing() && performance.now() < end) await sleep(TICK)
}

/** From a random one on, the first that is accepted. */
function anyOf<T>(tables: readonly T[], takes: (table: T) => boolean): T | null {
  const first = Math.floor(Math.random() * tables.length)
  for (let i = 0; i < tables.length; i++) {
    const table = item(tables, (first + i) % tables.length)
    if (takes(table)) return table
  }
  return null
}
