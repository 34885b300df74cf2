import { createRequire } from 'node:module'
import { type AnyCommand, Choices } from '@guildhall/kernel'
import type { Ctx } from 'boardgame.io'
import type * as Ai from 'boardgame.io/ai'
import type * as Internal from 'boardgame.io/internal'
import { actionOf, ownDefinition } from '../engine/boardgame-io.ts'
import type { Work } from '../measure.ts'
import { gameAt, type Table } from '../measured-tables.ts'

// Its parts are folders, which only `require` finds.
const require = createRequire(import.meta.url)
const ai = (): typeof Ai => require('boardgame.io/ai')
const internal = (): typeof Internal => require('boardgame.io/internal')

/** Few enough that a measurement is not one decision. */
const ITERATIONS = 10
/** Its default. */
const SHORT = 50
/** Farther than any game goes. */
const TO_THE_END = 100_000

/** Decisions of its MCTS bot with our rules, playouts cut at its default; a unit is a simulation. */
export const mctsBoardgameIo = (table: Table): Work => decisions(table, SHORT)

/** The same, every simulation played to the end of the game. */
export const playoutsBoardgameIo = (table: Table): Work => decisions(table, TO_THE_END)

function decisions(table: Table, playoutDepth: number): Work {
  const rules = gameAt(table)
  const { MCTSBot } = ai()
  const { InitializeGame } = internal()
  const choices = new Choices<AnyCommand>()
  const game = ownDefinition(rules)
  let games = 0
  return () => {
    games += 1
    const state = InitializeGame({ game: { ...game, seed: games }, numPlayers: table.players })
    const bot = new MCTSBot({
      game,
      seed: games,
      iterations: ITERATIONS,
      playoutDepth,
      enumerate(G: unknown, ctx: Ctx) {
        // It freezes its states, and our search for legal commands writes on them for a while.
        rules.legal(rules.copy(G), choices)
        return choices.toArray().map((command, step) => actionOf(ctx.currentPlayer, command, step))
      },
    })
    // It is done when this returns: only what it answers comes later.
    void bot.play(state, state.ctx.currentPlayer)
    return ITERATIONS
  }
}
