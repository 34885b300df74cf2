import { contractorsWaiting, specialistOf, toolsOf } from '../modules/contractors/duchy.ts'
import { heldBy } from '../modules/guilds/brickmakers/offer.ts'
import { replacedOn } from '../modules/guilds/jewelers/diamonds.ts'
import type { State } from '../state.ts'

/**
 * The state in the form whose hashes the playthroughs hold: what modules keep stood beside the rest
 * then, and what they keep of a player among the things of that player.
 */
export function recordedForm(state: State): unknown {
  const { parts, players, ...rest } = state
  const { duchy, ivan, foreman, reinforcements, archive, blueprints } = parts
  const { waiting: _waiting, hired: _hired, tools: _tools, ...board } = duchy
  const { held: _held, ...tiles } = reinforcements
  return {
    ...rest,
    players: players.map((player, seat) => ({
      ...player,
      contractors: contractorsWaiting(state, seat),
      specialist: specialistOf(state, seat),
      tools: toolsOf(state, seat),
      reinforcements: heldBy(state, seat),
    })),
    diamonds: state.cards.map((_, section) => replacedOn(state, section)),
    duchy: board,
    ivan,
    foreman,
    reinforcements: tiles,
    archive,
    blueprints,
  }
}
