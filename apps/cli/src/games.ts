import type { AnyCommand, AnyEvent, Game } from '@guildhall/kernel'
import { type Shelved as OnShelf, SHELF } from '@guildhall/shelf'
import { craftsmenBuildersFace } from './draw/craftsmen-builders.ts'
import type { Face } from './draw/face.ts'
import { redCathedralFace } from './draw/red-cathedral.ts'
import { misuse } from './misuse.ts'

/** A game of any kind. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** A game on the shelf, and how its table looks in a terminal. */
export interface Shelved extends OnShelf {
  /** Without one the table is shown as plain data. */
  readonly face?: Face
}

const FACES: Readonly<Record<string, Face>> = {
  'red-cathedral': redCathedralFace,
  'craftsmen-builders': craftsmenBuildersFace,
}

export const GAME_IDS: readonly string[] = SHELF.map(({ box }) => box.id)

/** The game of that id. */
export function gameNamed(id: string): Shelved {
  const found = SHELF.find(({ box }) => box.id === id)
  if (found === undefined) throw misuse('game.unknown', { id, known: GAME_IDS.join(', ') })
  const face = FACES[id]
  return face === undefined ? found : { ...found, face }
}
