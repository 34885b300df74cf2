import type { Seat } from '@guildhall/kernel'
import { NEW_STAND_IN, type Seating } from '@guildhall/tables'
import { device } from '../local/device-backend.ts'
import { go } from '../router.tsx'
import type { PastGame } from './past-game.ts'

/** Where a game goes on in another way: after a step, and by whom. */
export interface ForkPoint {
  readonly step: number
  readonly seat: Seat
  readonly name: string
  /** By seat: the opponent that played there, if one did. */
  readonly bots: readonly (string | null)[]
}

/**
 * Goes on from a moment of a game that was played, at a table of this device: one seat is the
 * reader's, opponents play the others, and the dice are new.
 */
export async function forkGame(
  past: PastGame,
  { step, seat, name, bots }: ForkPoint,
): Promise<void> {
  const { game } = past
  const chairs = Array.from({ length: game.players }, (_, at): Seating => {
    return at === seat ? { kind: 'me', name } : { kind: 'bot', bot: bots[at] ?? NEW_STAND_IN }
  })
  const { id, players, options } = game
  const wanted = { game: id, players, options, chairs, start: true }
  go(`/t/${await device.createTable(wanted, past.logUntil(step))}`)
}
