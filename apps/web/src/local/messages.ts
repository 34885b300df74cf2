import type { ClientMessage, Hint, ServerMessage } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import type { As, Wanted } from '../net/keeper.ts'
import type { Before } from './cards.ts'

/** What a page asks the tables of its device for, beside what it says to a server's as well. */
export interface Calls {
  make(wanted: Wanted, before?: Before): Promise<string>
  table(id: string): Promise<TableView>
  log(id: string, as: As): Promise<readonly EventView[]>
  file(id: string): Promise<unknown>
  hint(id: string): Promise<Hint>
  rematch(id: string): Promise<string>
}

/** From the page to the worker that keeps the tables of its device. */
export type ToDevice =
  | ClientMessage
  | {
      readonly type: 'call'
      readonly id: number
      readonly name: keyof Calls
      readonly given: readonly unknown[]
    }

/** And back. */
export type FromDevice =
  | ServerMessage
  | { readonly type: 'returned'; readonly id: number; readonly value: unknown }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string }
