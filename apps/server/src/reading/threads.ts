import { Worker } from 'node:worker_threads'
import type { Place } from '../storage/open-storage.ts'
import type { Read } from './question.ts'
import type { ReadingPorts } from './reading.ts'

/** Starts a thread of this process that reads from the database. */
export const readersOf =
  (program: URL, place: Place): ReadingPorts['start'] =>
  (onRead, onFailure) => {
    const worker = new Worker(program, { workerData: place })
    worker.on('message', (read: Read) => onRead(read))
    worker.on('error', onFailure)
    worker.on('exit', () => onFailure(new Error('the thread that reads has ended')))
    return {
      post: (asked) => worker.postMessage(asked),
      end: () => worker.terminate(),
    }
  }
