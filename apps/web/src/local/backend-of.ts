import type { TableBackend } from '../net/table-backend.ts'
import { server } from '../session.ts'
import { device } from './device-backend.ts'
import { isOnDevice } from './device-ids.ts'

/** The backend that stores the table of that id. */
export const backendOf = (id: string): TableBackend => (isOnDevice(id) ? device : server)
