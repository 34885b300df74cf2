import { item } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import { eventsSince, type StoredEntry, type TableHeader, TableState } from '@guildhall/tables'
import { words } from '../words.ts'

/** What somebody is told outside the house. */
export interface Letter {
  readonly title: string
  readonly lines: readonly string[]
  readonly link: string
}

/** So many of the last things that happened are told. */
const MOST = 6

/** That it is somebody's turn at a table, and what happened since they played. */
export function turnLetter(
  card: TableHeader,
  entries: readonly StoredEntry[],
  person: string,
  publicUrl: URL,
): Letter {
  const { game } = card
  const table = new TableState(card, entries)
  const mine = new Set(table.seatsOf(person))
  const last = entries.findLast(({ event: fact }) => fact.type === 'played' && mine.has(fact.seat))
  const [seat] = mine
  const told = eventsSince(card, entries, last?.number ?? 0, () => seat ?? 'spectator')
  const lines = told.flatMap((fact) => fact.told.map((message) => words(message, game.id)))
  const title = card.title === '' ? (findGame(game.id)?.definition.title ?? game.id) : card.title
  return {
    title: `Your turn: ${title}`,
    lines: lines.slice(-MOST),
    link: new URL(`/t/${card.id}`, publicUrl).href,
  }
}

/** Several turns at once are one letter. */
export function bundled(letters: readonly Letter[], publicUrl: URL): Letter {
  if (letters.length === 1) return item(letters, 0)
  return {
    title: `Your turn at ${letters.length} tables`,
    lines: letters.map(({ title, link }) => `${title} ${link}`),
    link: publicUrl.href,
  }
}

/** A letter as plain text. */
export const plain = ({ title, lines, link }: Letter): string =>
  [title, ...lines.map((line) => `• ${line}`), link].join('\n')
