import { type Chance, type Seat, seededChance } from '@guildhall/kernel'
import { randomPlay, setOut, type TestMove } from '@guildhall/laws/table'
import type { Command } from '../commands.ts'
import type { Event } from '../events.ts'
import type { Position } from '../positions/position.ts'
import type { State } from '../state.ts'
import type { View } from '../view-types.ts'
import { does, offers, opened, type Table } from './table.ts'

export { randomPlay } from '@guildhall/laws/table'

export type Move = TestMove<State, Command, Event, View>

/** A table as the game's own setup lays it out from a seed. */
export const laidOut = (position: Position, seed: string | number): Table =>
  setOut(opened(position), seed)

/** Every decision of a whole game of random choices, twenty rounds long unless it ends before. */
export function randomGame(position: Position, seed: string | number): Generator<Move> {
  const options = { roundLimit: 20, ...position.options }
  return randomPlay(laidOut({ ...position, options }, seed), seed)
}

/** Lets a seat take a turn now, whatever was open. */
export function turnOf(at: Table, seat: Seat): Table {
  const state = at.game.copy(at.state)
  at.game.evolve(state, { type: 'turnBegan', seat })
  at.game.evolve(state, { type: 'asked', keep: 0, open: [{ kind: 'turn' }] })
  return { ...at, state, events: [] }
}

/** Every decision of a game in which each choice is the one that looks best at once. */
export function* cleverGame(position: Position, seed: string | number): Generator<Move> {
  const luck = seededChance(seed).split('luck')
  const options = { roundLimit: 40, ...position.options }
  for (let before = laidOut({ ...position, options }, seed); ; ) {
    const command = bestOf(before, luck)
    if (command === undefined) return
    const after = does(before, command)
    yield { before, command, after }
    before = after
  }
}

function bestOf({ game, state, ...rest }: Table, luck: Chance): Command | undefined {
  const seat = game.actor(state)?.seat ?? 0
  let best: Command | undefined
  let bestValue = Number.NEGATIVE_INFINITY
  for (const command of offers({ game, state, ...rest })) {
    const then = game.copy(state)
    game.play(then, command, luck)
    const value = game.evaluate(then, seat)
    if (value > bestValue) {
      best = command
      bestValue = value
    }
  }
  return best
}
