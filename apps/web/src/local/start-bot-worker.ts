import type { Program, Reply } from '@guildhall/bots/thread'

/** Starts a worker in which bots think. */
export function startBotWorker(
  script: string,
  hear: (reply: Reply) => void,
  failed: (error: unknown) => void,
): Program {
  const worker = new Worker(script, { type: 'module' })
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
