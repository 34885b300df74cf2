import type { Seating } from '@guildhall/tables'
import { createTable } from './create-table.ts'
import { refresh } from './lobby.ts'
import type { NewTableRequest } from './net/table-backend.ts'
import { go } from './router.tsx'

/** Starts a game at once, as a guest where nobody is signed in; bots take the other seats. */
export async function playNow(
  game: string,
  players: number,
  more: Pick<NewTableRequest, 'options' | 'arrangement'> = {},
): Promise<void> {
  const chairs = Array.from({ length: players }, (_, seat): Seating => {
    return seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'apprentice' }
  })
  go(`/t/${await createTable({ game, players, chairs, start: true, ...more })}`)
  refresh()
}
