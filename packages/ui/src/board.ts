import type { AnyCommand, AnyEvent, Message, Refusal, Seat, Viewer } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import type { ComponentChildren } from 'preact'
import type { Moment, TurnDraft } from './turn-draft.ts'

/** What a command led to, as events and in words. */
export interface News {
  readonly number: number
  readonly events: readonly AnyEvent[]
  readonly descriptions: readonly Message[]
}

/** The props of a board: the drafted game, the seats, the texts, and the callbacks. */
export interface BoardProps<V, C extends AnyCommand> {
  readonly draft: TurnDraft<V, C>
  readonly viewer: Viewer
  /** Whose decision it is; null once the game is over. */
  readonly acting: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  readonly say: Translator
  /** Whether a turn is on its way to the server: nothing can be drafted now. */
  readonly busy: boolean
  readonly shape: 'wide' | 'phone'
  /** How many steps the server can take back, where nothing is drafted. */
  readonly undoable: number
  /** What was played since the table was opened here, the newest last. */
  readonly news?: readonly News[]
  /** How long a step that is shown stays, in milliseconds; 0 where nothing moves. */
  readonly pace?: number
  /** Replaces the draft. */
  setDraft(commands: readonly C[]): void
  /**
   * Sends commands one after the other, then what `next` gives for what was asked after them. Left
   * out, it says that chance answers in the middle of the turn.
   */
  submit(commands: readonly C[], next?: ((moment: Moment<V, C>) => C | null) | undefined): void
  /** Takes back what the server already has. */
  undo(count: number): void
  /** Says why something cannot be done. */
  explain(refusal: Refusal): void
  /** The log and the chat beside the board. */
  readonly aside: ComponentChildren
}
