import type { AnyCommand, AnyEvent, Game, GameBox } from '@guildhall/kernel'
import type { Catalogue } from '@guildhall/texts'
import type { BoardProps } from '@guildhall/ui'
import type { ComponentType } from 'preact'
import type { Language } from './settings.ts'

type AnyBox = GameBox<unknown, AnyCommand, AnyEvent, unknown>
export type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>
export type AnyBoard = ComponentType<BoardProps<unknown, AnyCommand>>

/** A game as the pages use it: its rules, how it looks, its words. */
export interface Playable {
  readonly box: AnyBox
  readonly Board: AnyBoard
  words(language: Language): Promise<Catalogue>
}
