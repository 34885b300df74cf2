import type { AnyCommand, Refusal } from '@guildhall/kernel'
import type { Moment, TurnDraft } from './turn-draft.ts'

/** The meaning of a typed line: a draft, the end of the turn, or a refusal. */
export type Typed<V, C> =
  | { readonly commands: readonly C[] }
  | { readonly submit: readonly C[]; next?(moment: Moment<V, C>): C | null }
  | { readonly refusal: Refusal }

/** Reads a game's own short commands; null for a line that is none of them. */
export type ReadTyped<V, C extends AnyCommand> = (
  draft: TurnDraft<V, C>,
  line: string,
) => Typed<V, C> | null

/** The short commands of a game, and how some of them are written. */
export interface ShortCommands<V, C extends AnyCommand> {
  read(draft: TurnDraft<V, C>, line: string): Typed<V, C> | null
  readonly examples: readonly string[]
}
