import { parentPort, workerData } from 'node:worker_threads'
import { Quarantined } from '@guildhall/tables'
import { openReader } from '../storage/open-for-reading.ts'
import type { Asked, Read } from './question.ts'
import { Reader } from './reader.ts'

const storage = await openReader(workerData)
const reader = new Reader(storage)

async function answer(asked: Asked): Promise<Read> {
  const { id } = asked
  try {
    return { id, text: await reader.read(asked) }
  } catch (error) {
    const damaged = error instanceof Quarantined || storage.isDamage(error)
    return { id, fault: String(error), damaged }
  }
}

parentPort?.on('message', (asked: Asked) =>
  answer(asked).then((read) => parentPort?.postMessage(read)),
)
