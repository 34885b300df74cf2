import { parentPort, workerData } from 'node:worker_threads'
import { type ArenaRole, serveArena } from './arena.ts'
import { type ExecRole, serveExec } from './exec.ts'
import { serveTraining, type TrainRole } from './train.ts'

/** What a thread of this program is there for. */
type Role = ArenaRole | ExecRole | TrainRole

export function serveThread(): void {
  if (parentPort === null) throw new Error('a thread needs somebody to answer to')
  const role = workerData as Role
  switch (role.role) {
    case 'arena':
      return serveArena(role, parentPort)
    case 'exec':
      return serveExec(role, parentPort)
    case 'train':
      return serveTraining(role, parentPort)
  }
}
