import type { ImportedGame } from '@guildhall/protocol'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { insertFinishedGame } from '../storage/insert-finished-game.ts'
import { admitName } from './admit-wish.ts'
import { gameOfFile } from './check-game-file.ts'
import type { ImportCheck } from './game-elsewhere.ts'

/**
 * Imports a finished game that was played elsewhere, for the person who sends it, and returns the
 * id of its table. Importing the same game again returns the same table.
 */
export async function importGame(
  { reading, storage, config, time }: Services,
  person: Person,
  given: ImportedGame,
): Promise<string> {
  for (const chair of given.chairs) {
    if (chair.kind === 'me') await admitName(storage, person, chair.name)
  }
  const host = { id: person.id, name: person.name }
  const now = time.now()
  const order = { ...given, host, now, anyBot: config.anyBot }
  const check: ImportCheck = JSON.parse(await reading.read(person.id, { what: 'import', order }))
  if (!check.ok) throw new Refused(422, check.code, check.message)
  const { header, entries, summary } = check
  const game = gameOfFile(check.game)
  await insertFinishedGame(storage, { header: { ...header, game }, entries, summary, now })
  return header.id
}
