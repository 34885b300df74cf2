// Makes modules of the texts in `locales/*.json`: `npm run texts`, and whenever packages are installed.
import { ensureTexts } from './prepare.mjs'

try {
  ensureTexts()
} catch (error) {
  process.stderr.write(`guildhall: ${error.message}\n`)
  process.exitCode = 1
}
