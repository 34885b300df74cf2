import { sql } from 'kysely'
import { openPostgres } from '../../storage/postgres.ts'
import type { OpenedStorage } from '../../storage/storage.ts'
import type { Postgres } from '../postgres.ts'
import { runServer, type ServerProcess } from '../run-server.ts'
import { until } from '../until.ts'

/** A table that is being played, and how far it has come. */
export interface LedTable {
  readonly id: string
  readonly number: number
}

/** Several servers of one PostgreSQL, each a process of its own. */
export class Cluster {
  readonly #servers: ServerProcess[]
  readonly #storage: OpenedStorage
  readonly url: string

  private constructor(url: string, servers: ServerProcess[], storage: OpenedStorage) {
    this.url = url
    this.#servers = servers
    this.#storage = storage
  }

  static async start(postgres: Postgres, size = 3): Promise<Cluster> {
    const url = await postgres.database()
    const servers: ServerProcess[] = []
    for (let i = 0; i < size; i++) servers.push(await start(url))
    return new Cluster(url, servers, await openPostgres(url))
  }

  get servers(): readonly ServerProcess[] {
    return this.#servers
  }

  /** Those that run and those that do not: a client does not know which. */
  readonly addresses = (): readonly string[] => this.#servers.map(({ url }) => url)

  server(index: number): ServerProcess {
    const server = this.#servers[index]
    if (server === undefined) throw new Error(`there is no process ${index + 1}`)
    return server
  }

  /** Starts a process that has ended, where it was before. */
  async restart(index: number): Promise<void> {
    this.#servers[index] = await start(this.url, this.server(index).port)
  }

  /** What is being played, by the process that leads it or did so last. */
  async led(): Promise<readonly (readonly LedTable[])[]> {
    const rows = await this.#storage.db
      .selectFrom('tables')
      .innerJoin('processes', 'processes.id', 'tables.leader')
      .select(['tables.id', 'tables.number', 'processes.address'])
      .where('tables.status', '=', 'playing')
      .execute()
    return this.#servers.map(({ port }) =>
      rows.filter(({ address }) => Number(new URL(address).port) === port),
    )
  }

  /** Waits until other processes lead these tables: the tables as they are then. */
  async ledElsewhere(index: number, ids: ReadonlySet<string>): Promise<readonly LedTable[]> {
    const rest = async () => (await this.led()).filter((_, i) => i !== index).flat()
    const isLed = async () => {
      const still = (await this.led())[index] ?? []
      return !still.some(({ id }) => ids.has(id))
    }
    await until(isLed)
    return (await rest()).filter(({ id }) => ids.has(id))
  }

  /** Whether a transaction has stood still for longer than any does that goes on. */
  async hasIdleTransaction(): Promise<boolean> {
    const { rows } = await sql`select pid from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'
        and clock_timestamp() - state_change > interval '100 ms'`.execute(this.#storage.db)
    return rows.length > 0
  }

  async stop(): Promise<void> {
    await this.#storage.close()
    await Promise.all(this.#servers.map((server) => server.end()))
  }
}

const start = (url: string, port?: number): Promise<ServerProcess> =>
  // Everybody says where they come from: one address would soon have asked for too much.
  runServer({ DATABASE_URL: url, TRUST_PROXY: '1', ...(port && { PORT: String(port) }) })
