import type { Answer, EventNews, EventView, TableView } from '@guildhall/tables'
import { tableRequestSchema } from '@guildhall/tables'
import * as v from 'valibot'
import { type ChatLine, chatText, tableId } from './http.ts'

const seat = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))
const number = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What a client may send. */
export const clientMessage = v.variant('type', [
  /** Watches a table, from one of the person's seats; `seen` asks for what was missed. */
  v.strictObject({
    type: v.literal('watch'),
    table: tableId,
    as: v.optional(seat),
    /** Several people share the device: only public information, unless `as` says who looks. */
    curtain: v.optional(v.boolean()),
    seen: v.optional(number),
    /** The client knows the rules: where nothing is hidden, events are enough for it. */
    folds: v.optional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('unwatch'), table: tableId }),
  v.strictObject({ type: v.literal('request'), table: tableId, ...tableRequestSchema.entries }),
  v.strictObject({ type: v.literal('say'), table: tableId, text: chatText }),
  /** The person writes a message there: to be repeated every few seconds for as long as they do. */
  v.strictObject({ type: v.literal('typing'), table: tableId }),
  /** Whether the client is open somewhere out of sight, as a tab in the background. */
  v.strictObject({ type: v.literal('away'), away: v.boolean() }),
  v.strictObject({ type: v.literal('ping') }),
])
export type ClientMessage = v.InferOutput<typeof clientMessage>

/** Presence at a table, by seat: who watches it right now. */
export interface Presence {
  readonly seats: readonly boolean[]
  /** Who of them has it open out of sight only. */
  readonly away: readonly boolean[]
  readonly spectators: number
}

/** What the server sends. */
export type ServerMessage =
  | { readonly type: 'welcome'; readonly protocol: number; readonly name: string | null }
  /** The table as it is now, and what happened since the number that was seen. */
  | {
      readonly type: 'table'
      readonly view: TableView
      readonly missed: readonly EventView[]
      readonly presence: Presence
    }
  /** The next events, those of one request together, and the table after them. */
  | { readonly type: 'news'; readonly events: readonly EventView[]; readonly view: TableView }
  /** The next events alone, for clients that fold the table themselves. */
  | ({ readonly type: 'events'; readonly table: string } & EventNews)
  | ({ readonly type: 'answer'; readonly table: string; readonly id: string } & Answer)
  | { readonly type: 'presence'; readonly table: string; readonly presence: Presence }
  /** Whether the bots of the table think shorter than usual, since many others wait for theirs. */
  | { readonly type: 'hurry'; readonly table: string; readonly hurries: boolean }
  | { readonly type: 'said'; readonly table: string; readonly line: ChatLine }
  /** Somebody at that seat writes a message; said again every few seconds for as long as they do. */
  | { readonly type: 'typing'; readonly table: string; readonly seat: number }
  | { readonly type: 'pong' }
  /** A message that could not be read or is not allowed. Nothing was changed. */
  | {
      readonly type: 'refused'
      readonly code: string
      readonly message: string
      readonly table?: string
      /** For the words of a page. */
      readonly details?: Readonly<Record<string, unknown>>
    }
