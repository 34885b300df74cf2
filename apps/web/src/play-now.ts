import type { Seating } from '@guildhall/tables'
import { refresh } from './lobby.ts'
import { makeNow } from './make-table.ts'
import { go } from './router.tsx'

/** Begins a game at once, as a guest where nobody came in; opponents take the other seats. */
export async function playNow(game: string, players: number): Promise<void> {
  const chairs = Array.from({ length: players }, (_, seat): Seating => {
    return seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'apprentice' }
  })
  go(`/t/${await makeNow({ game, players, chairs, start: true })}`)
  refresh()
}
