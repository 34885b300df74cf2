/**
 * Writes docs/mutation/red-cathedral.md from the report that `npm run mutate` leaves in reports/:
 * how many mutants of each file were killed, and every one that was not.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { percent, table } from './balance/tally.ts'

interface Mutant {
  readonly status: string
  readonly mutatorName: string
  readonly replacement?: string
  readonly location: { readonly start: { readonly line: number } }
}
interface Report {
  readonly files: Readonly<Record<string, { readonly mutants: readonly Mutant[] }>>
}

const KILLED = ['Killed', 'Timeout']
const COUNTED = [...KILLED, 'Survived', 'NoCoverage']

const { files } = JSON.parse(readFileSync('reports/mutation.json', 'utf8')) as Report
const count = (mutants: readonly Mutant[], kinds: readonly string[]): number =>
  mutants.filter(({ status }) => kinds.includes(status)).length
const row = (name: string, mutants: readonly Mutant[]) => [
  name,
  count(mutants, COUNTED),
  count(mutants, KILLED),
  count(mutants, COUNTED) - count(mutants, KILLED),
  percent(count(mutants, KILLED), count(mutants, COUNTED)),
]
const all = Object.values(files).flatMap(({ mutants }) => mutants)
const survivors = Object.entries(files).flatMap(([file, { mutants }]) =>
  mutants
    .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
    .map(({ location, mutatorName, replacement = '' }) => [
      `${file.split('/src/')[1]}:${location.start.line}`,
      mutatorName,
      `\`${replacement.replaceAll(/\s+/g, ' ').replaceAll('|', '\\|').slice(0, 60)}\``,
    ]),
)

const page = `# Mutation of the rules of The Red Cathedral

Made by \`npm run mutate\` (Stryker on scoring, penalties, market and claiming, held against the tests of chapters
RC-6, RC-7, RC-8 and RC-12 only). A mutant that makes a test fail or hang is killed.

${table(
  ['file', 'mutants', 'killed', 'left', 'score'],
  [
    ...Object.entries(files).map(([file, { mutants }]) =>
      row(file.split('/src/')[1] ?? file, mutants),
    ),
    row('all', all),
  ],
)}

## Those that lived

${table(['where', 'mutation', 'by'], survivors)}
`
mkdirSync('docs/mutation', { recursive: true })
writeFileSync('docs/mutation/red-cathedral.md', page)
