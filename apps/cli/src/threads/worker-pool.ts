import { Worker } from 'node:worker_threads'
import { Misuse } from '../misuse.ts'

/** This file is bundled, so its address is that of the whole program. */
const PROGRAM = new URL(import.meta.url)

/** A thread of this very program, in a role of its own. */
export const threadOf = (role: object): Worker => new Worker(PROGRAM, { workerData: role })

/** Of its class an error keeps only the name on its way out of a thread. */
const asThrown = (error: Error): Error =>
  error.name === 'Misuse' ? new Misuse(error.message) : error

/**
 * Does jobs 0, 1, 2, … on several threads, and hands over their results in that order, until there
 * are enough or `take` has had its fill.
 */
export function inOrder<R>(
  role: object,
  threads: number,
  jobs: number,
  take: (result: R, job: number) => 'more' | 'enough',
): Promise<void> {
  const workers = Array.from({ length: Math.min(threads, jobs) }, () => threadOf(role))
  const early = new Map<number, R>()
  let given = 0
  let taken = 0
  return new Promise<void>((resolve, reject) => {
    const give = (worker: Worker) => {
      if (given < jobs) worker.postMessage(given++)
    }
    const receive = (worker: Worker, job: number, result: R) => {
      early.set(job, result)
      for (let next = early.get(taken); next !== undefined; next = early.get(taken)) {
        early.delete(taken)
        const enough = take(next, taken) === 'enough'
        taken += 1
        if (enough || taken === jobs) return resolve()
      }
      give(worker)
    }
    for (const worker of workers) {
      worker.on('message', ([job, result]: [number, R]) => receive(worker, job, result))
      worker.on('error', (error: Error) => reject(asThrown(error)))
      give(worker)
    }
  }).finally(() => Promise.all(workers.map((worker) => worker.terminate())))
}
