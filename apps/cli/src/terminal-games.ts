import type { AnyCommand, AnyEvent, Game } from '@guildhall/kernel'
import { GAMES, type RegisteredGame } from '@guildhall/registry'
import { craftsmenBuildersFace } from './draw/craftsmen-builders.ts'
import type { Face } from './draw/face.ts'
import { redCathedralFace } from './draw/red-cathedral.ts'
import { misuse } from './misuse.ts'

/** A game of any kind. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A game in the registry, and how its table looks in a terminal. */
export interface TerminalGame extends RegisteredGame {
  /** Without one the table is shown as plain data. */
  readonly face?: Face
}

const FACES: Readonly<Record<string, Face>> = {
  'red-cathedral': redCathedralFace,
  'craftsmen-builders': craftsmenBuildersFace,
}

export const GAME_IDS: readonly string[] = GAMES.map(({ definition }) => definition.id)

/** The game of that id. */
export function gameNamed(id: string): TerminalGame {
  const found = GAMES.find(({ definition }) => definition.id === id)
  if (found === undefined) throw misuse('game.unknown', { id, known: GAME_IDS.join(', ') })
  const face = FACES[id]
  return face === undefined ? found : { ...found, face }
}
