import type { AnyCommand, Message, Outcome, Seat, TableRequest } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'

/** How the tables of one game look in a terminal; made anew for every table. */
export type CreateRenderer = (table: RenderedTable) => TableRenderer

/** What a renderer may know of a table. The rest it sees in a view, as everybody does. */
export interface RenderedTable {
  readonly request: TableRequest
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  /** The texts of the game. */
  readonly translate: Translator
}

/** The drawing of one table. A view given to it is always one that its game made. */
export interface TableRenderer {
  /** What a seat is called, e.g. its colour. */
  name(seat: Seat): string
  /** A text in the colour of a seat. */
  tinted(seat: Seat, text: string): string
  /** The table, in lines. `sitting` says who sits at each seat. Brief: where room is scarce. */
  draw(view: unknown, sitting: readonly string[], brief: boolean): string[]
  /** Who stands where, in one line. */
  standing(view: unknown): string
  /** A choice in words that fit a list; null where the game's own, `label`, will do. */
  choice(view: unknown, command: AnyCommand, label: Message): string | null
  /** The heading that a choice stands under in a long list. */
  heading(command: AnyCommand): string
  /** Choices of one family are shown as one line; null for one that stands alone. */
  family(command: AnyCommand): Family | null
  /** The command that typed words mean, legal or not; null where they mean none. */
  command(view: unknown, words: readonly string[]): unknown
  /** What can be typed, and the signs of the drawing: lines for the help. */
  readonly help: readonly string[]
  /** The clauses to read about a command. */
  clauses(command: AnyCommand): readonly string[]
  /** What a line of the final account is called. */
  scoreLabel(label: string): Message | string
  /** Why the first ones are first. */
  reason(view: unknown, outcome: Outcome): string
}

/** A family of choices: what they share, and the number that tells this one from the others. */
export interface Family {
  readonly key: string
  /** The line of the whole family. `numbers` are those that can be named, e.g. `1–9`. */
  text(numbers: string): string
  readonly number: number
}
