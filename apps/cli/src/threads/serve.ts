import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaRole, serveArena } from './arena-thread.ts'
import { type ExecRole, serveExec } from './exec-thread.ts'
import { serveTraining, type TrainRole } from './train-thread.ts'

/** What a thread of this program is there for. */
type Role = ArenaRole | ExecRole | TrainRole

export function serveThread(): void {
  if (parentPort === null) throw new Error('a thread needs somebody to answer to')
  const role: Role = workerData
  switch (role.role) {
    case 'arena':
      return serveArena(role, parentPort)
    case 'exec':
      return serveExec(role, parentPort)
    case 'train':
      return serveTraining(role, parentPort)
  }
}
