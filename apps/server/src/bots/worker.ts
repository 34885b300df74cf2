import { constants, getPriority, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { type Question, thinker } from '@guildhall/bots/thread'
import { shelved } from '@guildhall/shelf'
import { insightOf } from '@guildhall/shelf/insight'

// Whoever thinks lets those go first who answer people. Only Linux has this for a thread alone.
if (process.platform === 'linux') {
  setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL))
}

const think = thinker({
  open: ({ game, players, options }) => shelved(game)?.box.open({ players, options }),
  tools: { clock: () => performance.now(), insight: insightOf },
})

parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)))
