import type { Level } from '@guildhall/bots'
import type { Seating } from '@guildhall/tables'
import { createTable } from './create-table.ts'
import { isOpponent } from './format.ts'
import { refresh } from './lobby.ts'
import type { NewTableRequest } from './net/table-backend.ts'
import { go } from './router.tsx'
import { settings } from './settings.ts'

/**
 * Starts a game at once, as a guest where nobody is signed in; bots of the level that was chosen last
 * take the other seats.
 */
export async function playNow(
  game: string,
  players: number,
  more: Pick<NewTableRequest, 'options' | 'arrangement'> = {},
): Promise<void> {
  const bot = opponent()
  const chairs = Array.from({ length: players }, (_, seat): Seating => {
    return seat === 0 ? { kind: 'me' } : { kind: 'bot', bot }
  })
  go(`/t/${await createTable({ game, players, chairs, start: true, ...more })}`)
  refresh()
}

/** The level that was chosen last; a browser may remember one that there is no more. */
export const opponent = (): Level => {
  const { opponent: last } = settings.value
  return isOpponent(last) ? last : 'journeyman'
}
