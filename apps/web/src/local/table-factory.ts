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

/** All people at this device are one person to its tables. */
export const DEVICE_PERSON = 'here'

/** What was played in another game up to the moment from which a new one goes on. */
export type ForkedLog = Log<AnyCommand, AnyEvent>

/** A table that is not stored yet. */
export interface NewTable {
  readonly row: TableRow
  readonly entries: readonly StoredEntry[]
}

/** A table as requested, with a secret of its own. Throws where the request is wrong. */
export function newTable(
  request: NewTableRequest,
  circumstances: DecisionContext,
  { id = newDeviceTableId(), forked }: { id?: string; forked?: ForkedLog } = {},
): NewTable {
  const { game: name, players, options = {}, title = '' } = request
  const secret = newSecret((count) => crypto.getRandomValues(new Uint8Array(count)))
  const definition = findGame(name)?.definition
  if (definition === undefined) throw new Error(`there is no game ${name}`)
  const drawn = withDrawnOptions(definition, { players, options }, secretChance(secret))
  if (!drawn.ok) throw new Error(JSON.stringify(drawn.problems))
  const game = createGame(name, drawn.value)
  const origin = forked === undefined ? {} : ({ origin: 'continued' } as const)
  const card = cardOf({ id, secret: secretToHex(secret), title, ...origin }, game)
  const start = request.start && forked === undefined
  const arrangement = { standIn: NEW_STAND_IN, ...request.arrangement }
  const opening = { ...request, arrangement, start }
  const first = openingEvents(card, { id: DEVICE_PERSON, name: '' }, opening, circumstances)
  if (!first.ok) throw new Error(`a new table was refused: ${first.refusal.code}`)
  const { now } = circumstances
  const entries = [...first.events, ...eventsOf(forked)].map((event, index): StoredEntry => {
    return { number: index + 1, at: now, event, requestId: null, person: null }
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

/** The table of a row. Throws where this version cannot open it. */
export function cardOfRow(row: TableRow): TableHeader {
  const game = createGame(row.game, row)
  if (row.rulesVersion > game.version) throw new Error('made with newer rules than these')
  return cardOf(row, game)
}

type StoredCard = Pick<TableRow, 'id' | 'secret' | 'title' | 'origin'>

const cardOf = ({ id, secret, title, origin }: StoredCard, game: AnyGame): TableHeader => ({
  ...{ id, host: DEVICE_PERSON, game, secret, title, visibility: 'link', spectators: false },
  ...(origin === undefined ? {} : { origin }),
})

function createGame(name: string, table: { players: number; options?: unknown }): AnyGame {
  const created = findGame(name)?.definition.create({
    players: table.players,
    options: table.options,
  })
  if (created === undefined) throw new Error(`there is no game ${name}`)
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  return created.value
}

const eventsOf = (forked: ForkedLog | undefined): TableEvent[] =>
  forked === undefined
    ? []
    : [
        { type: 'started', setup: forked.setup },
        ...forked.steps.map((step): TableEvent => ({ type: 'played', ...step })),
      ]
