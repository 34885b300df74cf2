// Begins a translation: `npm run texts -- add it Italiano` writes every file of texts in English, with the
// forms of number of the language, and adds the language to the list.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { filesToTranslate } from './check-files.ts'
import { toTranslate } from './new-language.ts'
import { readTextFiles } from './text-files.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const LIST = join(ROOT, 'packages', 'texts', 'src', 'languages.json')

const [language, name] = process.argv.slice(2)
if (language === undefined || name === undefined || !/^[a-z]{2,3}$/.test(language)) {
  console.error('npm run texts -- add CODE NAME, e.g. npm run texts -- add it Italiano')
  process.exitCode = 2
} else {
  for (const [original, path] of filesToTranslate(readTextFiles(ROOT), language)) {
    if (!existsSync(join(ROOT, path))) begin(original, path, language)
  }
  writeJson(LIST, { ...readJson(LIST), [language]: name })
}

function begin(original: string, path: string, to: string): void {
  const texts = Object.entries(readJson(join(ROOT, original)))
  mkdirSync(dirname(join(ROOT, path)), { recursive: true })
  writeJson(
    join(ROOT, path),
    Object.fromEntries(texts.map(([key, icu]) => [key, toTranslate(icu, to)])),
  )
  console.log(path)
}

function readJson(file: string): Record<string, string> {
  return JSON.parse(readFileSync(file, 'utf8'))
}

function writeJson(file: string, value: Readonly<Record<string, string>>): void {
  writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)
}
