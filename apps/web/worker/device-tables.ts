// Keeps the tables of this device: rules, opponents and storage, away from the page.
import { DeviceTables } from '../src/local/device-tables.ts'
import type { FromWorker, ToWorker } from '../src/local/worker-messages.ts'

declare const self: DedicatedWorkerGlobalScope

const hall = new DeviceTables((message: FromWorker) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  hall.receive(data).catch((error: unknown) => console.error(error))
})
