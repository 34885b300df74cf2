import { BotPool } from '@guildhall/bots/thread'
import script from '../../worker/bot-worker.ts?worker&url'
import { trusting } from '../trusted.ts'
import { startBotWorker } from './start-bot-worker.ts'
import { time } from './time.ts'

/** A bot that thinks longer is stopped, and a quick choice made for it: devices differ a lot. */
const LIMIT = 8000

const trusted = trusting([script])

/** The bots of this device think in a worker of their own: the tables do not wait for them. */
export const bots = new BotPool({
  threads: 1,
  limit: LIMIT,
  now: time.now,
  after: time.after,
  report: (error) => console.error(error),
  start: (hear, failed) => startBotWorker(trusted(script), hear, failed),
})
