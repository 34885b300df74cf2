import { randomUUID } from 'node:crypto'
import { item } from '@guildhall/kernel'
import { type NewTable, newTable } from '@guildhall/protocol'
import {
  type Answer,
  answerTo,
  type LiveTable,
  NEW_STAND_IN,
  seatedAgain,
  type TableCommand,
  type TableState,
} from '@guildhall/tables'
import * as v from 'valibot'
import { maySeatBot } from '../bots/seatable.ts'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { createTable } from './create-table.ts'
import type { Counted } from './quotas.ts'

/** The table of the rematch: created once, the same for everyone who asks. */
export async function rematchOf(
  services: Services,
  person: Person,
  counted: Counted,
  liveTable: LiveTable,
): Promise<{ table: string }> {
  await admitRematch(services, person, counted, liveTable)
  const request = { id: randomUUID(), seen: 0, wish: { type: 'rematch' } } as const
  const addressed = { table: liveTable.id, person: person.id, request }
  const answer = await answerTo((reply) => services.tableManager.submit(addressed, reply))
  await liveTable.refresh() // another process may have answered
  const { wanted, id, own } = await liveTable.read((table) => ({
    wanted: wantedAgain(table, person, services.config),
    id: table.rematch,
    own: table
      .seatsOf(person.id)
      .map((seat) => ({ seat, name: item(table.seatHolders, seat).name })),
  }))
  if (!answer.ok && (id === null || answer.refusal.code !== 'soAlready')) {
    const { code, message } = answer.refusal
    throw new Refused(answer.retry ? 503 : 409, code, englishText(message, wanted.game))
  }
  if (id === null) throw new Error('a rematch was granted and is not stored')
  const { network } = counted
  // The first request may have been interrupted before the table was created.
  const table = await createTable(services, person, { ...wanted, network }, id)
  await comeBack(services, person, table, own)
  return { table }
}

/** Everybody who asks sits where they sat. Whoever takes the last seat starts the game for all. */
async function comeBack(
  { tableManager }: Services,
  { id: person }: Person,
  table: string,
  own: readonly { readonly seat: number; readonly name: string }[],
): Promise<void> {
  const ask = (by: string, wish: TableCommand, seen: number): Promise<Answer> =>
    answerTo((reply) =>
      tableManager.submit({ table, person: by, request: { id: randomUUID(), seen, wish } }, reply),
    )
  const look = async () => {
    const liveTable = await tableManager.open(table)
    await liveTable?.refresh() // another process may lead it
    return liveTable?.read(({ status, seatHolders, host, number }) => ({
      isOpen: status === 'open',
      isFree: seatHolders.map(({ person: holder, bot }) => holder === null && bot === null),
      ...{ host, number },
    }))
  }
  const before = await look()
  if (before?.isOpen !== true) return
  const missing = own.filter(({ seat }) => before.isFree[seat] === true)
  for (const { seat, name } of missing) await ask(person, { type: 'sit', seat, name }, 0)
  const after = await look()
  if (after?.isOpen !== true || after.host === null || after.isFree.some((free) => free)) return
  // Two who come at the same moment both try: the second finds the game begun.
  await ask(after.host, { type: 'start' }, after.number)
}

/** Before it is granted: who is refused leaves no link to a table that does not exist. */
async function admitRematch(
  { quotas, storage, config }: Services,
  person: Person,
  counted: Counted,
  liveTable: LiveTable,
): Promise<void> {
  const { wanted, id } = await liveTable.read((table) => ({
    wanted: wantedAgain(table, person, config),
    id: table.rematch,
  }))
  const made = await storage.db
    .selectFrom('tables')
    .select('id')
    .where('id', '=', id ?? '')
    .executeTakeFirst()
  if (made === undefined) await quotas.admitTable(counted, wanted)
}

/** The same table again: bots at the same seats, the requester at theirs, the others open. */
function wantedAgain(table: TableState, asks: Person, config: Services['config']): NewTable {
  const { header, clock } = table
  // A game of an earlier version may have a bot that is no longer offered.
  const offered = (bot: string) => (maySeatBot(bot, config) ? bot : NEW_STAND_IN)
  return v.parse(newTable, {
    game: header.game.id,
    players: header.game.players,
    options: header.game.options,
    title: header.title,
    visibility: header.visibility,
    spectators: header.spectators,
    pace: clock.pace,
    arrangement: { ...table.arrangement, standIn: offered(table.standIn) },
    chairs: seatedAgain(table, asks.id).map((seating) =>
      seating.kind === 'bot' ? { ...seating, bot: offered(seating.bot) } : seating,
    ),
  })
}
