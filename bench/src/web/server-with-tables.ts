import { Guest } from '../server/guest.ts'
import { OurProcess } from '../server/our-process.ts'

/** A page, and as whom it is opened. */
export interface Place {
  readonly url: string
  readonly cookie: string
}

/** The server with its pages, and tables at it. */
export interface Tables {
  readonly url: string
  /** A new table at which its only person must move; it has not been opened yet. */
  inPlay(): Promise<Place>
  close(): Promise<void>
}

export async function openTables(): Promise<Tables> {
  const server = await OurProcess.start()
  return {
    url: server.url,
    async inPlay() {
      const guest = await new Guest(server.url).enter()
      const { id } = await guest.ask<{ id: string }>('POST', '/api/tables', {
        game: 'red-cathedral',
        players: 3,
        chairs: [
          { kind: 'me' },
          { kind: 'bot', bot: 'apprentice' },
          { kind: 'bot', bot: 'apprentice' },
        ],
        start: true,
      })
      while (!(await isToMove(guest, id))) await new Promise((resolve) => setTimeout(resolve, 50))
      return { url: `${server.url}/t/${id}`, cookie: guest.cookie }
    },
    close: () => server.end(),
  }
}

async function isToMove(guest: Guest, id: string): Promise<boolean> {
  const { play } = await guest.ask<{ play: { actor: { seat: number } | null } | null }>(
    'GET',
    `/api/tables/${id}`,
  )
  return play?.actor?.seat === 0
}
