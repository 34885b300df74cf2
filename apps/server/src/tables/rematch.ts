import { randomUUID } from 'node:crypto'
import { type NewTable, newTable } from '@guildhall/protocol'
import { answerTo, type LiveTable, seatedAgain, type TableState } from '@guildhall/tables'
import * as v from 'valibot'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { words } from '../words.ts'
import { makeTable } from './make.ts'

/** The table of the next game: asked for once, and the same whoever asks. */
export async function rematchOf(
  services: Services,
  person: Person,
  room: LiveTable,
): Promise<{ table: string }> {
  const request = { id: randomUUID(), seen: 0, wish: { type: 'rematch' } } as const
  const addressed = { table: room.id, person: person.id, request }
  const answer = await answerTo((reply) => services.hall.submit(addressed, reply))
  await room.refresh() // another process may have answered
  const { wanted, id } = await room.read((table) => ({
    wanted: wantedAgain(table, person),
    id: table.rematch,
  }))
  if (!answer.ok && (id === null || answer.refusal.code !== 'soAlready')) {
    const { code, message } = answer.refusal
    throw new Refused(answer.retry ? 503 : 409, code, words(message, wanted.game))
  }
  if (id === null) throw new Error('a rematch was granted and is not stored')
  // Who asked for it first may have been stopped before the table was made.
  return { table: await makeTable(services, person, wanted, id) }
}

/** The same table once more: bots where bots were, the one who asks in the same seat, the rest open. */
function wantedAgain(table: TableState, asks: Person): NewTable {
  const { header: card, clock } = table
  return v.parse(newTable, {
    game: card.game.id,
    players: card.game.players,
    options: card.game.options,
    title: card.title,
    visibility: card.visibility,
    spectators: card.spectators,
    pace: clock.pace,
    arrangement: { ...table.arrangement, standIn: table.standIn },
    chairs: seatedAgain(table, asks.id),
  })
}
