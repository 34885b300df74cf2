// The documentation site: dist/docs, built from docs/ and rules/. Run as a program it builds the
// site (`npm run docs`); a server that starts has it built in the background.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, renameSync, rmSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join } from 'node:path'
import { compressAll, digests, filesBelow, isMadeFrom, log, ROOT, write } from './files.mjs'
import { ensureInstalled } from './install.mjs'
import { withLock } from './with-lock.mjs'

const SITE = join(ROOT, 'dist', 'docs')
const RECORD = join(ROOT, 'dist', 'docs.inputs.json')

/** Pages outside `docs` and `rules`. */
const OTHER_PAGES = [
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'bench/README.md',
  'bench/profile.md',
]

const sources = () => [
  ...filesBelow('docs').filter((file) => !file.includes('/.temp/')),
  ...filesBelow('rules').filter((file) => !/^rules\/(book|exact)\//.test(file)),
  ...OTHER_PAGES,
  'scripts/docs.mjs',
]

const isBuilt = () => existsSync(SITE) && isMadeFrom(sources(), RECORD)

/** Builds the site, unless it is up to date. */
function ensureDocs() {
  // Two builds at once would share VitePress's temporary folder.
  withLock(join(ROOT, '.docs.lock'), () => {
    if (isBuilt()) return
    ensureInstalled('docs')
    build()
  })
}

function build() {
  log('building the documentation …')
  const files = sources()
  const made = join(ROOT, 'dist', `docs-${process.pid}`)
  const vitepress = join(ROOT, 'docs', 'node_modules', 'vitepress', 'bin', 'vitepress.js')
  const args = [vitepress, 'build', 'docs', '--outDir', made]
  const built = spawnSync(process.execPath, args, { cwd: ROOT, encoding: 'utf8' })
  if (built.status !== 0) {
    rmSync(made, { recursive: true, force: true })
    throw new Error(`the documentation could not be built:\n${built.stdout}${built.stderr}`)
  }
  compressAll(made)
  // Atomic: readers get the old site or the new one.
  rmSync(SITE, { recursive: true, force: true })
  renameSync(made, SITE)
  write(RECORD, JSON.stringify(digests(files)))
}

/** Builds the site in a separate process with low priority. */
export function buildDocsInBackground() {
  // A deployed copy may lack the sources.
  if (!existsSync(join(ROOT, 'docs')) || isBuilt()) return
  const child = spawn(process.execPath, [import.meta.filename], { stdio: ['ignore', 'ignore', 2] })
  try {
    setPriority(child.pid, constants.priority.PRIORITY_LOW)
  } catch {
    // It has already ended, or the system does not allow it. Not essential.
  }
  child.unref()
}

if (process.argv[1] === import.meta.filename) {
  try {
    ensureDocs()
  } catch (error) {
    log(error instanceof Error ? error.message : String(error))
    process.exitCode = 1
  }
}
