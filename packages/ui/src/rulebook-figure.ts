import type { Message } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import type { ComponentType } from 'preact'

/** A figure of a rulebook: drawings of a real table, from left to right. */
export interface RulebookFigure {
  /** The table at which it is played: it says which messages the drawings take. */
  readonly table: { readonly players: number; readonly options: Readonly<Record<string, unknown>> }
  readonly pictures: readonly RulebookPicture[]
  /** What happens from the first picture to the last, as the log of a game has it. */
  readonly happens: readonly Message[]
}

export interface RulebookPicture {
  /** Which moment it shows, where there is more than one. */
  readonly moment: 'before' | 'after' | null
  readonly Draw: ComponentType<{ readonly say: Translator }>
}

/** What a game draws for its rulebooks. */
export interface RulebookArt {
  /** By name; each is played when it is asked for. */
  readonly figures: Readonly<Record<string, () => RulebookFigure>>
  /** The names of the small drawings among words. */
  readonly signs: readonly string[]
  readonly Sign: ComponentType<{ readonly name: string; readonly size: number }>
}
