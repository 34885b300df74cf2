import type { ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import type { NewTableRequest, ViewSeat } from '../net/table-backend.ts'
import type { ForkedLog } from './table-factory.ts'

/** What a page calls in the worker, beside the messages that it also sends to a server. */
export interface WorkerCalls {
  createTable(request: NewTableRequest, forked?: ForkedLog): Promise<string>
  table(id: string): Promise<TableView>
  log(id: string, seat: ViewSeat): Promise<readonly EventView[]>
  file(id: string): Promise<unknown>
  hint(id: string): Promise<Hint>
  rematch(id: string): Promise<string>
}

export type CallResult<Name extends keyof WorkerCalls> = Awaited<ReturnType<WorkerCalls[Name]>>

/** From the page to the worker with the tables of this device. */
export type ToWorker =
  | ClientMessage
  | {
      readonly type: 'call'
      readonly id: number
      readonly name: keyof WorkerCalls
      readonly args: readonly unknown[]
    }

/** And back. */
export type FromWorker =
  | ServerMessage
  | { readonly type: 'returned'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string }
