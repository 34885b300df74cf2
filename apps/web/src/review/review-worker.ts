import type { Review, ReviewProgress } from '@guildhall/bots/coach'
import { type Program, type Reply, ReviewQueue, Thread } from '@guildhall/bots/thread'
import type { AnyCommand, GameFile } from '@guildhall/kernel'
import { SCRIPTS, trusted } from '../scripts.ts'

/** A worker that is silent for longer is given up: devices differ a lot. */
const LIMIT = 20_000

/** A review that is made on this device, away from the page. */
export interface RunningReview {
  readonly review: Promise<Review<AnyCommand>>
  readonly cancel: () => void
}

export function reviewInWorker(
  file: GameFile,
  heard: (progress: ReviewProgress) => void,
): RunningReview {
  let asked = 0
  const thread = new Thread({ start, limit: LIMIT, after })
  const line: ReviewQueue = new ReviewQueue(thread, {
    nextId: () => ++asked,
    mayContinue: () => true,
    onPartDone: () => line.continue(),
  })
  const cancel = () => {
    line.close()
    thread.close().catch(console.error)
  }
  return { review: line.add({ name: 'here', file, onProgress: heard }).finally(cancel), cancel }
}

function start(hear: (reply: Reply) => void, failed: (error: unknown) => void): Program {
  const worker = new Worker(trusted(SCRIPTS.bots), { type: 'module' })
  worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
  worker.addEventListener('error', ({ message }) => failed(new Error(message)))
  return {
    post: (question) => worker.postMessage(question),
    end() {
      worker.terminate()
      return undefined
    },
  }
}

function after(ms: number, call: () => void): () => void {
  const timer = setTimeout(call, ms)
  return () => clearTimeout(timer)
}
