// Makes modules of the texts in `locales/*.json`: `npm run texts`, and whenever packages are installed. With
// `add it Italiano` it begins a translation.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { digests, log, ROOT, readJson, sourcesIn, unchanged, write } from './files.mjs'
import { withLock } from './with-lock.mjs'

const RECORD = join(ROOT, 'dist', 'texts.inputs.json')
const COMPILER = join(ROOT, 'packages', 'texts', 'compiler')

/** Makes the modules, unless they were made of the very files that are there now. */
export function ensureTexts() {
  if (areMade()) return
  withLock(join(ROOT, '.texts.lock'), () => {
    if (!areMade()) make()
  })
}

function areMade() {
  const known = readJson(RECORD)
  if (known === undefined) return false
  const { json, made } = textFiles()
  return made === known.made && json.every((file) => file in known.of) && unchanged(known.of)
}

function make() {
  const { json } = textFiles()
  if (!compiler('main.ts')) throw new Error('some texts are wrong')
  write(RECORD, JSON.stringify({ made: textFiles().made, of: digests(json) }))
}

/** Writes the files of a language that is to be translated, in English. */
function addLanguage(args) {
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

if (process.argv[1] === import.meta.filename) {
  const [command, ...language] = process.argv.slice(2)
  try {
    if (command === 'add') addLanguage(language)
    ensureTexts()
  } catch (error) {
    log(error.message)
    process.exitCode = 1
  }
}
