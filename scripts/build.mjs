// Bundles the programs and builds the pages, where they are not up to date: `npm run build`.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import {
  compressAll,
  digests,
  isMadeFrom,
  log,
  ROOT,
  readJson,
  sourcesIn,
  unchanged,
  write,
} from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { ensureTexts } from './texts.mjs'
import { withLock } from './with-lock.mjs'

const DATABASES = ['libsql', 'pg-native'] // native modules cannot be bundled

/** The programs, of one or more bundles. Packages under other licences are not bundled; only `bench` has any. */
const PROGRAMS = {
  guildhall: { guildhall: { entry: 'apps/cli/src/main.ts' } },
  server: {
    server: { entry: 'apps/server/src/main.ts', external: [...DATABASES, '@node-rs/argon2'] },
    'bot-worker': { entry: 'apps/server/src/bots/worker.ts' },
    'read-worker': { entry: 'apps/server/src/reading/worker.ts', external: DATABASES },
  },
  storage: {
    storage: { entry: 'apps/server/src/storage/backup-command.ts', external: DATABASES },
  },
  sit: { sit: { entry: 'apps/server/src/sit/sit-command.ts' } },
  bench: {
    bench: {
      entry: 'bench/src/main.ts',
      external: ['boardgame.io', 'chessops', 'playwright-core'],
    },
  },
}

const bundlePath = (name) => join(ROOT, 'dist', `${name}.mjs`)

/**
 * Bundles a program, unless its bundles are up to date.
 * @returns {Promise<string>} the path of the bundle to start
 */
export async function ensureBuilt(program = 'guildhall') {
  ensureTexts()
  const bundles = Object.entries(PROGRAMS[program])
  const old = bundles.filter(([name]) => {
    const inputs = readJson(`${bundlePath(name)}.inputs.json`)
    return inputs === undefined || !unchanged(inputs)
  })
  if (old.length > 0) {
    log(`building ${program} …`)
    await Promise.all(old.map(([name, bundle]) => build(bundlePath(name), bundle)))
    const { stop } = await import('esbuild')
    stop() // otherwise a server would keep esbuild's process alive
  }
  return bundlePath(program)
}

async function build(path, { entry, external = [] }) {
  const { build: esbuild } = await import('esbuild')
  const { metafile, outputFiles } = await esbuild({
    absWorkingDir: ROOT,
    entryPoints: [entry],
    outfile: path,
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
  for (const { path, contents } of outputFiles) write(path, contents)
  write(`${path}.inputs.json`, JSON.stringify(digests(Object.keys(metafile.inputs))))
}

/** The sources of the pages. */
const PAGE_SOURCES = ['packages', 'games', 'apps/web', 'rules']
const PAGES_RECORD = join(ROOT, 'dist', 'web.inputs.json')

const pageFiles = () => sourcesIn(PAGE_SOURCES)
const pagesAreBuilt = () => isMadeFrom(pageFiles(), PAGES_RECORD)

/** Builds the pages, unless they are up to date. */
export function ensurePages() {
  ensureTexts()
  if (pagesAreBuilt()) return
  // Two builds at once would delete each other's files.
  withLock(join(ROOT, '.pages.lock'), () => {
    if (!pagesAreBuilt()) buildPages()
  })
}

function buildPages() {
  log('building the pages …')
  const files = pageFiles()
  const vite = join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js')
  const args = [vite, 'build', '--logLevel', 'warn', join(ROOT, 'apps', 'web')]
  const built = spawnSync(process.execPath, args, { cwd: ROOT, stdio: ['ignore', 2, 2] })
  if (built.status !== 0) throw new Error('the pages could not be built')
  compressAll(join(ROOT, 'dist', 'web'))
  write(PAGES_RECORD, JSON.stringify(digests(files)))
}

if (process.argv[1] === import.meta.filename) {
  ensureInstalled('working')
  for (const program of Object.keys(PROGRAMS)) await ensureBuilt(program)
  ensurePages()
}
