import { fold } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { difference, reads, revived } from '../same.ts'

/** The events, and they alone, make the state; they may have been stored in between. */
export const logRebuildsState: Law = {
  name: 'log-rebuilds-the-state',
  says: 'the log rebuilds the state',
  watch(game) {
    let rebuilt: ReturnType<typeof game.blank> | undefined
    return {
      *before({ play, state, text, sampled }) {
        rebuilt ??= fold(game, revived(play.log))
        if (!reads(rebuilt, text)) yield `event by event: ${difference(state, rebuilt)}`
        if (!sampled) return
        const folded = fold(game, play.log)
        if (!reads(folded, text)) yield `folded at once: ${difference(state, folded)}`
      },
      after(_moment, events) {
        for (const event of events) if (rebuilt !== undefined) game.evolve(rebuilt, revived(event))
        return []
      },
    }
  },
}
