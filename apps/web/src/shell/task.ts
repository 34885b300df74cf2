import { type ReadonlySignal, useSignal } from '@preact/signals'
import { useMemo } from 'preact/hooks'
import { failureText } from './failure-text.ts'

/** Something that takes a while: it runs once at a time, and remembers why it has failed. */
export interface Task {
  readonly busy: ReadonlySignal<boolean>
  readonly failure: ReadonlySignal<string | null>
  /** Resolves to whether it has succeeded. A second call while it runs does nothing. */
  run(work: () => Promise<unknown>): Promise<boolean>
}

export function useTask(): Task {
  const busy = useSignal(false)
  const failure = useSignal<string | null>(null)
  return useMemo(
    () => ({
      busy,
      failure,
      async run(work) {
        if (busy.value) return false
        busy.value = true
        failure.value = null
        try {
          await work()
          return true
        } catch (error) {
          failure.value = failureText(error)
          return false
        } finally {
          busy.value = false
        }
      },
    }),
    [busy, failure],
  )
}
