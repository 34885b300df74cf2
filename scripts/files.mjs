// Files of the repository, and whether what was made of them is up to date. Plain Node: what prepares
// a fresh clone runs before anything is installed.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const ROOT = join(import.meta.dirname, '..')

/** Progress goes to stderr, so that it does not mix with a program's output. */
export const log = (words) => process.stderr.write(`guildhall: ${words}\n`)

/** All files below a folder of the repository, but for what is installed there. */
export const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))
    .filter((file) => !/(^|\/)node_modules\//.test(file))

/** The sources in these folders, without tests. */
export const sourcesIn = (folders) =>
  folders
    .flatMap(filesBelow)
    .filter((file) => !/(^|\/)(playthroughs|tests)\/|\.test\.tsx?$/.test(file))

/** What every build depends on: the lockfile stands for the packages, the scripts for the build. */
const ALWAYS = ['package-lock.json', 'scripts/build.mjs', 'scripts/texts.mjs']

/** Of the files a build was made from: kept beside it, and compared by `isMadeFrom`. */
export function digests(files) {
  const ours = files.filter((file) => !file.includes('node_modules/'))
  return Object.fromEntries([...ours, ...ALWAYS].map((file) => [file, digest(join(ROOT, file))]))
}

/** Whether a recorded build was made from exactly these files. */
export function isMadeFrom(files, record) {
  const known = readJson(record)
  if (known === undefined) return false
  return files.every((file) => file in known) && unchanged(known)
}

export const unchanged = (known) =>
  Object.entries(known).every(([file, was]) => digest(join(ROOT, file)) === was)

const digest = (path) =>
  createHash('sha256')
    .update(readText(path) ?? '')
    .digest('hex')

function readText(path) {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return undefined
  }
}

export function readJson(path) {
  try {
    return JSON.parse(readText(path) ?? '')
  } catch {
    return undefined
  }
}

/** Atomic: another process never sees half a file. */
export function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
}

/** Writes compressed versions of all texts that are large enough. */
export function compressAll(folder) {
  const worth = (name, bytes) =>
    /\.(js|css|html|svg|webmanifest)$/.test(name) && bytes.length > 1000
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const bytes = readFileSync(path)
    if (!worth(entry.name, bytes)) continue
    writeFileSync(`${path}.br`, brotliCompressSync(bytes))
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
