import type { TableView } from '@guildhall/tables'
import type { Page } from 'playwright-core'

/** A game that has come to its end: somebody comes in, sits down, and lets bots play it. */
export async function finishedGame(
  page: Page,
  url: string,
  { players = 3, game = 'red-cathedral', rounds = 12 } = {},
): Promise<string> {
  const ask = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await page.request.fetch(`${url}${path}`, {
      method,
      headers: { origin: url },
      ...(body === undefined ? {} : { data: body }),
    })
    if (!response.ok()) throw new Error(`${path}: ${await response.text()}`)
    return response.json()
  }
  // Who came in before sits down again.
  const { person } = await ask<{ person: object | null }>('GET', '/api/me')
  if (person === null) await ask('POST', '/api/guest', { name: 'Anna' })
  const { id } = await ask<TableView>('POST', '/api/tables', {
    game,
    players,
    options: { roundLimit: rounds },
    chairs: Array.from({ length: players }, (_, seat) =>
      seat === 0 ? { kind: 'me' } : { kind: 'bot', bot: 'greedy' },
    ),
    start: true,
  })
  const command = { type: 'hand', seat: 0, bot: 'greedy' }
  await ask('POST', `/api/tables/${id}/requests`, {
    id: crypto.randomUUID(),
    seen: 0,
    wish: command,
  })
  for (;;) {
    const { status } = await ask<TableView>('GET', `/api/tables/${id}`)
    if (status === 'over') return id
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}
