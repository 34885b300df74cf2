import { type Bot, playouts, questionAt, search, type Tools } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import { evaluationOf } from '@guildhall/registry/evaluation'
import type { Work } from '../measure.ts'
import { gameAt, type Table } from '../measured-tables.ts'

/** Simulations per decision. */
const SIMULATIONS = 200

const TOOLS: Tools = { clock: () => performance.now(), evaluation: evaluationOf }

/** Decisions as opponents make them; a unit is a line of play that was judged. */
export const searchOurs = (table: Table): Work =>
  decisions(table, () => search('search', { simulations: SIMULATIONS }, TOOLS))

/** The same, every simulation played to the end of the game. */
export const playoutsOurs = (table: Table): Work =>
  decisions(table, () => playouts('playouts', { simulations: SIMULATIONS }, TOOLS))

/** The first decision of one game after the other. */
function decisions(table: Table, botFor: () => Bot): Work {
  const rules = gameAt(table)
  let judged = 0
  // Every line has a copy of the table, looked at or gone into; one more is made when the choice is.
  const game: typeof rules = {
    ...rules,
    copy(state) {
      judged += 1
      return rules.copy(state)
    },
  }
  let games = 0
  return () => {
    games += 1
    const state = game.blank()
    for (const event of game.setup(seededChance(games))) game.evolve(state, event)
    const seat = game.actor(state)?.seat ?? 0
    judged = -1
    botFor().choose(game, questionAt(game, state, seat), seededChance(games))
    return judged
  }
}
