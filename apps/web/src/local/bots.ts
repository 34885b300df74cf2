import { BotPool, type Program, type Reply } from '@guildhall/bots/thread'
import program from '../../worker/bot-worker.ts?worker&url'
import { trusting } from '../trusted.ts'
import { time } from './time.ts'

/** A bot that thinks longer is stopped, and a quick choice made for it: devices differ a lot. */
const LIMIT = 8000

const trusted = trusting([program])

/** The bots of this device think in a worker of their own: the tables do not wait for them. */
export const bots = new BotPool({
  threads: 1,
  limit: LIMIT,
  after: (ms, call) => time.after(ms, call),
  report: (error) => console.error(error),
  start(hear, failed): Program {
    const worker = new Worker(trusted(program), { type: 'module' })
    worker.addEventListener('message', ({ data }: MessageEvent<Reply>) => hear(data))
    worker.addEventListener('error', ({ message }) => failed(new Error(message)))
    return {
      post: (question) => worker.postMessage(question),
      end() {
        worker.terminate()
        return undefined
      },
    }
  },
})
