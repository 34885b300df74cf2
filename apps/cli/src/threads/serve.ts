import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaRole, serveArena } from './arena.ts'
import { serveTraining, type TrainRole } from './train.ts'

/** What a thread of this program is there for. */
type Role = ArenaRole | TrainRole

export function serveThread(): void {
  if (parentPort === null) throw new Error('a thread needs somebody to answer to')
  const role = workerData as Role
  if (role.role === 'arena') serveArena(role, parentPort)
  else serveTraining(role, parentPort)
}
