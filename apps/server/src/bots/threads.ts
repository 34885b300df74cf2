import { Worker } from 'node:worker_threads'
import type { Program, Reply, ThreadPorts } from '@guildhall/bots/thread'

/** Starts a thread of this process that runs a program. */
export const threadsOf =
  (program: URL): ThreadPorts['start'] =>
  (receive, failed): Program => {
    const worker = new Worker(program)
    worker.on('message', (reply: Reply) => receive(reply))
    worker.on('error', failed)
    worker.on('exit', () => failed(new Error('the thread of a bot has ended')))
    return {
      post: (question) => worker.postMessage(question),
      end: () => worker.terminate(),
    }
  }
