import { type AnyCommand, Choices, seededChance } from '@guildhall/kernel'
import type { Work } from '../measure.ts'
import { type AnyGame, gameAt, type Table } from '../measured-tables.ts'

const STATES = 64

/** Enough to make reading the clock negligible. */
export const ROUNDS = 16

/** Copies of states from random games; a unit is a copy. */
export function copyOurs(table: Table): Work {
  const game = gameAt(table)
  return copying(someStates(game), (state) => game.copy(state))
}

export const copyStructured = (table: Table): Work =>
  copying(someStates(gameAt(table)), (state) => structuredClone(state))

export const copyByJson = (table: Table): Work =>
  copying(someStates(gameAt(table)), (state) => JSON.parse(JSON.stringify(state)))

function copying(states: readonly unknown[], copy: (state: unknown) => unknown): Work {
  const copies = states.slice() // kept, so that no copy can be left out as useless
  return () => {
    for (let round = 0; round < ROUNDS; round++) {
      for (let i = 0; i < states.length; i++) copies[i] = copy(states[i])
    }
    return ROUNDS * states.length
  }
}

/** States from the whole length of random games, one from each. */
function someStates(game: AnyGame): unknown[] {
  const choices = new Choices<AnyCommand>()
  const chance = seededChance('states')
  return Array.from({ length: STATES }, (_, part) => {
    const state = game.blank()
    for (const event of game.setup(chance)) game.evolve(state, event)
    for (let left = part * 4; left > 0; left--) {
      game.legal(state, choices)
      if (choices.count === 0) break
      game.play(state, choices.at(chance.int(choices.count)), chance)
    }
    return state
  })
}
