import type { Seat, Viewer } from '@guildhall/kernel'
import type { Watcher } from '@guildhall/tables'

/** What is read of a stored table, however long it is. */
export type ReadQuestion = { readonly table: string } & (
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
)

/** What the thread is asked, and its answer: the text that the caller gets. */
export type Asked = ReadQuestion & { readonly id: number }
export type Read =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: string; readonly damaged: boolean }
