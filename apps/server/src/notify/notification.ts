import { item, joinLines } from '@guildhall/kernel'
import { eventsSince, type StoredEntry, type TableHeader, TableState } from '@guildhall/tables'
import { addressing, createTranslator, playerKey, playerNames } from '@guildhall/texts'
import { gameCatalogue, gameName, type Say, sayIn } from '../i18n.ts'

/** What is sent to somebody who does not have the app open. */
export interface Notification {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
}

/** How many of the last lines of the log are sent. */
const MOST = 6

/** For whom a notification is written: plain data, which goes from thread to thread. */
export interface TurnOrder {
  readonly person: string
  readonly locale: string
  readonly publicUrl: string
}

/** A notification of a turn, with what happened since the last one. A long game takes long. */
export async function turnNotification(
  header: TableHeader,
  entries: readonly StoredEntry[],
  order: TurnOrder,
): Promise<Notification> {
  const { locale, publicUrl } = order
  const { id, title, game } = header
  const say = await sayIn(locale)
  const lines = await missedLines(header, entries, order)
  return {
    title: say('turn.title', { table: title === '' ? gameName(game.id, say) : title }),
    lines: lines.slice(-MOST),
    link: new URL(`/t/${id}`, publicUrl).href,
  }
}

/** Several turns at once are one notification. */
export function bundled(
  notifications: readonly Notification[],
  { say, publicUrl }: { readonly say: Say; readonly publicUrl: URL },
): Notification {
  if (notifications.length === 1) return item(notifications, 0)
  return {
    title: say('turn.titles', { n: notifications.length }),
    lines: notifications.map(({ title, link }) => `${title} ${link}`),
    link: publicUrl.href,
  }
}

/** A notification as plain text. */
export const plain = ({ title, lines, link }: Notification): string =>
  [title, ...lines.map((line) => `• ${line}`), link].join('\n')

/** The log since a person's last move, as they would read it at the table. */
async function missedLines(
  header: TableHeader,
  entries: readonly StoredEntry[],
  { person, locale }: TurnOrder,
): Promise<string[]> {
  const { game } = header
  const table = new TableState(header, entries)
  const seats = table.seatsOf(person)
  const last = entries.findLast(
    ({ event }) => event.type === 'played' && seats.includes(event.seat),
  )
  const missed = eventsSince(header, entries, last?.number ?? 0, () => seats[0] ?? 'spectator')
  const { language, catalogue } = await gameCatalogue(game.id, locale)
  const names = playerNames(
    game.options,
    table.seatHolders.map(({ name }) => name),
  )
  const say = addressing(
    createTranslator({ ...catalogue, ...names }, language),
    seats.length === 1 ? playerKey(game.options, item(seats, 0)) : null,
  )
  return joinLines(
    game,
    missed.flatMap(({ told }) => told),
  ).map(say)
}
