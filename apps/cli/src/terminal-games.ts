import type { AnyCommand, AnyEvent, Game } from '@guildhall/kernel'
import { GAMES, type RegisteredGame } from '@guildhall/registry'
import { createCraftsmenBuildersRenderer } from './draw/craftsmen-builders.ts'
import { createRedCathedralRenderer } from './draw/red-cathedral.ts'
import type { CreateRenderer } from './draw/table-renderer.ts'
import { misuse } from './misuse.ts'

/** A game of any kind. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A game in the registry, and how its table looks in a terminal. */
export interface TerminalGame extends RegisteredGame {
  /** Without one the table is shown as plain data. */
  readonly createRenderer?: CreateRenderer
}

const RENDERERS: Readonly<Record<string, CreateRenderer>> = {
  'red-cathedral': createRedCathedralRenderer,
  'craftsmen-builders': createCraftsmenBuildersRenderer,
}

export const GAME_IDS: readonly string[] = GAMES.map(({ definition }) => definition.id)

/** The game of that id. */
export function gameNamed(id: string): TerminalGame {
  const found = GAMES.find(({ definition }) => definition.id === id)
  if (found === undefined) throw misuse('game.unknown', { id, known: GAME_IDS.join(', ') })
  const createRenderer = RENDERERS[id]
  return createRenderer === undefined ? found : { ...found, createRenderer }
}
