// Makes modules of all texts below a root, that of the repository unless told: `npm run texts`. What is
// wrong with a text is named with its file.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { LANGUAGES } from '../src/languages.ts'
import { faultsIn } from './check-files.ts'
import { HEADER, type Modules, modulesOf } from './generated-files.ts'
import { readTextFiles } from './text-files.ts'

const ROOT = process.argv[2] ?? join(import.meta.dirname, '..', '..', '..')

const files = readTextFiles(ROOT)
const faults = faultsIn(files, LANGUAGES)
if (faults.length > 0) {
  for (const fault of faults) console.error(fault)
  process.exitCode = 1
} else {
  const modules = modulesOf(files)
  for (const [path, text] of modules) write(path, text)
  removeOld(modules)
}

/** A file that stays as it is is not touched: nobody has to read it again. */
function write(path: string, text: string): void {
  const file = join(ROOT, path)
  if (read(file) === text) return
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

/** Modules of texts that are not there any more. */
function removeOld(modules: Modules): void {
  for (const area of new Set(
    [...modules.keys()].map((path) => path.replace(/\/locales\/.*/, '')),
  )) {
    const folder = join(ROOT, area, 'locales')
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const path = `${area}/locales/${name}`
      if (!path.endsWith('.ts') || modules.has(path)) continue
      if (read(join(ROOT, path))?.startsWith(HEADER)) rmSync(join(ROOT, path))
    }
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return undefined
  }
}
