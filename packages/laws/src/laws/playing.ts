import type { Law } from '../law.ts'
import { afterEvents, brief, difference, same } from '../same.ts'

/** What search plays is what the table plays. */
export const playIsDecideAndEvolve: Law = {
  name: 'play-is-decide-and-evolve',
  says: '`play` leads to the same state as `decide` and `evolve` with the same chance',
  watch: (game) => ({
    *before({ state, actor, legal, command, sampled, stepChance }) {
      if (actor === null || command === null) return
      for (const each of sampled ? legal : [command]) {
        const decision = game.decide(state, actor.seat, each, stepChance())
        if (!decision.ok) continue
        const decided = afterEvents(game, state, decision.events)
        const played = game.copy(state)
        game.play(played, each, stepChance())
        if (!same(decided, played)) yield `${brief(each)}: ${difference(decided, played)}`
      }
    },
  }),
}
