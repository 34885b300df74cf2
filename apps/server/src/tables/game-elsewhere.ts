import { createHash } from 'node:crypto'
import { type GameFile, gameFileText } from '@guildhall/kernel'
import type { ImportedGame } from '@guildhall/protocol'
import {
  type Host,
  openingEvents,
  type StoredEntry,
  type Summary,
  summaryOf,
  type TableEvent,
  type TableHeader,
  TableState,
} from '@guildhall/tables'
import { mayNameBot } from '../bots/seatable.ts'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'
import { badGame, type CheckedFile, checkedFile, gameOfFile } from './check-game-file.ts'

/** A game to be imported: whose it is, when, and whether it may name any bot. */
export interface ImportOrder extends ImportedGame {
  readonly host: Host
  readonly now: number
  readonly anyBot: boolean
}

/** The table of an imported game, or why it is refused: as plain data, which goes from thread to thread. */
export type ImportCheck =
  | ({ readonly ok: true } & ImportedTable)
  | { readonly ok: false; readonly code: string; readonly message: string }

interface ImportedTable {
  readonly header: Omit<TableHeader, 'game'>
  readonly game: Pick<GameFile, 'game' | 'players' | 'options'>
  readonly entries: readonly StoredEntry[]
  readonly summary: Summary
}

/** Plays the whole game again, and puts it as the journal of a table: that takes long. */
export function gameElsewhere(order: ImportOrder): ImportCheck {
  try {
    return { ok: true, ...tableOf(order, checkedFile(order.file)) }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { ok: false, code: error.code, message: error.message }
  }
}

function tableOf(order: ImportOrder, file: CheckedFile): ImportedTable {
  const { host, title, chairs, now } = order
  const { game, players, options, log } = file
  if (chairs.length !== players) throw badGame(`there must be ${players} chairs`)
  const header = {
    ...{ id: idOf(host, file), host: host.id, secret: file.chance.secret ?? '', title },
    ...({ visibility: 'link', spectators: true, origin: 'brought' } as const),
  }
  const whole = { ...header, game: gameOfFile(file) }
  const events: TableEvent[] = [
    ...seated(whole, order),
    { type: 'started', setup: log.setup },
    ...log.steps.map((step): TableEvent => ({ type: 'played', ...step })),
  ]
  const entries = events.map((event, index): StoredEntry => {
    return { number: index + 1, at: now, event, requestId: null, person: null }
  })
  const summary = summaryOf(new TableState(whole, entries))
  return { header, game: { game, players, options }, entries, summary }
}

function seated(header: TableHeader, order: ImportOrder): readonly TableEvent[] {
  const { host, chairs, now } = order
  const knowsBot = (bot: string) => mayNameBot(bot, order)
  const opening = openingEvents(header, host, { chairs, start: false }, { now, knowsBot })
  if (opening.ok) return opening.events
  const { code, message } = opening.refusal
  throw new Refused(422, code, englishText(message, header.game.id))
}

const ID_LENGTH = 22

/** Only someone with the game can know it. */
const idOf = ({ id }: Host, file: GameFile): string =>
  createHash('sha256')
    .update(`${id} ${gameFileText(file)}`)
    .digest('base64url')
    .slice(0, ID_LENGTH)
