import { setTimeout as sleep } from 'node:timers/promises'

/** How long it takes until it is looked at again. */
const PAUSE = 20

/** Waits until it is so, however long that takes: what never comes is ended by the test runner. */
export async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(PAUSE)
}
