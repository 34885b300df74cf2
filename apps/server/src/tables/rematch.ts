import { type NewTable, newTable } from '@guildhall/protocol'
import type { Room, Table } from '@guildhall/tables'
import * as v from 'valibot'
import { forbidden, Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { makeTable } from './make.ts'

/** The table of the next game: made by the first who asks, the same for all others. */
export async function rematchOf(
  services: Services,
  person: Person,
  room: Room,
): Promise<{ table: string }> {
  const { wanted, known } = await room.read((table) => {
    if (table.seatsOf(person.id).length === 0) throw forbidden('You did not play here.')
    if (table.status !== 'over' && table.status !== 'closed') {
      throw new Refused(409, 'notOver', 'The game is not over.')
    }
    return { wanted: wantedAgain(table, person), known: table.rematch }
  })
  if (known !== null) return { table: known }
  const made = await makeTable(services, person, wanted)
  // Two may ask at the same moment: the one whose table is written down first has made it.
  await room.impose((table) => (table.rematch === null ? [{ type: 'rematch', table: made }] : []))
  return { table: (await room.read(({ rematch }) => rematch)) ?? made }
}

/** The same table once more: bots where bots were, the one who asks in the same seat, the rest open. */
function wantedAgain({ card, chairs, clock }: Table, asks: Person): NewTable {
  return v.parse(newTable, {
    game: card.game.id,
    players: card.game.players,
    options: card.game.options,
    title: card.title,
    visibility: card.visibility,
    spectators: card.spectators,
    pace: clock.pace,
    chairs: chairs.map(({ person, name, bot }) => {
      if (person === asks.id) return { kind: 'me', name }
      return person === null && bot !== null ? { kind: 'bot', bot } : { kind: 'open' }
    }),
  })
}
