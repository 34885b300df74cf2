import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, existsSync } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import * as v from 'valibot'
import { STORAGE_FAULTS, StorageError } from './storage-error.ts'

/** The first line of a backup. */
const headSchema = v.strictObject({
  format: v.literal('guildhall backup'),
  version: v.literal(1),
  /** The version of the database's schema. */
  schema: v.pipe(v.number(), v.integer(), v.minValue(1)),
  created: v.number(),
  /** How many rows each table has. */
  rows: v.record(v.string(), v.number()),
})
export type Head = v.InferOutput<typeof headSchema>

/** A row, and the table it belongs to. */
const rowSchema = v.strictTuple([
  v.string(),
  v.record(v.string(), v.union([v.string(), v.number(), v.null()])),
])
export type Row = v.InferOutput<typeof rowSchema>

/** The last line: how many came before it, and their hash. */
const endSchema = v.strictObject({ lines: v.number(), sha256: v.string() })

const isPacked = (file: string): boolean => file.endsWith('.gz')

/** Writes a backup. The file appears only when it is complete and on disk. */
export async function writeDump(file: string, lines: AsyncIterable<unknown>): Promise<void> {
  const partial = `${file}.partial`
  if (existsSync(file)) throw new StorageError(STORAGE_FAULTS.fileExists(file))
  try {
    // Readable only by its owner.
    const target = createWriteStream(partial, { mode: 0o600, flush: true })
    const source = Readable.from(withEnd(lines))
    if (isPacked(file)) await pipeline(source, createGzip(), target)
    else await pipeline(source, target)
    // Claims the name first: a backup never replaces another file.
    await (await open(file, 'wx')).close()
    await rename(partial, file)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
}

async function* withEnd(lines: AsyncIterable<unknown>): AsyncIterable<string> {
  const hash = createHash('sha256')
  let count = 0
  for await (const line of lines) {
    const text = `${JSON.stringify(line)}\n`
    hash.update(text)
    count += 1
    yield text
  }
  yield `${JSON.stringify({ lines: count, sha256: hash.digest('hex') })}\n`
}

/** The header of a backup after checking all of its lines. */
export async function checkDump(file: string): Promise<Head> {
  const hash = createHash('sha256')
  const counts: Record<string, number> = {}
  let head: Head | undefined
  let lines = 0
  let last: string | undefined
  const take = (line: string) => {
    hash.update(`${line}\n`)
    lines += 1
    if (head === undefined) head = parsed(headSchema, line, STORAGE_FAULTS.notBackup)
    else {
      const [table] = parsed(rowSchema, line, STORAGE_FAULTS.badRow(lines))
      counts[table] = (counts[table] ?? 0) + 1
    }
  }
  for await (const line of linesOf(file)) {
    if (last !== undefined) take(last)
    last = line
  }
  const cut = STORAGE_FAULTS.incomplete
  if (head === undefined) {
    if (last !== undefined) parsed(headSchema, last, STORAGE_FAULTS.notBackup)
    throw new StorageError(cut)
  }
  const end = parsed(endSchema, last ?? '', cut)
  if (end.lines !== lines) throw new StorageError(cut)
  if (end.sha256 !== hash.digest('hex')) throw new StorageError(STORAGE_FAULTS.modified)
  for (const table of Object.keys({ ...head.rows, ...counts })) {
    if ((counts[table] ?? 0) === head.rows[table]) continue
    throw new StorageError(STORAGE_FAULTS.wrongCount(table))
  }
  return head
}

const rowIn = (checked: string): Row => JSON.parse(checked)

/** The rows of a backup that was checked. */
export async function* rowsOfDump(file: string): AsyncIterable<Row> {
  let before: string | undefined
  let first = true
  for await (const line of linesOf(file)) {
    if (before !== undefined) yield rowIn(before)
    if (first) first = false
    else before = line
  }
}

/** Split at line feeds only: texts of people may contain other line separators. */
async function* linesOf(file: string): AsyncIterable<string> {
  const source = createReadStream(file)
  const input = isPacked(file) ? source.pipe(createGunzip()) : source
  // An error of the file does not pass through the pipe by itself.
  source.on('error', (error) => input.destroy(error))
  input.setEncoding('utf8')
  let rest = ''
  try {
    for await (const chunk of input) {
      const lines = (rest + chunk).split('\n')
      rest = lines.pop() ?? ''
      yield* lines
    }
    if (rest !== '') yield rest
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new StorageError(STORAGE_FAULTS.unreadable(why))
  } finally {
    source.destroy()
  }
}

function parsed<S extends v.GenericSchema>(
  schema: S,
  line: string,
  fault: string,
): v.InferOutput<S> {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new StorageError(fault)
  }
  const read = v.safeParse(schema, value)
  if (!read.success) throw new StorageError(fault)
  return read.output
}
