import { legalCommands } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { notJson } from '../not-json.ts'
import { difference, reads, revived, same } from '../same.ts'

/** Whatever is stored or sent comes back as it was, and the game goes on from it. */
export const jsonRoundTrip: Law = {
  name: 'json-round-trip',
  says: 'state, events and commands survive JSON, and the game goes on from what comes back',
  watch(game) {
    let stored: ReturnType<typeof game.blank> | undefined
    return {
      *before({ play, step, state, text, legal, sampled }) {
        if (stored !== undefined && !reads(stored, text)) {
          yield `a stored state went on differently: ${difference(state, stored)}`
        }
        if (step === 0) yield* wrong(play.log.setup, 'setup')
        if (!sampled) return
        yield* wrong(state, 'state')
        yield* wrong(legal, 'legal')
        stored = revived(state)
        if (!same(legalCommands(game, stored), legal)) yield 'a stored state offers other commands'
      },
      *after(_moment, events) {
        yield* wrong(events, 'events')
        for (const event of events) if (stored !== undefined) game.evolve(stored, event)
      },
    }
  },
}

function* wrong(value: unknown, path: string): Iterable<string> {
  const found = notJson(value, path)
  if (found !== null) yield found
}
