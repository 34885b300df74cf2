import { newSecret, secretChance, secretToHex } from '@guildhall/fairness'
import { type AnyCommand, type AnyEvent, type Log, withDrawnOptions } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import {
  type AnyGame,
  type DecisionContext,
  NEW_STAND_IN,
  openingEvents,
  type StoredEntry,
  summaryOf,
  type TableEvent,
  type TableHeader,
  TableState,
} from '@guildhall/tables'
import type { NewTableRequest } from '../net/table-backend.ts'
import { newDeviceTableId } from './device-ids.ts'
import type { TableRow } from './rows.ts'

/** All who play at this device are one person to its tables. */
export const DEVICE_PERSON = 'here'

/** A game that goes on from a moment of another, and what was played until then. */
export type ForkedLog = Log<AnyCommand, AnyEvent>

/** A table that was not laid yet. */
export interface NewTable {
  readonly row: TableRow
  readonly entries: readonly StoredEntry[]
}

/** A table as it was asked for, with a secret of its own. Throws where the wish is wrong. */
export function newTable(
  wanted: NewTableRequest,
  circumstances: DecisionContext,
  { id = newDeviceTableId(), before }: { id?: string; before?: ForkedLog } = {},
): NewTable {
  const { game: name, players, options = {}, title = '' } = wanted
  const secret = newSecret((count) => crypto.getRandomValues(new Uint8Array(count)))
  const box = findGame(name)?.definition
  if (box === undefined) throw new Error(`there is no game ${name}`)
  const drawn = withDrawnOptions(box, { players, options }, secretChance(secret))
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
  const game = createGame(name, drawn.value)
  const origin = before === undefined ? {} : ({ origin: 'continued' } as const)
  const card = cardOf({ id, secret: secretToHex(secret), title, ...origin }, game)
  const start = wanted.start && before === undefined
  const arrangement = { standIn: NEW_STAND_IN, ...wanted.arrangement }
  const opening = { ...wanted, arrangement, start }
  const first = openingEvents(card, { id: DEVICE_PERSON, name: '' }, opening, circumstances)
  if (!first.ok) throw new Error(`a new table was refused: ${first.refusal.code}`)
  const { now } = circumstances
  const entries = [...first.events, ...eventsOf(before)].map((fact, index): StoredEntry => {
    return { number: index + 1, at: now, event: fact, requestId: null, person: null }
  })
  const summary = summaryOf(new TableState(card, entries))
  return {
    row: {
      ...{ id, game: name, rulesVersion: game.version, players, options: game.options },
      ...{ secret: card.secret, title, ...origin },
      ...{ created: now, updated: now, number: entries.length, summary },
    },
    entries,
  }
}

/** The table of a row. Throws where these pages cannot open it. */
export function cardOfRow(row: TableRow): TableHeader {
  const game = createGame(row.game, row)
  if (row.rulesVersion > game.version) throw new Error('made with newer rules than these')
  return cardOf(row, game)
}

type Known = Pick<TableRow, 'id' | 'secret' | 'title' | 'origin'>

const cardOf = ({ id, secret, title, origin }: Known, game: AnyGame): TableHeader => ({
  ...{ id, host: DEVICE_PERSON, game, secret, title, visibility: 'link', spectators: false },
  ...(origin === undefined ? {} : { origin }),
})

function createGame(name: string, request: { players: number; options?: unknown }): AnyGame {
  const created = findGame(name)?.definition.create({
    players: request.players,
    options: request.options,
  })
  if (created === undefined) throw new Error(`there is no game ${name}`)
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  return created.value
}

const eventsOf = (before: ForkedLog | undefined): TableEvent[] =>
  before === undefined
    ? []
    : [
        { type: 'started', setup: before.setup },
        ...before.steps.map((step): TableEvent => ({ type: 'played', ...step })),
      ]
