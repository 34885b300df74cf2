import { item } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import { eventsSince, type StoredEntry, type TableHeader, TableState } from '@guildhall/tables'
import { englishText } from '../english-text.ts'

/** What is sent to somebody who does not have the app open. */
export interface Notification {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
}

/** How many of the last events are described. */
const MOST = 6

/** The title for a turn at one table. */
export const turnTitle = (table: string): string => `Your turn: ${table}`
/** The title for turns at several tables. */
export const turnsTitle = (tables: number): string => `Your turn at ${tables} tables`

/** A notification of a turn, with what happened since the last one. */
export function turnNotification(
  header: TableHeader,
  entries: readonly StoredEntry[],
  person: string,
  publicUrl: URL,
): Notification {
  const { game } = header
  const table = new TableState(header, entries)
  const mine = new Set(table.seatsOf(person))
  const last = entries.findLast(({ event }) => event.type === 'played' && mine.has(event.seat))
  const [seat] = mine
  const missed = eventsSince(header, entries, last?.number ?? 0, () => seat ?? 'spectator')
  const lines = missed.flatMap((event) =>
    event.told.map((message) => englishText(message, game.id)),
  )
  const title =
    header.title === '' ? (findGame(game.id)?.definition.title ?? game.id) : header.title
  return {
    title: turnTitle(title),
    lines: lines.slice(-MOST),
    link: new URL(`/t/${header.id}`, publicUrl).href,
  }
}

/** Several turns at once are one notification. */
export function bundled(notifications: readonly Notification[], publicUrl: URL): Notification {
  if (notifications.length === 1) return item(notifications, 0)
  return {
    title: turnsTitle(notifications.length),
    lines: notifications.map(({ title, link }) => `${title} ${link}`),
    link: publicUrl.href,
  }
}

/** A notification as plain text. */
export const plain = ({ title, lines, link }: Notification): string =>
  [title, ...lines.map((line) => `• ${line}`), link].join('\n')
