import { type AnyCommand, Choices, item, seededChance } from '@guildhall/kernel'
import type { Work } from '../measure.ts'
import { type AnyGame, gameAt, gamesWithModules, type Table } from '../measured-tables.ts'

/** Random games from setup to the end; a unit is a decision. */
export const randomOurs = (table: Table): Work => randomGames([gameAt(table)])

/** The same with every module on. */
export const randomWithModules = (table: Table): Work => randomGames(gamesWithModules(table))

/** One game of each of the tables in turn. */
function randomGames(tables: readonly AnyGame[]): Work {
  const choices = new Choices<AnyCommand>()
  let games = 0
  return () => {
    const game = item(tables, games % tables.length)
    games += 1
    const chance = seededChance(games)
    const pick = seededChance(`pick ${games}`)
    const state = game.blank()
    for (const event of game.setup(chance)) game.evolve(state, event)
    let decisions = 0
    for (game.legal(state, choices); choices.count > 0; game.legal(state, choices)) {
      game.play(state, choices.at(pick.int(choices.count)), chance)
      decisions += 1
    }
    return decisions
  }
}
