import { performance } from 'node:perf_hooks'
import type { Time } from '@guildhall/tables'

/** The system time at the start, then a monotonic clock. */
export function steadyTime(): Time {
  const start = Date.now() - performance.now()
  return {
    now: () => Math.floor(start + performance.now()),
    after(ms, call) {
      const timer = setTimeout(call, ms)
      return () => clearTimeout(timer)
    },
  }
}
