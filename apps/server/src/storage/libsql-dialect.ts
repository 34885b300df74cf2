import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import Libsql from 'libsql/promise'
import type { PackRow } from './table-rows.ts'

/** The part of a statement of `libsql` that is used here; its own types do not name it. */
interface Statement {
  readonly reader: boolean
  columns(): readonly { readonly name: string }[]
  run(parameters: readonly unknown[]): { readonly changes: number }
  all(parameters: readonly unknown[]): Promise<unknown[]>
}

/** How many prepared statements are cached. */
const KEPT = 200

/** One connection to a SQLite file. Waiting for the disk does not block the event loop. */
export class LibsqlConnection implements DatabaseConnection {
  readonly #database: Libsql & { readonly inTransaction: boolean }
  readonly #statements = new Map<string, Statement>()

  constructor(path: string) {
    this.#database = new Libsql(path, {}) as Libsql & { readonly inTransaction: boolean }
  }

  /** Statements without parameters or result, on another thread: a commit waits for the disk. */
  run(script: string): Promise<void> {
    return this.#database.exec(script)
  }

  async pragma(name: string): Promise<unknown> {
    const statement: Statement = await this.#database.prepare(`pragma ${name}`)
    const [row] = await statement.all([])
    return typeof row === 'object' && row !== null ? Object.values(row)[0] : undefined
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const statement = this.#statements.get(sql) ?? (await this.#prepare(sql))
    if (this.#database.inTransaction || isReading(sql)) return execute<R>(statement, parameters)
    return this.#alone(() => execute<R>(statement, parameters))
  }

  /** A write outside a transaction would wait for the disk on this thread. */
  async #alone<T>(work: () => Promise<T>): Promise<T> {
    await this.run('begin immediate')
    try {
      const result = await work()
      await this.run('commit')
      return result
    } catch (error) {
      await this.rollback()
      throw error
    }
  }

  async #prepare(sql: string): Promise<Statement> {
    const plain: Statement = await this.#database.prepare(sql)
    const statement: Statement = isSelect(sql)
      ? await this.#database.prepare(bytesOf(sql, plain.columns()))
      : plain
    if (this.#statements.size >= KEPT) this.#statements.clear()
    this.#statements.set(sql, statement)
    return statement
  }

  // biome-ignore lint/correctness/useYield: nothing here reads by a stream; pages are asked for
  async *streamQuery<R>(): AsyncIterableIterator<QueryResult<R>> {
    throw new Error('rows are read in pages')
  }

  /** Rolls a transaction back; a full disk has already done so. */
  async rollback(): Promise<void> {
    if (this.#database.inTransaction) await this.run('rollback')
  }

  close(): void {
    this.#database.close()
  }
}

/** Read-only statements, and those about the connection itself. */
const isReading = (sql: string): boolean => /^\s*(select|pragma)\b/i.test(sql)

const isSelect = (sql: string): boolean => /^\s*select\b/i.test(sql)

/**
 * The same query with every text as bytes: `libsql` ends the whole process if a damaged text is not
 * valid UTF-8.
 */
function bytesOf(sql: string, columns: readonly { readonly name: string }[]): string {
  const asBytes = columns.map(({ name }) => {
    const column = `"${name.replaceAll('"', '""')}"`
    return `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end as ${column}`
  })
  return `select ${asBytes.join(', ')} from (${sql})`
}

/** The columns whose bytes are no text. */
const BINARY: ReadonlySet<string> = new Set<keyof PackRow>(['pack'])

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** A row with its texts decoded. A damaged text contains �, and its hash no longer matches. */
function read(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(row)).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? decode(name, value) : value,
    ]),
  )
}

const decode = (column: string, bytes: ArrayBuffer): string | Uint8Array =>
  BINARY.has(column) ? new Uint8Array(bytes) : utf8.decode(bytes)

async function execute<R>(
  statement: Statement,
  parameters: readonly unknown[],
): Promise<QueryResult<R>> {
  if (statement.reader) return { rows: (await statement.all(parameters)).map(read) as R[] }
  const { changes } = statement.run(parameters)
  return { numAffectedRows: BigInt(changes), rows: [] }
}

/** One connection, used by one transaction at a time. */
class LibsqlDriver implements Driver {
  readonly #connection: LibsqlConnection
  #last: Promise<void> = Promise.resolve()
  #release = () => {}

  constructor(connection: LibsqlConnection) {
    this.#connection = connection
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    const before = this.#last
    let release = () => {}
    this.#last = new Promise((resolve) => {
      release = resolve
    })
    await before
    this.#release = release
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release()
  }

  /** Takes the write lock at once, so that no later statement waits for it. */
  async beginTransaction(): Promise<void> {
    await this.#connection.run('begin immediate')
  }

  async commitTransaction(): Promise<void> {
    await this.#connection.run('commit')
  }

  async rollbackTransaction(): Promise<void> {
    await this.#connection.rollback()
  }

  /** The connection is closed by whoever opened it. */
  async destroy(): Promise<void> {
    await this.#last
  }
}

/** SQLite for Kysely, through `libsql`. */
export const libsqlDialect = (connection: LibsqlConnection): Dialect => ({
  createDriver: () => new LibsqlDriver(connection),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (db) => new SqliteIntrospector(db),
})
