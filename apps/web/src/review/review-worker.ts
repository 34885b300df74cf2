import type { Review, ReviewProgress } from '@guildhall/bots/coach'
import { ReviewQueue, Thread } from '@guildhall/bots/thread'
import { type AnyCommand, type GameFile, gameFileText } from '@guildhall/kernel'
import { startBotWorker } from '../local/start-bot-worker.ts'
import { time } from '../local/time.ts'
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
  const thread = new Thread({
    start: (hear, failed) => startBotWorker(trusted(SCRIPTS.bots), hear, failed),
    limit: LIMIT,
    after: time.after,
  })
  const line: ReviewQueue = new ReviewQueue(thread, {
    nextId: () => ++asked,
    mayContinue: () => true,
    onPartDone: () => line.continue(),
  })
  const cancel = () => {
    line.close()
    thread.close().catch(console.error)
  }
  const job = { name: 'here', account: 'here', file: gameFileText(file), onProgress: heard }
  return { review: line.add(job).finally(cancel), cancel }
}
