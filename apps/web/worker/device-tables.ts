// The tables of this device: rules, bots and storage, away from the page.
import { DeviceTables } from '../src/local/device-tables.ts'
import type { FromWorker, ToWorker } from '../src/local/worker-messages.ts'

declare const self: DedicatedWorkerGlobalScope

const tables = new DeviceTables((message: FromWorker) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<ToWorker>) => {
  tables.receive(data).catch((error: unknown) => console.error(error))
})
