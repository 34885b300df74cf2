import { readFileSync } from 'node:fs'

/** What a process takes of the machine. */
export interface Usage {
  readonly megabytes: number
  /** CPU time since its start. */
  readonly seconds: number
}

/** Linux counts time in hundredths of a second, and memory in pages. */
const TICKS = 100
const PAGES_IN_MEGABYTE = 256

/** As the system counts it: only Linux tells it in this way. */
export function usageOf(pid: number): Usage {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program, in brackets, may have spaces in it.
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number)
  const [user = 0, system = 0] = [fields[11], fields[12]]
  const pages = fields[21] ?? 0
  return { megabytes: pages / PAGES_IN_MEGABYTE, seconds: (user + system) / TICKS }
}

/** Looks at a process every second; the answer ends it, and tells the most memory that was seen. */
export function watchMemory(pid: number): () => number {
  let most = usageOf(pid).megabytes
  const timer = setInterval(() => {
    most = Math.max(most, usageOf(pid).megabytes)
  }, 1000)
  return () => {
    clearInterval(timer)
    return most
  }
}
