import type { Answer } from '../../answer.ts'
import type { TableRequest } from '../../table-command.ts'
import type { PersonId } from '../../table-event.ts'
import type { EventView, TableView, Watcher } from '../../table-view.ts'

/** What a client sends to a process. */
export type ToServer =
  | { readonly type: 'watch'; readonly table: string; readonly seen: number }
  | { readonly type: 'request'; readonly table: string; readonly request: TableRequest }

/** What a process sends to a client. */
export type ToClient =
  | { readonly type: 'table'; readonly view: TableView; readonly missed: readonly EventView[] }
  | { readonly type: 'news'; readonly view: TableView; readonly events: readonly EventView[] }
  | { readonly type: 'answer'; readonly id: string; readonly answer: Answer }

/** A client as a process knows it: who watches, and how to reach them. */
export interface Connection {
  readonly person: PersonId
  readonly watcher: Watcher
  /** Whether the client still listens to this process. */
  readonly open: () => boolean
  readonly send: (message: ToClient) => void
}

/** What is watched, so that nothing can go wrong unnoticed. */
export interface Observer {
  /** A process answers a request. */
  answered(table: string, person: PersonId, request: TableRequest, answer: Answer): void
  /** A process shows something to somebody. */
  shown(watcher: Watcher, message: Exclude<ToClient, { type: 'answer' }>): void
  /** Something has happened that must never happen. */
  violated(what: string): void
}
