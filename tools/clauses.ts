import { readdirSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { parseRulebook } from '@guildhall/texts'
import { type Citation, citationsIn } from './citations.ts'
import { type BookCoverage, coverage, type Rulebook } from './clause-coverage.ts'
import implemented from './implemented.json' with { type: 'json' }

const ROOT = join(import.meta.dirname, '..')
const FOLDERS = ['packages', 'games', 'apps', 'bench', 'tools']
/** More lines of the same kind do not help; the summary has the number. */
const SHOWN = 15

function rulebooks(): Rulebook[] {
  const files = readdirSync(join(ROOT, 'rules')).filter((file) => file.endsWith('.md'))
  return files.map((file) => ({
    name: basename(file, '.md'),
    clauses: parseRulebook(readFileSync(join(ROOT, 'rules', file), 'utf8')),
  }))
}

function citations(books: readonly Rulebook[]): Citation[] {
  const ids = books.flatMap((book) => book.clauses.map((clause) => clause.id))
  const prefixes = [...new Set(ids.map((id) => id.slice(0, id.indexOf('-'))))]
  return FOLDERS.flatMap((folder) => filesBelow(folder, '.test.ts')).flatMap((file) =>
    citationsIn(relative(ROOT, file), readFileSync(file, 'utf8'), prefixes),
  )
}

function filesBelow(folder: string, ending: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending) && !file.includes('node_modules'))
    .sort()
    .map((file) => join(ROOT, folder, file))
}

function list({ name, clauses }: BookCoverage): void {
  console.log(`\n# ${name}`)
  for (const { clause, tests } of clauses) {
    console.log(`${clause.id}${tests.length === 0 ? '  —' : ''}`)
    for (const { file, line, title } of tests) console.log(`    ${file}:${line}  ${title}`)
  }
}

function summary({ name, implemented, clauses }: BookCoverage): string {
  const tested = clauses.filter(({ tests }) => tests.length > 0).length
  return `${name}: ${tested} of ${clauses.length} clauses have a test${implemented ? '' : ' (not implemented yet)'}`
}

const books = rulebooks()
const { books: covered, faults } = coverage(books, citations(books), implemented)
if (process.argv.includes('--list')) covered.forEach(list)
for (const fault of faults.slice(0, SHOWN)) console.error(fault)
if (faults.length > SHOWN) console.error(`… and ${faults.length - SHOWN} more`)
for (const book of covered) console.log(summary(book))
process.exitCode = faults.length > 0 ? 1 : 0
