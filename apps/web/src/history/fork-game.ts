import type { Seat } from '@guildhall/kernel'
import { NEW_STAND_IN, type Seating } from '@guildhall/tables'
import { device } from '../local/device-backend.ts'
import { go } from '../router.tsx'
import type { PastGame } from './past-game.ts'

/** From which step a game goes on in another way, and who plays it. */
export interface ForkPoint {
  readonly step: number
  readonly seat: Seat
  readonly name: string
  /** By seat: the bot that played there, if one did. */
  readonly bots: readonly (string | null)[]
}

/**
 * Goes on from a moment of a past game at a new table of this device: the reader takes one seat, bots
 * play the others, and chance is new.
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
  const request = { game: id, players, options, chairs, start: true }
  go(`/t/${await device.createTable(request, past.logUntil(step))}`)
}
