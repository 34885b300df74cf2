import { performance } from 'node:perf_hooks'
import type { Time } from '@guildhall/tables'

/** The time of the wall at the start, then that of a clock which nobody can set. */
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
