import { parentPort } from 'node:worker_threads'
import { type Question, thinker } from '@guildhall/bots/thread'
import { shelved } from '@guildhall/shelf'
import { insightOf } from '@guildhall/shelf/insight'

const think = thinker({
  open: ({ game, players, options }) => shelved(game)?.box.open({ players, options }),
  tools: { clock: () => performance.now(), insight: insightOf },
})

parentPort?.on('message', (question: Question) => parentPort?.postMessage(think(question)))
