import { createHash } from 'node:crypto'
import { type GameFile, gameFileText } from '@guildhall/kernel'
import type { ImportedGame } from '@guildhall/protocol'
import {
  openingEvents,
  type StoredEntry,
  summaryOf,
  type TableEvent,
  TableState,
} from '@guildhall/tables'
import { mayNameBot } from '../bots/seatable.ts'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { insertFinishedGame } from '../storage/insert-finished-game.ts'
import { badGame, type GameFileCheck, gameOfFile } from './check-game-file.ts'

/**
 * Imports a finished game that was played elsewhere, for the person who sends it, and returns the
 * id of its table. Importing the same game again returns the same table.
 */
export async function importGame(
  services: Services,
  person: Person,
  { file: given, title, chairs }: ImportedGame,
): Promise<string> {
  const check: GameFileCheck = JSON.parse(
    await services.reading.read(person.id, { what: 'check', file: given }),
  )
  if (!check.ok) throw new Refused(422, check.code, check.message)
  const { file } = check
  const { log } = file
  const game = gameOfFile(file)
  if (chairs.length !== file.players) throw badGame(`there must be ${file.players} chairs`)
  const { secret = '' } = file.chance
  const id = idOf(person, file)
  const header = {
    ...{ id, host: person.id, game, secret, title },
    ...({ visibility: 'link', spectators: true, origin: 'brought' } as const),
  }
  const now = services.time.now()
  const opening = { chairs, start: false }
  const knowsBot = (bot: string) => mayNameBot(bot, services.config)
  const seated = openingEvents(header, person, opening, { now, knowsBot })
  if (!seated.ok) {
    const { code, message } = seated.refusal
    throw new Refused(422, code, englishText(message, game.id))
  }
  const events: TableEvent[] = [
    ...seated.events,
    { type: 'started', setup: log.setup },
    ...log.steps.map((step): TableEvent => ({ type: 'played', ...step })),
  ]
  const entries = events.map((event, index): StoredEntry => {
    return { number: index + 1, at: now, event, requestId: null, person: null }
  })
  const table = new TableState(header, entries)
  await insertFinishedGame(services.storage, {
    header: header,
    entries,
    summary: summaryOf(table),
    now,
  })
  return id
}

const ID_LENGTH = 22

/** Only someone with the game can know it. */
const idOf = (person: Person, file: GameFile): string =>
  createHash('sha256')
    .update(`${person.id} ${gameFileText(file)}`)
    .digest('base64url')
    .slice(0, ID_LENGTH)
