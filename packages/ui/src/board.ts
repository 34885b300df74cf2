import type { AnyCommand, Seat, Viewer } from '@guildhall/kernel'
import type { Sayer } from '@guildhall/texts'
import type { Desk } from './desk.ts'

/** What every board gets: the game as it is drafted, who sits where, and the words. */
export interface BoardProps<V, C extends AnyCommand> {
  readonly desk: Desk<V, C>
  readonly viewer: Viewer
  /** Whose decision it is; null once the game is over. */
  readonly acting: Seat | null
  /** By seat. */
  readonly names: readonly string[]
  readonly say: Sayer
}
