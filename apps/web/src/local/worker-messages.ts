import type { ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import type { NewTableRequest, ViewSeat } from '../net/table-backend.ts'
import type { ForkedLog } from './table-factory.ts'

/** What a page asks the tables of its device for, beside what it says to a server's as well. */
export interface WorkerCalls {
  make(wanted: NewTableRequest, before?: ForkedLog): Promise<string>
  table(id: string): Promise<TableView>
  log(id: string, as: ViewSeat): Promise<readonly EventView[]>
  file(id: string): Promise<unknown>
  hint(id: string): Promise<Hint>
  rematch(id: string): Promise<string>
}

/** From the page to the worker that keeps the tables of its device. */
export type ToWorker =
  | ClientMessage
  | {
      readonly type: 'call'
      readonly id: number
      readonly name: keyof WorkerCalls
      readonly given: readonly unknown[]
    }

/** And back. */
export type FromWorker =
  | ServerMessage
  | { readonly type: 'returned'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string }
