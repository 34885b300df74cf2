import type { TableView } from '@guildhall/tables'
import { comeInAsGuest } from './guest.ts'
import { refresh } from './lobby.ts'
import { call } from './net/http.ts'
import { go } from './router.tsx'

/** Begins a game at once, as a guest where nobody came in; opponents take the other seats. */
export async function playNow(game: string, players: number): Promise<void> {
  await comeInAsGuest()
  const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))
  const { id } = await call<TableView>('POST', '/api/tables', {
    game,
    players,
    chairs: [{ kind: 'me' }, ...bots],
    start: true,
  })
  go(`/t/${id}`)
  refresh()
}
