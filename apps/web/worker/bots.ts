// Where the opponents of this device think, with what they have learned.
import { type Question, thinker } from '@guildhall/bots/thread'
import { shelved } from '@guildhall/shelf'
import { insightOf } from '@guildhall/shelf/insight'

declare const self: DedicatedWorkerGlobalScope

const think = thinker({
  open: ({ game, players, options }) => shelved(game)?.box.open({ players, options }),
  tools: { clock: () => performance.now(), insight: insightOf },
})

self.addEventListener('message', ({ data }: MessageEvent<Question>) =>
  self.postMessage(think(data)),
)
