import * as craftsmenBuilders from '@guildhall/craftsmen-builders'
import type { AnyCommand, AnyEvent, GameDefinition } from '@guildhall/kernel'
import * as redCathedral from '@guildhall/red-cathedral'
import type { Catalogue } from '@guildhall/texts'

/** The definition of any game. */
export type AnyGameDefinition = GameDefinition<unknown, AnyCommand, AnyEvent, unknown>

/** A game in the registry: its definition, and its words in English. */
export interface RegisteredGame {
  readonly definition: AnyGameDefinition
  readonly catalogue: Catalogue
}

/** Every game that can be played here. */
export const GAMES: readonly RegisteredGame[] = [
  { definition: redCathedral.redCathedral, catalogue: redCathedral.english },
  { definition: craftsmenBuilders.craftsmenBuilders, catalogue: craftsmenBuilders.english },
]

/** The game of that id; undefined where there is none. */
export const findGame = (id: string): RegisteredGame | undefined =>
  GAMES.find(({ definition }) => definition.id === id)
