import type { Seat, Viewer } from '@guildhall/kernel'
import type { PersonId, Watcher } from '@guildhall/tables'
import type { TurnOrder } from '../notify/notification.ts'
import type { PartName, Place } from '../storage/personal-pages.ts'
import type { ImportOrder } from '../tables/game-elsewhere.ts'

/** What takes long: to read a stored table or what there is about a person, and to check an imported game. */
export type ReadQuestion =
  | TableQuestion
  | { readonly what: 'person'; readonly person: PersonId }
  | {
      readonly what: 'part'
      readonly person: PersonId
      readonly part: PartName
      readonly after: Place | null
    }
  /** What a person did at a table. */
  | {
      readonly what: 'did'
      readonly person: PersonId
      readonly table: string
      readonly after: number
    }
  | { readonly what: 'import'; readonly order: ImportOrder }

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
  /** The notification that it is somebody's turn. */
  | ({ readonly what: 'turn' } & TurnOrder)
  /** For an administrator: the row of the table, and a page of its entries as they are stored. */
  | { readonly what: 'row'; readonly hidden: readonly ('secret' | 'hash')[] }
  | { readonly what: 'stored'; readonly after: number; readonly limit: number }
)

/** What the thread is asked, and its answer: the text that the caller gets. */
export type Asked = ReadQuestion & { readonly id: number }
export type Read =
  | { readonly id: number; readonly text: string }
  | { readonly id: number; readonly fault: string; readonly damaged: boolean }
