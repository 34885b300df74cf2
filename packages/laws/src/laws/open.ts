import type { AnyEvent, Viewer } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { difference, same } from '../same.ts'
import { viewersAt, viewersOf } from '../viewers.ts'

/** A game that declares itself open has the same view for everyone. */
export const openTablesLookAlike: Law = {
  name: 'open-tables-look-alike',
  says: 'where nobody knows more than another, all viewers see the same and hear the same',
  watch(game) {
    if (game.isOpen !== true) return {}
    const viewers = viewersOf(game)
    function* heard(events: readonly AnyEvent[]): Iterable<string> {
      const seen = (viewer: Viewer) => events.map((event) => game.viewEvent(event as never, viewer))
      const heardByAll = seen('spectator')
      for (const viewer of viewers) {
        if (same(seen(viewer), heardByAll)) continue
        yield `${viewer} hears ${difference(heardByAll, seen(viewer))}`
      }
    }
    return {
      *before(moment) {
        const { play, state, step } = moment
        if (step === 0) yield* heard(play.log.setup)
        const spectator = game.view(state, 'spectator')
        for (const viewer of viewersAt(moment)) {
          const view = game.view(state, viewer)
          if (!same(view, spectator)) yield `${viewer} sees ${difference(spectator, view)}`
        }
      },
      *after(_moment, events) {
        yield* heard(events)
      },
    }
  },
}
