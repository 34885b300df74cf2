import { CompiledQuery, type Kysely, type QueryResult, type RawBuilder } from 'kysely'
import type { Schema } from './schema.ts'
import type { Storage } from './storage.ts'

/** The values of a row, in the order of the statement. */
export type RowValues = readonly (string | number | null)[]

/** The numbers of rows for which a statement is compiled, and prepared by the database. */
const SIZES = [64, 32, 16, 8, 4, 2, 1]

/**
 * A statement of the hot path, for any number of rows. Building it anew for every number would cost
 * more than running it, so it is built once for each of a few, and rows go out in such portions.
 */
export class RowStatement<Result = unknown> {
  readonly #build: (rows: readonly RowValues[], kind: Storage['kind']) => RawBuilder<Result>
  readonly #texts = new Map<string, string>()

  constructor(build: (rows: readonly RowValues[], kind: Storage['kind']) => RawBuilder<Result>) {
    this.#build = build
  }

  /** In portions: rows of one statement do not depend on each other. */
  async run(db: Kysely<Schema>, kind: Storage['kind'], rows: readonly RowValues[]): Promise<void> {
    let from = 0
    for (const size of SIZES) {
      while (rows.length - from >= size) {
        await this.#execute(db, kind, rows.slice(from, from + size))
        from += size
      }
    }
  }

  /** In one statement, the last row as often as it takes: for those that only read. */
  async read(
    db: Kysely<Schema>,
    kind: Storage['kind'],
    rows: readonly RowValues[],
  ): Promise<Result[]> {
    const size = SIZES.findLast((each) => each >= rows.length) ?? rows.length
    const more = Array.from({ length: size - rows.length }, () => rows.at(-1) ?? [])
    return (await this.#execute(db, kind, [...rows, ...more])).rows
  }

  #execute(
    db: Kysely<Schema>,
    kind: Storage['kind'],
    rows: readonly RowValues[],
  ): Promise<QueryResult<Result>> {
    const text = this.#textFor(db, kind, rows)
    return db.executeQuery<Result>(CompiledQuery.raw(text, rows.flat()))
  }

  #textFor(db: Kysely<Schema>, kind: Storage['kind'], rows: readonly RowValues[]): string {
    const key = `${kind} ${rows.length}`
    const known = this.#texts.get(key)
    if (known !== undefined) return known
    const text = this.#build(rows, kind).compile(db).sql
    this.#texts.set(key, text)
    return text
  }
}
