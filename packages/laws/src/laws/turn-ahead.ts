import { legalCommands } from '@guildhall/kernel'
import type { Law } from '../law.ts'

/** Whoever plans a turn while others play plans one that the rules know. */
export const turnsCanBePlannedAhead: Law = {
  name: 'turns-can-be-planned-ahead',
  says: 'a turn that is planned ahead is that seat’s and has a legal command',
  watch: (game) => ({
    *before({ actor, state }) {
      if (actor === null || game.turnAhead === undefined) return
      for (let seat = 0; seat < game.players; seat++) {
        const events = game.turnAhead(state, seat)
        if (events.length === 0) continue
        if (seat === actor.seat) yield `seat ${seat} is to decide, and plans another turn`
        const ahead = game.copy(state)
        for (const event of events) game.evolve(ahead, event)
        const asked = game.actor(ahead)?.seat
        if (asked !== seat) yield `seat ${seat} plans ahead, and seat ${asked} is to decide`
        if (legalCommands(game, ahead).length === 0)
          yield `seat ${seat} plans ahead, and can do nothing`
      }
    },
  }),
}
