import type { Answer } from '../../answer.ts'
import type { PersonId } from '../../entry.ts'
import type { FactView, Looker, TableView } from '../../see.ts'
import type { Request } from '../../wish.ts'

/** What somebody's screen sends to a process. */
export type ToServer =
  | { readonly type: 'watch'; readonly table: string; readonly seen: number }
  | { readonly type: 'request'; readonly table: string; readonly request: Request }

/** What a process sends to a screen. */
export type ToScreen =
  | { readonly type: 'table'; readonly view: TableView; readonly missed: readonly FactView[] }
  | { readonly type: 'news'; readonly view: TableView; readonly fact: FactView }
  | { readonly type: 'answer'; readonly id: string; readonly answer: Answer }

/** A screen as a process knows it: who looks, and how to reach them. */
export interface Connection {
  readonly person: PersonId
  readonly looker: Looker
  /** Whether the screen still listens to this process. */
  readonly open: () => boolean
  readonly send: (message: ToScreen) => void
}

/** What is watched, so that nothing can go wrong unnoticed. */
export interface Watcher {
  /** A process answers a request. */
  answered(table: string, person: PersonId, request: Request, answer: Answer): void
  /** A process shows something to somebody. */
  shown(looker: Looker, message: Exclude<ToScreen, { type: 'answer' }>): void
  /** Something has happened that must never happen. */
  violated(what: string): void
}
