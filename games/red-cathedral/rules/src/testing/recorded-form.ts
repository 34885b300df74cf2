import { decoratorOf, isFinished, ownerOf } from '../cathedral.ts'
import { contractorsWaiting, specialistOf, toolsOf } from '../modules/contractors/duchy.ts'
import { heldBy } from '../modules/guilds/brickmakers/offer.ts'
import { replacedOn } from '../modules/guilds/jewelers/diamonds.ts'
import { COLLECTED } from '../modules/modules.ts'
import type { State } from '../state.ts'

/** What a question had in memory then. */
const FRAME = {
  effect: -1,
  step: 0,
  count: 0,
  left: 0,
  die: -1,
  space: -1,
  section: -1,
  open: 0,
  offer: 0,
  chosen: -1,
}

/**
 * The state in the form whose hashes the playthroughs hold: what modules keep stood beside the rest
 * then, questions had other names for their fields, and what they keep of a player among the things of that player.
 */
export function recordedForm(state: State): unknown {
  const { parts, players, stack, crowd: _crowd, ...rest } = state
  const { duchy, ivan, foreman, reinforcements, archive, blueprints } = parts
  const { waiting: _waiting, hired: _hired, tools: _tools, ...board } = duchy
  const { held: _held, ...tiles } = reinforcements
  return {
    ...rest,
    owners: state.cards.map((_, section) => ownerOf(state, section)),
    finished: state.cards.map((_, section) => isFinished(state, section)),
    ornaments: state.cards.map((_, section) => decoratorOf(state, section)),
    stack: stack.map((frame) => ({ ...FRAME, ...COLLECTED.frames.write(frame) })),
    players: players.map(({ banners: _banners, ornaments: _ornaments, ...player }, seat) => ({
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
