// Where the bots of this device think, with their learned weights.
import { type Question, thinker } from '@guildhall/bots/thread'
import { findGame } from '@guildhall/registry'
import { evaluationOf } from '@guildhall/registry/evaluation'

declare const self: DedicatedWorkerGlobalScope

const think = thinker({
  create: ({ game, players, options }) => findGame(game)?.definition.create({ players, options }),
  tools: { clock: () => performance.now(), evaluation: evaluationOf },
})

self.addEventListener('message', ({ data }: MessageEvent<Question>) =>
  self.postMessage(think(data)),
)
