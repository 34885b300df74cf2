import * as craftsmenBuilders from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, GameBox } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral'
import type { Catalogue } from '@guildhall/texts'

/** The box of any game. */
export type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>

/** A game on the shelf: its box, and its words in English. */
export interface Shelved {
  readonly box: AnyBox
  readonly catalogue: Catalogue
}

/** Every game that can be played here. */
export const SHELF: readonly Shelved[] = [
  { box: redCathedral.redCathedral, catalogue: redCathedral.english },
  { box: craftsmenBuilders.craftsmenBuilders, catalogue: craftsmenBuilders.english },
]

/** The game of that id; undefined where there is none. */
export const shelved = (id: string): Shelved | undefined => SHELF.find(({ box }) => box.id === id)
