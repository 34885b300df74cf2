import { gameAt, type Table } from '../measured-tables.ts'
import { PeerProcess } from './peer-process.ts'
import { PeerSocket } from './peer-socket.ts'
import { type PeerSeat, PeerTable } from './peer-table.ts'
import { fillTables, type Load, type ServerUnderTest } from './server-under-test.ts'
import { usageOf } from './usage.ts'

export async function startPeerServer(
  table: Table,
  { tables: count }: Load,
): Promise<ServerUnderTest> {
  const server = await PeerProcess.start(table)
  const emptyMegabytes = usageOf(server.pid).megabytes
  const game = gameAt(table)
  const lobby = `${server.lobby}/games/${game.id}`
  const seats = Array.from({ length: table.players }, (_, seat) => seat)
  const tables = await fillTables(count, async (ended) => {
    const { matchID = '' } = await post(`${lobby}/create`, { numPlayers: table.players })
    const sockets: PeerSeat[] = []
    for (const seat of seats) {
      const joined = { playerID: String(seat), playerName: `Player ${seat + 1}` }
      const { playerCredentials } = await post(`${lobby}/${matchID}/join`, joined)
      const socket = new PeerSocket(server.url, game.id)
      sockets.push({ socket, credentials: playerCredentials ?? '' })
    }
    const live = new PeerTable(game, matchID, sockets, ended)
    for (const seat of seats) await live.connect(seat)
    return live
  })
  return {
    ...{ tables, emptyMegabytes, pid: server.pid },
    async close() {
      for (const live of tables) live.leave()
      await server.end()
    },
  }
}

async function post(url: string, body: unknown): Promise<Record<string, string>> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url}: ${response.status}`)
  return (await response.json()) as Record<string, string>
}
