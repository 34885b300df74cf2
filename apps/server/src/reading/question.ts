import type { Seat, Viewer } from '@guildhall/kernel'
import type { PersonId, Watcher } from '@guildhall/tables'

/** What takes long: to read a stored table or all about a person, and to check a game file. */
export type ReadQuestion =
  | TableQuestion
  | { readonly what: 'person'; readonly person: PersonId }
  | { readonly what: 'check'; readonly file: unknown }

/** What is read of a stored table, however long it is. */
type TableQuestion = { readonly table: string } & (
  | {
      readonly what: 'log'
      readonly after: number
      readonly limit: number
      readonly watcher: Watcher
      /** From which they may look now. */
      readonly seats: readonly Seat[]
    }
  | { readonly what: 'replay'; readonly step: number; readonly viewer: Viewer }
  | { readonly what: 'file' }
  /** For an administrator: what spectators may know, or all that is stored. */
  | { readonly what: 'seen' }
  | { readonly what: 'stored'; readonly secret: boolean }
)

/** What the thread is asked, and its answer: the text that the caller gets. */
export type Asked = ReadQuestion & { readonly id: number }
export type Read =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: string; readonly damaged: boolean }
