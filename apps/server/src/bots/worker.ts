import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Question, thinker } from '@guildhall/bots/thread'
import { findGame } from '@guildhall/registry'
import { evaluationOf } from '@guildhall/registry/evaluation'

/** The nice value of a bot thread; 19 is the lowest priority. */
const STEPS_BACK = 10
const LAST = constants.priority.PRIORITY_LOW

// Only Linux has this for a thread alone.
if (process.platform === 'linux') setPriority(Math.min(getPriority() + STEPS_BACK, LAST))

const think = thinker({
  create: ({ game, players, options }) => findGame(game)?.definition.create({ players, options }),
  tools: { clock: () => performance.now(), evaluation: evaluationOf },
})

parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)))
