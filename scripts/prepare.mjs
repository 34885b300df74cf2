// Prepares a fresh clone: installs packages and bundles the programs. Plain Node, so that it runs
// before anything is installed. Silent when there is nothing to do.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { withLock } from './with-lock.mjs'

export const ROOT = join(import.meta.dirname, '..')
const LOCKFILE = join(ROOT, 'package-lock.json')
const INSTALLED = join(ROOT, 'node_modules', '.guildhall-installed')

/** The programs that are bundled. Packages under other licences are not bundled; only `bench` has any. */
const PROGRAMS = {
  guildhall: { entry: 'apps/cli/src/main.ts', external: [] },
  // Native modules cannot be bundled.
  server: {
    entry: 'apps/server/src/main.ts',
    external: ['libsql', '@node-rs/argon2', 'pg-native'],
  },
  storage: {
    entry: 'apps/server/src/storage/backup-command.ts',
    external: ['libsql', 'pg-native'],
  },
  sit: { entry: 'apps/server/src/sit/sit-command.ts', external: [] },
  'bot-worker': { entry: 'apps/server/src/bots/worker.ts', external: [] },
  'read-worker': {
    entry: 'apps/server/src/reading/worker.ts',
    external: ['libsql', 'pg-native'],
  },
  bench: {
    entry: 'bench/src/main.ts',
    external: ['boardgame.io', 'chessops', 'playwright-core'],
  },
}

/** Installs the packages of the lockfile, unless they are installed. */
export function ensureInstalled() {
  if (isInstalled()) return
  withLock(join(ROOT, '.installing.lock'), () => {
    if (!isInstalled()) install()
  })
}

function isInstalled() {
  return readText(INSTALLED) === digest(LOCKFILE) || (wasInstalledByHand() && stamp())
}

function install() {
  log('installing packages …')
  const npm = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: ROOT,
    // npm's messages go to stderr, so that they do not mix with a program's output.
    stdio: ['ignore', 2, 2],
    shell: process.platform === 'win32',
    env: withoutNpm(process.env),
  })
  if (npm.status !== 0) throw new Error('the packages could not be installed: npm ci failed')
  stamp()
}

/** Inside `npx` the environment has settings of that call, which do not apply here. */
const withoutNpm = (env) =>
  Object.fromEntries(
    Object.entries(env).filter(
      ([name]) => !/^npm_(config_(prefix|local|global)|command)/.test(name),
    ),
  )

/** npm records what it installed; after a plain `npm ci` it matches the lockfile. */
function wasInstalledByHand() {
  const there = readJson(join(ROOT, 'node_modules', '.package-lock.json'))?.packages
  const wanted = readJson(LOCKFILE)?.packages ?? {}
  if (there === undefined) return false
  return Object.entries(wanted).every(
    ([path, { version, optional, link }]) =>
      !path.startsWith('node_modules/') || optional || link || there[path]?.version === version,
  )
}

function stamp() {
  writeFileSync(INSTALLED, digest(LOCKFILE))
  return true
}

const TEXTS_RECORD = join(ROOT, 'dist', 'texts.inputs.json')
const COMPILER = join(ROOT, 'packages', 'texts', 'compiler')

/** Makes modules of the texts in `locales/*.json`, unless they were made of the very files that are there now. */
export function ensureTexts() {
  if (textsAreMade()) return
  withLock(join(ROOT, '.texts.lock'), () => {
    if (!textsAreMade()) makeTexts()
  })
}

function textsAreMade() {
  const known = readJson(TEXTS_RECORD)
  if (known === undefined) return false
  const { json, made } = textFiles()
  return (
    made === known.made && Object.keys(known.of).length === json.length + 2 && unchanged(known.of)
  )
}

function makeTexts() {
  const { json } = textFiles()
  if (!compiler('main.ts')) throw new Error('some texts are wrong')
  write(TEXTS_RECORD, JSON.stringify({ made: textFiles().made, of: digests(json) }))
}

/** Writes the files of a language that is to be translated, in English. */
export function addLanguage(args) {
  if (!compiler('add-language.ts', ...args)) throw new Error('no language was added')
}

