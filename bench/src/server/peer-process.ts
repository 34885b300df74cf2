import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import type * as BoardgameIo from 'boardgame.io/server'
import { ownDefinition } from '../engine/boardgame-io.ts'
import { gameAt, type Table } from '../measured-tables.ts'
import { freePort } from './our-process.ts'

/** The word that makes the program the server of the peer. */
export const PEER_SERVER = 'peer-server'

/** This file is bundled, so its address is that of the whole program. */
const PROGRAM = fileURLToPath(import.meta.url)

/** Runs boardgame.io's server as its documentation says: its lobby, its sockets, its memory. */
export async function servePeer(table: Table, port: number, lobby: number): Promise<void> {
  // Only `require` finds its parts; loaded here, so that no other program has them in its process.
  const { Server } = createRequire(import.meta.url)('boardgame.io/server') as typeof BoardgameIo
  const server = Server({ games: [ownDefinition(gameAt(table))], origins: [] })
  await server.run({
    port: onlyHere(port),
    // On a port of its own: on the same one, today's koa-compose does not find it.
    lobbyConfig: { apiPort: onlyHere(lobby) },
  })
  process.send?.('open')
}

/** It hands what it is given to `listen`; a bare port would be open to the whole network. */
const onlyHere = (port: number): number => ({ port, host: '127.0.0.1' }) as unknown as number

/** The server of boardgame.io in a process of its own. */
export class PeerProcess {
  readonly url: string
  readonly lobby: string
  readonly #child: ChildProcess

  private constructor(child: ChildProcess, port: number, lobby: number) {
    this.#child = child
    this.url = `http://127.0.0.1:${port}`
    this.lobby = `http://127.0.0.1:${lobby}`
  }

  static async start({ game, players }: Table): Promise<PeerProcess> {
    const port = await freePort()
    const lobby = await freePort()
    const child = fork(PROGRAM, [PEER_SERVER, game, ...[players, port, lobby].map(String)], {
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 2, 2, 'ipc'],
    })
    await once(child, 'message')
    return new PeerProcess(child, port, lobby)
  }

  get pid(): number {
    return this.#child.pid ?? -1
  }

  async end(): Promise<void> {
    this.#child.kill('SIGTERM')
    await once(this.#child, 'exit')
  }
}
