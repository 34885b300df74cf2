import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { misuse } from './misuse.ts'

/** A file's text; a file that cannot be read is a misuse. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw misuse('file.unreadable', { file: path, reason: reasonOf(error) })
  }
}

/** A file's JSON. */
export function readJson(path: string): unknown {
  const text = readText(path)
  try {
    return JSON.parse(text)
  } catch (error) {
    throw misuse('file.notJson', { file: path, reason: reasonOf(error) })
  }
}

/** How a file is written. */
export interface Writing {
  /** Whether a file that is there already may be replaced. */
  readonly force: boolean
  readonly mode?: number
}

/** Refuses to write over a file, before any work was done for it. */
export function checkFree(path: string, { force }: Writing): void {
  if (!force && existsSync(path)) throw misuse('file.exists', { file: path })
}

/** Writes a file in one step: nobody ever reads half of it, and it is there when this returns. */
export function writeWhole(path: string, text: string, writing: Writing): void {
  const draft = `${path}.${process.pid}.tmp`
  try {
    writeDraft(draft, text, writing.mode)
    if (writing.force) renameSync(draft, path)
    else placeNew(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST') throw misuse('file.exists', { file: path })
    throw misuse('file.unwritable', { file: path, reason: reasonOf(error) })
  } finally {
    rmSync(draft, { force: true })
  }
}

function writeDraft(draft: string, text: string, mode = 0o666): void {
  const file = openSync(draft, 'w', mode)
  try {
    writeFileSync(file, text)
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** A link is made only where nothing stands; some file systems have no links. */
function placeNew(draft: string, path: string): void {
  try {
    linkSync(draft, path)
  } catch (error) {
    if (codeOf(error) === 'EEXIST' || existsSync(path)) throw error
    renameSync(draft, path)
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

/** What the system says, in one line and without the call: `ENOENT: no such file or directory`. */
const reasonOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error))
    .replace(/, [a-z]+( '.*)?$/s, '')
    .replaceAll(/\s+/g, ' ')
