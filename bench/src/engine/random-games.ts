import { type AnyCommand, Choices, seededChance } from '@guildhall/kernel'
import { openTable, type Table } from '../games.ts'
import type { Work } from '../measure.ts'

/** Random games from setup to the end; a unit is a decision. */
export function randomOurs(table: Table): Work {
  const game = openTable(table)
  const choices = new Choices<AnyCommand>()
  let games = 0
  return () => {
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
