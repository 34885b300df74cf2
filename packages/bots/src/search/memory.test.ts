import { craftsmenBuilders } from '@guildhall/craftsmen-builders'
import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type GameDefinition,
  item,
} from '@guildhall/kernel'
import { redCathedral } from '@guildhall/red-cathedral'
import { expect, test } from 'vitest'
import { type Bot, simulateGame } from '../index.ts'
import { playouts, type Tools } from './search.ts'

type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>
type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

const DEFINITIONS: readonly AnyGameDefinition[] = [redCathedral, craftsmenBuilders]
const SIMULATIONS = 40
/** Without something kept, fewer cannot decide between two answers. */
const LEAST = SIMULATIONS / 2

const tools: Tools = { clock: () => 0, evaluation: () => null }

/** How many simulations each of the first decisions of a game took. */
function simulationsOf(game: AnyGame, botFor: () => Bot, decisions: number): number[] {
  let copies = 0
  const counts: number[] = []
  const counting: AnyGame = {
    ...game,
    copy(state) {
      copies += 1
      return game.copy(state)
    },
  }
  const counted: Bot = {
    name: 'counted',
    choose(table, question, chance) {
      const { legal } = question
      if (legal.length === 1 || counts.length === decisions) return item(legal, 0)
      copies = 0
      const command = botFor().choose(table, question, chance)
      counts.push(copies)
      return command
    },
  }
  simulateGame(counting, [counted, counted], 3)
  return counts
}

test.each(DEFINITIONS.map((definition) => [definition.title, definition] as const))(
  'what was thought about the next question of the own turn is not thought again: %s',
  (_title, definition) => {
    const created = definition.create({ players: 2, options: definition.automatic })
    if (!created.ok) throw new Error('no such table')
    const search = () => playouts('search', { simulations: SIMULATIONS }, tools)
    const one = search()
    const remembering = simulationsOf(created.value, () => one, 12)
    const forgetting = simulationsOf(created.value, search, 12)
    expect(Math.min(...forgetting)).toBeGreaterThan(LEAST)
    expect(remembering.filter((simulations) => simulations < LEAST)).not.toHaveLength(0)
  },
)
