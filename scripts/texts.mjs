// Makes modules of the texts in `locales/*.json`: `npm run texts`, and whenever packages are installed. With
// `add it Italiano` it begins a translation.
import { addLanguage, ensureTexts } from './prepare.mjs'

const [command, ...language] = process.argv.slice(2)
try {
  if (command === 'add') addLanguage(language)
  ensureTexts()
} catch (error) {
  process.stderr.write(`guildhall: ${error.message}\n`)
  process.exitCode = 1
}
