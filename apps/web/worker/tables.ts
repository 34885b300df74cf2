// Keeps the tables of this device: rules, opponents and storage, away from the page.
import { DeviceHall } from '../src/local/hall.ts'
import type { FromDevice, ToDevice } from '../src/local/messages.ts'

declare const self: DedicatedWorkerGlobalScope

const hall = new DeviceHall((message: FromDevice) => self.postMessage(message))

self.addEventListener('message', ({ data }: MessageEvent<ToDevice>) => {
  hall.receive(data).catch((error: unknown) => console.error(error))
})
