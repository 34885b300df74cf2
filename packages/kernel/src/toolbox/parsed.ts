import { isFields } from '../fields.ts'
import type { Parsed, Problem } from '../game.ts'

/** The one thing that is wrong with what was read, and where. */
export const wrong = (path: string, message: string): Parsed<never> => ({
  ok: false,
  problems: [{ path, message }],
})

/** What is made of a value that was read; what is wrong with it stays as it is. */
export const mapParsed = <T, U>(read: Parsed<T>, make: (value: T) => U): Parsed<U> =>
  read.ok ? { ok: true, value: make(read.value) } : read

/** What a schema finds wrong, as the schema library puts it. */
interface Issue {
  readonly message: string
  readonly path?: readonly { readonly key: unknown; readonly value: unknown }[] | undefined
}

/** What a schema makes of a value, as the schema library puts it. */
type SchemaResult<T> =
  | { readonly success: true; readonly output: T }
  | { readonly success: false; readonly issues: readonly Issue[] }

/** The result of a schema in the words of the contract. */
export const parsed = <T>(result: SchemaResult<T>): Parsed<T> =>
  result.success
    ? { ok: true, value: result.output }
    : { ok: false, problems: result.issues.map(problemOf) }

/** An issue as the path inside the data, components by their ids, and what is wrong there. */
const problemOf = ({ path = [], message }: Issue): Problem => ({
  path: path.map(entryName).join('').replace(/^\./, ''),
  message,
})

function entryName({ key, value }: { readonly key: unknown; readonly value: unknown }): string {
  if (typeof key !== 'number') return `.${String(key)}`
  const named = isFields(value) && typeof value['id'] === 'string'
  return named ? `[${String(value['id'])}]` : `[${key}]`
}
