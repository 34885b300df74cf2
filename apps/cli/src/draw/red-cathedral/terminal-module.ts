import type { Message } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import type { RenderedTable } from '../table-renderer.ts'
import type { PrintedText, SectionView } from './printed-text.ts'

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>

/** The headings under which choices stand in a long list. */
export type Heading = 'acquire' | 'claim' | 'build' | 'free' | 'market'

/** What a terminal says about a command. */
export interface CommandText<T extends Command['type']> {
  /** What to read about it. */
  readonly clauses: readonly string[]
  readonly heading?: Heading | { readonly title: string }
  /** A choice in words that fit a list; null where the game's own, `label`, will do. */
  readonly choice?: (choice: {
    readonly view: View
    readonly command: CommandOf<T>
    readonly label: Message
    readonly printed: PrintedText
  }) => string | null
}

export type CommandTexts = { readonly [T in Command['type']]?: CommandText<T> }

/** Reads the words after the first one; null where they mean nothing to it. */
export type TypedReader = (
  typed: readonly string[],
  view: View,
  printed: PrintedText,
) => object | null

/** All that a module adds to the table in a terminal. */
export interface TerminalModule {
  readonly isUsed: (table: RenderedTable) => boolean
  readonly commands?: CommandTexts
  /** What can be typed, by its first word. Whether it is legal the rules say. */
  readonly typed?: Readonly<Record<string, TypedReader>>
  readonly help?: readonly string[]
  /** Lines below the market, the towers and the supply, and below those of a player. */
  readonly belowMarket?: (view: View, printed: PrintedText) => string[]
  readonly belowTowers?: (view: View, width: number) => string[]
  readonly belowSupply?: (view: View, printed: PrintedText) => string[]
  readonly belowPlayer?: (view: View, seat: number, printed: PrintedText) => string[]
  /** Behind the name of a tower. */
  readonly aboveTower?: (view: View, tower: number) => string[]
  /** Behind what a section lacks. */
  readonly onSection?: (section: SectionView) => string
  /** Whom the rules play: how it is called, all its lines, and how its sections say what they lack. */
  readonly automa?: {
    readonly name: Message
    readonly seat: (view: View) => number
    readonly lines: (view: View, printed: PrintedText) => string[]
    readonly lacks: (section: SectionView) => string
  }
}

/** A module whose commands are known by their names: a command that none describes does not compile. */
export const defineTerminalModule = <const M extends TerminalModule>(module: M): M => module