const compiler = (program, ...args) =>
  spawnSync(process.execPath, ['--import', 'tsx', join(COMPILER, program), ...args], {
    cwd: ROOT,
    stdio: ['ignore', 2, 2],
  }).status === 0

/** The files with texts and what makes modules of them, and how many modules there are. */
function textFiles() {
  const files = sourcesIn(['packages', 'games', 'apps']).filter((file) =>
    /\/locales\/|^packages\/texts\/(compiler|src)\//.test(file),
  )
  return {
    json: files.filter((file) => file.endsWith('.json') || file.startsWith('packages/texts/')),
    made: files.filter((file) => file.includes('/locales/') && file.endsWith('.ts')).length,
  }
}

/**
 * Bundles a program, unless the bundle is up to date.
 * @returns {Promise<string>} the path of the bundle
 */
export async function ensureBuilt(name = 'guildhall') {
  ensureTexts()
  const bundle = join(ROOT, 'dist', `${name}.mjs`)
  const inputs = readJson(`${bundle}.inputs.json`)
  if (inputs === undefined || !unchanged(inputs)) await build(PROGRAMS[name], bundle)
  return bundle
}

/** A bundle can only change when one of the files in it, or an installed package, does. */
const unchanged = (inputs) =>
  Object.entries(inputs).every(([file, was]) => digest(join(ROOT, file)) === was)

async function build({ entry, external }, bundle) {
  log(`building ${entry} …`)
  const { build: esbuild, stop } = await import('esbuild')
  const { metafile, outputFiles } = await esbuild({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: bundle,
    external,
    bundle: true,
    write: false,
    metafile: true,
    sourcemap: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'warning',
    // The rulebooks are part of the bundle.
    loader: { '.md': 'text' },
    // For CommonJS packages.
    banner: {
      js: "import { createRequire as r } from 'node:module'; const require = r(import.meta.url);",
    },
  })
  stop() // otherwise a server would keep esbuild's process alive
  for (const { path, contents } of outputFiles) write(path, contents)
  write(`${bundle}.inputs.json`, JSON.stringify(digests(Object.keys(metafile.inputs))))
}

/** The sources of the pages. */
const PAGE_SOURCES = ['packages', 'games', 'apps/web', 'rules']

/** Builds the pages, unless they are up to date. */
export function ensurePages() {
  ensureTexts()
  if (pagesAreBuilt()) return
  // Two builds at once would delete each other's files.
  withLock(join(ROOT, '.pages.lock'), () => {
    if (!pagesAreBuilt()) buildPages()
  })
}

const PAGES_RECORD = join(ROOT, 'dist', 'web.inputs.json')

const pagesAreBuilt = () => isMadeFrom(pageFiles(), PAGES_RECORD)

/** Whether a recorded build was made from exactly these files. */
export function isMadeFrom(files, record) {
  const known = readJson(record)
  if (known === undefined) return false
  return Object.keys(known).length === files.length + 2 && unchanged(known)
}

function buildPages() {
  log('building the pages …')
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', join(ROOT, 'apps', 'web')]
  const files = pageFiles()
  const built = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw new Error('the pages could not be built')
  compressAll(join(ROOT, 'dist', 'web'))
  write(PAGES_RECORD, JSON.stringify(digests(files)))
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

const pageFiles = () => sourcesIn(PAGE_SOURCES)

const sourcesIn = (folders) =>
  folders
    .flatMap(filesBelow)
    .filter((file) => !/(^|\/)(node_modules|playthroughs|tests)\/|\.test\.tsx?$/.test(file))

/** All files below a folder of the repository. */
export const filesBelow = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(ROOT, join(parentPath, name)))

/** The lockfile stands for the packages, this file for the build. */
export function digests(files) {
  const ours = files.filter((file) => !file.includes('node_modules/'))
  const all = [...ours, 'package-lock.json', 'scripts/prepare.mjs']
  return Object.fromEntries(all.map((file) => [file, digest(join(ROOT, file))]))
}

/** Atomic: another process never sees half a file. */
export function write(path, contents) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.${process.pid}`, contents)
  renameSync(`${path}.${process.pid}`, path)
}

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

function readJson(path) {
  try {
    return JSON.parse(readText(path) ?? '')
  } catch {
    return undefined
  }
}

export const log = (words) => process.stderr.write(`guildhall: ${words}\n`)
