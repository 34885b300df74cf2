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

/** The part of a statement of `libsql` that is used here; its own types do not name it. */
interface Statement {
  readonly reader: boolean
  columns(): readonly { readonly name: string }[]
  run(parameters: readonly unknown[]): { readonly changes: number }
  all(parameters: readonly unknown[]): Promise<unknown[]>
}

/** So many statements are kept prepared. */
const KEPT = 200

/** One connection to a SQLite file. What waits for the disk does not hold up the event loop. */
export class LibsqlConnection implements DatabaseConnection {
  readonly #database: Libsql & { readonly inTransaction: boolean }
  readonly #statements = new Map<string, Statement>()

  constructor(path: string) {
    this.#database = new Libsql(path, {}) as Libsql & { readonly inTransaction: boolean }
  }

  /** Statements without parameters or answer; on another thread, as a commit waits for the disk. */
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

  /** A statement that writes for itself would wait for the disk where it is called. */
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

  /** Takes a transaction back; a full disk has done so by itself. */
  async rollback(): Promise<void> {
    if (this.#database.inTransaction) await this.run('rollback')
  }

  close(): void {
    this.#database.close()
  }
}

/** What surely changes nothing, and what is about the connection itself. */
const isReading = (sql: string): boolean => /^\s*(select|pragma)\b/i.test(sql)

const isSelect = (sql: string): boolean => /^\s*select\b/i.test(sql)

/**
 * The same question, with every text as its bytes: `libsql` ends the whole process where a damaged
 * text is no UTF-8 any more. No column of ours holds bytes, so whatever comes as such was text.
 */
function bytesOf(sql: string, columns: readonly { readonly name: string }[]): string {
  const asBytes = columns.map(({ name }) => {
    const column = `"${name.replaceAll('"', '""')}"`
    return `case typeof(${column}) when 'text' then cast(${column} as blob) else ${column} end as ${column}`
  })
  return `select ${asBytes.join(', ')} from (${sql})`
}

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** A row with its texts as texts. A damaged one has a � in it: that it was changed, its hash shows. */
function read(row: unknown): unknown {
  return Object.fromEntries(
    Object.entries(Object(row)).map(([name, value]) => [
      name,
      value instanceof ArrayBuffer ? utf8.decode(value) : value,
    ]),
  )
}

async function execute<R>(
  statement: Statement,
  parameters: readonly unknown[],
): Promise<QueryResult<R>> {
  if (statement.reader) return { rows: (await statement.all(parameters)).map(read) as R[] }
  const { changes } = statement.run(parameters)
  return { numAffectedRows: BigInt(changes), rows: [] }
}

/** One connection that everybody takes in turn. */
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

  /** Takes the right to write at once, so that no later statement has to wait for it. */
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
