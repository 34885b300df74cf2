import { type AnyCommand, type AnyEvent, legalCommands } from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { brief, difference, same } from '../same.ts'
import { viewersAt } from '../viewers.ts'

/** A table that agrees with a view is a table of this game. */
export const redealtTableCanBePlayed: Law = {
  name: 'a-redealt-table-can-be-played',
  says: 'a table redealt from a view has every piece, waits for the same seat, and can go on',
  watch: (game) => ({
    *before(moment) {
      const { state, actor, chance, sampled } = moment
      for (const viewer of viewersAt(moment)) {
        const dealt = game.redeal(game.view(state, viewer), chance)
        const waits = game.actor(dealt)
        yield* lost(game.pieces(state), game.pieces(dealt), `viewer ${viewer}`)
        if (!same(actor, waits)) yield `viewer ${viewer}: ${brief(actor)} became ${brief(waits)}`
        else if (sampled) yield* stuck(moment, dealt, `viewer ${viewer}`)
      }
    },
  }),
}

const STEPS_ON = 30

/** Plays the redealt table on for a while. */
function* stuck<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, chance }: Moment<S, C, E, V>,
  dealt: S,
  who: string,
): Iterable<string> {
  const pieces = game.pieces(dealt)
  for (let step = 1; step <= STEPS_ON && game.actor(dealt) !== null; step++) {
    const legal = legalCommands(game, dealt)
    const command = legal[chance.int(Math.max(1, legal.length))]
    if (command === undefined) return yield `${who}: a dead end after ${step} commands`
    game.play(dealt, command, chance)
  }
  yield* lost(pieces, game.pieces(dealt), `${who}, later`)
}

function* lost(pieces: unknown, found: unknown, who: string): Iterable<string> {
  if (!same(pieces, found)) yield `${who}: pieces${difference(pieces, found)}`
}
