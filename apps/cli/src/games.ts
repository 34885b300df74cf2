import * as craftsmenBuilders from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, Game, GameBox } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral'
import type { Catalogue } from '@guildhall/texts'
import { craftsmenBuildersFace } from './draw/craftsmen-builders.ts'
import type { Face } from './draw/face.ts'
import { redCathedralFace } from './draw/red-cathedral.ts'
import { misuse } from './misuse.ts'

/** A game of any kind. */
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>

/** A game on the shelf: its box, its words, and how its table looks in a terminal. */
export interface Shelved {
  readonly box: AnyBox
  readonly catalogue: Catalogue
  /** Without one the table is shown as plain data. */
  readonly face?: Face
}

/** Every game that can be played here. */
const SHELF: readonly Shelved[] = [
  {
    box: redCathedral.redCathedral,
    catalogue: redCathedral.english,
    face: redCathedralFace,
  },
  {
    box: craftsmenBuilders.craftsmenBuilders,
    catalogue: craftsmenBuilders.english,
    face: craftsmenBuildersFace,
  },
]

export const GAME_IDS: readonly string[] = SHELF.map(({ box }) => box.id)

/** The game of that id. */
export function gameNamed(id: string): Shelved {
  const found = SHELF.find(({ box }) => box.id === id)
  if (found === undefined) throw misuse('game.unknown', { id, known: GAME_IDS.join(', ') })
  return found
}
