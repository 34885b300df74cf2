import type { Law } from '../law.ts'
import { brief, revived, same } from '../same.ts'

/** Legal means: it will be done. */
export const offeredIsAccepted: Law = {
  name: 'every-offered-command-is-accepted',
  says: 'every offered command is accepted, as it is and as it comes from JSON',
  watch: (game) => ({
    *before({ state, actor, legal, sampled, stepChance }) {
      if (actor === null) return
      for (const command of legal) {
        const decision = game.decide(state, actor.seat, command, stepChance())
        if (!decision.ok) yield `${brief(command)} was refused: ${brief(decision.refusal)}`
        else if (decision.events.length === 0) yield `${brief(command)} had no events`
        else if (sampled) {
          const again = game.decide(state, actor.seat, revived(command), stepChance())
          if (!same(again, decision)) yield `${brief(command)} from JSON had another effect`
        }
      }
    },
    *end({ command }, ending) {
      if (ending === 'refused') yield `the game did not carry out ${brief(command)}`
    },
  }),
}
